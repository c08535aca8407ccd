import { type Amenity, fulfilling, type LocationFact } from "#domain/accommodation/facts.ts";
import type { FilterOf } from "#domain/search/filters.ts";

/** What the columns of a home say to each filter, in SQL. */

/** Numbers; null where unknown. `real` ones are compared as the decimals that they were written as. */
export const NUMBER_COLUMNS: Readonly<Record<FilterOf<"atLeast" | "within">, string>> = {
	minBedrooms: "bedrooms",
	minBathrooms: "bathrooms",
	minStars: "stars",
	minRating: "rating",
	maxKmFromSkilift: "km_skilift",
	maxKmFromGolfCourse: "km_golf_course",
};

export const YES_CONDITIONS: Readonly<Record<FilterOf<"yes">, string>> = {
	noPets: "pets_known AND max_pets = 0",
	companyVfy: "company_vfy",
	lastMinutes: "is_last_minute",
	detached: "detached",
};

const LOCATION_COLUMNS: Readonly<Record<LocationFact, string>> = {
	nearSkiSlope: "near_ski_slope",
	nearSea: "near_sea",
	nearLake: "near_lake",
	onHolidayPark: "on_holiday_park",
	nearSkibus: "near_skibus",
};

/** The condition that a home has an amenity; amenities are words of a closed list. */
function hasAmenity(wanted: Amenity): string {
	const [only, ...others] = fulfilling(wanted);
	return `amenities ${others.length > 0 ? "&&" : "@>"} ARRAY[${[only, ...others].map((name) => `'${name}'`).join(", ")}]::text[]`;
}

/** That a word of a list holds for a home. */
export const WORD_CONDITIONS: {
	readonly [Name in FilterOf<"all">]: (word: never) => string;
} = {
	amenities: (wanted: Amenity) => hasAmenity(wanted),
	location: (fact: LocationFact) => LOCATION_COLUMNS[fact],
};

/** The column that is one of a list's words. */
export const WORD_COLUMNS: Readonly<Record<FilterOf<"any">, string>> = { kinds: "kind" };
