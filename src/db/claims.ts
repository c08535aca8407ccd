import { sql } from "kysely";
import { EXPIRY, type ExpiringState, transitionOf } from "#domain/booking/process.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { writeAudit } from "./audit.ts";
import type { Db } from "./client.ts";
import { returnDiscountUse } from "./discount-codes.ts";

/** Claims on nights. The exclusion constraint is the promise; these keep rivals in one order. */

export interface Claim {
	readonly bookingId: number;
	readonly unitIds: readonly string[];
	readonly stay: Stay;
	readonly kind: "hold" | "option" | "booking";
	/** null for bookings, which never run out. */
	readonly expiresAt: Date | null;
}

/** `[2027-03-01,2027-03-08)`. */
export function dateRange(stay: Stay): string {
	return `[${isoOf(stay.arrival)},${isoOf(stay.departure)})`;
}

/**
 * Locks the units in the order of their ids and ends the claims on these nights whose time is over, so that
 * the nights can be claimed. Must run before `insertClaim` in the same transaction.
 */
export async function clearForClaim(trx: Db, unitIds: readonly string[], stay: Stay, now: Date): Promise<void> {
	await trx
		.selectFrom("unit")
		.select("unit_id")
		.where("unit_id", "in", unitIds)
		.orderBy("unit_id")
		.forUpdate()
		.execute();
	const over = await trx
		.selectFrom("occupancy")
		.select(["occupancy_id", "booking_id"])
		.where("unit_id", "in", unitIds)
		.where("released_at", "is", null)
		.where("expires_at", "<=", now)
		.where(sql<boolean>`stay && ${dateRange(stay)}::daterange`)
		.execute();
	if (over.length === 0) return;
	const bookingIds = [...new Set(over.map((row) => row.booking_id))].filter((id) => id !== null);
	for (const bookingId of bookingIds.sort((a, b) => a - b)) await expireBooking(trx, bookingId, now);
	// Holds without a booking, and whatever an expired booking left.
	await trx
		.updateTable("occupancy")
		.set({ released_at: now })
		.where(
			"occupancy_id",
			"in",
			over.map((row) => row.occupancy_id),
		)
		.where("released_at", "is", null)
		.execute();
}

/** Takes the nights of all units. Throws the exclusion violation (23P01) when one of them is taken. */
export async function insertClaim(trx: Db, claim: Claim): Promise<void> {
	await trx
		.insertInto("occupancy")
		.values(
			claim.unitIds.map((unitId) => ({
				unit_id: unitId,
				stay: dateRange(claim.stay),
				kind: claim.kind,
				booking_id: claim.bookingId,
				expires_at: claim.expiresAt,
				released_at: null,
			})),
		)
		.execute();
}

/**
 * Ends a booking whose waiting time is over: state, nights, discount use and trail, in the caller's
 * transaction. False when it does not wait, or not long enough, or another process has it in hand.
 */
export async function expireBooking(
	trx: Db,
	bookingId: number,
	now: Date,
	options: { readonly skipLocked: boolean } = { skipLocked: false },
): Promise<boolean> {
	const select = trx
		.selectFrom("booking")
		.select(["booking_id", "booking_no", "state", "version"])
		.where("booking_id", "=", bookingId)
		.where("expires_at", "<=", now)
		.forUpdate();
	const booking = await (options.skipLocked ? select.skipLocked() : select).executeTakeFirst();
	if (!booking) return false;
	const transition = transitionOf(EXPIRY[booking.state as ExpiringState]);
	await trx
		.updateTable("booking")
		.set({ state: transition.to, expires_at: null, version: booking.version + 1, updated_at: now })
		.where("booking_id", "=", bookingId)
		.execute();
	await trx
		.updateTable("occupancy")
		.set({ released_at: now })
		.where("booking_id", "=", bookingId)
		.where("released_at", "is", null)
		.execute();
	await returnDiscountUse(trx, bookingId);
	await writeAudit(trx, {
		actor: "timer",
		action: transition.name,
		subjectKind: "booking",
		subjectId: booking.booking_no,
		before: { state: booking.state },
		after: { state: transition.to },
	});
	return true;
}
