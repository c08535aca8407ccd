import type { OpenDatabase } from "#db/connection/client.ts";
import type { HomeName } from "#db/places/names.ts";
import type { Places } from "#db/places/places.ts";
import { type NameCopy, openNameFeed } from "#db/search/name-feed.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { type PlaceNames, placeFinder, placeNamesOf } from "#search/sentence/place-names.ts";
import { prepareSentences } from "#search/sentence/read-sentence.ts";
import { aliasesOf, nearestNames, readsWhole } from "#search/suggest/aliases.ts";
import type { SuggestType } from "#search/suggest/catalogue.ts";
import { sameWords } from "#search/suggest/fold.ts";
import { matchedRanges, type Range } from "#search/suggest/highlight.ts";
import { createSuggestIndex, type Suggested, type SuggestIndex } from "#search/suggest/suggest-index.ts";
import { homePath } from "#site/home-path.ts";
import { accoIdIn } from "#site/href.ts";
import { readPublic } from "#site/rewrite.ts";
import { testHouseMark } from "../accommodations/test-houses.ts";
import type { Logger } from "../logger.ts";
import { buildTree, type PlaceNode, type PlaceTree, placeLabel, placePath } from "../places/place-tree.ts";
import { visibleStatuses } from "../viewer.ts";

/** One line of the destination list. */
export interface Suggestion {
	readonly type: SuggestType;
	readonly label: string;
	/** What it lies in. */
	readonly detail: string;
	readonly url: string;
	/** Homes there; 1 for a home. */
	readonly count: number;
	/** Letters of the label that were typed; empty where a name in another language was. */
	readonly matches: readonly Range[];
	/** Only staff are shown it. */
	readonly mark?: string;
}

/** Where a search box leads. */
export interface Destination {
	readonly path: string;
	readonly isHome: boolean;
	/** The suggestion was chosen, or the whole name typed (of a home without an error). */
	readonly isWhole: boolean;
}

export interface DestinationQuery {
	/** The text in the field. */
	readonly text: string;
	/** Public path of the suggestion that the text comes from; counts only while the text still names it. */
	readonly chosen: string;
}

/** Places offered for a text that names none. */
export interface NearestPlaces {
	/** Their names look like the text; otherwise they are the largest countries. */
	readonly alike: boolean;
	readonly places: readonly Suggestion[];
}

/** Destinations by typed letters: live homes and the places that hold them, at most two seconds old. */
export interface Suggestions {
	/** The best first, at most 8. */
	suggest(text: string, language: Language): Promise<readonly Suggestion[]>;
	/** The place that a text names best, or the one home of that name; null when nothing fits. */
	findDestination(query: DestinationQuery, language: Language): Promise<Destination | null>;
	/** Public path of the place that some words of a sentence name (`search/sentence`). */
	placeNamed(text: string, how: "whole" | "within" | "near", language: Language): string | null;
	/** The places whose names look most like a text that names nothing (`alike`); where none does, the largest countries. */
	nearest(text: string, language: Language): Promise<NearestPlaces>;
	/** Takes in all that was committed before the call. */
	refresh(): Promise<void>;
	close(): Promise<void>;
	/** The same with test houses, for staff who chose them; its names are read when somebody asks first. */
	withTestHouses(which: "yes" | "testOnly"): Promise<Suggestions>;
}

export interface SuggestionSettings {
	readonly database: OpenDatabase;
	readonly log: Logger;
	/** Time between two looks at the database; 0: only `refresh` looks. */
	readonly pollMs?: number;
	/** Homes that are named; live ones where it is not said. */
	readonly statuses?: readonly ("live" | "test")[];
	/** Whether all are shown what was found; absent: nothing else is found. */
	readonly isPublic?: (found: Pick<Suggested, "type" | "key">) => boolean;
}

const MOST_SUGGESTIONS = 8;

const PREPARE_AFTER_MS = 3_000;

/** Names in memory and what is needed to show them. */
interface Names {
	readonly index: SuggestIndex;
	readonly homes: Map<string, Pick<HomeName, "title" | "placeId">>;
	readonly places: Map<string, PlaceNode>;
	byName: PlaceNames;
	tree: PlaceTree;
}

