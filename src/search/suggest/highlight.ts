import { emptyRows, forgiven, nextRow } from "#domain/edits.ts";
import { type FoldedWord, wordsOf } from "./fold.ts";
import { mostForgiven } from "./typing.ts";

/** A stretch of a text in UTF-16 units: from, and up to but not including. */
export type Range = readonly [from: number, to: number];

/**
 * The letters of a label that a typed text matches, in order and without overlaps: beginnings of words, and words
 * with forgiven errors. Empty where the label stands for a name in another language.
 */
export function matchedRanges(label: string, text: string): readonly Range[] {
	const words = wordsOf(label);
	/** Letters to mark, by word of the label. */
	const letters = words.map(() => 0);
	for (const typed of wordsOf(text)) {
		const begun = words.map((word) => begunLetters(word, typed));
		const isPlain = begun.some((count) => count > 0);
		for (const [at, word] of words.entries()) {
			const count = isPlain ? (begun[at] ?? 0) : lettersWithErrors(word.text, typed.text);
			letters[at] = Math.max(letters[at] ?? 0, count);
		}
	}
	return words.flatMap(({ starts, end }, at): Range[] => {
		const count = letters[at] ?? 0;
		return count > 0 ? [[starts[0] ?? 0, starts[count] ?? end]] : [];
	});
}

/** Letters at the beginning of a word that were typed, umlauts written out or not; 0 when it begins otherwise. */
function begunLetters(word: FoldedWord, typed: FoldedWord): number {
	if (word.text.startsWith(typed.text)) return typed.text.length;
	if (!word.written.startsWith(typed.text)) return 0;
	// Each umlaut that was written out is one letter more than the label shows: the mark may run a letter long.
	return Math.min(word.text.length, typed.text.length);
}

/** How many letters at the beginning of a word stand for the typed one, within the errors that are forgiven. */
function lettersWithErrors(word: string, typed: string): number {
	if (mostForgiven(typed) === 0) return 0;
	const rows = emptyRows(word.length, typed);
	let best = 0;
	let fewest = Number.POSITIVE_INFINITY;
	for (let letters = 1; letters <= word.length; letters++) {
		nextRow(rows, letters, typed, word);
		const edits = rows[letters]?.[typed.length] ?? typed.length;
		const most = forgiven(letters === word.length ? Math.max(letters, typed.length) : typed.length);
		if (edits <= most && edits <= fewest) {
			best = letters;
			fewest = edits;
		}
	}
	return best;
}
