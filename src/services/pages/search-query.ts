import type { DayNumber } from "#domain/time/civil-date.ts";
import { DEFAULT_PER_PAGE, type Filters, NO_FILTERS, PRICE_RANGE, type SearchQuery } from "#search/query.ts";
import { partyOf, type SearchParams } from "#site/search-params.ts";
import type { PlaceNode } from "../place-tree.ts";
import { otherDatesOf, staysOf } from "../search-dates.ts";

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
	const { priceMin, priceMax } = params;
	return {
		...NO_FILTERS,
		place: place
			? { country: place.country, regionId: place.regionId ?? undefined, placeId: place.placeId ?? undefined }
			: {},
		bounds: params.bounds ?? null,
		minBedrooms: params.bedrooms ?? 0,
		minBathrooms: params.bathrooms ?? 0,
		minStars: params.stars ?? 0,
		minRating: params.rating ?? 0,
		noPets: params.noPets === 1,
		companyVfy: params.companyVfy === 1,
		lastMinutes: params.lastMinutes === 1,
		priceMin: priceMin && priceMin > PRICE_RANGE.min ? priceMin : null,
		// The upper end of the range means no upper limit (specification §9).
		priceMax: priceMax !== undefined && priceMax < PRICE_RANGE.max ? priceMax : null,
		amenities: params.facility ?? [],
		kinds: params.types ?? [],
		detached: params.detached === 1,
		location: params.location ?? [],
		maxKmFromSkilift: params.maxKmFromSkilift ?? null,
		maxKmFromGolfCourse: params.maxKmFromGolfCourse ?? null,
		accoIds: params.fav === "mine" ? likes : (params.fav ?? null),
	};
}
