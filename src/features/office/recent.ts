import { officeBooking, officeHref } from "#site/office.ts";
import { officeGuest } from "#site/office-guests.ts";
import { officeHome } from "#site/office-homes.ts";
import type { OfficeView } from "#site/views/office-view.ts";
import { remember, remembered } from "../layout/session-memory.ts";

/**
 * The bookings, guests and homes that somebody had open last: remembered by the window, and shown to that person alone,
 * so that nothing of guests outlives the day's work.
 */

export interface Recent {
	readonly kind: "booking" | "guest" | "home";
	readonly label: string;
	readonly detail: string;
	readonly href: string;
}

const MEMORY = "office-recent";
const MOST = 6;

/** The last ones opened by this person, the newest first. */
export function readRecent(person: string): readonly Recent[] {
	try {
		const kept = JSON.parse(remembered(MEMORY) ?? "null");
		return kept?.person === person && Array.isArray(kept.opened) ? kept.opened : [];
	} catch {
		return [];
	}
}

/** Remembers the page that is open, where it is one of a booking, guest or home. */
export function noteRecent({ page, person }: Pick<OfficeView, "page" | "person">): void {
	const one = recentOf(page);
	if (!one || !person) return;
	const others = readRecent(person.name).filter(({ href }) => href !== one.href);
	remember(MEMORY, JSON.stringify({ person: person.name, opened: [one, ...others].slice(0, MOST) }));
}

function recentOf(page: OfficeView["page"]): Recent | null {
	switch (page.name) {
		case "booking": {
			const label = `${page.no} ${page.guest.name}`.trim();
			return { kind: "booking", label, detail: page.home.title, href: officeHref(officeBooking(page.no)) };
		}
		case "guest": {
			const { name, email } = page.person;
			return { kind: "guest", label: name || email, detail: email, href: officeHref(officeGuest(page.id)) };
		}
		case "officeHome":
			return { kind: "home", label: page.title, detail: page.id, href: officeHref(officeHome(page.id)) };
		default:
			return null;
	}
}
