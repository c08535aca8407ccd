/** Euros of a bucket of the search's histogram. */
const BUCKET = 20;
/** More bars than this are too thin for the panel. */
const MOST_BARS = 25;
/** Share of the homes that the scale must reach; the few beyond stand in its last bar. */
const REACH = 0.97;
const WIDTHS = [20, 40, 60, 100, 140] as const;

export interface PriceBars {
	/** Homes per bar; the last one is open. */
	readonly bars: readonly number[];
	/** Euros of a bar. */
	readonly width: number;
	/** Euros at the end of the scale, which stands for no upper limit. */
	readonly end: number;
}

/**
 * The histogram of prices a night as it is drawn: as fine as the room allows, without a long tail of few dear homes.
 * The scale reaches at least to `limit` euros, the highest price that is asked for.
 */
export function priceBars(histogram: readonly number[], limit: number): PriceBars {
	const total = histogram.reduce((sum, count) => sum + count, 0);
	let reached = 0;
	const last = histogram.findIndex((count) => {
		reached += count;
		return reached >= total * REACH;
	});
	const needed = Math.min(histogram.length * BUCKET, Math.max((last + 1) * BUCKET, limit, 100));
	const width = WIDTHS.find((width) => needed / width <= MOST_BARS) ?? 140;
	const count = Math.ceil(needed / width);
	const bars = new Array<number>(count).fill(0);
	for (const [bucket, homes] of histogram.entries()) {
		const bar = Math.min(count - 1, Math.floor((bucket * BUCKET) / width));
		bars[bar] = (bars[bar] ?? 0) + homes;
	}
	return { bars, width, end: count * width };
}
