import type { Catalogue, Entry } from "./catalogue.ts";
import { wordsOf } from "./fold.ts";
import type { Forgive, Match } from "./lexicon.ts";
import { END_OF_NAME } from "./name-pool.ts";
import { EDITS, isWhole } from "./typing.ts";

/** How well an entry of the catalogue answers a typed text. */

export interface Question {
	/** Words of all names (name-pool.ts), as long as the question is asked. */
	readonly numbers: Int32Array;
	readonly words: readonly TypedWord[];
	/**
	 * Words that the name itself must hold. Behind a comma stands what it lies in (`Kirchberg, Tirol`); without
	 * one, at least one word is of the name and the others of either.
	 */
	readonly ofName: number;
	readonly comma: boolean;
	/** Levels of each word in a place and all that it lies in; filled as places are met. */
	readonly around: Map<Entry, Uint8Array>;
}

interface TypedWord {
	readonly match: Match;
	/** Small words may be missing in the name: `Zell in Tirol`. */
	readonly optional: boolean;
}

/** Longer texts are read up to here. */
const MOST_WORDS = 8;

const SMALL_WORDS = new Set(
	(
		"a aan al am an and at au auf aux bei bij by d da das de del della den der des di die do du een el en et " +
		"het im in l la las le les los near of on op pres sous sur te the und unter van von zu zum zur"
	).split(" "),
);

/** Points of a name for the way in which it answers; see `fitOf`. */
export const POINTS = { exact: 60, beginning: 50, begun: 40, words: 30, surroundings: 20 } as const;
/** More than all points: a name without errors stands before one with errors. */
const POINTS_PER_EDIT = 100;

export const NO_FIT = Number.NEGATIVE_INFINITY;

/** Reads a typed text; null when nothing in it can be compared. */
export function readQuestion(catalogue: Catalogue, text: string, forgive: Forgive, comma: boolean): Question | null {
	const { lexicon, pool } = catalogue;
	const cut = comma ? text.indexOf(",") : text.length;
	const name = wordsOf(text.slice(0, cut));
	const typed = [...name, ...wordsOf(text.slice(cut))].slice(0, MOST_WORDS).map((word) => word.text);
	if (name.length === 0) return null;
	const onlySmall = typed.every((word) => SMALL_WORDS.has(word));
	const words = typed.map((word) => ({
		match: lexicon.match(word, forgive),
		optional: !onlySmall && SMALL_WORDS.has(word),
	}));
	const ofName = comma ? Math.min(name.length, words.length) : words.length;
	return { numbers: pool.numbers, words, ofName, comma, around: new Map() };
}

/**
 * Points of an entry, larger is better; `NO_FIT` when a word of the question finds nothing. The whole name stands
 * before its beginning, that before words anywhere in it, those before words of its surroundings; each typing
 * error weighs more than all of these. Of the names in all languages the best counts; words of two do not mix.
 */
export function fitOf(question: Question, entry: Entry): number {
	const { numbers, words } = question;
	const [only] = words;
	if (words.length === 1 && only) return fitOfWord(question, only.match.levels, entry);
	const around = entry.parent ? levelsAround(question, entry.parent) : null;
	let best = NO_FIT;
	let from = entry.from;
	for (let at = entry.from; at <= entry.to; at++) {
		if (at < entry.to && numbers[at] !== END_OF_NAME) continue;
		best = Math.max(best, fitOfName(question, around, from, at));
		from = at + 1;
	}
	return best;
}

