import { isAccoId } from "#domain/accommodation/acco-id.ts";
import type { Language } from "#domain/language.ts";
import type { OrganisationSection } from "#site/organisation-area.ts";
import type { OrganisationFormState } from "#site/views/organisation-view.ts";
import type { OwnerPage } from "#site/views/owner-view.ts";
import type { App } from "../../app.ts";
import type { MemberSession } from "../../organisations/member-session.ts";
import { ownerBookingPage, ownerBookingsPage } from "./owner-bookings-page.ts";
import { ownerCalendarPage } from "./owner-calendar-page.ts";
import { ownerEarningsPage } from "./owner-earnings-page.ts";
import { ownerHomePage } from "./owner-home-page.ts";
import { ownerOverview } from "./owner-overview.ts";
import { ownerPicturesPage } from "./owner-pictures-page.ts";

interface OwnerPageRequest {
	readonly section: OrganisationSection;
	/** What stands below the section in the address. */
	readonly rest: readonly string[];
	readonly query: Readonly<Record<string, unknown>>;
	readonly form: OrganisationFormState | null;
}

/** A page of the owner's portal; null: there is none, or it is of another's home or booking. */
export async function ownerPage(
	app: Pick<App, "db" | "clock" | "settings">,
	session: MemberSession,
	{ section, rest, query, form }: OwnerPageRequest,
	language: Language,
): Promise<OwnerPage | null> {
	const [below, ...more] = rest;
	if (section === "homes" && more.length === 1 && more[0] === "photos") {
		return isAccoId(below) ? ownerPicturesPage(app, session, below, language) : null;
	}
	if (more.length > 0) return null;
	if (section === "calendar") {
		if (below !== undefined && !isAccoId(below)) return null;
		return ownerCalendarPage(app, session, { accoId: below ?? null, query }, form, language);
	}
	if (section === "homes") {
		if (below !== undefined && !isAccoId(below)) return null;
		return ownerHomePage(app, session, below ?? null, language);
	}
	if (section === "bookings" && below !== undefined) return ownerBookingPage(app, session, below, language);
	if (below !== undefined) return null;
	switch (section) {
		case "overview":
			return ownerOverview(app, session, language);
		case "bookings":
			return ownerBookingsPage(app, session, query, language);
		case "earnings":
			return ownerEarningsPage(app, session, query, language);
		default:
			return null;
	}
}
