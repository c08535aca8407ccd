import { averageReviews, deleteReviewsOfGuest } from "#db/accommodations/reviews.ts";
import { type BookingRow, lockBookings } from "#db/bookings/booking-facts.ts";
import { forgetGuestOfBookings } from "#db/bookings/bookings.ts";
import { deleteNotes } from "#db/bookings/notes.ts";
import type { Db } from "#db/connection/client.ts";
import { anonymiseGuest } from "#db/guests/guests.ts";
import { removeLikes } from "#db/guests/likes.ts";
import { deleteEmailChange } from "#db/guests/sign-ins.ts";
import { emptyMails } from "#db/mail/outbox.ts";
import { emptyLinesOfBookings } from "#db/payments/bank-lines.ts";

/** Taking a guest's name out of what stays: bookings, mails, reviews, the guest himself. Each in the caller's transaction. */

/** Years that invoices are kept after the one they were issued in (Algemene wet inzake rijksbelastingen, article 52). */
export const INVOICE_YEARS = 7;

/** What a booking's guest is when nobody is named. */
const NOBODY = {
	salutation: "neutral",
	firstname: "",
	lastname: "",
	email: "",
	telNumber: "",
	telE164: "",
	address: "",
	postalCode: "",
	placename: "",
	companyName: "",
	vatNumber: "",
} as const;

/** Bookings without their guest; their mails say nothing any more, and none of them leaves. */
export async function forgetBookings(
	trx: Db,
	rows: readonly Pick<BookingRow, "booking_id" | "guest">[],
): Promise<void> {
	await lockBookings(
		trx,
		rows.map((row) => row.booking_id),
	);
	await forgetGuestOfBookings(
		trx,
		rows.map((row) => ({ bookingId: row.booking_id, guest: { ...row.guest, ...NOBODY } })),
	);
	const bookingIds = rows.map((row) => row.booking_id);
	await emptyMails(trx, { bookingIds });
	await deleteNotes(trx, bookingIds);
	await emptyLinesOfBookings(trx, bookingIds);
}

/** A guest without name, address, likes and reviews; nobody can sign in as him any more. */
export async function forgetGuest(trx: Db, guestId: number, publicId: string, now: Date): Promise<void> {
	await averageReviews(trx, await deleteReviewsOfGuest(trx, guestId));
	await removeLikes(trx, guestId, null);
	await deleteEmailChange(trx, guestId);
	// Unique, and no address: the name `invalid` belongs to nobody (RFC 2606).
	await anonymiseGuest(trx, guestId, `${publicId}@erased.invalid`, now);
}
