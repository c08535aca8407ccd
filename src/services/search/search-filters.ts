import type { FilterValues } from "#domain/search/filters.ts";
import { PRICE_RANGE } from "#domain/search/limits.ts";
import type { Bounds, Filters, PlaceFilter } from "#search/query.ts";

/** What a search asks for, wherever it was said: in a page's address or in the API's request. */
interface RequestedFilters {
	readonly values: FilterValues;
	readonly place: PlaceFilter;
	readonly bounds: Bounds | undefined;
	/** Euros a night. */
	readonly priceMin: number | undefined;
	readonly priceMax: number | undefined;
	readonly accoIds: readonly string[] | undefined;
}

/** The engines' filters. The ends of the price's scale mean no limit (specification §9); test homes are never shown. */
export function engineFilters({ values, place, bounds, priceMin, priceMax, accoIds }: RequestedFilters): Filters {
	return {
		...values,
		place,
		bounds: bounds ?? null,
		priceMin: priceMin === undefined || priceMin <= PRICE_RANGE.min ? null : priceMin,
		priceMax: priceMax === undefined || priceMax >= PRICE_RANGE.max ? null : priceMax,
		accoIds: accoIds ? [...new Set(accoIds)] : null,
		testHouses: "no",
	};
}
