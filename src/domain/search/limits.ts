/**
 * Limits of a search. Where they differ, an address forgives and the API has always taken more: a value beyond
 * `address` is left out of a page's search, one beyond `api` is refused.
 */
export const LIMITS = {
	people: { address: 50, api: 99 },
	rooms: { address: 30, api: 99 },
	/** Euros a night. */
	price: { address: 100_000, api: 1_000_000 },
	km: { address: 500, api: 1000 },
	/** Of the map, in Google's scale. */
	zoom: { address: 22, api: 25 },
} as const;

/** Letters of a destination, be it a name or a sentence. */
export const MOST_LETTERS = 160;

/** Arrival and departure may be so many days off. */
export const MOST_DAYS_OFF = 14;

/** Price filter of the specification (§9): whole euros a night; its ends mean no limit. */
export const PRICE_RANGE = { min: 0, max: 3500 } as const;

/** Homes of a page of the list. */
export const DEFAULT_PER_PAGE = 10;
export const MAX_PER_PAGE = 100;

export const SORTS = ["recommended", "price-asc", "price-desc", "rating", "guests", "distance"] as const;
export type Sort = (typeof SORTS)[number];
