import type { DayNumber } from "#domain/time/civil-date.ts";
import type { CatalogueHome } from "#search/catalogue-home.ts";

/** Home a{number} for four in Austria: one price for 200 nights from today, no rules, fees or taxes. */
export function simpleHome(today: DayNumber, number: number, nightCents = 10_000): CatalogueHome {
	return {
		home: {
			accoId: `a${number}`,
			country: "AT",
			maxGuests: 4,
			maxBabies: 1,
			maxPets: 0,
			includedGuests: 4,
			minLeadDays: 1,
			bookMode: "instant",
			optionAllowed: true,
			balanceDays: 42,
			depositCents: 0,
			rates: {
				seasons: [
					{
						from: today,
						to: today + 200,
						nightCents,
						weekendCents: nightCents,
						weekendDays: [],
						arrivalDays: [1, 2, 3, 4, 5, 6, 7],
						departureDays: [1, 2, 3, 4, 5, 6, 7],
						minNights: 1,
						minThrough: 1,
						maxNights: 28,
						extraPersonCents: 0,
					},
				],
				days: new Map(),
				stays: new Map(),
				discounts: [],
				fees: [],
				touristTax: null,
			},
		},
		status: "live",
		facts: {
			regionId: 1,
			placeId: 1,
			lat: 47,
			lng: 12,
			kind: "chalet",
			detached: false,
			bedrooms: 2,
			bathrooms: 1,
			stars: null,
			rating: null,
			reviews: 0,
			petsKnown: true,
			companyVfy: false,
			amenities: [],
			location: [],
			kmSkilift: null,
			kmGolfCourse: null,
			imageCount: 0,
			describedLanguages: 0,
			areaKnown: false,
			checkTimesKnown: false,
		},
		unitIds: [`u${number}`],
		taken: [],
	};
}