/** Points of one name, which lies from `from` up to but not including `to`. */
function fitOfName(question: Question, around: Uint8Array | null, from: number, to: number): number {
	const { words, ofName, comma } = question;
	let edits = 0;
	/** Errors of the words that only its surroundings can hold: behind the comma. */
	let editsBehind = 0;
	let missing = 0;
	let owned = false;
	let away = false;
	/** What it costs more to take a word from the name although the surroundings hold it with fewer errors. */
	let dearer = Number.POSITIVE_INFINITY;
	for (let at = 0; at < words.length; at++) {
		const { match, optional } = words[at] as TypedWord;
		const behind = comma && at >= ofName;
		const own = behind ? 0 : bestLevel(question, match.levels, from, to);
		const far = comma && !behind ? 0 : (around?.[at] ?? 0);
		if (own === 0 && far === 0) {
			if (!optional) return NO_FIT;
			missing++;
		} else if (behind) editsBehind += editsOf(far);
		else if (own > 0 && (far === 0 || editsOf(own) <= editsOf(far))) {
			edits += editsOf(own);
			owned ||= !optional;
		} else {
			edits += editsOf(far);
			away = true;
			if (own > 0 && !optional) dearer = Math.min(dearer, editsOf(own) - editsOf(far));
		}
	}
	if (!owned && words.some((word) => !word.optional)) edits += dearer;
	if (edits === Number.POSITIVE_INFINITY) return NO_FIT;
	const loose = (away ? POINTS.surroundings : POINTS.words) - missing - POINTS_PER_EDIT * edits;
	return Math.max(loose, orderedFit(question, from, to)) - POINTS_PER_EDIT * editsBehind;
}

/** True for points of a name that was typed whole, errors or not. */
export function isExact(points: number): boolean {
	return points + POINTS_PER_EDIT * editsIn(points) === POINTS.exact;
}

/** Errors behind points. */
export function editsIn(points: number): number {
	return Math.ceil(Math.max(0, -points) / POINTS_PER_EDIT);
}

/** Points of a name that begins with the words in their order. */
function orderedFit({ words, ofName: count, numbers }: Question, from: number, to: number): number {
	if (to - from < count) return NO_FIT;
	let edits = 0;
	let allWhole = true;
	for (let at = 0; at < count; at++) {
		const level = words[at]?.match.levels[numbers[from + at] as number] ?? 0;
		if (level === 0) return NO_FIT;
		allWhole &&= isWhole(level);
		edits += editsOf(level);
	}
	const points = !allWhole ? POINTS.begun : to - from > count ? POINTS.beginning : POINTS.exact;
	return points - POINTS_PER_EDIT * edits;
}

/** The same for a single word, which most questions are: one pass over the names. */
function fitOfWord({ numbers }: Question, levels: Uint8Array, { from, to }: Entry): number {
	let best = NO_FIT;
	let isFirst = true;
	for (let i = from; i < to; i++) {
		const token = numbers[i] as number;
		const level = token === END_OF_NAME ? 0 : (levels[token] as number);
		if (level > 0) {
			const isLast = i + 1 === to || numbers[i + 1] === END_OF_NAME;
			const first = !isWhole(level) ? POINTS.begun : isLast ? POINTS.exact : POINTS.beginning;
			const points = (isFirst ? first : POINTS.words) - POINTS_PER_EDIT * editsOf(level);
			if (points > best) best = points;
		}
		isFirst = token === END_OF_NAME;
	}
	return best;
}

/** Level of the best word in a stretch; ends of names in it do not matter. */
function bestLevel({ numbers }: Question, levels: Uint8Array, from: number, to: number): number {
	let best = 0;
	for (let at = from; at < to; at++) {
		const token = numbers[at] as number;
		if (token === END_OF_NAME) continue;
		const level = levels[token] as number;
		if (level > best) best = level;
	}
	return best;
}

function levelsAround(question: Question, place: Entry): Uint8Array {
	const known = question.around.get(place);
	if (known) return known;
	const wider = place.parent ? levelsAround(question, place.parent) : null;
	const levels = Uint8Array.from(question.words, ({ match }, at) =>
		Math.max(bestLevel(question, match.levels, place.from, place.to), wider?.[at] ?? 0),
	);
	question.around.set(place, levels);
	return levels;
}

function editsOf(level: number): number {
	return EDITS[level] ?? 0;
}
