import { accoNumber } from "#domain/accommodation/acco-id.ts";
import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import { otherStays } from "#domain/pricing/flexible-stays.ts";
import { priceOf } from "#domain/pricing/price.ts";
import { checkParty, checkStay, type Stay } from "#domain/pricing/stay-rules.ts";
import {
	ALTERNATIVES,
	choicesOf,
	chosenOf,
	type FacetCounts,
	FILTER_LIST,
	type Filter,
	facetsFrom,
} from "#domain/search/filters.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { distanceKey, longitudeScale } from "./distance.ts";
import { hasChoice } from "./home-values.ts";
import { hasLastMinute, isLastMinute } from "./last-minute.ts";
import {
	type LastMinuteAnswer,
	type LastMinuteQuery,
	lastMinuteFilters,
	lastMinutesOf,
	openFilters,
	withLastMinute,
} from "./last-minute-weeks.ts";
import { priceBucket, priceLimits, priceRange } from "./prices.ts";
import {
	asksOtherDates,
	type Choices,
	choicesFrom,
	type Filters,
	type MapPoint,
	MOST_OTHER_DATES,
	type OtherDateHit,
	PRICE_BUCKETS,
	type PricedStay,
	type SearchHit,
	type SearchQuery,
	type SearchResult,
	type StayOffer,
} from "./query.ts";
import { basePoints, pricePerPlace, pricePoints, similarGroup } from "./recommended.ts";
import type { SearchHome } from "./search-home.ts";
import { orderOf } from "./standing.ts";

/**
 * The rules of a search in the plainest form: home by home, with the domain's own functions. Too slow for a
 * catalogue; the engines are held to it.
 */

/** A home that is possible for the stay and party, with its price. */
interface Candidate {
	readonly entry: SearchHome;
	readonly price: PricedStay | null;
	readonly from: PricedStay | null;
	readonly choices: Choices | null;
	readonly perNightCents: number | null;
	readonly lastMinute: boolean;
}

export function plainSearch(homes: readonly SearchHome[], query: SearchQuery, today: DayNumber): SearchResult {
	const candidates = homes.flatMap((entry) => candidateOf(entry, query, today) ?? []).filter(narrowBy(query));
	const groups = groupFilters(query);
	const passing = (except: string | null) =>
		candidates.filter((candidate) => groups.every(({ name, keep }) => name === except || keep(candidate)));
	const hits = passing(null);
	const priced = passing("price").flatMap(({ perNightCents }) => perNightCents ?? []);
	const histogram = new Array<number>(PRICE_BUCKETS).fill(0);
	for (const price of priced) histogram[priceBucket(price)] = (histogram[priceBucket(price)] ?? 0) + 1;
	return {
		totalResults: hits.length,
		hits: sorted(hits, query)
			.slice(query.from, query.from + query.perPage)
			.map(hitOf),
		priceRange: priceRange(Math.min(...priced), Math.max(...priced)),
		priceHistogram: histogram,
		facets: facetsOf(hits, passing),
		bounds: hits.length === 0 ? null : boundsOf(hits),
		points: query.withPoints ? hits.map(pointOf) : null,
		otherDates: asksOtherDates(query, hits.length) ? otherDatesOf(homes, hits, query, today) : [],
	};
}

/** Homes and lowest price of each single stay. */
export function plainOffers(homes: readonly SearchHome[], query: SearchQuery, today: DayNumber): StayOffer[] {
	return (query.stays ?? []).map((stay) => {
		const hits = hitsOf(homes, query, stay, today);
		const prices = hits.flatMap(({ price }) => price?.grandCents ?? []);
		return { count: hits.length, lowestCents: prices.length > 0 ? Math.min(...prices) : null };
	});
}

/** The last-minute stays of the homes that pass every filter but the price. */
export function plainLastMinutes(
	homes: readonly SearchHome[],
	query: LastMinuteQuery,
	today: DayNumber,
): LastMinuteAnswer {
	const filters = lastMinuteFilters(query.filters);
	const find = (wanted: Filters) => {
		const all = { ...query, filters: wanted, stays: null, from: 0, perPage: homes.length };
		const { hits, facets } = plainSearch(homes, all, today);
		const ids = new Set(hits.map(({ accoId }) => accoId));
		return { facets, homes: homes.filter(({ home }) => ids.has(home.accoId)) };
	};
	const accoIds = withLastMinute(find(openFilters(filters)).homes, query, today);
	return {
		...lastMinutesOf(find(filters).homes, query, today),
		facets: find({ ...filters, accoIds }).facets,
	};
}

