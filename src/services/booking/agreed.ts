import type { BookingRow } from "#db/bookings/booking-facts.ts";

/** Who has agreed to a stay. Money alone books nothing that its guest or its owner has not agreed to. */

/** Whether an option is a free hold: whom it is for, and that the terms are agreed to, is said when it is booked. */
export function isHold(row: Pick<BookingRow, "terms_accepted_at">): boolean {
	return row.terms_accepted_at === null;
}

/** Whether the guest has agreed to the terms, and the owner of a home on request to the stay. */
export function isAgreed(row: Pick<BookingRow, "type" | "accepted_at" | "terms_accepted_at">): boolean {
	return !isHold(row) && (row.type !== "Application" || row.accepted_at !== null);
}