/** Reads all names and follows the database until it is closed. */
export async function openSuggestions(settings: SuggestionSettings): Promise<Suggestions> {
	const { database, log, pollMs, statuses, isPublic = () => true } = settings;
	const others = new Map<string, Promise<Suggestions>>();
	let names = noNames();
	let next: Names | null = null;
	const copy: NameCopy = {
		begin: () => {
			next = noNames();
		},
		setPlaces: (places) => setPlaces(next ?? names, places),
		put: (homes, gone) => putHomes(next ?? names, homes, gone),
		commit: () => {
			names = next ?? names;
			next = null;
		},
	};
	// Some tens of milliseconds, when a start is over.
	setTimeout(prepareSentences, PREPARE_AFTER_MS).unref();
	const feed = await openNameFeed(copy, { database, log, statuses, ...(pollMs === undefined ? {} : { pollMs }) });
	return {
		suggest: async (text, language) =>
			names.index.suggest(text, MOST_SUGGESTIONS).flatMap((found) => {
				const shown = describe(names, found, language);
				if (!shown) return [];
				const mark = isPublic(found) ? {} : { mark: testHouseMark(language) };
				return [{ type: found.type, ...shown, count: found.count, matches: matchedRanges(shown.label, text), ...mark }];
			}),
		findDestination: async (query, language) =>
			chosenDestination(names, query, language) ?? bestOf(names, query, language),
		placeNamed: (text, how, language) => {
			const key = placeFinder(names.index, names.byName)(text, how);
			const node = key === null ? undefined : names.places.get(key);
			return node ? placePath(node, language) : null;
		},
		nearest: async (text, language) => nearestPlaces(names, text, language),
		refresh: feed.refresh,
		close: async () => {
			await feed.close();
			for (const opened of await Promise.allSettled(others.values())) {
				if (opened.status === "fulfilled") await opened.value.close();
			}
		},
		withTestHouses: (which) => {
			const isPublic: SuggestionSettings["isPublic"] = ({ type, key }) =>
				type === "accommodation" ? names.index.has(key) : names.index.count(key) > 0;
			const statuses = visibleStatuses({ testHouses: which });
			const opened = others.get(which) ?? openSuggestions({ ...settings, statuses, isPublic });
			others.set(which, opened);
			// What could not be read now is tried again by the next who asks.
			opened.catch(() => others.delete(which));
			return opened;
		},
	};
}

function noNames(): Names {
	return {
		index: createSuggestIndex(),
		homes: new Map(),
		places: new Map(),
		byName: new Map(),
		tree: buildTree({ regions: [], places: [] }),
	};
}

function setPlaces(names: Names, rows: Places): void {
	names.tree = buildTree(rows);
	names.places.clear();
	for (const node of names.tree.nodes) names.places.set(keyOf(node), node);
	names.byName = placeNamesOf(
		names.tree.nodes.map((node) => ({ type: node.type, key: keyOf(node), names: Object.values(node.names) })),
	);
	names.index.setPlaces(
		names.tree.nodes.map((node) => ({
			type: node.type,
			key: keyOf(node),
			parent: parentKeyOf(node),
			names: Object.values(node.names).flatMap((name) => [name, ...aliasesOf(name)]),
		})),
	);
}

function putHomes(names: Names, homes: readonly HomeName[], gone: readonly string[]): void {
	for (const accoId of gone) names.homes.delete(accoId);
	for (const { accoId, title, placeId } of homes) names.homes.set(accoId, { title, placeId });
	names.index.put(
		homes.map(({ accoId, placeId, title, rating, reviews }) => ({
			accoId,
			place: placeKey(placeId),
			names: Object.values(title),
			weight: weightOf(rating, reviews),
		})),
		gone,
	);
}

const placeKey = (placeId: number) => `placename ${placeId}`;
const regionKey = (regionId: number) => `region ${regionId}`;

function keyOf({ type, country, regionId, placeId }: PlaceNode): string {
	if (type === "placename" && placeId !== null) return placeKey(placeId);
	if (type === "region" && regionId !== null) return regionKey(regionId);
	return country;
}

function parentKeyOf({ type, country, regionId }: PlaceNode): string | null {
	if (type === "placename" && regionId !== null) return regionKey(regionId);
	return type === "region" ? country : null;
}

/** Reviews that a rating needs to count for more than the usual one. */
const USUAL_REVIEWS = 8;
const USUAL_RATING = 3.8;

/** Hundredths of a rating that few reviews leave near the usual one. */
function weightOf(rating: number | null, reviews: number): number {
	if (rating === null) return Math.round(100 * USUAL_RATING);
	return Math.round((100 * (rating * reviews + USUAL_RATING * USUAL_REVIEWS)) / (reviews + USUAL_REVIEWS));
}

