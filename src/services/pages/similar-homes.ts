import type { AccoRow } from "#db/accommodations/acco-rows.ts";
import type { Kind } from "#domain/accommodation/facts.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { NO_FILTERS, type SearchHit, type SearchQuery } from "#search/query.ts";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { staysOf } from "../search/search-dates.ts";

const MOST_SIMILAR = 4;

/**
 * The nearest homes of the same kind and about the same size that the party can have for the stay in the address;
 * where there are too few, of any kind in the same country.
 */
export async function similarHomes(
	app: Pick<App, "db" | "search" | "clock" | "cards" | "viewer">,
	row: AccoRow,
	params: SearchParams,
	today: DayNumber,
	language: Language,
): Promise<readonly ListedAccommodation[]> {
	const query: SearchQuery = {
		stays: params.departure ? staysOf({ arrival: params.arrival, departure: params.departure }, today) : null,
		party: partyOf(params),
		filters: { ...NO_FILTERS, minBedrooms: Math.max(0, row.bedrooms - 1) },
		// One more than wanted: the home itself is the nearest.
		sort: "distance",
		from: 0,
		perPage: MOST_SIMILAR + 1,
		center: { lat: row.public_lat, lng: row.public_lng },
	};
	const found = new Map<string, SearchHit>();
	for (const filters of [{ kinds: [row.kind as Kind] }, { place: { country: row.country } }]) {
		if (found.size >= MOST_SIMILAR) break;
		const { hits } = await app.search.search({ ...query, filters: { ...query.filters, ...filters } });
		for (const hit of hits) if (hit.accoId !== row.acco_id && !found.has(hit.accoId)) found.set(hit.accoId, hit);
	}
	return listedAccommodations(app, [...found.values()].slice(0, MOST_SIMILAR), language, query);
}

/** Homes named to a party that a home has no room for. */
const MOST_BIGGER = 3;
/** Half the height and width of what counts as nearby, in degrees: about 130 km each way in the Alps. */
const NEARBY = { lat: 1.2, lng: 1.7 } as const;

/**
 * The nearest homes that take a whole party that this one is too small for: free for the stay in the address, else
 * for some other.
 */
export async function biggerHomes(
	app: Pick<App, "db" | "search" | "clock" | "cards" | "viewer">,
	row: AccoRow,
	params: SearchParams,
	today: DayNumber,
	language: Language,
): Promise<readonly ListedAccommodation[]> {
	const { public_lat: lat, public_lng: lng } = row;
	const bounds = { south: lat - NEARBY.lat, north: lat + NEARBY.lat, west: lng - NEARBY.lng, east: lng + NEARBY.lng };
	const query: SearchQuery = {
		stays: staysOf({ arrival: params.arrival, departure: params.departure }, today),
		party: partyOf(params),
		filters: { ...NO_FILTERS, bounds },
		sort: "distance",
		from: 0,
		perPage: MOST_BIGGER,
		center: { lat, lng },
	};
	const free = await app.search.search(query);
	const { hits } = free.totalResults > 0 ? free : await app.search.search({ ...query, stays: null });
	return listedAccommodations(app, hits, language, query);
}
