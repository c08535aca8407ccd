/** Title and description of a page, as search engines show them. */
export interface HeadText {
	/** Whole, with the site's name where it fits. */
	readonly title: string;
	readonly description: string;
}

/** Letters that a search engine shows whole. */
export const TITLE = { least: 50, most: 60 } as const;
export const DESCRIPTION = { least: 120, most: 155 } as const;

interface Bounds {
	readonly least: number;
	readonly most: number;
}

/**
 * A text within bounds: `start` and those of the pieces, in their order, with which it fits; of several ways the one that
 * keeps what matters most. Where none fits, the longest that is not too long; a start that is too long itself ends at a
 * word, with an ellipsis.
 *
 * @param pieces at most 12, with what joins them to what stands before
 * @param byWeight places of the pieces, what matters most first; absent: as they stand
 */
export function fitText(
	start: string,
	pieces: readonly string[],
	{ least, most }: Bounds,
	byWeight: readonly number[] = pieces.map((_, at) => at),
): string {
	if (start.length > most) return cutAtWord(start, most);
	let longest = start;
	for (let way = 2 ** pieces.length - 1; way >= 0; way--) {
		// What matters most is the highest bit: what counts up to more keeps it.
		const kept = new Set(byWeight.filter((_, rank) => way & (1 << (pieces.length - 1 - rank))));
		const text = start + pieces.filter((_, at) => kept.has(at)).join("");
		if (text.length >= least && text.length <= most) return text;
		if (text.length <= most && text.length > longest.length) longest = text;
	}
	return longest;
}

/** A text of at most so many letters that ends with a whole word. */
export function cutAtWord(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most - 1);
	const end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\u202f"), cut.lastIndexOf("\u00a0"));
	return `${cut.slice(0, end > most / 2 ? end : cut.length).replace(/[\s,;:.–-]+$/u, "")}…`;
}
