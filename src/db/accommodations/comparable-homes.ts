import { sql } from "kysely";
import type { ComparableHome } from "#domain/accommodation/earnings-estimate.ts";
import type { Kind } from "#domain/accommodation/facts.ts";
import { EMPTY_RATES } from "#domain/accommodation/rates.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import { loadRates } from "./load-homes.ts";

/** Homes like one that somebody may let: which there are, and what their prices and calendars hold. */

export interface LikeWhich {
	readonly country: string;
	/** Null: the whole country. */
	readonly regionId: number | null;
	/** Null: of every kind. */
	readonly kind: Kind | null;
	readonly bedrooms: { readonly from: number; readonly to: number };
}

/** Live homes of a kind, place and size, by number. */
export async function listComparable(db: Db, which: LikeWhich, limit: number): Promise<readonly string[]> {
	const { country, regionId, kind, bedrooms } = which;
	const ofKind = kind === null ? sql`true` : sql`a.kind = ${kind}`;
	const ofRegion = regionId === null ? sql`true` : sql`p.region_id = ${regionId}`;
	const { rows } = await sql<{ accoId: string }>`
		SELECT a.acco_id AS "accoId" FROM accommodation a JOIN place p USING (place_id)
		WHERE a.status = 'live' AND a.country = ${country} AND a.bedrooms BETWEEN ${bedrooms.from} AND ${bedrooms.to}
			AND ${ofKind} AND ${ofRegion}
		ORDER BY a.acco_no LIMIT ${limit}`.execute(db);
	return rows.map(({ accoId }) => accoId);
}

/** Prices of homes, and the nights of a period that guests have taken; the owner's own nights and work on the house are none. */
export async function loadComparable(
	db: Db,
	accoIds: readonly string[],
	from: DayNumber,
	until: DayNumber,
): Promise<readonly ComparableHome[]> {
	const rates = await loadRates(db, accoIds);
	const { rows } = await sql<Stay & { readonly accoId: string }>`
		SELECT u.acco_id AS "accoId", lower(o.stay) - DATE '1970-01-01' AS arrival,
			upper(o.stay) - DATE '1970-01-01' AS departure
		FROM acco_unit u JOIN occupancy o USING (unit_id)
		WHERE u.acco_id = ANY(${[...accoIds]}::text[]) AND o.released_at IS NULL
			AND o.kind IN ('booking', 'external', 'ical')
			AND o.stay && daterange(${isoOf(from)}::date, ${isoOf(until)}::date)`.execute(db);
	const taken = Map.groupBy(rows, ({ accoId }) => accoId);
	return accoIds.map((accoId) => ({ rates: rates.get(accoId) ?? EMPTY_RATES, taken: taken.get(accoId) ?? [] }));
}
