import { sql } from "kysely";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import { type LowestPrice, lowestPrices } from "#search/memory/lowest-prices.ts";
import { basePoints, similarGroup } from "#search/recommended.ts";
import type { SearchHome } from "#search/search-home.ts";
import type { Db } from "../connection/client.ts";

/** Writes what the sql engine needs of homes beside their own tables. */
export async function writeSummaries(db: Db, homes: readonly SearchHome[], today: DayNumber): Promise<void> {
	if (homes.length === 0) return;
	const lowest = lowestPrices(homes, today);
	const rows = homes.map((entry, index) => summaryOf(entry, lowest[index] as LowestPrice, today));
	// A home may have been deleted since it was read.
	await sql`
		INSERT INTO search_summary
		SELECT r.* FROM json_populate_recordset(NULL::search_summary, ${JSON.stringify(rows)}::json) AS r
		JOIN accommodation USING (acco_id) ORDER BY acco_id
		ON CONFLICT (acco_id) DO UPDATE SET for_day = excluded.for_day, base_points = excluded.base_points,
			similar_group = excluded.similar_group, last_minute = excluded.last_minute,
			from_arrival = excluded.from_arrival, from_departure = excluded.from_departure,
			from_grand_cents = excluded.from_grand_cents, from_per_night_cents = excluded.from_per_night_cents`.execute(db);
}

function summaryOf({ home, facts }: SearchHome, { from, lastMinute }: LowestPrice, today: DayNumber) {
	return {
		acco_id: home.accoId,
		for_day: isoOf(today),
		base_points: basePoints(facts),
		similar_group: similarGroup(facts.kind, home.maxGuests),
		last_minute: lastMinute,
		from_arrival: from && isoOf(from.stay.arrival),
		from_departure: from && isoOf(from.stay.departure),
		from_grand_cents: from?.grandCents ?? null,
		from_per_night_cents: from?.perNightCents ?? null,
	};
}
