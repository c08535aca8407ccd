import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { optionEnd } from "#domain/booking/claim.ts";

/** Whether an option lapses unless its mailbox is proved; `row` as it is stored. */
export function waitsForProof(row: BookingRow): boolean {
	const { state, proved_at, accepted_at, extended_at, expires_at, created_at } = row;
	return (
		state === "option" &&
		proved_at === null &&
		accepted_at === null &&
		extended_at === null &&
		expires_at !== null &&
		expires_at < optionEnd(created_at)
	);
}
