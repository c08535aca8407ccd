import type { Cents } from "#domain/money.ts";
import { type Filters, PRICE_BUCKET, PRICE_BUCKETS, PRICE_RANGE } from "./query.ts";

/** The price filter in cents a night, both ends included. */
export interface PriceWindow {
	readonly minCents: Cents;
	/** Infinity: no upper limit. */
	readonly maxCents: Cents;
}

/** The price filter; null where it lets every home pass, those without a price too. The ends of the scale are no limit. */
export function priceWindow({ priceMin, priceMax }: Filters): PriceWindow | null {
	const min = priceMin !== null && priceMin > PRICE_RANGE.min ? priceMin : null;
	const max = priceMax !== null && priceMax < PRICE_RANGE.max ? priceMax : null;
	if (min === null && max === null) return null;
	return { minCents: (min ?? 0) * 100, maxCents: max === null ? Number.POSITIVE_INFINITY : max * 100 };
}

/** Width of a bar of the price histogram in cents a night. */
export const BUCKET_CENTS = PRICE_BUCKET * 100;

/** Bar of the price histogram that a price a night counts in. */
export function priceBucket(perNightCents: Cents): number {
	return Math.min(PRICE_BUCKETS - 1, Math.floor(perNightCents / BUCKET_CENTS));
}

/** The range shown beside the price filter: whole euros around the lowest and highest price a night. */
export function priceRangeOf(lowestCents: Cents, highestCents: Cents): { min: number; max: number } {
	return { min: Math.floor(lowestCents / 100), max: Math.ceil(highestCents / 100) };
}
