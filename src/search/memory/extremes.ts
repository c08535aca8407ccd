import { PAGE_HOMES, type Page } from "./page.ts";

/** Homes of a page that lie outermost on each side; enough that one of them is among any large part of the page. */
const OUTERMOST = 24;

/** Slots, the outermost first. */
export interface Extremes {
	readonly south: Uint16Array;
	readonly west: Uint16Array;
	readonly north: Uint16Array;
	readonly east: Uint16Array;
}

/** A page that searches read never changes; a change makes another page. */
const known = new WeakMap<Page, Extremes>();

/** Made at the first search of a page, so that a box around many hits need not look at all of them. */
export function extremesOf(page: Page): Extremes {
	const found = known.get(page);
	if (found) return found;
	const slots = Array.from({ length: PAGE_HOMES }, (_, slot) => slot);
	const first = (column: Float64Array, sign: 1 | -1) =>
		Uint16Array.from(slots.sort((a, b) => sign * ((column[a] as number) - (column[b] as number))).slice(0, OUTERMOST));
	const made = {
		south: first(page.lat, 1),
		north: first(page.lat, -1),
		west: first(page.lng, 1),
		east: first(page.lng, -1),
	};
	known.set(page, made);
	return made;
}

/** The first of the outermost slots that is a hit; −1: none of them is. */
export function firstHit(outermost: Uint16Array, hits: Uint32Array): number {
	for (let at = 0; at < outermost.length; at++) {
		const slot = outermost[at] as number;
		if ((((hits[slot >>> 5] as number) >>> (slot & 31)) & 1) !== 0) return slot;
	}
	return -1;
}
