import { priceBucket, priceRange } from "../prices.ts";
import { PRICE_BUCKETS, type SearchResult } from "../query.ts";
import { ALL_PASS } from "./query-plan.ts";

/** Histogram and range of the prices of all homes that pass every other filter. */
export class PriceTally {
	readonly #histogram = new Int32Array(PRICE_BUCKETS);
	#lowest = Number.POSITIVE_INFINITY;
	#highest = Number.NEGATIVE_INFINITY;

	/**
	 * Takes in the prices a night of so many homes, in cents; below 0: none. `failing`: the one group whose filter each
	 * fails; such a home does not count.
	 */
	add(prices: Float64Array, failing: Int8Array | null, count: number): void {
		const histogram = this.#histogram;
		let [lowest, highest] = [this.#lowest, this.#highest];
		for (let at = 0; at < count; at++) {
			const price = prices[at] as number;
			if (price < 0 || (failing !== null && failing[at] !== ALL_PASS)) continue;
			const bucket = priceBucket(price);
			histogram[bucket] = (histogram[bucket] as number) + 1;
			if (price < lowest) lowest = price;
			if (price > highest) highest = price;
		}
		[this.#lowest, this.#highest] = [lowest, highest];
	}

	result(): Pick<SearchResult, "priceRange" | "priceHistogram"> {
		return { priceRange: priceRange(this.#lowest, this.#highest), priceHistogram: [...this.#histogram] };
	}
}
