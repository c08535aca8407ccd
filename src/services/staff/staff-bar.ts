import { listKnownAccommodations } from "#db/accommodations/accommodations.ts";
import { findPartner } from "#db/bookings/attribution.ts";
import { findBookingId } from "#db/bookings/booking-facts.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { civilDayAt } from "#domain/time/civil-date.ts";
import { accoIdIn } from "#site/href.ts";
import { OFFICE, officeBooking, officeHref } from "#site/office.ts";
import { confirmHref } from "#site/office-files.ts";
import { homesHref, officeHome } from "#site/office-homes.ts";
import { recordHref } from "#site/office-records.ts";
import { type Address, readPublic } from "#site/rewrite.ts";
import { WITHOUT_LANGUAGE } from "#site/route-table.ts";
import { storyPathOf } from "#site/story-href.ts";
import { WHY, WHY_FIRST, whyHref } from "#site/why.ts";
import type { App } from "../app.ts";
import type { Attribution } from "../booking/booking-answer.ts";
import { getHuislijstDateTime } from "../operations/get-huislijst-date-time.ts";
import { languagelessAddresses } from "../pages/landing-page.ts";
import { placeTree } from "../places/place-tree.ts";
import { mayExplain } from "../search/why-order.ts";
import type { TestHouses } from "../viewer.ts";
import type { StaffSession } from "./staff-session.ts";

/** What the bar above a page says to who of the staff looks at it (specification §6). */
export interface StaffBarView {
	readonly name: string;
	readonly roles: readonly Role[];
	readonly updatedAt: Date | null;
	readonly isUpdatedToday: boolean;
	/** The homes were not updated for long. */
	readonly isOld: boolean;
	readonly testHouses: TestHouses;
	/** Minutes until the session ends; null: not soon. */
	readonly minutesLeft: number | null;
	/** Where somebody stays signed in by the second factor, to come back to the page; null: it does not end soon. */
	readonly stayHref: string | null;
	/** Whose commission a booking of this browser would be. */
	readonly partner: { readonly label: string; readonly kind: "affiliate" | "host" } | null;
	/** Where the page's story is edited. */
	readonly editHref: string | null;
	/** On a search, for who may ask why its homes stand as they do: the question, or the search without it. */
	readonly why: { readonly href: string; readonly isOpen: boolean } | null;
	/** What the office knows of what the page shows, by its number or name; its first page for any other. */
	readonly office: { readonly href: string; readonly of: string | null };
}

/** Homes that were not updated for so long are said to be old. */
const OLD_HOURS = 6;
/** The end of the session is said so long before. */
const SOON_MINUTES = 15;

/** The bar of a page; null for who has none. */
export async function staffBarView(
	app: Pick<App, "db" | "clock" | "content" | "viewer">,
	staff: StaffSession,
	page: URL,
	attribution: Attribution,
): Promise<StaffBarView | null> {
	if (!mayDo(staff.roles, "testHouses.see")) return null;
	const address = readPublic(page.pathname);
	const [{ dateTime }, partner, editHref, why, office] = await Promise.all([
		getHuislijstDateTime(app),
		partnerOf(app, attribution),
		editorOf(app, page, address),
		mayExplain(staff) ? whyOf(app, page, address) : null,
		officeOf(app, staff.roles, page, address),
	]);
	const updatedAt = dateTime === null ? null : new Date(dateTime);
	const now = app.clock.now();
	const minutesLeft = Math.max(0, Math.floor((staff.endsAt.getTime() - now.getTime()) / 60_000));
	return {
		name: staff.name,
		roles: staff.roles,
		updatedAt,
		isUpdatedToday: updatedAt !== null && civilDayAt(updatedAt) === civilDayAt(now),
		isOld: updatedAt !== null && now.getTime() - updatedAt.getTime() > OLD_HOURS * 3_600_000,
		testHouses: staff.testHouses,
		minutesLeft: minutesLeft <= SOON_MINUTES ? minutesLeft : null,
		stayHref: minutesLeft <= SOON_MINUTES ? confirmHref(page.pathname + page.search) : null,
		partner,
		editHref,
		why,
		office,
	};
}

