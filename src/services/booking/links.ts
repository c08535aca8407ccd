import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { findBookingByPublicId } from "#db/bookings/find-bookings.ts";
import type { Db } from "#db/connection/client.ts";
import { getGuest } from "#db/guests/guests.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import type { Alternative } from "#domain/pricing/alternatives.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { MailLinks, MailOffers } from "#mail/booking-extras.ts";
import { bookingPath } from "#site/booking-path.ts";
import { href } from "#site/href.ts";
import { imageUrl } from "#site/image-url.ts";
import { type SearchParams, searchString } from "#site/search-params.ts";
import { isHiddenTestHouse } from "../accommodations/test-houses.ts";
import type { App } from "../app.ts";
import { picturePath } from "../pictures/picture-source.ts";
import { openSignedId, signedId } from "../signed-id.ts";

/** Addresses in mails and documents; absolute, in the reader's language. */

type LinkApp = { readonly settings: Pick<App["settings"], "publicUrl" | "appSecret"> };

/** What a signed link lets its holder do; each is signed under a key of its own. */
const LINK_PURPOSES = {
	pay: "pay-link",
	resume: "resume-link",
	owner: "owner-answer",
	prove: "prove-link",
	trip: "trip-link",
} as const;
/** Random ids as they are made; nothing else is asked for. */
const PUBLIC_ID = /^[\w-]{22,}$/;
export type LinkPurpose = keyof typeof LINK_PURPOSES;

/** A token for one booking and one purpose, an owner's for as long as the home is theirs; stored nowhere. */
export function linkToken(app: LinkApp, purpose: "owner", row: Pick<BookingRow, "public_id" | "owner_code">): string;
export function linkToken(
	app: LinkApp,
	purpose: Exclude<LinkPurpose, "owner">,
	row: Pick<BookingRow, "public_id">,
): string;
export function linkToken(
	app: LinkApp,
	purpose: LinkPurpose,
	row: { readonly public_id: string; readonly owner_code?: string | null },
): string {
	return signedId(app.settings.appSecret, keyOf(purpose, row), row.public_id);
}

/** The booking that a token is for; null for one that was not made here for this purpose, or for another owner. */
export async function bookingOfToken(
	app: LinkApp & Pick<App, "db">,
	purpose: LinkPurpose,
	token: string,
): Promise<BookingRow | null> {
	const [named = ""] = token.split(".");
	const row = PUBLIC_ID.test(named) ? await findBookingByPublicId(app.db, named) : null;
	return row && openSignedId(app.settings.appSecret, keyOf(purpose, row), token) !== null ? row : null;
}

function keyOf(purpose: LinkPurpose, row: { readonly owner_code?: string | null }): string {
	const key = LINK_PURPOSES[purpose];
	// Codes are the same in any spelling.
	return purpose === "owner" ? `${key}\0${row.owner_code?.toLowerCase() ?? ""}` : key;
}

/** The booking in the guest area. */
export async function bookingUrl(db: Db, app: LinkApp, row: BookingRow): Promise<string> {
	const { public_id: guestId } = await getGuest(db, row.guest_id);
	return app.settings.publicUrl + href("guest", row.lang, { guestId, path: ["bookings", row.booking_no] });
}

/** What every mail to a guest leads to. */
export async function mailLinks(db: Db, app: LinkApp, row: BookingRow): Promise<MailLinks> {
	const { image } = row.home;
	// A mail program is no member of staff: it would be refused the picture of a test house.
	const isShown = image && !(await isHiddenTestHouse({ db }, row.acco_id));
	return {
		bookingUrl: await bookingUrl(db, app, row),
		// Mail programs know no site, and some of them no WebP.
		picture: isShown
			? app.settings.publicUrl + imageUrl(picturePath(row.acco_id, image), { width: 1200, format: "jpeg" })
			: null,
	};
}

/** Where the guest pays without signing in: a page that says what and how much, and leads on. */
export function payUrl(app: LinkApp, row: BookingRow): string {
	return `${app.settings.publicUrl}/pay/${row.lang}/${linkToken(app, "pay", row)}`;
}

/** Where the guest of an option shows that the mailbox is theirs: a page whose button does it. */
export function proveUrl(app: LinkApp, row: Pick<BookingRow, "public_id" | "lang">): string {
	return `${app.settings.publicUrl}/prove/${row.lang}/${linkToken(app, "prove", row)}`;
}

/** Path of what a guest's companions are given: the home, the dates and the way there, and no price. */
export function tripPath(app: LinkApp, row: Pick<BookingRow, "public_id">, language: Language): string {
	return `/trip/${language}/${linkToken(app, "trip", row)}`;
}

/** Where an owner answers a request: a page that asks once more. */
export function answerUrl(app: LinkApp, row: BookingRow, language: Language): string {
	return `${app.settings.publicUrl}/answer/${language}/${linkToken(app, "owner", row)}`;
}

export function homeUrl(app: LinkApp, row: Pick<BookingRow, "acco_id">, language: Language): string {
	return app.settings.publicUrl + href("accommodation", language, { accoId: row.acco_id });
}

/** The booking form with the guest's stay, filled in with what was typed. */
export function resumeUrl(app: LinkApp, row: BookingRow): string {
	const title = completeLocalized(row.home.title)[row.lang];
	const query = searchString(stayOf(row));
	return `${app.settings.publicUrl}${bookingPath(row.lang, title, row.acco_id)}${query}${query ? "&" : "?"}resume=${linkToken(app, "resume", row)}`;
}

/** The stays that are possible instead, and the search for the guest's own days. */
export function mailOffers(app: LinkApp, row: BookingRow, alternatives: readonly Alternative[]): MailOffers {
	const title = completeLocalized(row.home.title)[row.lang];
	const placename = completeLocalized(row.home.placename)[row.lang];
	const home = homeUrl(app, row, row.lang);
	return {
		offers: alternatives.map(({ stay, party, grandCents }) => ({
			title,
			placename,
			stay,
			grandCents,
			url: home + searchString({ ...party, arrival: isoOf(stay.arrival), departure: isoOf(stay.departure) }),
		})),
		searchUrl: app.settings.publicUrl + href("search", row.lang) + searchString(stayOf(row)),
	};
}

function stayOf(row: BookingRow): SearchParams {
	const { adults, children, babies, pets } = row;
	return { adults, children, babies, pets, arrival: row.arrival, departure: row.departure };
}
