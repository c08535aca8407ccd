import { PRICE_RANGE } from "#domain/search/limits.ts";

/** Euros of a bucket of the search's histogram. */
const BUCKET = 20;

/**
 * The scale of prices a night, in whole euros: the whole range of the specification (§9), finer where the homes are. A
 * thumb stands on one of them, and a bar reaches from one to the next.
 */
export const PRICE_STOPS: readonly number[] = [
	...stops(0, 300, 20),
	...stops(300, 500, 40),
	...stops(500, 1000, 100),
	...stops(1000, PRICE_RANGE.max, 500),
	PRICE_RANGE.max,
];

function stops(from: number, to: number, step: number): readonly number[] {
	return Array.from({ length: (to - from) / step }, (_, at) => from + at * step);
}

/** The last place of the scale, which stands for no upper limit. */
export const LAST_STOP = PRICE_STOPS.length - 1;

/** Place of a price on the scale, between two stops for one between them. */
export function placeOf(euros: number): number {
	const next = PRICE_STOPS.findIndex((stop) => stop >= euros);
	if (next < 0) return LAST_STOP;
	const [above = 0, below = 0] = [PRICE_STOPS[next], PRICE_STOPS[next - 1]];
	return next === 0 ? 0 : next - 1 + (euros - below) / (above - below);
}

/** The histogram of prices a night as it is drawn: homes from each stop to the next; the last bar is open. */
export function priceBars(histogram: readonly number[]): readonly number[] {
	const bars = new Array<number>(LAST_STOP).fill(0);
	for (const [bucket, homes] of histogram.entries()) {
		const bar = Math.min(LAST_STOP - 1, Math.floor(placeOf(bucket * BUCKET)));
		bars[bar] = (bars[bar] ?? 0) + homes;
	}
	return bars;
}
