import { listInstalments } from "../bookings/booking-facts.ts";
import type { Db } from "../connection/client.ts";

/** What is stored beside bookings, as their guest may have it. */

/** A key that no booking has: the list of an `in` must not be empty. */
const NO_BOOKING = -1;

type Rows = readonly { readonly booking_id: number | null }[];

/** Rows by booking, without the key. */
function byBooking<Row extends Rows[number]>(rows: readonly Row[]): ReadonlyMap<number, Omit<Row, "booking_id">[]> {
	const groups = new Map<number, Omit<Row, "booking_id">[]>();
	for (const { booking_id: bookingId, ...row } of rows) {
		if (bookingId === null) continue;
		const group = groups.get(bookingId);
		if (group) group.push(row);
		else groups.set(bookingId, [row]);
	}
	return groups;
}

/** Lines, payments, documents and the rest of bookings, by booking; what a booking has none of is missing there. */
export async function loadBookingParts(db: Db, bookingIds: readonly number[]) {
	const ids = bookingIds.length > 0 ? bookingIds : [NO_BOOKING];
	return {
		lines: byBooking(
			await db
				.selectFrom("booking_line")
				.select(["booking_id", "code", "label", "quantity", "unit_cents", "amount_cents", "pay"])
				.where("booking_id", "in", ids)
				.orderBy("booking_id")
				.orderBy("seq")
				.execute(),
		),
		instalments: byBooking(await listInstalments(db, ids)),
		payments: byBooking(
			await db
				.selectFrom("payment")
				.select(["booking_id", "provider", "method", "status", "cents", "paid_at", "created_at"])
				.where("booking_id", "in", ids)
				.orderBy("payment_id")
				.execute(),
		),
		refunds: byBooking(
			await db
				.selectFrom("refund")
				.select(["booking_id", "cents", "reason", "status", "due_on", "created_at"])
				.where("booking_id", "in", ids)
				.orderBy("refund_id")
				.execute(),
		),
		cancellation: byBooking(
			await db
				.selectFrom("cancellation")
				.select([
					"booking_id",
					"cause",
					"days_before",
					"fee_cents",
					"refund_cents",
					"credit_cents",
					"payable_cents",
					"at",
				])
				.where("booking_id", "in", ids)
				.execute(),
		),
		documents: byBooking(
			await db
				.selectFrom("document")
				.select(["booking_id", "kind", "number", "lang", "content", "issued_at"])
				.where("booking_id", "in", ids)
				.orderBy("document_id")
				.execute(),
		),
		reviews: byBooking(
			await db
				.selectFrom("review")
				.select(["booking_id", "author", "country", "rating", "text", "stayed", "released", "created_at"])
				.where("booking_id", "in", ids)
				.execute(),
		),
	};
}