/** A code that nobody active has counts for nothing, and is not named. */
async function partnerOf({ db }: Pick<App, "db">, { host, partner }: Attribution): Promise<StaffBarView["partner"]> {
	const found =
		(host ? await findPartner(db, host, "host") : null) ??
		(partner ? await findPartner(db, partner, "affiliate") : null);
	return found && { label: found.label, kind: found.kind };
}

async function editorOf(app: Pick<App, "content">, { pathname }: URL, address: Address | null): Promise<string | null> {
	const path = address ? storyPathOf(address) : languagelessStory(pathname);
	// A service of content that is away has no editor for the moment, and no page fails for it.
	return path === null ? null : app.content.editorAddress(path, address?.language ?? "en").catch(() => null);
}

function languagelessStory(pathname: string): string | null {
	const names = Object.keys(WITHOUT_LANGUAGE) as (keyof typeof WITHOUT_LANGUAGE)[];
	const name = names.find((known) => WITHOUT_LANGUAGE[known] === pathname);
	return name ? languagelessAddresses(name).path : null;
}

/** Null where the page is no search: a place that there is not has none either. */
async function whyOf(
	app: Pick<App, "db" | "viewer">,
	{ pathname, searchParams }: URL,
	address: Address | null,
): Promise<StaffBarView["why"]> {
	if (!address || !(await isSearch(app, address))) return null;
	const others = new URLSearchParams(searchParams);
	others.delete(WHY);
	const query = others.toString().replaceAll("%2C", ",");
	const search = query ? `${pathname}?${query}` : pathname;
	const isOpen = searchParams.has(WHY);
	return { href: isOpen ? search : whyHref(search, WHY_FIRST), isOpen };
}

async function isSearch(app: Pick<App, "db" | "viewer">, address: Address): Promise<boolean> {
	const { name } = address;
	if (name === "placeSearch") return (await searchedPlace(app, address)) !== null;
	return name === "search" || name === "lastMinute" || name.startsWith("market");
}

/**
 * A booking's page, a home's page, a partner's page, the homes of a place, or the first page: only what there is and they
 * may see.
 */
async function officeOf(
	app: Pick<App, "db" | "viewer">,
	roles: readonly Role[],
	{ pathname, searchParams }: URL,
	address: Address | null,
): Promise<StaffBarView["office"]> {
	const { db } = app;
	const bookingNo = /\bH[0-9A-HJKMNP-TV-Z]{8}\b/.exec(searchParams.get("booking") ?? pathname)?.[0];
	if (bookingNo && mayDo(roles, "bookings.see") && (await findBookingId(db, bookingNo)) !== null) {
		return { href: officeHref(officeBooking(bookingNo)), of: bookingNo };
	}
	const home = address && homeOf(address);
	if (home && mayDo(roles, "homes.see") && (await listKnownAccommodations(db, [home])).has(home)) {
		return { href: officeHref(officeHome(home)), of: home };
	}
	const place = address && mayDo(roles, "homes.see") ? await placeOf(app, address) : null;
	if (place) return { href: homesHref({ q: place }), of: place };
	const code = address?.name === "partnerLanding" ? String(address.params.partnerCode) : null;
	const partner = code && mayDo(roles, "partners.see") ? await findPartner(db, code, "affiliate") : null;
	if (partner) return { href: recordHref("partners", partner.code), of: partner.code };
	return { href: OFFICE, of: null };
}

/** Name of the town or village that a search is of; the office's list finds homes by no wider place. */
async function placeOf(app: Pick<App, "db" | "viewer">, address: Address): Promise<string | null> {
	const found = address.name === "placeSearch" ? await searchedPlace(app, address) : null;
	return found?.type === "placename" ? found.names[address.language] : null;
}

async function searchedPlace(app: Pick<App, "db" | "viewer">, { language, params }: Address) {
	return (await placeTree(app)).find(language, [params.country, ...[params.slug].flat()].map(String));
}

function homeOf({ name, params }: Address): string | null {
	if (name === "accommodation") return accoIdIn(`-${params.accoId}`);
	if (name === "homeDetail") return accoIdIn(String(params.home));
	return name === "booking" ? accoIdIn(String(params.slug)) : null;
}
