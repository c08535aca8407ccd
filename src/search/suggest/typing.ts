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

/** Errors that a word of so many letters forgives: none below 4, one below 8, else two. */
export function forgiven(letters: number): number {
	if (letters >= 8) return 2;
	return letters >= 4 ? 1 : 0;
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

/**
 * The next row of the table of distances (optimal string alignment: insertion, deletion, substitution and
 * transposition of neighbours each count one) between a typed word and a word that grows letter by letter.
 * `rows[depth]` is filled from the two rows before it; answers its smallest entry.
 */
export function nextRow(rows: readonly Uint8Array[], depth: number, typed: string, word: string): number {
	const row = rows[depth];
	const above = rows[depth - 1];
	const twoAbove = rows[depth - 2];
	if (!row || !above) throw new RangeError(`no rows for a word of ${depth} letters`);
	const letter = word.charCodeAt(depth - 1);
	row[0] = depth;
	let least = depth;
	for (let column = 1; column <= typed.length; column++) {
		const typedLetter = typed.charCodeAt(column - 1);
		const diagonal = above[column - 1] ?? 0;
		let cost = typedLetter === letter ? diagonal : 1 + Math.min(diagonal, above[column] ?? 0, row[column - 1] ?? 0);
		const swapped =
			twoAbove !== undefined &&
			column > 1 &&
			typedLetter === word.charCodeAt(depth - 2) &&
			typed.charCodeAt(column - 2) === letter;
		if (swapped) cost = Math.min(cost, 1 + (twoAbove[column - 2] ?? 0));
		row[column] = cost;
		if (cost < least) least = cost;
	}
	return least;
}

/** Empty rows for words of up to so many letters; the first holds the distances to nothing. */
export function emptyRows(letters: number, typed: string): Uint8Array[] {
	const rows = Array.from({ length: letters + 1 }, () => new Uint8Array(typed.length + 1));
	rows[0]?.forEach((_, column, first) => {
		first[column] = column;
	});
	return rows;
}
