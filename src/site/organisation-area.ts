import { ACCO_ID } from "#domain/accommodation/acco-id.ts";
import { BOOKING_NUMBER } from "#domain/booking/booking-number.ts";
import type { Language } from "#domain/language.ts";
import type { OrganisationArea } from "#domain/organisations/rights.ts";
import { href } from "./href.ts";

/** Addresses of the areas of organisations: of travel agencies, and of partners, hosts and home owners. */

/** Sections of the areas, in the order of the menu; each area has its own. */
export const ORGANISATION_SECTIONS = {
	agency: ["overview", "bookings", "statements", "payout", "messages", "users"],
	portal: [
		"overview",
		"calendar",
		"bookings",
		"earnings",
		"homes",
		"ledger",
		"statements",
		"links",
		"landing",
		"keys",
		"payout",
		"messages",
		"users",
	],
} as const satisfies Readonly<Record<OrganisationArea, readonly string[]>>;
export type OrganisationSection = (typeof ORGANISATION_SECTIONS)[OrganisationArea][number];

/** What stands below a section: the number of a booking or of a home. */
const BELOW: Readonly<Partial<Record<OrganisationSection, RegExp>>> = {
	bookings: BOOKING_NUMBER,
	calendar: ACCO_ID,
	messages: /^[\w-]{22,64}$/,
	homes: /^a\d{1,10}(\/photos)?$/,
};

/** Below the area: the page of a home's pictures, and one of those that are not on the site. */
export const PICTURES_PATH = /^homes\/(a\d{1,10})\/photos$/;
export const PICTURE_PATH = /^homes\/(a\d{1,10})\/photos\/([0-9a-f]{16}|[0-9a-f]{32})\.webp$/;

/** Public path of a page of an area; `path` as in `bookings/H7K2M9QXD`. */
export function organisationHref(area: OrganisationArea, language: Language, path: string): string {
	return href(area, language, { path: path.split("/").filter((part) => part !== "" && part !== "overview") });
}

/** A page that one can be led back to after signing in; what is none of them is the overview. */
export function organisationBack(area: OrganisationArea, path: string | null | undefined): string {
	const [section = "", ...rest] = (path ?? "").split("/").filter(Boolean);
	const below = rest.join("/");
	const known = ORGANISATION_SECTIONS[area].find((name) => name === section);
	if (!known) return "overview";
	if (below === "") return known;
	return BELOW[known]?.test(below) ? `${known}/${below}` : "overview";
}
