import { forgiven } from "#domain/edits.ts";

/** What a typed word forgives. */

/** How well a word of a name answers a typed word; larger is better, 0 is not at all. */
export const LEVEL = { begunTypo2: 1, begunTypo1: 2, typo2: 3, typo1: 4, begun: 5, whole: 6 } as const;
export type Level = 0 | (typeof LEVEL)[keyof typeof LEVEL];

/** Typing errors behind each level. */
export const EDITS: readonly number[] = [0, 2, 1, 2, 1, 0, 0];

/** True when the typed word stands for the whole word, not for its beginning. */
export function isWhole(level: number): boolean {
	return level === LEVEL.whole || level === LEVEL.typo1 || level === LEVEL.typo2;
}

/** Errors that the longer one of the typed word and the word meant can forgive, before the latter is known. */
export function mostForgiven(typed: string): number {
	// A number with another digit is another number.
	if (/\p{N}/u.test(typed)) return 0;
	for (let missing = 2; missing > 0; missing--) {
		if (forgiven(typed.length + missing) >= missing) return Math.max(missing, forgiven(typed.length));
	}
	return 0;
}

export function typoLevel(edits: number, whole: boolean): Level {
	if (whole) return edits === 1 ? LEVEL.typo1 : LEVEL.typo2;
	return edits === 1 ? LEVEL.begunTypo1 : LEVEL.begunTypo2;
}
