import { accoNumber } from "#domain/home/facts.ts";
import type { Cents } from "#domain/money.ts";
import type { CatalogueHome } from "./catalogue-home.ts";

/**
 * The recommended order, a formula of whole numbers that is the same for everybody: points for the rating, for
 * the price against similar homes and for the completeness of what is known. Nothing that anybody pays counts.
 */

/** A home without reviews stands as if it had this many reviews of this rating (in hundredths). */
const PRIOR_REVIEWS = 10;
const PRIOR_RATING = 380;
/** Points for a whole star of rating. */
const POINTS_A_STAR = 1000;
/** Points for a thousandth below (or, negative, above) the mean price of similar homes; at most half counts. */
export const POINTS_A_THOUSANDTH = 4;
export const MOST_THOUSANDTHS = 500;
/** From so many bedrooms on homes are one class. */
export const LARGE_BEDROOMS = 8;

/** Points that depend on the home alone: rating (corrected for few reviews) and completeness of information. */
export function ownPoints({ facts }: CatalogueHome): number {
	const rating = facts.rating === null ? PRIOR_RATING : Math.round(facts.rating * 100);
	const reviews = facts.rating === null ? 0 : facts.reviews;
	const corrected = Math.floor((rating * reviews + PRIOR_RATING * PRIOR_REVIEWS) / (reviews + PRIOR_REVIEWS));
	return Math.floor((corrected * POINTS_A_STAR) / 100) + completenessPoints(facts);
}

/** At most 1,000: pictures 400, description 200, size 100, amenities 100, arrival times 100, checked on the spot 100. */
function completenessPoints(facts: CatalogueHome["facts"]): number {
	return (
		Math.min(facts.imageCount, 10) * 40 +
		Math.min(facts.describedLanguages, 4) * 50 +
		(facts.areaKnown ? 100 : 0) +
		(facts.amenities.length >= 5 ? 100 : 0) +
		(facts.checkTimesKnown ? 100 : 0) +
		(facts.companyVfy ? 100 : 0)
	);
}

/** Homes are similar when country, kind and number of bedrooms are the same. */
export function similarKey({ home, facts }: CatalogueHome): string {
	return `${home.country}/${facts.kind}/${Math.min(facts.bedrooms, LARGE_BEDROOMS)}`;
}

/** Sum and number of the from prices a night of the live homes that are similar. */
export interface SimilarPrices {
	readonly sumCents: number;
	readonly count: number;
}

/** Points for the from price a night against the mean of similar homes; none without a price. */
export function pricePoints(perNightCents: Cents | null, similar: SimilarPrices): number {
	if (perNightCents === null || similar.count === 0) return 0;
	const mean = Math.floor(similar.sumCents / similar.count);
	if (mean === 0) return 0;
	const below = 1000 - Math.floor((1000 * perNightCents) / mean);
	return Math.max(-MOST_THOUSANDTHS, Math.min(MOST_THOUSANDTHS, below)) * POINTS_A_THOUSANDTH;
}

/** Order of homes whose sort keys are equal: the accoId's number, then its text (a1 and a01 share a number). */
export function compareAccoIds(a: string, b: string): number {
	return accoNumber(a) - accoNumber(b) || (a < b ? -1 : a > b ? 1 : 0);
}
