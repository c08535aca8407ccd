import type { Selectable } from "kysely";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { Db } from "../connection/client.ts";
import type { CancellationTable } from "../tables/booking-tables.ts";

/** How cancelled bookings were settled. */

export type CancellationRow = Selectable<CancellationTable>;

/** Writes down how a booking was settled. */
export async function insertCancellation(trx: Db, bookingId: number, settlement: Settlement, at: Date): Promise<void> {
	await trx
		.insertInto("cancellation")
		.values({
			booking_id: bookingId,
			cause: settlement.cause,
			days_before: settlement.daysBefore,
			fee_bp: settlement.feeBp,
			travel_cents: settlement.travelCents,
			fee_cents: settlement.feeCents,
			insurance_cents: settlement.insuranceCents,
			paid_cents: settlement.paidCents,
			refund_cents: settlement.refundCents,
			credit_cents: settlement.creditCents,
			payable_cents: settlement.payableCents,
			at,
		})
		.execute();
}

/** Writes down that the fee of a cancellation was lowered afterwards. */
export async function lowerCancellationFee(trx: Db, bookingId: number, lowered: Settlement): Promise<void> {
	await trx
		.updateTable("cancellation")
		.set({
			fee_bp: lowered.feeBp,
			fee_cents: lowered.feeCents,
			refund_cents: lowered.refundCents,
			payable_cents: lowered.payableCents,
		})
		.where("booking_id", "=", bookingId)
		.execute();
}

/** How bookings were settled; those that never were cancelled after they had been confirmed are missing. */
export async function listCancellations(db: Db, bookingIds: readonly number[]): Promise<readonly CancellationRow[]> {
	if (bookingIds.length === 0) return [];
	return db.selectFrom("cancellation").selectAll().where("booking_id", "in", bookingIds).execute();
}

/** How a booking was settled; null when it was not. */
export async function findCancellation(db: Db, bookingId: number): Promise<CancellationRow | null> {
	const [row] = await listCancellations(db, [bookingId]);
	return row ?? null;
}
