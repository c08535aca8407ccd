import {
	type Catalogue,
	createCatalogue,
	type Entry,
	SUGGEST_TYPES,
	type SuggestHome,
	type SuggestPlace,
	type SuggestType,
} from "./catalogue.ts";
import { editsIn, fitOf, isExact, NO_FIT, POINTS, type Question, readQuestion } from "./fit.ts";
import { wordsOf } from "./fold.ts";
import type { Forgive } from "./lexicon.ts";

/**
 * Suggestions for typed letters, from memory: countries, regions, places and homes by their names in every
 * language; accents, the order of words and a few typing errors are forgiven. Plain data in, plain data out.
 */
export interface SuggestIndex {
	/** Replaces the tree of places; parents stand before what lies in them. */
	setPlaces(places: readonly SuggestPlace[]): void;
	/** Takes in homes as they are now and removes those that are gone. */
	put(homes: readonly SuggestHome[], gone: readonly string[]): void;
	/** What a text may mean, the best first: at most `limit`, each type among them as far as it fits. */
	suggest(text: string, limit: number): readonly Suggested[];
	/** The best `limit` of each type, all in one order. */
	rank(text: string, limit: number): readonly Suggested[];
	has(accoId: string): boolean;
	/** Homes at or below a place; 0 for unknown ones. */
	count(placeKey: string): number;
	/** Homes in the index. */
	readonly size: number;
	/** Distinct words in the index. */
	readonly words: number;
}

export interface Suggested {
	readonly type: SuggestType;
	/** Key of the place, or accoId. */
	readonly key: string;
	/** Homes there; 1 for a home. */
	readonly count: number;
	/** The whole name was typed in one of the languages, perhaps with errors. */
	readonly exact: boolean;
	/** Typing errors that were forgiven. */
	readonly edits: number;
}

/** Lines that a type keeps although others fit better; only for names without typing errors. */
const RESERVED: Readonly<Record<SuggestType, number>> = { country: 1, region: 1, placename: 2, accommodation: 2 };

/** Two letters, or single letters however many, say too little to name a home. */
const LETTERS_FOR_HOMES = { text: 3, word: 2 };

interface Candidate {
	readonly entry: Entry;
	readonly points: number;
}

export function createSuggestIndex(): SuggestIndex {
	const catalogue = createCatalogue();
	let looks = 0;

	const look = (text: string, forgive: Forgive, comma: boolean, limit: number): Candidate[] => {
		const question = readQuestion(catalogue, text, forgive, comma);
		return question ? gather(catalogue, question, ++looks, limit, mayNameHome(text)) : [];
	};

	/** Names without errors; where they leave room, those with errors behind them. */
	const lookAgain = (text: string, comma: boolean, limit: number): Candidate[] => {
		const plain = look(text, "nothing", comma, limit);
		if (plain.length >= limit) return plain;
		const withErrors = look(text, "words", comma, limit);
		// A word with errors that is still being typed may be the beginning of many: only where nothing else is found.
		return withErrors.length > 0 ? withErrors : look(text, "beginnings", comma, limit);
	};

	const rank = (text: string, limit: number): Candidate[] => {
		const byId = homeById(catalogue, text);
		if (byId) return [byId];
		const found = text.includes(",") ? lookAgain(text, true, limit) : [];
		return (found.length > 0 ? found : lookAgain(text, false, limit)).sort(compare);
	};

	return {
		setPlaces: catalogue.setPlaces,
		put: catalogue.put,
		suggest: (text, limit) => spread(rank(text, limit), limit).map(answer),
		rank: (text, limit) => rank(text, limit).map(answer),
		has: (accoId) => Boolean(catalogue.home(accoId)?.parent),
		count: (key) => catalogue.place(key)?.homes ?? 0,
		get size() {
			return catalogue.homes;
		},
		get words() {
			return catalogue.lexicon.size;
		},
	};
}

