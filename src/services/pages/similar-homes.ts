import type { AccoRow } from "#db/acco-rows.ts";
import type { Acco } from "#domain/home/acco.ts";
import type { Kind } from "#domain/home/facts.ts";
import type { Language } from "#domain/language.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { NO_FILTERS, type SearchHit, type SearchQuery } from "#search/query.ts";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import { accosOf } from "../acco-answer.ts";
import type { App } from "../app.ts";
import { staysOf } from "../search-dates.ts";

const MOST_SIMILAR = 4;

/**
 * The nearest homes of the same kind and about the same size that the party can have for the stay in the address;
 * where there are too few, of any kind in the same country.
 */
export async function similarHomes(
	app: Pick<App, "db" | "search" | "clock">,
	row: AccoRow,
	params: SearchParams,
	today: DayNumber,
	language: Language,
): Promise<readonly Acco[]> {
	const query: SearchQuery = {
		stays: params.departure ? staysOf({ arrival: params.arrival, departure: params.departure }, today) : null,
		party: partyOf(params),
		filters: { ...NO_FILTERS, minBedrooms: Math.max(0, row.bedrooms - 1) },
		// One more than wanted: the home itself is the nearest.
		...{ sort: "distance", from: 0, perPage: MOST_SIMILAR + 1 },
		center: { lat: row.public_lat, lng: row.public_lng },
	};
	const found = new Map<string, SearchHit>();
	for (const filters of [{ kinds: [row.kind as Kind] }, { place: { country: row.country } }]) {
		if (found.size >= MOST_SIMILAR) break;
		const { hits } = await app.search.search({ ...query, filters: { ...query.filters, ...filters } });
		for (const hit of hits) if (hit.accoId !== row.acco_id && !found.has(hit.accoId)) found.set(hit.accoId, hit);
	}
	return accosOf(app, [...found.values()].slice(0, MOST_SIMILAR), language, query);
}
