import type { Kind } from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { href } from "#site/href.ts";
import { type SearchParams, searchString } from "#site/search-params.ts";
import { slugify } from "#site/slug.ts";
import type { BlockHomes } from "#site/views/block-data.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { type PlaceNode, type PlaceTree, placeLabel, placePath, placeTree } from "../places/place-tree.ts";
import { searchQueryOf } from "./search-query.ts";

/** Homes of content blocks, at the prices that every other list shows. */

/** Which homes a block shows: those named, else the best of a search. */
export interface HomeSource {
	/** Ids, in their order; no other field counts then. */
	readonly acco_ids?: readonly string[] | undefined;
	/** ISO 3166-1 code. */
	readonly country?: string | undefined;
	/** Names or slugs in English. */
	readonly region?: string | undefined;
	readonly place?: string | undefined;
	readonly kinds?: readonly Kind[] | undefined;
	readonly last_minutes?: boolean | undefined;
	/** Homes at most. */
	readonly count: number;
}

/**
 * The homes of a source: those named in their order, as far as they are offered, else the first of the recommended
 * order. Null when its place has no homes or is not known: other homes than those meant would mislead.
 */
export async function blockHomes(app: App, source: HomeSource, language: Language): Promise<BlockHomes | null> {
	const named = source.acco_ids?.length ? source.acco_ids : null;
	const tree = await placeTree(app);
	const place = named ? null : placeOfSource(tree, source);
	if (place === "unknown") {
		const { country, region, place } = source;
		app.log.warn({ country, region, place }, "a block's place is not known or has no homes");
		return null;
	}
	const params: SearchParams = named
		? { fav: named }
		: {
				...(source.kinds?.length ? { types: source.kinds } : {}),
				...(source.last_minutes ? { lastMinutes: 1 as const } : {}),
			};
	const today = app.clock.today();
	const perPage = named ? named.length : source.count;
	const query = { ...searchQueryOf(params, place, today), perPage };
	const result = await app.search.search(query);
	const hits = named ? inOrder(result.hits, named).slice(0, source.count) : result.hits;
	return {
		accos: await listedAccommodations(app, hits, language, query),
		totalResults: result.totalResults,
		searchPath: named ? null : searchPathOf(place, params, language),
		params: named ? {} : params,
		placeLabel: place ? placeLabel(tree, place, language) : "",
		placeSlugs: place?.slugs[language] ?? [],
		today: isoOf(today),
	};
}

function searchPathOf(place: PlaceNode | null, params: SearchParams, language: Language): string {
	const { lastMinutes, ...others } = params;
	// Last minutes of everywhere have a screen of their own.
	if (!place && lastMinutes) return href("lastMinute", language) + searchString(others);
	return (place ? placePath(place, language) : href("search", language)) + searchString(params);
}

function inOrder<Hit extends { readonly accoId: string }>(hits: readonly Hit[], ids: readonly string[]): Hit[] {
	const byId = new Map(hits.map((hit) => [hit.accoId, hit]));
	return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The narrowest place that the source names; null: everywhere. */
function placeOfSource(
	tree: Pick<PlaceTree, "nodes">,
	{ country, region, place }: Pick<HomeSource, "country" | "region" | "place">,
): PlaceNode | null | "unknown" {
	const isNamed = (node: PlaceNode, name: string) =>
		node.slugs.en.at(-1) === slugify(name) || slugify(node.names.en) === slugify(name);
	const inCountry = (node: PlaceNode) => country === undefined || node.country === country;
	const of = (type: PlaceNode["type"], name: string) =>
		tree.nodes.filter((node) => node.type === type && inCountry(node) && isNamed(node, name));
	if (place !== undefined) {
		const regions = region === undefined ? null : new Set(of("region", region).map(({ regionId }) => regionId));
		const places = of("placename", place).filter(({ regionId }) => regions === null || regions.has(regionId));
		return most(places) ?? "unknown";
	}
	if (region !== undefined) return most(of("region", region)) ?? "unknown";
	if (country === undefined) return null;
	return tree.nodes.find((node) => node.type === "country" && node.country === country) ?? "unknown";
}

/** Of several places of one name, the one with most homes. */
function most(nodes: readonly PlaceNode[]): PlaceNode | undefined {
	return nodes.reduce<PlaceNode | undefined>(
		(best, node) => (best === undefined || node.count > best.count ? node : best),
		undefined,
	);
}
