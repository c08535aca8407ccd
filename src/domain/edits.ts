/** Typing errors: how many lie between two words, and how many a word forgives. */

/** Errors that a word of so many letters forgives: none below 4, one below 8, else two. */
export function forgiven(letters: number): number {
	if (letters >= 8) return 2;
	return letters >= 4 ? 1 : 0;
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

/** Errors between a typed word and a whole other one. */
export function editsTo(word: string, typed: string): number {
	return filledRows(word, typed).at(-1)?.[typed.length] ?? typed.length;
}

/** Errors between a typed word and the beginning of another one that it is nearest to. */
export function editsToBeginning(word: string, typed: string): number {
	return Math.min(...filledRows(word, typed).map((row) => row[typed.length] ?? typed.length));
}

function filledRows(word: string, typed: string): readonly Uint8Array[] {
	const rows = emptyRows(word.length, typed);
	for (let depth = 1; depth <= word.length; depth++) nextRow(rows, depth, typed, word);
	return rows;
}
