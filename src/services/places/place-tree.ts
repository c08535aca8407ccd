import type { Db } from "#db/connection/client.ts";
import { orLastGood } from "#db/connection/outage.ts";
import { loadPlaces, type Places } from "#db/places/places.ts";
import { byLanguage, LANGUAGES, type Language, type Localized } from "#domain/language.ts";
import { countryName, countrySlug } from "#i18n/countries.ts";
import { placeIn } from "#i18n/place-in.ts";
import type { PlaceFilter } from "#search/query.ts";
import { href } from "#site/href.ts";
import { PUBLIC, type Viewer, visibleStatuses } from "../viewer.ts";

/** Where a search looks, with names and slugs in the four languages. */
export interface PlaceNode {
	readonly type: "country" | "region" | "placename";
	readonly country: string;
	readonly regionId: number | null;
	readonly placeId: number | null;
	readonly names: Localized;
	/** Slugs from the country down to this place. */
	readonly slugs: Readonly<Record<Language, readonly string[]>>;
	readonly aresType: string;
	readonly aresKey: string;
	/** With its preposition, in the languages in which the supplier says it. */
	readonly placeIn: Partial<Localized>;
	readonly count: number;
	/** Middle of its live homes' public points. */
	readonly center: { readonly lat: number; readonly lng: number } | null;
}

/** All places with live homes, found by their slugs. */
export interface PlaceTree {
	readonly nodes: readonly PlaceNode[];
	/** The place at a path of slugs in a language. */
	find(language: Language, slugs: readonly string[]): PlaceNode | null;
	byPlaceId(placeId: number): PlaceNode | null;
	byRegionId(regionId: number): PlaceNode | null;
	byCountry(country: string): PlaceNode | null;
}

/** Slugs of one language, from the widest to the narrowest; each narrows those that are given before it. */
export interface PlaceSlugs {
	readonly country?: string | undefined;
	readonly region?: string | undefined;
	readonly placename?: string | undefined;
}

/** The place filter behind slugs, or the parts that name nothing. */
export function placeOfSlugs(
	tree: PlaceTree,
	language: Language,
	slugs: PlaceSlugs,
): { readonly place: PlaceFilter } | { readonly unknown: readonly (keyof PlaceSlugs)[] } {
	const unknown: (keyof PlaceSlugs)[] = [];
	let place: PlaceFilter = {};
	for (const type of ["country", "region", "placename"] as const) {
		const slug = slugs[type];
		if (slug === undefined) continue;
		const node = tree.nodes.find(
			(node) =>
				node.type === type &&
				node.slugs[language].at(-1) === slug &&
				(place.country === undefined || node.country === place.country) &&
				(place.regionId === undefined || node.regionId === place.regionId),
		);
		if (!node) unknown.push(type);
		else if (type === "country") place = { country: node.country };
		else if (type === "region") place = { ...place, regionId: node.regionId ?? undefined };
		else place = { ...place, placeId: node.placeId ?? undefined };
	}
	return unknown.length > 0 ? { unknown } : { place };
}

const KEPT_MS = 1_000;
interface Kept {
	at: number;
	tree: Promise<PlaceTree> | null;
	last?: PlaceTree;
}
/** One tree for each kind of viewer: none is ever shown to another. */
const kept = new WeakMap<Db, Map<Viewer["testHouses"], Kept>>();

/** The tree of a viewer, read again when it is older than a second; while the database is away as it was. */
export function placeTree({
	db,
	viewer = PUBLIC,
}: {
	readonly db: Db;
	readonly viewer?: Viewer | undefined;
}): Promise<PlaceTree> {
	const trees = kept.get(db) ?? new Map<Viewer["testHouses"], Kept>();
	kept.set(db, trees);
	const mine = trees.get(viewer.testHouses) ?? { at: 0, tree: null };
	trees.set(viewer.testHouses, mine);
	if (mine.tree && performance.now() - mine.at < KEPT_MS) return mine.tree;
	// Who looks at test houses alone finds a place without one too: an empty search, and no missing page.
	const statuses = viewer.testHouses === "testOnly" ? (["live", "test"] as const) : visibleStatuses(viewer);
	const tree = orLastGood(mine, async () => buildTree(await loadPlaces(db, statuses)));
	mine.at = performance.now();
	mine.tree = tree;
	// A failed read must not be kept.
	tree.catch(() => {
		if (mine.tree === tree) mine.tree = null;
	});
	return tree;
}

