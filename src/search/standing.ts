import type { Cents } from "#domain/money.ts";
import type { Sort } from "#domain/search/limits.ts";
import type { SearchHit, SearchQuery } from "./query.ts";

/** Where a home stands in a search's answer and by what: the very keys that the engines order by, for staff to read. */

/** The order that a query has: without a point there is nothing to be near to. */
export function orderOf({ sort, center }: Pick<SearchQuery, "sort" | "center">): Sort {
	return sort === "distance" && center === null ? "recommended" : sort;
}

/** The recommended order's points of a home, with what its price was compared with. */
export interface RecommendedPoints {
	/** Of rating and information: what no search changes. */
	readonly base: number;
	readonly price: number;
	/** Price a night and place; null: no price. */
	readonly perPlaceCents: Cents | null;
	/** The same of the similar homes among the hits, on average; null: none of them has a price. */
	readonly averageCents: Cents | null;
	/** How many they are, the home itself among them. */
	readonly similar: number;
}

/** A home as the engine orders it. */
export interface OrderedHit {
	readonly hit: SearchHit;
	/**
	 * Compared one after the other, lower first; infinite: unknown, hence last. Of hits: the key of `orderOf`, then the
	 * home's number. Of other dates: rank of the dates, price (cents), number.
	 */
	readonly keys: readonly number[];
	/** In the recommended order alone. */
	readonly points: RecommendedPoints | null;
}

/** A place in an answer, with its neighbours. */
export interface Standing {
	readonly list: "hits" | "otherDates";
	/** From 1. */
	readonly place: number;
	/** Homes of the list; of other dates only those that are shown. */
	readonly of: number;
	readonly home: OrderedHit;
	/** The home before it; null: it is the first. */
	readonly before: OrderedHit | null;
	/** The home behind it; null: it is the last. */
	readonly behind: OrderedHit | null;
}

/** Which key puts a home before another: its place among the keys. */
export function decidingKey(home: OrderedHit, other: OrderedHit): number {
	return home.keys.findIndex((key, at) => key !== other.keys[at]);
}