/** All hits of one stay. */
function hitsOf(homes: readonly SearchHome[], query: SearchQuery, stay: Stay, today: DayNumber): readonly SearchHit[] {
	const { party, filters, sort, center } = query;
	const all = { party, filters, sort, center, stays: [stay], from: 0, perPage: homes.length };
	return plainSearch(homes, all, today).hits;
}

function hitOf({ entry, price, from, choices }: Candidate): SearchHit {
	return { accoId: entry.home.accoId, price, from, choices };
}

function pointOf({ entry, price, from }: Candidate): MapPoint {
	const { lat, lng } = entry.facts;
	return { accoId: entry.home.accoId, lat, lng, grandCents: (price ?? from)?.grandCents ?? null };
}

/** The first rank at which a home is possible counts, there its lowest price, then the earliest stay. */
function otherDatesOf(
	homes: readonly SearchHome[],
	hits: readonly Candidate[],
	query: SearchQuery,
	today: DayNumber,
): OtherDateHit[] {
	const [requested] = query.stays ?? [];
	if (!requested || !query.otherDates) return [];
	const known = new Set(hits.map(({ entry }) => entry.home.accoId));
	const rows = new Map<string, { readonly rank: number; readonly grand: number; readonly hit: SearchHit }>();
	for (const { stay, rank } of otherStays(requested, query.otherDates.days, today)) {
		for (const hit of hitsOf(homes, query, stay, today)) {
			if (known.has(hit.accoId)) continue;
			const grand = hit.price?.grandCents ?? 0;
			const before = rows.get(hit.accoId);
			if (!before || (before.rank === rank && grand < before.grand)) rows.set(hit.accoId, { rank, grand, hit });
		}
	}
	return [...rows.values()]
		.sort((a, b) => a.rank - b.rank || a.grand - b.grand || accoNumber(a.hit.accoId) - accoNumber(b.hit.accoId))
		.slice(0, MOST_OTHER_DATES)
		.map(({ hit, rank }) => ({ ...hit, rank }));
}

function candidateOf(entry: SearchHome, query: SearchQuery, today: DayNumber): Candidate | null {
	const { home } = entry;
	const { stays, party } = query;
	const occupancy = occupancyOf(entry.taken);
	if (stays === null) {
		if (checkParty(home, party)) return null;
		const from = fromPrice(home, today, occupancy);
		const lastMinute = hasLastMinute(home, today, occupancy);
		const perNightCents = from?.perNightCents ?? null;
		return { entry, price: null, from, choices: null, perNightCents, lastMinute };
	}
	const possible = stays
		.filter((stay) => checkStay(home, stay, party, today, occupancy) === null)
		.map((stay): PricedStay => {
			const { nights, grandCents, perNightCents } = priceOf(home, { stay, party }, today);
			return { stay, nights, grandCents, perNightCents };
		});
	const [price] = [...possible].sort((a, b) => a.grandCents - b.grandCents);
	if (!price) return null;
	return {
		entry,
		price,
		from: null,
		perNightCents: price.perNightCents,
		choices: stays.length === 1 ? null : choicesFrom(possible),
		lastMinute: isLastMinute(home, price.stay.arrival - today),
	};
}

/** The filters that only narrow: each more choice leaves fewer homes. */
function narrowBy({ filters }: SearchQuery): (candidate: Candidate) => boolean {
	return ({ entry, lastMinute }) => {
		const { home, facts, status } = entry;
		const { place, bounds } = filters;
		if (filters.testHouses === "no" && status === "test") return false;
		if (filters.testHouses === "testOnly" && status !== "test") return false;
		if (place.country !== undefined && place.country !== home.country) return false;
		if (place.regionId !== undefined && place.regionId !== facts.regionId) return false;
		if (place.placeId !== undefined && place.placeId !== facts.placeId) return false;
		if (bounds) {
			if (facts.lat < bounds.south || facts.lat > bounds.north) return false;
			if (facts.lng < bounds.west || facts.lng > bounds.east) return false;
		}
		if (
			!NARROWING.every((filter) =>
				chosenOf(filter, filters).every((choice) => keeps(filter, choice, { entry, lastMinute })),
			)
		)
			return false;
		return filters.accoIds === null || filters.accoIds.includes(home.accoId);
	};
}

