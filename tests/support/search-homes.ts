import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { SearchResult } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import { PROPERTY_TODAY } from "./arbitrary-homes.ts";

/** A plain house for search tests: € 100 a night, free, open every day, from tomorrow on. */
export function searchHome(changes: {
	readonly accoId: string;
	readonly taken?: readonly Stay[];
	/** First and last day of its only season. */
	readonly from?: number;
	readonly to?: number;
}): SearchHome {
	const everyDay = [1, 2, 3, 4, 5, 6, 7];
	return {
		home: {
			accoId: changes.accoId,
			country: "AT",
			maxGuests: 6,
			maxBabies: 2,
			maxPets: 2,
			includedGuests: 6,
			minLeadDays: 1,
			bookMode: "instant",
			optionAllowed: true,
			balanceDays: 42,
			depositCents: 0,
			rates: {
				seasons: [
					{
						from: changes.from ?? PROPERTY_TODAY,
						to: changes.to ?? PROPERTY_TODAY + 1000,
						nightCents: 10_000,
						weekendCents: 12_000,
						weekendDays: [5, 6],
						extraPersonCents: 0,
						arrivalDays: everyDay,
						departureDays: everyDay,
						minNights: 2,
						minThrough: 1,
						maxNights: 28,
					},
				],
				days: new Map(),
				stays: new Map(),
				discounts: [],
				fees: [],
				touristTax: null,
				rises: [],
			},
		},
		status: "live",
		facts: {
			regionId: 1,
			placeId: 1,
			lat: 47.4,
			lng: 12.3,
			kind: "chalet",
			detached: true,
			bedrooms: 3,
			bathrooms: 1,
			stars: 4,
			rating: 4.5,
			reviews: 10,
			petsKnown: true,
			companyVfy: false,
			amenities: ["sauna"],
			location: ["nearSkiSlope"],
			kmSkilift: 1.2,
			kmGolfCourse: null,
			information: { pictures: 8, languages: 4, areaKnown: true, hoursKnown: true },
		},
		taken: changes.taken ?? [],
		expiresAt: null,
	};
}

/** Points of a map come in no order: for comparing, by id. */
export function sortPoints(result: SearchResult): SearchResult {
	if (!result.points) return result;
	return { ...result, points: [...result.points].sort((a, b) => (a.accoId < b.accoId ? -1 : 1)) };
}
