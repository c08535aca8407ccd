import { CompiledQuery, sql } from "kysely";
import { AMENITIES, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { priceRange } from "#search/prices.ts";
import { type Facets, PRICE_BUCKETS, type SearchHit, type SearchQuery, type SearchResult } from "#search/query.ts";
import { countName, LEAST, type PageRow, type SearchRow, searchStatement } from "#search/sql/search-statement.ts";
import type { Db } from "./client.ts";

/** Answers a search from the tables, with lowest prices and points from `search_summary`. */
export async function sqlSearch(db: Db, query: SearchQuery, today: DayNumber, now: Date): Promise<SearchResult> {
	if (!isPossible(query, today)) return resultOf(query, { counts: {}, histogram: null, page: null });
	const { text, values } = searchStatement(query, today, now);
	const rows = await db.transaction().execute(async (trx) => {
		// The planner takes the sets between the steps for single rows and would join them in nested loops; and
		// compiling so long a statement takes longer than running it.
		await sql`SELECT set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`.execute(trx);
		return (await trx.executeQuery(CompiledQuery.raw(text, [...values]))).rows;
	});
	return resultOf(query, rows[0] as SearchRow);
}

/** False for stays and parties that no home takes, and for which the statement cannot be written. */
function isPossible({ stay, party }: SearchQuery, today: DayNumber): boolean {
	if (party.adults < 1) return false;
	if (stay === null) return true;
	const { arrival, departure } = stay;
	if (!Number.isInteger(arrival) || !Number.isInteger(departure)) return false;
	return arrival >= today && departure > arrival && departure <= today + BOOKING_HORIZON_DAYS;
}

function resultOf(query: SearchQuery, { counts, histogram, page }: SearchRow): SearchResult {
	const count = (name: string) => counts[name] ?? 0;
	const { lowest = null, highest = null, south = null, west = null, north = null, east = null } = counts;
	return {
		totalResults: count("total"),
		hits: (page ?? []).map((row) => hitOf(query, row)),
		priceRange: lowest === null || highest === null ? null : priceRange(lowest, highest),
		priceHistogram: Array.from({ length: PRICE_BUCKETS }, (_, bar) => histogram?.[bar] ?? 0),
		facets: facetsOf(count),
		bounds: south === null || west === null || north === null || east === null ? null : { south, west, north, east },
	};
}

function hitOf({ stay }: SearchQuery, row: PageRow): SearchHit {
	const { accoId, grand, perNight, arrival, departure } = row;
	if (grand === null || perNight === null) return { accoId, price: null, from: null };
	const prices = { grandCents: grand, perNightCents: perNight };
	if (stay) return { accoId, price: { stay, nights: stay.departure - stay.arrival, ...prices }, from: null };
	if (arrival === null || departure === null) return { accoId, price: null, from: null };
	return { accoId, price: null, from: { stay: { arrival, departure }, nights: departure - arrival, ...prices } };
}

function facetsOf(count: (name: string) => number): Facets {
	const each = <Key extends string>(keys: readonly Key[], name: (index: number) => string) =>
		Object.fromEntries(keys.map((key, index) => [key, count(name(index))])) as Record<Key, number>;
	const least = Object.fromEntries(
		LEAST.map(({ name, column, choices }) => [
			name,
			Object.fromEntries(choices.map((choice, index) => [choice, count(countName.least(column, index))])),
		]),
	) as Pick<Facets, (typeof LEAST)[number]["name"]>;
	return {
		amenities: each(AMENITIES, countName.amenity),
		kinds: each(KINDS, countName.kind),
		location: each(LOCATIONS, countName.location),
		...least,
		detached: count("detached"),
		noPets: count("noPets"),
		companyVfy: count("companyVfy"),
		lastMinutes: count("lastMinutes"),
	};
}
