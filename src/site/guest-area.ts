import { BOOKING_NUMBER } from "#domain/booking/booking-number.ts";
import type { Language } from "#domain/language.ts";
import { href } from "./href.ts";

/** Addresses of the guest area. Its ids give no access: a signed-in guest sees the own area under any of them. */

/** Stands for the id of the signed-in guest. */
export const OWN_AREA = "me";

/** Sections of the area, in the order of its menu. */
export const GUEST_SECTIONS = ["overview", "bookings", "documents", "payments", "favourites", "profile"] as const;
export type GuestSection = (typeof GUEST_SECTIONS)[number];

/** Pages of one booking beside the booking itself. */
const BOOKING_PAGES = ["cancel", "change", "complete"] as const;

/** Public path of a page of the area; `path` as in `bookings/H7K2M9QXD`. */
export function guestHref(language: Language, guestId: string, path: string): string {
	return href("guest", language, { guestId, path: path.split("/").filter(Boolean) });
}

/** A page that one can be led back to after signing in; what is none of them is the overview. Never leads elsewhere. */
export function backPath(path: string | null | undefined): string {
	const [section = "", bookingNo, page, ...rest] = (path ?? "").split("/").filter(Boolean);
	const known = GUEST_SECTIONS.find((name) => name === section);
	if (!known || rest.length > 0) return "overview";
	if (bookingNo === undefined) return known;
	if (known !== "bookings" || !BOOKING_NUMBER.test(bookingNo)) return "overview";
	if (page === undefined) return `bookings/${bookingNo}`;
	return BOOKING_PAGES.some((name) => name === page) ? `bookings/${bookingNo}/${page}` : "overview";
}