/** Name, surroundings and address; null for what has just gone. */
function describe(names: Names, { type, key }: Suggested, language: Language) {
	if (type !== "accommodation") {
		const node = names.places.get(key);
		return node ? describePlace(names.tree, node, language) : null;
	}
	const home = names.homes.get(key);
	const place = home ? names.places.get(placeKey(home.placeId)) : undefined;
	if (!home || !place) return null;
	const label = completeLocalized(home.title)[language];
	const [countrySlug = "", regionSlug = "", placeSlug = ""] = place.slugs[language];
	return {
		label: label || key,
		detail: [place.names[language], detailOf(names.tree, place, language)].filter(Boolean).join(", "),
		url: homePath(language, { accoId: key, title: label, countrySlug, regionSlug, placeSlug }),
	};
}

function describePlace(tree: PlaceTree, node: PlaceNode, language: Language) {
	return { label: node.names[language], detail: detailOf(tree, node, language), url: placePath(node, language) };
}

function detailOf(tree: PlaceTree, node: PlaceNode, language: Language): string {
	const country = tree.byCountry(node.country)?.names[language] ?? "";
	if (node.type === "country") return "";
	if (node.type === "region") return country;
	const region = node.regionId === null ? null : tree.byRegionId(node.regionId);
	return [region?.names[language], country].filter(Boolean).join(", ");
}

const MOST_NEAREST = 4;

function nearestPlaces({ tree, index }: Names, text: string, language: Language): NearestPlaces {
	const named = tree.nodes
		.map((node) => ({ of: node, names: Object.values(node.names), count: index.count(keyOf(node)) }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
	const alike = nearestNames(text, named, MOST_NEAREST);
	const countries = named.flatMap(({ of }) => (of.type === "country" ? [of] : []));
	const places = (alike.length > 0 ? alike : countries.slice(0, MOST_NEAREST)).map((node) => ({
		type: node.type,
		...describePlace(tree, node, language),
		count: index.count(keyOf(node)),
		matches: [],
	}));
	return { alike: alike.length > 0, places };
}

/** The suggestion behind a path while it is still offered and the text still names it. */
function chosenDestination(names: Names, { text, chosen }: DestinationQuery, language: Language): Destination | null {
	const found = chosen ? suggestedAt(names, chosen, language) : null;
	const shown = found ? describe(names, found, language) : null;
	if (!found || !shown) return null;
	const node = found.type === "accommodation" ? undefined : names.places.get(found.key);
	const called = [shown.label, `${shown.label}, ${shown.detail}`, node ? placeLabel(names.tree, node, language) : ""];
	const isMeant = called.some((name) => sameWords(text, name));
	return isMeant ? { path: shown.url, isHome: found.type === "accommodation", isWhole: true } : null;
}

function suggestedAt({ index, tree }: Names, path: string, language: Language): Suggested | null {
	const address = readPublic(path);
	if (address?.language !== language) return null;
	const found = (type: SuggestType, key: string, count: number): Suggested | null =>
		count > 0 ? { type, key, count, exact: true, edits: 0 } : null;
	if (address.name === "placeSearch") {
		const { country, slug } = address.params;
		const node = tree.find(language, [String(country), ...(Array.isArray(slug) ? slug : [])]);
		return node && found(node.type, keyOf(node), index.count(keyOf(node)));
	}
	const accoId =
		address.name === "homeDetail"
			? accoIdIn(String(address.params.home))
			: address.name === "accommodation"
				? String(address.params.accoId)
				: null;
	return accoId !== null && index.has(accoId) ? found("accommodation", accoId, 1) : null;
}

/** Two errors in words that are only begun may be any name: `Zell am Meer` is not Veere in Zeeland. */
function isMeant({ places, tree }: Names, { key, exact, edits }: Suggested, text: string): boolean {
	const node = places.get(key);
	if (exact || edits < 2 || !node) return true;
	const region = node.regionId === null ? null : tree.byRegionId(node.regionId);
	const within = [node, region, tree.byCountry(node.country)].filter((one) => one != null);
	return readsWhole(
		text,
		within.flatMap((one) => Object.values(one.names)),
	);
}

/** A home is meant when its whole name was typed and no other has it, or when nothing else matches. */
function bestOf(names: Names, { text }: DestinationQuery, language: Language): Destination | null {
	const ranked = names.index.rank(text, MOST_SUGGESTIONS);
	const [first] = ranked;
	const namesakes = ranked.filter(({ exact, edits }) => exact && edits === first?.edits);
	const isAlone = ranked.length === 1 || (first?.exact && namesakes.length === 1);
	const home = first?.type === "accommodation" && isAlone ? first : null;
	const place = ranked.find(({ type }) => type !== "accommodation");
	const best = home ?? (place && isMeant(names, place, text) ? place : undefined);
	const shown = best ? describe(names, best, language) : null;
	const isWhole = best?.exact === true && (best !== home || best.edits === 0);
	return best && shown ? { path: shown.url, isHome: best === home, isWhole } : null;
}