/** Where something in a place is, as a sentence says it: as its supplier does, or by our rules. */
export function inPlace(node: PlaceNode, language: Language): string {
	return node.placeIn[language] ?? placeIn(node.names[language], node.type, language);
}

/** Public path of a place's search. */
export function placePath(node: PlaceNode, language: Language): string {
	const [country = "", ...slug] = node.slugs[language];
	return href("placeSearch", language, { country, slug });
}

/** A place as the search box names it: with its country, but for countries. */
export function placeLabel(tree: PlaceTree, place: PlaceNode, language: Language): string {
	const country = tree.byCountry(place.country)?.names[language];
	return [place.names[language], place.type === "country" ? null : country].filter(Boolean).join(", ");
}

export function buildTree({ regions, places }: Places): PlaceTree {
	const countries = new Map<string, { count: number; lat: number; lng: number }>();
	for (const { country, count, lat, lng } of regions) {
		const before = countries.get(country) ?? { count: 0, lat: 0, lng: 0 };
		countries.set(country, {
			count: before.count + count,
			lat: before.lat + count * lat,
			lng: before.lng + count * lng,
		});
	}
	const regionNodes = new Map<number, PlaceNode>();
	const nodes: PlaceNode[] = [];
	for (const [country, { count, lat, lng }] of [...countries].sort((a, b) => b[1].count - a[1].count)) {
		nodes.push({
			type: "country",
			country,
			regionId: null,
			placeId: null,
			count,
			names: byLanguage((language) => countryName(country, language)),
			slugs: byLanguage((language) => [countrySlug(country, language)]),
			aresType: "country",
			aresKey: country,
			placeIn: {},
			center: { lat: lat / count, lng: lng / count },
		});
	}
	for (const region of regions) {
		const node: PlaceNode = {
			type: "region",
			country: region.country,
			regionId: region.regionId,
			placeId: null,
			count: region.count,
			names: byLanguage((language) => region.names[language] ?? region.names.en ?? ""),
			slugs: byLanguage((language) => [
				countrySlug(region.country, language),
				region.slugs[language] ?? region.slugs.en ?? "",
			]),
			aresType: region.aresType,
			aresKey: region.aresKey,
			placeIn: region.placeIn,
			center: { lat: region.lat, lng: region.lng },
		};
		regionNodes.set(region.regionId, node);
		nodes.push(node);
	}
	for (const place of places) {
		const region = regionNodes.get(place.regionId);
		if (!region) continue;
		nodes.push({
			type: "placename",
			country: region.country,
			regionId: place.regionId,
			placeId: place.placeId,
			count: place.count,
			names: byLanguage((language) => place.names[language] ?? place.names.en ?? ""),
			slugs: byLanguage((language) => [...region.slugs[language], place.slugs[language] ?? place.slugs.en ?? ""]),
			aresType: place.aresType,
			aresKey: place.aresKey,
			placeIn: place.placeIn,
			center: { lat: place.lat, lng: place.lng },
		});
	}
	const bySlugs = new Map<string, PlaceNode>();
	for (const node of nodes) {
		for (const language of LANGUAGES) bySlugs.set([language, ...node.slugs[language]].join("/"), node);
	}
	return {
		nodes,
		find: (language, slugs) => bySlugs.get([language, ...slugs].join("/")) ?? null,
		byPlaceId: (placeId) => nodes.find((node) => node.placeId === placeId) ?? null,
		byRegionId: (regionId) => regionNodes.get(regionId) ?? null,
		byCountry: (country) => nodes.find((node) => node.type === "country" && node.country === country) ?? null,
	};
}
