import type { Cents } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import type { FromPrice } from "#domain/pricing/arrivals.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { type FacetCounts, type FilterValues, NO_FILTER_VALUES } from "#domain/search/filters.ts";
import { PRICE_RANGE, type Sort } from "#domain/search/limits.ts";

/**
 * What both search engines take and answer. Names and texts are not here: an engine answers home numbers
 * and prices, the caller adds words in the language asked for.
 */

export interface Bounds {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** Box that holds all of Europe; the map of a search without place or hits. */
export const EUROPE: Bounds = { south: 34, west: -25, north: 72, east: 45 };

/** Width of a bar of the price histogram, in euros a night; the last bar is open. */
export const PRICE_BUCKET = 20;
export const PRICE_BUCKETS = PRICE_RANGE.max / PRICE_BUCKET;

/** Where to look, as ids of the catalogue; absent parts do not narrow. */
export interface PlaceFilter {
	/** ISO 3166-1 alpha-2. */
	readonly country?: string;
	readonly regionId?: number;
	readonly placeId?: number;
}

export interface Filters extends FilterValues {
	readonly place: PlaceFilter;
	readonly bounds: Bounds | null;
	/** Euros a night, inclusive; null: no limit. */
	readonly priceMin: number | null;
	readonly priceMax: number | null;
	/** Only these homes (likes, a shared list); null: no limit. */
	readonly accoIds: readonly string[] | null;
	/** Test houses: only staff may ask for them. */
	readonly testHouses: "no" | "yes" | "testOnly";
}

export interface SearchQuery {
	/**
	 * Each home is shown with the cheapest possible one of these stays; of equal prices the one that comes first.
	 * One: exact dates. Null: no dates, homes show their lowest price of the next 12 months.
	 */
	readonly stays: readonly Stay[] | null;
	readonly party: Party;
	readonly filters: Filters;
	readonly sort: Sort;
	/** Offset and length of the page. */
	readonly from: number;
	readonly perPage: number;
	/** Point for the sort by distance. */
	readonly center: { readonly lat: number; readonly lng: number } | null;
	/** Also all hits as points of a map. */
	readonly withPoints?: boolean;
	/** With one stay: also homes that are possible on other dates, arrival and departure up to so many days off. */
	readonly otherDates?: {
		readonly days: number;
		/** False: only when the hits do not fill a page. */
		readonly always: boolean;
	};
}

/** Whether other dates belong to the answer; a list of several stays has none. */
export function asksOtherDates({ stays, otherDates, perPage }: SearchQuery, totalResults: number): boolean {
	if (stays?.length !== 1 || !otherDates) return false;
	return otherDates.always || totalResults < perPage;
}

export const NO_FILTERS: Filters = {
	...NO_FILTER_VALUES,
	place: {},
	bounds: null,
	priceMin: null,
	priceMax: null,
	accoIds: null,
	testHouses: "no",
};

/** A stay with what it costs in the end. */
export type PricedStay = FromPrice;

/** A home on the page with its price: of the stay asked, or its `from` price. */
export interface SearchHit {
	readonly accoId: string;
	/** Price of the stay; null without dates. */
	readonly price: PricedStay | null;
	/** With several stays: the possible ones of them. */
	readonly choices: Choices | null;
	/** Lowest price without dates; null for a home without rates or when dates are given. */
	readonly from: FromPrice | null;
}

/** A home that is possible on other dates than those asked for. */
export interface OtherDateHit extends SearchHit {
	/** Class of its dates (`otherStays`), lower first: the list goes by it, then by price, then by number. */
	readonly rank: number;
}

/** Which of several stays a home can have. */
export interface Choices {
	readonly count: number;
	/** The `MOST_CHOICES` cheapest (of equal prices the first asked for), in the order they were asked for. */
	readonly cheapest: readonly PricedStay[];
}

const MOST_CHOICES = 5;

/** The choices of a home from all its possible stays, in the order they were asked for. */
export function choicesFrom(possible: readonly PricedStay[]): Choices {
	const cheapest = [...possible].sort((a, b) => a.grandCents - b.grandCents).slice(0, MOST_CHOICES);
	return { count: possible.length, cheapest: possible.filter((stay) => cheapest.includes(stay)) };
}

/** Homes on other dates that are shown below a list. */
export const MOST_OTHER_DATES = 10;

/** A hit on the map. */
export interface MapPoint {
	readonly accoId: string;
	readonly lat: number;
	readonly lng: number;
	/** All-in price of the stay shown, or the `from` price; null: none. */
	readonly grandCents: Cents | null;
}

export interface SearchResult {
	readonly totalResults: number;
	readonly hits: readonly SearchHit[];
	/** Lowest and highest price a night in whole euros (floor, ceil), without the price filter; null without priced homes. */
	readonly priceRange: { readonly min: number; readonly max: number } | null;
	/** Homes by price a night, `PRICE_BUCKETS` bars of `PRICE_BUCKET` euros, without the price filter. */
	readonly priceHistogram: readonly number[];
	readonly facets: FacetCounts;
	/** Smallest box around all hits; null without hits. */
	readonly bounds: Bounds | null;
	/** All hits, in no order; null unless they were asked for. */
	readonly points: readonly MapPoint[] | null;
	/**
	 * Homes that are no hits but possible on other dates, best first: same nights before others, then the smallest
	 * shift, then the lowest price (docs/guides/search.md#stays-of-a-search); empty unless they were asked for.
	 */
	readonly otherDates: readonly OtherDateHit[];
}

/** What one stay offers within a search. */
export interface StayOffer {
	/** Homes that are possible. */
	readonly count: number;
	readonly lowestCents: Cents | null;
}
