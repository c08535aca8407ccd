import { averageReviews, deleteReviewsOfGuest } from "#db/accommodations/reviews.ts";
import { type BookingRow, lockBookings } from "#db/bookings/booking-facts.ts";
import { forgetGuestOfBookings } from "#db/bookings/bookings.ts";
import { deleteNotes } from "#db/bookings/notes.ts";
import type { Db } from "#db/connection/client.ts";
import { deleteLetters } from "#db/documents/documents.ts";
import { anonymiseGuest, type GuestRow } from "#db/guests/guests.ts";
import { removeLikes } from "#db/guests/likes.ts";
import { deletePasskeysOfGuest } from "#db/guests/passkeys.ts";
import { deleteEmailChange } from "#db/guests/sign-ins.ts";
import { emptyMails } from "#db/mail/outbox.ts";
import { emptyReasons } from "#db/operations/audit.ts";
import { emptyLinesOfBookings } from "#db/payments/bank-lines.ts";
import { emptyApprovals, overtakeApproval } from "#db/staff/approvals.ts";
import { deleteViewsOfWords } from "#db/staff/staff-views.ts";

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

type ForgottenGuest = Pick<GuestRow, "guest_id" | "public_id" | "email" | "firstname" | "lastname">;

/**
 * Bookings without their guest: of their papers the books' alone are left, their mails say nothing any more and none of
 * them leaves, and what staff wrote of them is gone but for that they did it.
 */
export async function forgetBookings(
	trx: Db,
	rows: readonly Pick<BookingRow, "booking_id" | "booking_no" | "guest">[],
	now: Date,
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
	await deleteLetters(trx, bookingIds);
	// Nobody confirms anything any more of somebody who cannot be named.
	for (const row of rows) await overtakeApproval(trx, { bookingId: row.booking_id, bookingNo: row.booking_no }, now);
	await emptyApprovals(trx, { bookingIds });
	await emptyReasons(
		trx,
		"booking",
		rows.map((row) => row.booking_no),
	);
}

/**
 * A guest without name, address, mails, likes and reviews; nobody can sign in as him any more.
 *
 * @param former addresses that the guest had before, and nobody else has by now
 */
export async function forgetGuest(
	trx: Db,
	{ guest_id: guestId, public_id: publicId, email, firstname, lastname }: ForgottenGuest,
	former: readonly string[],
	now: Date,
): Promise<void> {
	await averageReviews(trx, await deleteReviewsOfGuest(trx, guestId));
	await removeLikes(trx, guestId, null);
	await deletePasskeysOfGuest(trx, guestId);
	const newEmail = await deleteEmailChange(trx, guestId);
	await emptyMails(trx, { guestId, emails: [email, ...former, ...(newEmail === null ? [] : [newEmail])] });
	await overtakeApproval(trx, { guestId, publicId }, now);
	await emptyApprovals(trx, { guestId });
	await emptyReasons(trx, "guest", [publicId]);
	await deleteViewsOfWords(trx, [email, ...former, lastname, `${firstname} ${lastname}`]);
	// Unique, and no address: the name `invalid` belongs to nobody (RFC 2606).
	await anonymiseGuest(trx, guestId, `${publicId}@erased.invalid`, now);
}
