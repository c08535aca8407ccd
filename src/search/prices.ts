import type { Cents } from "#domain/money.ts";
import { PRICE_RANGE } from "#domain/search/limits.ts";
import { type Filters, PRICE_BUCKET, PRICE_BUCKETS } from "./query.ts";

/** The price filter in cents a night, inclusive; null: prices do not narrow. The ends of the slider are no limits. */
export function priceLimits(
	filters: Pick<Filters, "priceMin" | "priceMax">,
): { readonly min: Cents; readonly max: Cents } | null {
	const { priceMin, priceMax } = filters;
	const min = priceMin !== null && priceMin > PRICE_RANGE.min ? priceMin * 100 : null;
	const max = priceMax !== null && priceMax < PRICE_RANGE.max ? priceMax * 100 : null;
	if (min === null && max === null) return null;
	return { min: min ?? 0, max: max ?? Number.MAX_SAFE_INTEGER };
}

const BUCKETS_A_CENT = 1 / (PRICE_BUCKET * 100);

/** Bar of the histogram that a price a night belongs to; the last one is open. */
export function priceBucket(perNightCents: Cents): number {
	// The half keeps whole cents off the borders, so that a product answers what a division would.
	return Math.min(PRICE_BUCKETS - 1, Math.floor((perNightCents + 0.5) * BUCKETS_A_CENT));
}

/** Whole euros a night around all prices; null without prices. */
export function priceRange(lowest: Cents, highest: Cents): { min: number; max: number } | null {
	return lowest > highest ? null : { min: Math.floor(lowest / 100), max: Math.ceil(highest / 100) };
}
