import { editsTo, forgiven } from "#domain/edits.ts";
import { wordsOf } from "./fold.ts";

/** Words for a saint as names of places write them out, with their short form. */
const SAINTS: Readonly<Record<string, string>> = { saint: "St", sankt: "St", sint: "St", sainte: "Ste" };

/**
 * The ways in which a name is typed beside its own: with the short word for a saint (`St-Malo`, `St. Peter-Ording`),
 * and all its words in one (`zellamsee`).
 */
export function aliasesOf(name: string): readonly string[] {
	const words = wordsOf(name).map((word) => word.text);
	const first = SAINTS[words[0] ?? ""];
	const short = words.map((word) => SAINTS[word] ?? word);
	const hasSaint = first !== undefined || short.some((word, at) => word !== words[at]);
	const joined = words.length > 1 ? [words.join("")] : [];
	return hasSaint && words.length > 1 ? [short.join(" "), short.join(""), ...joined] : joined;
}

/** The most steps between two names that still look alike, by the longer one's letters. */
const ALIKE = 0.5;

/** Of many names those that look most like a text, the nearest first; at most `limit`. */
export function nearestNames<Named>(
	text: string,
	candidates: readonly { readonly of: Named; readonly names: readonly string[] }[],
	limit: number,
): readonly Named[] {
	const typed = lettersOf(text);
	return candidates
		.map(({ of, names }) => ({ of, far: Math.min(...names.map((name) => share(typed, lettersOf(name)))) }))
		.filter(({ far }) => far <= ALIKE)
		.sort((a, b) => a.far - b.far)
		.slice(0, limit)
		.map(({ of }) => of);
}

function lettersOf(text: string): string {
	return wordsOf(text)
		.map((word) => word.text)
		.join("");
}

/** True when every longer word of a text stands for a whole word of the names, with the errors that it forgives. */
export function readsWhole(text: string, names: readonly string[]): boolean {
	const words = names.flatMap((name) => wordsOf(name).map((word) => word.text));
	return wordsOf(text)
		.filter((typed) => forgiven(typed.text.length) > 0)
		.every(({ text: typed }) =>
			words.some((word) => editsTo(word, typed) <= forgiven(Math.max(typed.length, word.length))),
		);
}

const share = (one: string, other: string) => editsTo(other, one) / Math.max(1, one.length, other.length);
