import { sql } from "kysely";
import type { BlockKind } from "#domain/booking/block.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import { dateRange } from "./claims.ts";

/** Nights that staff and owners close: rows of `occupancy` like every claim, so that the same constraint refuses a second taker. */

export interface NightsBlock {
	readonly blockId: string;
	readonly unitIds: readonly string[];
	readonly stay: Stay;
	readonly kind: BlockKind;
	/** Who closes the nights: of the staff, or of the owner. */
	readonly by: { readonly staffId: number } | { readonly ownerCode: string; readonly userId: number };
	readonly reason: string;
	readonly at: Date;
}

/** Takes the nights of all units. Throws the exclusion violation (23P01) when one of them is taken. */
export async function insertBlock(trx: Db, block: NightsBlock): Promise<void> {
	const { by } = block;
	const whose =
		"staffId" in by ? { blocked_by: by.staffId } : { blocked_by_owner: by.ownerCode, blocked_by_user: by.userId };
	await trx
		.insertInto("occupancy")
		.values(
			block.unitIds.map((unitId) => ({
				unit_id: unitId,
				stay: dateRange(block.stay),
				kind: block.kind,
				booking_id: null,
				ical_source_id: null,
				expires_at: null,
				released_at: null,
				created_at: block.at,
				block_id: block.blockId,
				...whose,
				reason: block.reason === "" ? null : block.reason,
			})),
		)
		.execute();
}

/** A block that still takes nights, as it was made. */
export interface StandingBlock {
	readonly unitIds: readonly string[];
	/** The home that has all of these units, the smallest of several. */
	readonly accoId: string;
	readonly kind: BlockKind;
	/** Code of the owner who closed the nights and still has the home; null: it is for staff to open them. */
	readonly ownerCode: string | null;
	readonly from: DayNumber;
	readonly to: DayNumber;
}

/** The block of an id; null: there is none, or it was taken back. */
export async function findBlock(db: Db, blockId: string): Promise<StandingBlock | null> {
	const { rows } = await sql<StandingBlock>`
		SELECT array_agg(o.unit_id ORDER BY o.unit_id) AS "unitIds", o.kind, block_owner(o.block_id) AS "ownerCode",
			lower(o.stay) - DATE '1970-01-01' AS "from", upper(o.stay) - DATE '1970-01-01' AS "to",
			(SELECT u.acco_id FROM acco_unit u WHERE u.unit_id = ANY (array_agg(o.unit_id))
				GROUP BY u.acco_id ORDER BY count(*) DESC, u.acco_id LIMIT 1) AS "accoId"
		FROM occupancy o WHERE o.block_id = ${blockId} AND o.released_at IS NULL
		GROUP BY o.block_id, o.kind, o.stay`.execute(db);
	return rows[0] ?? null;
}

/** Gives the nights of a block back; false when somebody did so before. */
export async function releaseBlock(trx: Db, blockId: string, now: Date): Promise<boolean> {
	const released = await trx
		.updateTable("occupancy")
		.set({ released_at: now })
		.where("block_id", "=", blockId)
		.where("released_at", "is", null)
		.returning("occupancy_id")
		.execute();
	return released.length > 0;
}
