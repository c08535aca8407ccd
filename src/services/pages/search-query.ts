import { filterValues } from "#domain/search/filters.ts";
import { DEFAULT_PER_PAGE } from "#domain/search/limits.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Filters, SearchQuery } from "#search/query.ts";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import type { PlaceNode } from "../places/place-tree.ts";
import { otherDatesOf, staysOf } from "../search/search-dates.ts";
import { engineFilters } from "../search/search-filters.ts";

/** The engine's query for a search as it stands in an address. */
export function searchQueryOf(
	params: SearchParams,
	place: PlaceNode | null,
	today: DayNumber,
	overrides: Partial<Filters> = {},
	likes: readonly string[] = [],
): SearchQuery {
	const { arrival, departure, flex, month, diffDays } = params;
	const page = params.page ?? 1;
	return {
		stays: staysOf({ arrival, departure, flex, ...month }, today),
		party: partyOf(params),
		filters: { ...filtersOf(params, place, likes), ...overrides },
		sort: params.sort ?? "recommended",
		from: (page - 1) * DEFAULT_PER_PAGE,
		perPage: DEFAULT_PER_PAGE,
		center: centerOf(params, place),
		otherDates: otherDatesOf(diffDays, diffDays !== undefined),
	};
}

/** The point that a sort by distance counts from: the middle of the map, or of the place's homes. */
function centerOf({ bounds }: SearchParams, place: PlaceNode | null): SearchQuery["center"] {
	if (bounds) return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
	return place?.center ?? null;
}

function filtersOf(params: SearchParams, place: PlaceNode | null, likes: readonly string[]): Filters {
	const at = place && {
		country: place.country,
		regionId: place.regionId ?? undefined,
		placeId: place.placeId ?? undefined,
	};
	return engineFilters({
		values: filterValues(({ address }) => params[address]),
		place: at ?? {},
		bounds: params.bounds,
		priceMin: params.priceMin,
		priceMax: params.priceMax,
		accoIds: params.fav === "mine" ? likes : params.fav,
	});
}
