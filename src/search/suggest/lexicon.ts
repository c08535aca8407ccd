import { emptyRows, forgiven, nextRow } from "#domain/edits.ts";
import { type FoldedWord, spellingsOf } from "./fold.ts";
import { LEVEL, mostForgiven, typoLevel } from "./typing.ts";

/**
 * All distinct words of all names, in sorted order: far fewer than names. A beginning is a stretch of the list;
 * typing errors are sought by walking down the list as down a tree of letters and leaving each branch that is
 * too far off.
 */

export interface Lexicon {
	/** Number of a word, which it keeps while it is in use. Can be found after the next `commit`. */
	add(word: FoldedWord): number;
	/** Removes unused words; their numbers are used again. */
	remove(tokens: readonly number[]): void;
	/** Takes in what was added since the last call. */
	commit(): void;
	/** Every word that a typed word may mean. */
	match(typed: string, forgive: Forgive): Match;
	/** Numbers are below it. */
	readonly capacity: number;
	/** Words in use. */
	readonly size: number;
}

/** Which typing errors count: none, those in whole words, those in beginnings of words as well. */
export type Forgive = "nothing" | "words" | "beginnings";

export interface Match {
	/** Level (typing.ts) by word number; 0 for words that do not match. */
	readonly levels: Uint8Array;
	/** Numbers of the words that match. */
	readonly tokens: readonly number[];
}

interface Entry {
	readonly spelling: string;
	readonly token: number;
}

/** Longer words are compared by their first letters. */
const MOST_LETTERS = 40;

export function createLexicon(): Lexicon {
	const numbers = new Map<string, number>();
	const texts: (string | null)[] = [];
	/** Other spellings of a word that stand in the list. */
	const others = new Map<number, string[]>();
	const free: number[] = [];
	const added: Entry[] = [];
	let removed = new Set<number>();
	let entries: Entry[] = [];

	const add = (word: FoldedWord): number => {
		const text = word.text.slice(0, MOST_LETTERS);
		let token = numbers.get(text);
		if (token === undefined) {
			token = free.pop() ?? texts.length;
			numbers.set(text, token);
			texts[token] = text;
			added.push({ spelling: text, token });
		}
		for (const spelling of spellingsOf(word)) addSpelling(spelling.slice(0, MOST_LETTERS), token, text);
		return token;
	};

	const addSpelling = (spelling: string, token: number, text: string) => {
		if (spelling === text) return;
		const known = others.get(token);
		if (known?.includes(spelling)) return;
		if (known) known.push(spelling);
		else others.set(token, [spelling]);
		added.push({ spelling, token });
	};

	const remove = (tokens: readonly number[]) => {
		// The list is cleared of them now, so that their numbers can be given again.
		commit();
		for (const token of tokens) {
			const text = texts[token];
			if (text === null || text === undefined) continue;
			numbers.delete(text);
			texts[token] = null;
			others.delete(token);
			removed.add(token);
			free.push(token);
		}
		entries = entries.filter((entry) => !removed.has(entry.token));
		removed = new Set();
	};

	const commit = () => {
		if (added.length === 0) return;
		added.sort(bySpelling);
		entries = merge(entries, added);
		added.length = 0;
	};

	const match = (typed: string, forgive: Forgive): Match => {
		const levels = new Uint8Array(texts.length);
		const tokens: number[] = [];
		const note = (entry: Entry | undefined, level: number) => {
			if (!entry) return;
			const before = levels[entry.token] ?? 0;
			if (before === 0) tokens.push(entry.token);
			if (level > before) levels[entry.token] = level;
		};
		const word = typed.slice(0, MOST_LETTERS);
		for (let at = lowerBound(entries, word); at < entries.length; at++) {
			const entry = entries[at];
			if (!entry?.spelling.startsWith(word)) break;
			note(entry, entry.spelling.length === word.length ? LEVEL.whole : LEVEL.begun);
		}
		if (forgive !== "nothing") walk(entries, word, forgive === "beginnings", note);
		return { levels, tokens };
	};

	return {
		add,
		remove,
		commit,
		match,
		get capacity() {
			return texts.length;
		},
		get size() {
			return numbers.size;
		},
	};
}

/** Notes every entry within the errors that are forgiven. */
function walk(
	entries: readonly Entry[],
	typed: string,
	beginnings: boolean,
	note: (entry: Entry | undefined, level: number) => void,
): void {
	const most = mostForgiven(typed);
	if (most === 0) return;
	const mostBegun = beginnings ? forgiven(typed.length) : 0;
	const rows = emptyRows(MOST_LETTERS, typed);
	const descend = (from: number, to: number, depth: number) => {
		let at = from;
		const edits = rows[depth]?.[typed.length] ?? 0;
		if (depth > 0 && edits > 0 && edits <= mostBegun) {
			for (let below = from; below < to; below++) note(entries[below], typoLevel(edits, false));
		}
		for (; at < to && entries[at]?.spelling.length === depth; at++) {
			if (edits > 0 && edits <= forgiven(Math.max(depth, typed.length))) note(entries[at], typoLevel(edits, true));
		}
		if (depth >= Math.min(MOST_LETTERS, typed.length + most)) return;
		while (at < to) {
			const spelling = entries[at]?.spelling ?? "";
			const end = branchEnd(entries, at, to, depth);
			if (nextRow(rows, depth + 1, typed, spelling) <= most) descend(at, end, depth + 1);
			at = end;
		}
	};
	descend(0, entries.length, 0);
}

/** End of the stretch of entries that have the same letter at `depth` as the entry at `from`. */
function branchEnd(entries: readonly Entry[], from: number, to: number, depth: number): number {
	const letter = entries[from]?.spelling.charCodeAt(depth);
	let low = from + 1;
	let step = 1;
	// Most branches are short: strides that double find the stretch sooner than halving the rest of the list.
	while (low < to && entries[Math.min(low + step, to) - 1]?.spelling.charCodeAt(depth) === letter) {
		low = Math.min(low + step, to);
		step *= 2;
	}
	let high = Math.min(low + step, to);
	while (low < high) {
		const middle = (low + high) >> 1;
		if (entries[middle]?.spelling.charCodeAt(depth) === letter) low = middle + 1;
		else high = middle;
	}
	return low;
}

function lowerBound(entries: readonly Entry[], spelling: string): number {
	let low = 0;
	let high = entries.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((entries[middle]?.spelling ?? "") < spelling) low = middle + 1;
		else high = middle;
	}
	return low;
}

const bySpelling = (a: Entry, b: Entry) => (a.spelling < b.spelling ? -1 : a.spelling > b.spelling ? 1 : 0);

function merge(left: readonly Entry[], right: readonly Entry[]): Entry[] {
	const merged: Entry[] = new Array(left.length + right.length);
	let a = 0;
	let b = 0;
	for (let at = 0; at < merged.length; at++) {
		const first = left[a];
		const second = right[b];
		if (first && (!second || first.spelling <= second.spelling)) {
			merged[at] = first;
			a++;
		} else if (second) {
			merged[at] = second;
			b++;
		}
	}
	return merged;
}
