import { loadTitles } from "#db/accommodations/acco-rows.ts";
import { listAllTestHouses } from "#db/accommodations/accommodations.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { type Cluster, isWithin, type Marker, type ResultMap, ResultMaps } from "#search/clusters.ts";
import type { SearchEngine } from "#search/engine.ts";
import type { Bounds, SearchQuery, SearchResult } from "#search/query.ts";
import { testHouseMark } from "../accommodations/test-houses.ts";
import type { App } from "../app.ts";
import type { PlaceTree } from "../places/place-tree.ts";

/** What the map of a search shows: homes that stand alone, clusters, and names of places. */
export interface MapAnswer {
	/** `title` is there for the first ones, `mark` for homes that only staff are shown. */
	readonly markers: readonly (Marker & { readonly title?: string; readonly mark?: string })[];
	/** `mark` for those that hold a home that only staff are shown. */
	readonly clusters: readonly (Omit<Cluster, "isMarked"> & { readonly mark?: string })[];
	readonly labels: readonly MapLabel[];
}

export interface MapLabel {
	readonly id: string;
	readonly kind: "region" | "placename";
	readonly name: string;
	readonly lat: number;
	readonly lng: number;
	/** Number of homes: of two names that touch, the heavier one stands. */
	readonly weight: number;
}

/** Google's zoom that shows all of Europe. */
const DEFAULT_ZOOM = 4;
const MOST_TITLES = 300;
const MOST_LABELS = 80;
const NONE: ReadonlySet<string> = new Set();

/** Maps of the latest results of each engine. */
const maps = new WeakMap<SearchEngine, ResultMaps>();

function mapsOf(search: SearchEngine): ResultMaps {
	const known = maps.get(search) ?? new ResultMaps();
	maps.set(search, known);
	return known;
}

/** A result by its query without page and order, and the state of the catalogue. */
function keyOf(search: SearchEngine, { stays, party, filters }: SearchQuery, today: number): string {
	return JSON.stringify([search.version, today, stays, party, filters]);
}

interface MappedResult {
	readonly result: SearchResult;
	readonly key: string;
	/** Held from before the search, so that other searches cannot push it out meanwhile. */
	readonly known: ResultMap | undefined;
}

/** Searches with all points, unless the map of this very result is at hand. */
export async function searchWithMap(search: SearchEngine, query: SearchQuery, today: number): Promise<MappedResult> {
	const key = keyOf(search, query, today);
	const known = mapsOf(search).find(key);
	return { result: await search.search({ ...query, withPoints: known === undefined }), key, known };
}

/** Pins, clusters and names in the part of the map that is in view; null: all of it. */
export async function mapAnswer(
	app: Pick<App, "db" | "search" | "viewer">,
	{ result, key, known }: MappedResult,
	tree: PlaceTree,
	look: { readonly zoom?: number | undefined; readonly viewport: Bounds | null; readonly language: Language },
): Promise<MapAnswer> {
	const { viewport, language } = look;
	const zoom = look.zoom ?? DEFAULT_ZOOM;
	// Nobody else is asked for: their searches find no test house.
	const marked = app.viewer ? new Set(await listAllTestHouses(app.db)) : NONE;
	const found =
		known?.answer(zoom, viewport, marked) ??
		mapsOf(app.search).answer(key, () => result.points ?? [], zoom, viewport, marked);
	const titles = await loadTitles(
		app.db,
		found.markers.slice(0, MOST_TITLES).map(({ accoId }) => accoId),
	);
	return {
		clusters: found.clusters.map(({ isMarked, ...cluster }) =>
			isMarked ? { ...cluster, mark: testHouseMark(language) } : cluster,
		),
		markers: found.markers.map((marker) => {
			const title = titles.get(marker.accoId);
			return {
				...marker,
				...(title ? { title: completeLocalized(title)[language] } : {}),
				...(marked.has(marker.accoId) ? { mark: testHouseMark(language) } : {}),
			};
		}),
		labels: labelsOf(tree, viewport, language),
	};
}

/** Regions and places in view, those with the most homes first. */
function labelsOf(tree: PlaceTree, viewport: Bounds | null, language: Language): MapLabel[] {
	const labels = tree.nodes.flatMap((node): MapLabel[] => {
		const { type, center, names, count } = node;
		if (type === "country" || center === null || (viewport && !isWithin(center, viewport))) return [];
		const id = `${type}-${node.placeId ?? node.regionId}`;
		return [{ id, kind: type, name: names[language], ...center, weight: count }];
	});
	return labels.sort((a, b) => b.weight - a.weight).slice(0, MOST_LABELS);
}