/** The best entries of each type. */
function gather(catalogue: Catalogue, question: Question, look: number, limit: number, homes: boolean): Candidate[] {
	const best = new Map<SuggestType, Candidate[]>(SUGGEST_TYPES.map((type) => [type, []]));
	const offer = (entry: Entry) => {
		if (entry.seen === look) return;
		entry.seen = look;
		const isHome = entry.type === "accommodation";
		if (isHome ? !entry.parent : entry.homes === 0) return;
		const points = fitOf(question, entry);
		if (points !== NO_FIT) insert(best.get(entry.type) ?? [], { entry, points }, limit);
	};
	if (!homes) {
		for (const place of catalogue.places()) offer(place);
		return [...best.values()].flat();
	}
	const driver = rarestWord(catalogue, question);
	if (!driver) return [];
	// With several words, this one may be of the surroundings alone: then all that lies within comes into question.
	const within = !question.comma && question.words.length > 1;
	const offerWithin = (entry: Entry) => {
		offer(entry);
		for (const child of entry.children) offerWithin(child);
	};
	for (const token of driver.match.tokens) {
		for (const entry of catalogue.withToken(token)) {
			if (within) offerWithin(entry);
			else offer(entry);
		}
	}
	return [...best.values()].flat();
}

/** The word that leaves the fewest entries to look at. */
function rarestWord(catalogue: Catalogue, { words, ofName }: Question): Question["words"][number] | null {
	let rarest: Question["words"][number] | null = null;
	let least = Number.POSITIVE_INFINITY;
	if (words.length === 1) return words[0] ?? null;
	for (const word of words.slice(0, ofName)) {
		if (word.optional) continue;
		let reach = 0;
		for (const token of word.match.tokens) {
			const entries = catalogue.withToken(token);
			for (let at = 0; at < entries.length && reach < least; at++) reach += entries[at]?.homes ?? 0;
		}
		if (reach < least) {
			least = reach;
			rarest = word;
		}
	}
	// A name of small words alone before a comma.
	return rarest ?? words[0] ?? null;
}

function homeById(catalogue: Catalogue, text: string): Candidate | null {
	const accoId = text.trim().toLowerCase();
	const entry = /^a\d{1,10}$/.test(accoId) ? catalogue.home(accoId) : null;
	return entry?.parent ? { entry, points: POINTS.exact } : null;
}

/** Takes the best of all, but for the lines that each type keeps. */
function spread(ranked: readonly Candidate[], limit: number): readonly Candidate[] {
	const kept = new Set<Candidate>();
	const reserve = ranked.filter(({ points }) => editsIn(points) === 0);
	for (const type of SUGGEST_TYPES) {
		for (const one of reserve.filter(({ entry }) => entry.type === type).slice(0, RESERVED[type])) kept.add(one);
	}
	for (const one of ranked) {
		if (kept.size >= limit) break;
		kept.add(one);
	}
	return ranked.filter((one) => kept.has(one)).slice(0, limit);
}

function insert(list: Candidate[], one: Candidate, limit: number): void {
	const last = list[limit - 1];
	if (last && compare(one, last) >= 0) return;
	let at = list.length;
	for (let before = list[at - 1]; before && compare(one, before) < 0; before = list[--at - 1]);
	list.splice(at, 0, one);
	if (list.length > limit) list.pop();
}

/** Fit, then the wider place, then what holds more homes (for homes: their weight). */
function compare(a: Candidate, b: Candidate): number {
	if (a.points !== b.points) return b.points - a.points;
	const type = SUGGEST_TYPES.indexOf(a.entry.type) - SUGGEST_TYPES.indexOf(b.entry.type);
	if (type !== 0) return type;
	return weightOf(b.entry) - weightOf(a.entry) || (a.entry.key < b.entry.key ? -1 : 1);
}

function weightOf({ type, weight, homes }: Entry): number {
	return type === "accommodation" ? weight : homes;
}

function mayNameHome(text: string): boolean {
	const letters = wordsOf(text).map((word) => word.text.length);
	const all = letters.reduce((sum, count) => sum + count, 0);
	return all >= LETTERS_FOR_HOMES.text && letters.some((count) => count >= LETTERS_FOR_HOMES.word);
}

function answer({ entry: { type, key, homes }, points }: Candidate): Suggested {
	return { type, key, count: homes, exact: isExact(points), edits: editsIn(points) };
}
