import { createHash } from "node:crypto";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { type GuestStay, writeGuestStay } from "#domain/ical/write-calendar.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import type { Settings } from "../app.ts";

/**
 * The file that puts a booked stay into its guest's own calendar (RFC 5545), in the page's language; null while nothing
 * is booked. How to get in is not in it: calendars are shared.
 */
export function stayCalendar(
	{ publicUrl }: Pick<Settings, "publicUrl">,
	row: BookingRow,
	language: Language,
	/** For a companion: the page that the file leads to in place of the booking, whose number it does not say. */
	tripUrl: string | null = null,
): string | null {
	if (row.state !== "confirmed" && row.state !== "completed") return null;
	const { title, placename, region } = row.home;
	const word = (text: Parameters<typeof completeLocalized>[0]) => completeLocalized(text)[language];
	const url = tripUrl ?? publicUrl + guestHref(language, OWN_AREA, `bookings/${row.booking_no}`);
	const stay: GuestStay = {
		uid: `${tripUrl === null ? row.booking_no : createHash("sha256").update(tripUrl).digest("hex").slice(0, 32)}@stay.${new URL(publicUrl).hostname}`,
		changedAt: row.updated_at,
		from: dayOf(row.arrival),
		to: dayOf(row.departure),
		title: word(title),
		place: [word(title), word(placename), word(region)].filter(Boolean).join(", "),
		description: tripUrl ?? translator(language)("guest.number", { number: row.booking_no }),
		url,
	};
	return writeGuestStay(stay);
}
