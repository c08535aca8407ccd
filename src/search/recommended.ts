import { KINDS, type Kind } from "#domain/accommodation/facts.ts";
import type { Cents } from "#domain/money.ts";
import type { SearchFacts } from "./search-home.ts";

/**
 * The recommended order: a written formula (docs/guides/search.md#recommended-order), the same for everyone;
 * it cannot be bought. Points are whole numbers, so that every engine computes the same.
 */

/** Reviews that a home without any is thought to have, and the rating they give it. */
const PRIOR_REVIEWS = 10;
export const PRIOR_RATING = 4;
export const WEIGHT = { rating: 5, price: 3, information: 2 } as const;

/** Points of a home that do not depend on the search: 5 × rating + 2 × information, 0 … 7000. */
export function basePoints(facts: SearchFacts): number {
	const { rating, information } = baseParts(facts);
	return rating + information;
}

/** The two summands of the base points, weighted: 0 … 5000 and 0 … 2000. */
export function baseParts(facts: SearchFacts): { readonly rating: number; readonly information: number } {
	return { rating: WEIGHT.rating * ratingPoints(facts), information: WEIGHT.information * informationPoints(facts) };
}

/** 0 … 1000: the rating as if ten guests more had given it 4 of 5. */
function ratingPoints({ rating, reviews }: SearchFacts): number {
	const counted = rating === null ? 0 : Math.max(0, reviews);
	const sum = counted * (rating ?? 0) + PRIOR_REVIEWS * PRIOR_RATING;
	return Math.round((sum / (counted + PRIOR_REVIEWS)) * 200);
}

/** 0 … 1000: pictures 400, descriptions 200, amenities 100, size 100, hours 100, pets 100. */
function informationPoints({ information, amenities, petsKnown }: SearchFacts): number {
	return (
		Math.min(10, information.pictures) * 40 +
		Math.min(4, information.languages) * 50 +
		Math.min(10, amenities.length) * 10 +
		(information.areaKnown ? 100 : 0) +
		(information.hoursKnown ? 100 : 0) +
		(petsKnown ? 100 : 0)
	);
}

/** Homes of one kind and size are similar: the largest number of guests of each size. */
const SIZE_LIMITS = [2, 4, 6, 9, 14] as const;
const SIZES = SIZE_LIMITS.length + 1;
export const SIMILAR_GROUPS = KINDS.length * SIZES;

/** Number of the group of similar homes a home belongs to. */
export function similarGroup(kind: Kind, maxGuests: number): number {
	const size = SIZE_LIMITS.findIndex((limit) => maxGuests <= limit);
	return KINDS.indexOf(kind) * SIZES + (size === -1 ? SIZE_LIMITS.length : size);
}

const INVERSE = Float64Array.from({ length: 64 }, (_, guests) => 1 / guests);

/** What is compared: the price a night and guest the home has room for. */
export function pricePerPlace(perNightCents: Cents, maxGuests: number): Cents {
	// Exact, as `percentOf` is: a division takes several times as long, and every hit needs this one.
	return Math.floor((perNightCents + 0.5) * (INVERSE[maxGuests] ?? 1 / maxGuests));
}

/** Points of the price, weighted: 1500 at the average of the similar homes in the result, 3000 for nothing, 0 from twice on. */
export function pricePoints(perPlaceCents: Cents, averageCents: Cents): number {
	return pricePointsBy(perPlaceCents, averageCents === 0 ? 0 : 1 / averageCents);
}

/** The same for one over the average, 0 for an average of 0; spares loops over all hits a division each. */
export function pricePointsBy(perPlaceCents: Cents, share: number): number {
	if (share === 0) return WEIGHT.price * 500;
	return WEIGHT.price * Math.max(0, 1000 - Math.floor((500 * perPlaceCents + 0.5) * share));
}
