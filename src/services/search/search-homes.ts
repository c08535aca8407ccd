import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { PRICE_RANGE } from "#domain/search/limits.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { FieldError } from "#domain/validation.ts";
import {
	type Bounds,
	EUROPE,
	type PlaceFilter,
	PRICE_BUCKET,
	type SearchQuery,
	type SearchResult,
} from "#search/query.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { type PlaceSlugs, placeOfSlugs, placeTree } from "../places/place-tree.ts";
import { type MapAnswer, mapAnswer, searchWithMap } from "./map-answer.ts";
import { type ApiFacets, apiFacets, requestedFilters } from "./search-api-filters.ts";
import { otherDatesOf, type SearchDates, staysOf } from "./search-dates.ts";
import { engineFilters } from "./search-filters.ts";
import type { SearchRequest } from "./search-request.ts";

export interface SearchAnswer {
	readonly totalResults: number;
	readonly from: number;
	readonly perPage: number;
	readonly accos: readonly ListedAccommodation[];
	readonly pricerange: { readonly min: number; readonly max: number; readonly type: "night" };
	readonly priceHistogram: readonly number[];
	readonly facets: ApiFacets;
	readonly searchBounds: Bounds;
	readonly searchCenter: { readonly lat: number; readonly lng: number };
	readonly otherDates: readonly ListedAccommodation[];
	/** With `view: "map"`: what the map shows. */
	readonly markers?: MapAnswer["markers"];
	readonly clusters?: MapAnswer["clusters"];
	readonly labels?: MapAnswer["labels"];
	readonly tookMs: number;
}

/** Searches homes; slugs that name no place of this language are errors at their paths. */
export async function searchHomes(
	app: Pick<App, "db" | "search" | "clock" | "cards" | "viewer">,
	request: SearchRequest,
): Promise<Result<SearchAnswer, readonly FieldError[]>> {
	const start = performance.now();
	const { lang } = request;
	const tree = await placeTree(app);
	const found = placeOfSlugs(tree, lang, request);
	if ("unknown" in found) return fail(found.unknown.map((path) => ({ path, code: "UNKNOWN_PLACE" })));
	const query = queryOf(request, found.place, app.clock.today());
	const withMap = request.view === "map" ? await searchWithMap(app.search, query, app.clock.today()) : null;
	const result = withMap?.result ?? (await app.search.search(query));
	const look = { zoom: request.zoomLevel, viewport: request.viewport ?? null, language: lang };
	const map = withMap && (await mapAnswer(app, withMap, tree, look));
	const [accos, otherDates] = [
		await listedAccommodations(app, result.hits, lang, query),
		await listedAccommodations(app, result.otherDates, lang, query),
	];
	return ok({ ...answerOf(request, result, { accos, otherDates }, performance.now() - start), ...map });
}

/** The paths of place slugs that name nothing, for a request that is wrong elsewhere too. */
export async function unknownPlaces(
	app: Pick<App, "db" | "viewer">,
	lang: SearchRequest["lang"],
	slugs: PlaceSlugs,
): Promise<readonly FieldError[]> {
	const found = placeOfSlugs(await placeTree(app), lang, slugs);
	return "unknown" in found ? found.unknown.map((path) => ({ path, code: "UNKNOWN_PLACE" })) : [];
}

/** The engine's query for a request whose place is known. */
export function queryOf(request: SearchRequest, place: PlaceFilter, today: DayNumber): SearchQuery {
	const { priceMin, priceMax, searchBounds: bounds } = request;
	const { adults, children, babies, pets } = request;
	return {
		stays: staysOf(datesOf(request), today),
		party: { adults, children, babies, pets },
		filters: engineFilters({
			values: requestedFilters(request),
			place,
			bounds,
			priceMin,
			priceMax,
			accoIds: request.fav,
		}),
		sort: request.sort,
		from: request.from,
		perPage: request.perPage,
		center: bounds ? centerOf(bounds) : null,
		otherDates: otherDatesOf(request.diffDays, request.otherDates === true),
	};
}

function datesOf(request: SearchRequest): SearchDates {
	return {
		arrival: request.arrivalDate,
		departure: request.departureDate,
		flex: request.flexSearch ? (request.flexPeriod ?? "week") : undefined,
		month: request.flexMonth,
		year: request.flexYear,
	};
}

/** Bars of € 100, as the call promises them. */
function coarse(histogram: readonly number[]): readonly number[] {
	const bars = new Array<number>(PRICE_RANGE.max / 100).fill(0);
	for (const [bucket, count] of histogram.entries()) {
		const bar = Math.floor((bucket * PRICE_BUCKET) / 100);
		bars[bar] = (bars[bar] ?? 0) + count;
	}
	return bars;
}

function answerOf(
	request: SearchRequest,
	result: SearchResult,
	homes: Pick<SearchAnswer, "accos" | "otherDates">,
	tookMs: number,
): SearchAnswer {
	const { facets, priceRange } = result;
	const bounds = result.bounds ?? request.searchBounds ?? EUROPE;
	return {
		totalResults: result.totalResults,
		from: request.from,
		perPage: request.perPage,
		accos: homes.accos,
		pricerange: { ...(priceRange ?? PRICE_RANGE), type: "night" },
		priceHistogram: coarse(result.priceHistogram),
		facets: apiFacets(facets),
		searchBounds: bounds,
		searchCenter: centerOf(bounds),
		otherDates: homes.otherDates,
		tookMs: Math.round(tookMs * 10) / 10,
	};
}

function centerOf(bounds: Bounds): { lat: number; lng: number } {
	return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
}