/** Filters of which each more choice leaves fewer homes. */
const NARROWING = FILTER_LIST.filter(({ kind }) => kind === "yes" || kind === "all" || kind === "within");

/** Whether a choice of a filter, taken alone, keeps a home. */
function keeps(filter: Filter, choice: string | number | true, home: Pick<Candidate, "entry" | "lastMinute">): boolean {
	return filter.name === "lastMinutes" ? home.lastMinute : hasChoice(filter, home.entry)(choice);
}

/** Filters of which another choice takes the chosen one's place. */
function groupFilters({ filters }: SearchQuery): { name: string; keep: (candidate: Candidate) => boolean }[] {
	const limits = priceLimits(filters);
	return [
		{
			name: "price",
			keep: ({ perNightCents: price }) =>
				limits === null || (price !== null && price >= limits.min && price <= limits.max),
		},
		...ALTERNATIVES.map((filter) => {
			const chosen = chosenOf(filter, filters);
			return {
				name: filter.name,
				keep: (home: Candidate) => chosen.length === 0 || chosen.some((choice) => keeps(filter, choice, home)),
			};
		}),
	];
}

function facetsOf(hits: readonly Candidate[], passing: (except: string) => readonly Candidate[]): FacetCounts {
	const others = new Map<string, readonly Candidate[]>(ALTERNATIVES.map(({ name }) => [name, passing(name)]));
	return facetsFrom((filter, index) => {
		const choice = choicesOf(filter)[index] ?? true;
		return (others.get(filter.name) ?? hits).filter((home) => keeps(filter, choice, home)).length;
	});
}

function boundsOf(hits: readonly Candidate[]) {
	const lats = hits.map(({ entry }) => entry.facts.lat);
	const lngs = hits.map(({ entry }) => entry.facts.lng);
	return {
		south: Math.min(...lats),
		west: Math.min(...lngs),
		north: Math.max(...lats),
		east: Math.max(...lngs),
	};
}

function sorted(hits: readonly Candidate[], query: SearchQuery): Candidate[] {
	const key = sortKey(hits, query);
	return hits
		.map((hit) => ({ hit, key: key(hit), number: accoNumber(hit.entry.home.accoId) }))
		.sort((a, b) => (a.key === b.key ? a.number - b.number : a.key < b.key ? -1 : 1))
		.map(({ hit }) => hit);
}

/** Lower comes first. */
function sortKey(hits: readonly Candidate[], query: SearchQuery): (hit: Candidate) => number {
	const { center } = query;
	const sort = orderOf(query);
	const price = (hit: Candidate) => hit.price?.grandCents ?? hit.perNightCents;
	if (sort === "price-asc") return (hit) => price(hit) ?? Number.POSITIVE_INFINITY;
	if (sort === "price-desc") return (hit) => -(price(hit) ?? Number.NEGATIVE_INFINITY);
	if (sort === "rating") return ({ entry }) => -(entry.facts.rating ?? -1);
	if (sort === "guests") return ({ entry }) => -entry.home.maxGuests;
	if (sort === "distance" && center) {
		const scale = longitudeScale(center.lat);
		return ({ entry }) => distanceKey(center, scale, entry.facts.lat, entry.facts.lng);
	}
	return recommendedKey(hits);
}

function recommendedKey(hits: readonly Candidate[]): (hit: Candidate) => number {
	const perPlace = ({ entry, perNightCents }: Candidate) =>
		perNightCents === null ? null : pricePerPlace(perNightCents, entry.home.maxGuests);
	const groupOf = ({ entry }: Candidate) => similarGroup(entry.facts.kind, entry.home.maxGuests);
	const sums = new Map<number, { sum: number; count: number }>();
	for (const hit of hits) {
		const price = perPlace(hit);
		if (price === null) continue;
		const group = sums.get(groupOf(hit)) ?? { sum: 0, count: 0 };
		sums.set(groupOf(hit), { sum: group.sum + price, count: group.count + 1 });
	}
	return (hit) => {
		const price = perPlace(hit);
		const group = sums.get(groupOf(hit));
		const points = price === null || !group ? 0 : pricePoints(price, Math.floor(group.sum / group.count));
		return -(basePoints(hit.entry.facts) + points);
	};
}
