/** Addresses of the back office; they hold no language (docs/guides/people-and-privacy.md#staff). */

export const OFFICE = "/staff";

/** Where signed-out staff are led. */
export const OFFICE_SIGN_IN = `${OFFICE}/sign-in`;

/** Where a fresh second factor is asked for. */
export const OFFICE_CONFIRM = `${OFFICE}/confirm`;

/** Below `/staff`: where a booking for a guest begins. */
export const NEW_BOOKING = "bookings/new";

/** A record by its code, as feeds and staff name them (`office-records.ts`). */
function record(desk: string): RegExp {
	return new RegExp(`^${desk}/(~?[\\p{L}\\p{N}._-]{1,40})$`, "u");
}

/** Pages for who is signed in, by what stands below `/staff`; a part in capitals is the key of what the page shows. */
const PAGES = {
	home: /^$/,
	bookings: /^bookings$/,
	selection: /^bookings\/selected$/,
	newBooking: /^bookings\/new$/,
	booking: /^bookings\/(H[0-9A-HJKMNP-TV-Z]{8})$/,
	board: /^board$/,
	guests: /^guests$/,
	guest: /^guests\/([\w-]{22,64})$/,
	outbox: /^outbox$/,
	mail: /^mails\/(\d{1,15})$/,
	inbox: /^inbox(?:\/(\d{1,15}))?$/,
	templates: /^inbox\/templates$/,
	flags: /^banners$/,
	redirects: /^redirects$/,
	newRedirect: /^redirects\/new$/,
	redirect: /^redirects\/of$/,
	homes: /^homes$/,
	feeds: /^feeds$/,
	officeHome: /^homes\/(a\d{1,10})$/,
	discounts: /^codes$/,
	newDiscount: /^codes\/new$/,
	discount: record("codes"),
	partners: /^partners$/,
	newPartner: /^partners\/new$/,
	partner: record("partners"),
	owners: /^owners$/,
	newOwner: /^owners\/new$/,
	owner: record("owners"),
	agencies: /^agencies$/,
	newAgency: /^agencies\/new$/,
	agency: record("agencies"),
	reviews: /^reviews$/,
	payments: /^payments$/,
	refunds: /^refunds$/,
	payouts: /^payouts$/,
	approvals: /^approvals$/,
	numbers: /^numbers$/,
	audit: /^audit$/,
	people: /^people$/,
	newPerson: /^people\/new$/,
	person: record("people"),
	account: /^account$/,
} as const;
export type OfficePageName = keyof typeof PAGES;

/** The page that a path below `/staff` names, with the key of what it shows; null: there is no such page. */
export function officePageOf(path: string): { readonly name: OfficePageName; readonly key: string } | null {
	const plain = decoded(path);
	for (const [name, pattern] of Object.entries(PAGES)) {
		const found = pattern.exec(plain);
		if (found) return { name: name as OfficePageName, key: found[1] ?? "" };
	}
	return null;
}

/** A path without the writing of addresses; what is written wrongly stays. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** Public path of a page of the office. */
export function officeHref(path: string): string {
	return path === "" ? OFFICE : `${OFFICE}/${path}`;
}

/** Where a booking of a home begins. */
export function newBookingHref(accoId: string): string {
	return `${officeHref(NEW_BOOKING)}?home=${accoId}`;
}

/** Path below `/staff` of a booking's page. */
export function officeBooking(bookingNo: string): string {
	return `bookings/${bookingNo}`;
}

/** Path below `/staff` that says who else has a booking open. */
export function officeOthers(bookingNo: string): string {
	return `${officeBooking(bookingNo)}/others.json`;
}

/** The booking of such a path; null: it is none. */
export function bookingOfOthers(path: string): string | null {
	return /^bookings\/(H[0-9A-HJKMNP-TV-Z]{8})\/others\.json$/.exec(path)?.[1] ?? null;
}

/** A page, and what its address asks for, in the characters that a query is written in. */
const BACK = /^([^?]*)(?:\?([\w.~*%+&=-]{0,1000}))?$/;

/** Of an address, not to come back to: what was just done, and in which language. */
const NOT_BACK = ["done", "of", "lang", "back"];

/**
 * A page that one can be led back to, with what its address asks for; what is none of them is the first. Never leads
 * elsewhere.
 */
export function officeBack(back: string | null | undefined): string {
	const [, path, search = ""] = BACK.exec(back ?? "") ?? [];
	if (path === undefined || !officePageOf(path)) return "";
	const kept = search.split("&").filter((part) => part !== "" && !NOT_BACK.includes(part.split("=")[0] ?? ""));
	return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

/** Where somebody confirms who they are, to come back to a page of the office. */
export function officeConfirmHref(back: string): string {
	return OFFICE_CONFIRM + backQuery(back);
}

/** The sign-in, to come back to a page of the office. */
export function officeSignInHref(back: string): string {
	return OFFICE_SIGN_IN + backQuery(back);
}

function backQuery(back: string): string {
	const known = officeBack(back);
	return known === "" ? "" : `?back=${encodeURIComponent(known)}`;
}

/** What stands below `/staff` in an address; null: another's. */
export function officePath(pathname: string): string | null {
	const [, path] = /^\/staff(?:\/(.*?))?\/?$/.exec(pathname) ?? [];
	return /^\/staff(\/|$)/.test(pathname) ? (path ?? "") : null;
}
