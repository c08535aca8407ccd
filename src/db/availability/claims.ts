import { sql } from "kysely";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** Claims on nights. The exclusion constraint is the promise; these make competing claims wait in one order. */

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

/** Locks the units in the order of their ids: every claim or block of their nights takes these locks first. */
export async function lockUnits(trx: Db, unitIds: readonly string[]): Promise<void> {
	await trx
		.selectFrom("unit")
		.select("unit_id")
		.where("unit_id", "in", unitIds)
		.orderBy("unit_id")
		.forUpdate()
		.execute();
}

/** Claims on these nights whose time is over; their bookings are ended before the nights are claimed again. */
export async function expiredClaims(
	trx: Db,
	unitIds: readonly string[],
	stay: Stay,
	now: Date,
): Promise<readonly { readonly occupancyId: number; readonly bookingId: number | null }[]> {
	const rows = await trx
		.selectFrom("occupancy")
		.select(["occupancy_id", "booking_id"])
		.where("unit_id", "in", unitIds)
		.where("released_at", "is", null)
		.where("expires_at", "<=", now)
		.where(sql<boolean>`stay && ${dateRange(stay)}::daterange`)
		.execute();
	return rows.map((row) => ({ occupancyId: row.occupancy_id, bookingId: row.booking_id }));
}

/**
 * Gives the nights of claims back that are over at `now`, the instant at which they were found to be. A booking that was
 * confirmed or held longer since keeps its nights: it is locked by its own row, not by its units.
 */
export async function releaseClaims(trx: Db, occupancyIds: readonly number[], now: Date): Promise<void> {
	if (occupancyIds.length === 0) return;
	await trx
		.updateTable("occupancy")
		.set({ released_at: now })
		.where("occupancy_id", "in", occupancyIds)
		.where("released_at", "is", null)
		.where("expires_at", "<=", now)
		.execute();
}

/**
 * Gives back the nights of claims whose time is over: of all, whose bookings are ended by the sweep, or of those alone
 * that have no booking.
 */
export async function releaseExpiredClaims(db: Db, now: Date, which: "all" | "bookingless" = "all"): Promise<void> {
	const over = db
		.updateTable("occupancy")
		.set({ released_at: now })
		.where("released_at", "is", null)
		.where("expires_at", "<=", now);
	await (which === "all" ? over : over.where("booking_id", "is", null)).execute();
}

/** Gives the nights of a booking back. */
export async function releaseBooking(trx: Db, bookingId: number, now: Date): Promise<void> {
	await trx
		.updateTable("occupancy")
		.set({ released_at: now })
		.where("booking_id", "=", bookingId)
		.where("released_at", "is", null)
		.execute();
}

/** Makes a booking's claim one of another kind or time; false when the nights are not claimed any more. */
export async function changeClaim(
	trx: Db,
	bookingId: number,
	claim: Pick<Claim, "kind" | "expiresAt">,
): Promise<boolean> {
	const changed = await trx
		.updateTable("occupancy")
		.set({ kind: claim.kind, expires_at: claim.expiresAt })
		.where("booking_id", "=", bookingId)
		.where("released_at", "is", null)
		.returning("occupancy_id")
		.execute();
	return changed.length > 0;
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
