import { LANGUAGES, type Language, type Localized } from "#domain/language.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { DEFAULT_PER_PAGE } from "#search/query.ts";
import { alternates } from "#site/href.ts";
import { parseSearchParams, type SearchParams, searchString } from "#site/search-params.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { accosOf } from "../acco-answer.ts";
import type { App } from "../app.ts";
import { type PlaceNode, type PlaceTree, placeLabel, placePath, placeTree } from "../place-tree.ts";
import { loadHomeForSale } from "../quote-stay.ts";
import { searchQueryOf } from "./search-query.ts";

export interface SearchPageWish {
	readonly language: Language;
	readonly kind: "all" | "place" | "lastMinute";
	/** Slugs of the place in this language, from the country down; empty for everywhere. */
	readonly slugs: readonly string[];
	/** The address's query. */
	readonly query: Readonly<Record<string, string>>;
	/** The visitor's likes, for `fav=1`. */
	readonly likes?: readonly string[];
	/** The address named a home below the place: one that is offered, or one that is not. */
	readonly namedHome?: "offered" | "unknown" | undefined;
}

/** Whether the home that an address names is offered. */
export async function homeInAddress(app: App, accoId: string): Promise<"offered" | "unknown"> {
	return (await loadHomeForSale(app.db, accoId, app.clock.now())) ? "offered" : "unknown";
}

/** Another address shows this; the page leads there. */
export interface MovedTo {
	readonly movedTo: string;
}

/**
 * The search screen of a place, of everywhere, or of last minutes. Null: the slugs name no place (404). A
 * place under the wrong region of its country leads to the right one.
 */
export async function searchPage(app: App, wish: SearchPageWish): Promise<SearchView | MovedTo | null> {
	const { language, kind, slugs } = wish;
	const tree = await placeTree(app.db);
	const place = slugs.length > 0 ? tree.find(language, slugs) : null;
	if (slugs.length > 0 && !place) {
		const moved = slugs.length === 3 ? elsewhereInCountry(tree, language, slugs) : null;
		return moved ? { movedTo: placePath(moved, language) } : null;
	}
	const params = parseSearchParams(wish.query);
	const forced = kind === "lastMinute" ? { lastMinutes: true } : {};
	const query = searchQueryOf(params, place, app.clock.today(), forced, wish.likes);
	const result = await app.search.search(query);
	const path = pathsOf(kind, place)[language];
	return {
		kind,
		place: place?.names[language] ?? null,
		placeSlugs: place?.slugs[language] ?? [],
		placeLabel: place ? placeLabel(tree, place, language) : "",
		crumbs: place ? crumbsOf(tree, place, language) : [],
		params,
		path,
		today: isoOf(app.clock.today()),
		totalResults: result.totalResults,
		perPage: DEFAULT_PER_PAGE,
		accos: await accosOf(app, result.hits, language, query),
		bounds: result.bounds,
		priceRange: result.priceRange,
		priceHistogram: result.priceHistogram,
		facets: result.facets,
		unknownHome: wish.namedHome === "unknown",
		otherDates: await accosOf(app, result.otherDates, language, query),
		wayOut: result.totalResults === 0 ? await wayOut(app, params, place, forced) : [],
		alternates: withQuery(pathsOf(kind, place), searchString(params)),
		canonical: path + searchString({ page: params.page }),
		indexable: !wish.namedHome && searchString({ ...params, page: undefined }) === "",
	};
}

/** Public paths of a search in the four languages. */
function pathsOf(kind: SearchPageWish["kind"], place: PlaceNode | null): Localized {
	if (kind === "lastMinute") return alternates("lastMinute", () => ({}));
	if (!place) return alternates("search", () => ({}));
	return alternates("placeSearch", (language) => {
		const [country = "", ...slug] = place.slugs[language];
		return { country, slug };
	});
}

export function withQuery(paths: Localized, query: string): Localized {
	const entries = LANGUAGES.map((language) => [language, paths[language] + query]);
	return Object.fromEntries(entries) as Localized;
}

/** The places around a place, from everywhere down to its own parent. */
export function crumbsOf(tree: PlaceTree, place: PlaceNode, language: Language): SearchView["crumbs"] {
	const region = place.regionId !== null && place.type === "placename" ? tree.byRegionId(place.regionId) : null;
	const parents = [place.type === "country" ? null : tree.byCountry(place.country), region];
	return parents.flatMap((node) => (node ? { label: node.names[language], href: placePath(node, language) } : []));
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
async function wayOut(
	app: App,
	params: SearchParams,
	place: PlaceNode | null,
	forced: { lastMinutes?: boolean },
): Promise<SearchView["wayOut"]> {
	const ways: { params: SearchParams; count: number }[] = [];
	for (const without of droppable(params)) {
		const found = await app.search.search({ ...searchQueryOf(without, place, app.clock.today(), forced), perPage: 1 });
		if (found.totalResults > 0) ways.push({ params: without, count: found.totalResults });
	}
	return ways.sort((a, b) => b.count - a.count).slice(0, 3);
}

/** The search without one of its wishes, for each of them. */
function droppable(params: SearchParams): SearchParams[] {
	const lists = (["facility", "types", "location"] as const).flatMap((name) =>
		(params[name] ?? []).map((value) => ({ [name]: params[name]?.filter((other) => other !== value) })),
	);
	const singles = (
		[
			...(["priceMin", "priceMax", "bedrooms", "bathrooms", "rating", "stars"] as const),
			...(["detached", "noPets", "companyVfy", "lastMinutes", "bounds"] as const),
		] as const
	)
		.filter((name) => params[name] !== undefined)
		.map((name) => ({ [name]: undefined }));
	return [...lists, ...singles].map((change) => ({ ...params, page: undefined, ...change }));
}
