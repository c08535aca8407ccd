/** How a strip of slides is moved: plain numbers in pixels, so that it can be tested without a browser. */

/** Time that a turn takes (specification §9). */
export const SPEED_MS = 400;
/** Less than this is an edge reached: browsers round. */
const EDGE = 2;

export interface Strip {
	/** Left edges of the slides, from the first one's, ascending. */
	readonly offsets: readonly number[];
	/** Where the strip stands, from its start; in right-to-left pages as well. */
	readonly scroll: number;
	/** How far it goes. */
	readonly most: number;
}

/** The slide at the strip's start. At its end the last position counts, where several slides are seen at once. */
export function slideAt({ offsets, scroll }: Strip): number {
	let nearest = 0;
	for (const [index, offset] of offsets.entries()) {
		if (Math.abs(offset - scroll) < Math.abs((offsets[nearest] ?? 0) - scroll)) nearest = index;
	}
	return nearest;
}

export function isAtStart({ scroll }: Strip): boolean {
	return scroll <= EDGE;
}

export function isAtEnd({ scroll, most }: Strip): boolean {
	return scroll >= most - EDGE;
}

/** Everything is seen at once: there is nothing to turn. */
export function fits({ most }: Strip): boolean {
	return most <= EDGE;
}

/**
 * Where a turn leads: one slide on or back. By itself a carousel begins again after its end; by hand it stands at
 * its ends.
 */
export function turned(strip: Strip, step: 1 | -1, rewinds: boolean): number {
	if (step === 1 && isAtEnd(strip)) return rewinds ? 0 : strip.scroll;
	const at = slideAt(strip);
	// Dragged to between two slides, the next is the one that comes next.
	const ahead = strip.offsets.find((offset) => offset > strip.scroll + EDGE);
	const behind = strip.offsets.findLast((offset) => offset < strip.scroll - EDGE);
	const to = step === 1 ? (ahead ?? strip.offsets[at] ?? 0) : (behind ?? 0);
	return Math.max(0, Math.min(strip.most, to));
}

/** Part of the way after a part of the time (0 to 1): quick first, calm at the end; `cubic-bezier(0.25, 1, 0.5, 1)`. */
export function eased(part: number): number {
	return 1 - (1 - Math.max(0, Math.min(1, part))) ** 4;
}
