import { byLanguage, type Language, type Localized } from "#domain/language.ts";
import { DEFAULT_PER_PAGE, MOST_LETTERS } from "#domain/search/limits.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { sharedLetters } from "#search/suggest/fold.ts";
import { alternates, href } from "#site/href.ts";
import { saidIn, saidString } from "#site/said.ts";
import { parseSearchParams, type SearchParams, searchString, stayParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import { testHousesIncluded } from "../accommodations/test-houses.ts";
import type { App } from "../app.ts";
import { inPlace, type PlaceNode, type PlaceTree, placeLabel, placePath, placeTree } from "../places/place-tree.ts";
import { loadHomeForSale } from "../quotes/quote-stay.ts";
import { readDestination } from "../search/read-destination.ts";
import { explainOrder } from "../search/why-order.ts";
import { searchHeadText } from "./head-texts.ts";
import { isByWeeks, lastMinutePage } from "./last-minute-page.ts";
import { searchQueryOf } from "./search-query.ts";

export interface SearchPageRequest {
	readonly language: Language;
	readonly kind: SearchView["kind"];
	/** Addresses of the screen that is scoped to the place, where they are not the place's own. */
	readonly paths?: Localized;
	/** Slugs of the place in this language, from the country down; empty for everywhere. */
	readonly slugs: readonly string[];
	/** The address's query. */
	readonly query: Readonly<Record<string, string>>;
	/** The visitor's likes, for `fav=1`. */
	readonly likes?: readonly string[];
	/** The address named a home below the place: one that is offered, or one that is not. */
	readonly namedHome?: "offered" | "unknown" | undefined;
	/** The home whose place staff ask for; only where they may. */
	readonly why?: string | undefined;
}

/** Whether the home that an address names is offered. */
export async function homeInAddress(app: App, accoId: string): Promise<"offered" | "unknown"> {
	return (await loadHomeForSale(app.db, accoId, app.clock.now(), app.viewer)) ? "offered" : "unknown";
}

/** Another address shows this; the page leads there. */
export interface MovedTo {
	readonly movedTo: string;
	/** 301 where it is not said. */
	readonly status?: 302;
}

/**
 * The search screen of a place, of everywhere, or of last minutes. Null: the slugs name no place (404). A
 * place under the wrong region of its country leads to the right one, a page after the last to the last.
 */
export async function searchPage(app: App, request: SearchPageRequest): Promise<SearchView | MovedTo | null> {
	const { language, kind, slugs } = request;
	const tree = await placeTree(app);
	const place = slugs.length > 0 ? tree.find(language, slugs) : null;
	const { week, ...known } = parseSearchParams(request.query);
	const params: SearchParams = kind === "lastMinute" && week !== undefined ? { ...known, week } : known;
	if (slugs.length > 0 && !place) {
		const moved =
			spelledOtherwise(tree, language, slugs) ??
			(slugs.length === 3 ? elsewhereInCountry(tree, language, slugs) : null);
		return moved ? { movedTo: placePath(moved, language) + searchString(params) } : null;
	}
	const paths = request.paths ?? pathsOf(kind, place);
	const path = paths[language];
	const typed = kind === "all" || kind === "listing" ? (request.query.q ?? "").slice(0, MOST_LETTERS).trim() : "";
	const named = typed
		? await readDestination(app, language, { text: typed, chosen: request.query.to ?? "" }, params)
		: null;
	if (named?.kind === "sentence") {
		return { movedTo: (named.path ?? path) + saidString(named.params, typed), status: 302 };
	}
	if (named) {
		// The box of a scoped screen is filled with its place: who leaves it there stays.
		const stays = place !== null && named.path === placePath(place, language);
		const to = (stays ? path : named.path) + searchString(named.isHome ? stayParams(params) : params);
		return { movedTo: to, status: 302 };
	}
	// A text that names nothing finds nothing: all homes there are would be an answer to another question.
	const forced = kind === "lastMinute" ? { lastMinutes: true } : typed ? { accoIds: [] } : {};
	const query = searchQueryOf(params, place, app.clock.today(), forced, request.likes);
	const isByWeek = kind === "lastMinute" && request.why === undefined && isByWeeks(params);
	const byWeek = isByWeek ? await lastMinutePage(app, { query, params, path, language }) : null;
	if (byWeek && "movedTo" in byWeek) return { ...byWeek, status: 302 };
	const result = byWeek ?? (await app.search.search(query));
	const { totalResults } = result;
	const pages = Math.max(1, Math.ceil(totalResults / DEFAULT_PER_PAGE));
	// Homes go and filters narrow: whoever asks for a page after the last is shown the last. A text that names nothing
	// has no pages, and stays what it is.
	if (!typed && !byWeek && (params.page ?? 1) > pages)
		return { movedTo: path + searchString({ ...params, page: pages }), status: 302 };
	const why =
		request.why !== undefined && !typed
			? await explainOrder(app, { requested: request.why, query, params, path, language }, result.hits)
			: null;
	const testHouses = await testHousesIncluded(app, query, language);
	const said = saidIn(request.query);
	const reading = said ? await readDestination(app, language, { text: said, chosen: "" }, params) : null;
	const crumbs = place ? crumbsOf(tree, place, language) : [];
	const head = searchHeadText(language, {
		...result,
		kind,
		place: place?.names[language] ?? null,
		crumbs,
	});
	return {
		kind,
		head,
		place: place?.names[language] ?? null,
		placeIn: place && inPlace(place, language),
		placeSlugs: place?.slugs[language] ?? [],
		placeLabel: typed || (place ? placeLabel(tree, place, language) : ""),
		crumbs,
		params,
		path,
		today: isoOf(app.clock.today()),
		totalResults,
		perPage: DEFAULT_PER_PAGE,
		accos: byWeek?.accos ?? (await listedAccommodations(app, result.hits, language, query, params)),
		bounds: result.bounds,
		priceRange: result.priceRange,
		priceHistogram: result.priceHistogram,
		facets: result.facets,
		unknownHome: request.namedHome === "unknown",
		otherDates: await listedAccommodations(app, result.otherDates, language, query, params),
		unknownPlace: typed ? await nearestTo(app, typed, params, language) : null,
		relaxedSearches:
			totalResults === 0 && !typed && params.week === undefined
				? await relaxedSearches(params, async (without) => {
						const wanted = searchQueryOf(without, place, app.clock.today(), forced, request.likes);
						if (byWeek) return (await app.search.lastMinutes({ ...wanted, perPage: 0, week: null })).homes;
						return (await app.search.search({ ...wanted, perPage: 1 })).totalResults;
					})
				: [],
		alternates: withQuery(paths, searchString(params)),
		canonical: byWeek ? path : path + searchString({ page: params.page }),
		indexable: !request.namedHome && !typed && !said && searchString({ ...params, page: undefined }) === "",
		...(reading?.kind === "sentence"
			? { reading: { text: said, left: reading.left, everywhere: href("search", language) } }
			: {}),
		...(why ? { why } : {}),
		...(testHouses ? { testHouses } : {}),
		...(byWeek ? { lastMinutes: byWeek.view } : {}),
	};
}

/** Public paths of a search in the four languages. */
function pathsOf(kind: SearchPageRequest["kind"], place: PlaceNode | null): Localized {
	if (kind === "lastMinute") return alternates("lastMinute", () => ({}));
	if (!place) return alternates("search", () => ({}));
	return alternates("placeSearch", (language) => {
		const [country = "", ...slug] = place.slugs[language];
		return { country, slug };
	});
}

export function withQuery(paths: Localized, query: string): Localized {
	return byLanguage((language) => paths[language] + query);
}

/** The places around a place, from everywhere down to its own parent. */
export function crumbsOf(tree: PlaceTree, place: PlaceNode, language: Language): SearchView["crumbs"] {
	const region = place.regionId !== null && place.type === "placename" ? tree.byRegionId(place.regionId) : null;
	const parents = [place.type === "country" ? null : tree.byCountry(place.country), region];
	return parents.flatMap((node) => (node ? { label: node.names[language], href: placePath(node, language) } : []));
}

/** What is offered for a text that names no place, with the rest of the search. */
async function nearestTo(
	app: App,
	text: string,
	params: SearchParams,
	language: Language,
): Promise<NonNullable<SearchView["unknownPlace"]>> {
	const { alike, places } = await app.suggestions.nearest(text, language);
	const nearest = places.map(({ label, detail, url, count }) => ({
		label,
		detail,
		count,
		href: url + searchString(params),
	}));
	return { text, alike, nearest };
}

/** The place whose slugs have the same letters, umlauts written in another way (`oesterreich` for `osterreich`). */
function spelledOtherwise(tree: PlaceTree, language: Language, slugs: readonly string[]): PlaceNode | null {
	return byLetters(tree, language).get(slugs.map(sharedLetters).join("/")) ?? null;
}

/** Made once a tree: folding thousands of names for each unknown address would slow down other requests. */
const LETTERS = new WeakMap<PlaceTree, Map<Language, ReadonlyMap<string, PlaceNode>>>();

function byLetters(tree: PlaceTree, language: Language): ReadonlyMap<string, PlaceNode> {
	const languages = LETTERS.get(tree) ?? new Map<Language, ReadonlyMap<string, PlaceNode>>();
	LETTERS.set(tree, languages);
	const known = languages.get(language);
	if (known) return known;
	// Of two places with the same letters the first is meant, as in the list.
	const made = new Map(
		[...tree.nodes].reverse().map((node) => [node.slugs[language].map(sharedLetters).join("/"), node] as const),
	);
	languages.set(language, made);
	return made;
}

/** A place of this name in another region of the country. */
function elsewhereInCountry(tree: PlaceTree, language: Language, slugs: readonly string[]): PlaceNode | null {
	const [country, , name] = slugs;
	return (
		tree.nodes.find(
			(node) => node.type === "placename" && node.slugs[language][0] === country && node.slugs[language][2] === name,
		) ?? null
	);
}

/** Filters that can be dropped one at a time, by what that would bring; the best three. */
async function relaxedSearches(
	params: SearchParams,
	countOf: (without: SearchParams) => Promise<number>,
): Promise<SearchView["relaxedSearches"]> {
	const ways: { params: SearchParams; count: number }[] = [];
	for (const without of droppable(params)) {
		const count = await countOf(without);
		if (count > 0) ways.push({ params: without, count });
	}
	return ways.sort((a, b) => b.count - a.count).slice(0, 3);
}

/** The search without one of its filters, for each of them. */
function droppable(params: SearchParams): SearchParams[] {
	const others = (["priceMin", "priceMax", "bounds"] as const)
		.filter((name) => params[name] !== undefined)
		.map((name) => ({ ...params, page: undefined, [name]: undefined }));
	return [...setFilters(params).map(({ without }) => without), ...others];
}
