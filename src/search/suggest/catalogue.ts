import { type FoldedWord, wordsOf } from "./fold.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { createNamePool, END_OF_NAME, type NamePool, type Stretch } from "./name-pool.ts";

/** What can be suggested: the tree of places with the homes at its ends, found by the words of their names. */

export const SUGGEST_TYPES = ["country", "region", "placename", "accommodation"] as const;
export type SuggestType = (typeof SUGGEST_TYPES)[number];

export interface SuggestPlace {
	readonly type: Exclude<SuggestType, "accommodation">;
	/** Unlike that of any other place. */
	readonly key: string;
	/** Key of what it lies in; null for countries. */
	readonly parent: string | null;
	/** Its names in all languages; doubles may be left in. */
	readonly names: readonly string[];
}

export interface SuggestHome {
	readonly accoId: string;
	/** Key of its place. */
	readonly place: string;
	/** Its names in all languages; doubles may be left in. */
	readonly names: readonly string[];
	/** Among homes that fit alike the larger weight stands first. */
	readonly weight: number;
}

/**
 * A name's owner in the catalogue. As a stretch of the pool: the words of each of its names, with `END_OF_NAME`
 * between the names.
 */
export interface Entry extends Stretch {
	readonly type: SuggestType;
	readonly key: string;
	/** Null for countries, and for homes of a place that is not known yet. */
	parent: Entry | null;
	/** Homes at or below it. */
	homes: number;
	/** Whole numbers take less memory. */
	weight: number;
	/** What lies directly in it; empty for homes. */
	readonly children: Entry[];
	/** Place among its parent's children. */
	slot: number;
	/** Number of the query that looked at it last. */
	seen: number;
}

const NO_CHILDREN: Entry[] = [];

export interface Catalogue {
	readonly lexicon: Lexicon;
	readonly pool: NamePool;
	/** Entries with a word in one of their names; homes of unknown places and empty places are among them. */
	withToken(token: number): readonly Entry[];
	home(accoId: string): Entry | null;
	place(key: string): Entry | null;
	places(): Iterable<Entry>;
	/** Replaces the tree of places; parents stand before what lies in them. Homes move to their places again. */
	setPlaces(places: readonly SuggestPlace[]): void;
	/** Takes in homes as they are now and removes those that are gone. */
	put(homes: readonly SuggestHome[], gone: readonly string[]): void;
	readonly homes: number;
}

export function createCatalogue(): Catalogue {
	const lexicon = createLexicon();
	const pool = createNamePool();
	const postings: Entry[][] = [];
	const places = new Map<string, Entry>();
	const homes = new Map<string, Entry>();
	/** Place of a home that is not known yet. */
	const waiting = new Map<string, string>();

	const numbersOf = (names: readonly string[]): number[] => {
		const numbers: number[] = [];
		const seen = new Set<string>();
		for (const name of names) {
			const words = wordsOf(name);
			const same = words.map(({ text, written }) => `${text} ${written}`).join(" ");
			if (words.length === 0 || seen.has(same)) continue;
			seen.add(same);
			if (numbers.length > 0) numbers.push(END_OF_NAME);
			for (const word of words) numbers.push(tokenOf(word));
		}
		return numbers;
	};

	const tokenOf = (word: FoldedWord): number => {
		const token = lexicon.add(word);
		postings[token] ??= [];
		return token;
	};

	const enter = (type: SuggestType, key: string, numbers: readonly number[], count: number): Entry => {
		const children = type === "accommodation" ? NO_CHILDREN : [];
		const entry = { type, key, parent: null, homes: count, weight: 0, children, slot: -1, seen: 0, from: 0, to: 0 };
		pool.add(numbers, entry);
		return entry;
	};

	const index = (entry: Entry) => {
		for (const token of pool.tokens(entry)) postings[token]?.push(entry);
	};

	const unindex = (entry: Entry, emptied: number[]) => {
		for (const token of pool.tokens(entry)) {
			const list = postings[token];
			if (!list) continue;
			removeFrom(list, list.indexOf(entry));
			if (list.length === 0) emptied.push(token);
		}
		pool.release(entry);
	};

	const attach = (entry: Entry, parent: Entry | null) => {
		entry.parent = parent;
		if (!parent) return;
		entry.slot = parent.children.push(entry) - 1;
		for (let above: Entry | null = parent; above; above = above.parent) above.homes += entry.homes;
	};

	const detach = (entry: Entry) => {
		const { parent, slot } = entry;
		if (!parent) return;
		removeFrom(parent.children, slot);
		const moved = parent.children[slot];
		if (moved) moved.slot = slot;
		for (let above: Entry | null = parent; above; above = above.parent) above.homes -= entry.homes;
		entry.parent = null;
	};

	/** Unused words leave the lexicon; some may be in use again meanwhile. */
	const tidy = (emptied: readonly number[]) => {
		const unused = new Set(emptied.filter((token) => postings[token]?.length === 0));
		if (unused.size > 0) lexicon.remove([...unused]);
		lexicon.commit();
		pool.tidy(function* () {
			yield* places.values();
			yield* homes.values();
		});
	};

	const house = (entry: Entry, place: string) => {
		const parent = places.get(place) ?? null;
		if (parent) waiting.delete(entry.key);
		else waiting.set(entry.key, place);
		if (parent && parent === entry.parent) return;
		detach(entry);
		attach(entry, parent);
	};

	const putHome = ({ accoId, place, names, weight }: SuggestHome, emptied: number[]) => {
		const numbers = numbersOf(names);
		let entry = homes.get(accoId);
		// Most changes of a home leave its name alone; the lists of frequent words are long.
		if (!entry || !pool.holds(entry, numbers)) {
			if (entry) remove(accoId, emptied);
			entry = enter("accommodation", accoId, numbers, 1);
			homes.set(accoId, entry);
			index(entry);
		}
		entry.weight = Math.round(weight);
		house(entry, place);
	};

	const remove = (accoId: string, emptied: number[]) => {
		const entry = homes.get(accoId);
		if (!entry) return;
		unindex(entry, emptied);
		detach(entry);
		homes.delete(accoId);
		waiting.delete(accoId);
	};

	const put = (changed: readonly SuggestHome[], gone: readonly string[]) => {
		const emptied: number[] = [];
		for (const accoId of gone) remove(accoId, emptied);
		for (const home of changed) putHome(home, emptied);
		tidy(emptied);
	};

	const setPlaces = (next: readonly SuggestPlace[]) => {
		const emptied: number[] = [];
		const placeOf = (entry: Entry) => entry.parent?.key ?? waiting.get(entry.key) ?? "";
		const moving = [...homes.values()].map((entry) => [entry, placeOf(entry)] as const);
		for (const [entry] of moving) entry.parent = null;
		for (const entry of places.values()) unindex(entry, emptied);
		places.clear();
		for (const { type, key, parent, names } of next) {
			const entry = enter(type, key, numbersOf(names), 0);
			places.set(key, entry);
			index(entry);
			attach(entry, parent === null ? null : (places.get(parent) ?? null));
		}
		for (const [entry, place] of moving) house(entry, place);
		tidy(emptied);
	};

	return {
		lexicon,
		pool,
		setPlaces,
		put,
		withToken: (token) => postings[token] ?? NO_CHILDREN,
		home: (accoId) => homes.get(accoId) ?? null,
		place: (key) => places.get(key) ?? null,
		places: () => places.values(),
		get homes() {
			return homes.size;
		},
	};
}

/** The last one replaces the removed one: the order has no meaning. */
function removeFrom(list: Entry[], at: number): void {
	const last = list.pop();
	if (last && at < list.length) list[at] = last;
}
