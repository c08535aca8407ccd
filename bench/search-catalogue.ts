import { AMENITIES, type Amenity, KINDS, type Kind, LOCATIONS } from "#domain/home/facts.ts";
import { type DiscountRule, type RateTable, type Season, stayKey } from "#domain/home/rates.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { CatalogueHome, TakenPeriod } from "#search/catalogue-home.ts";
import type { TestPlace } from "#tests/support/insert-homes.ts";

/**
 * A catalogue like the trade's, in the domain's shape, the same for the same seed: four seasons a year with
 * Saturday weeks in high summer, weekend prices, overrides, some fixed prices, discounts, fees, taxes, and claims
 * that fill a third of the nights.
 */

/** A small fast generator of numbers in [0, 1) (mulberry32). */
export function randomOf(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

const REGIONS_A_COUNTRY = 12;
const PLACES_A_REGION = 15;
const COUNTRIES = ["AT", "BE", "CH", "DE", "ES", "FR", "IT", "NL"];

export const BENCH_PLACES: readonly TestPlace[] = COUNTRIES.flatMap((country, at) =>
	Array.from({ length: REGIONS_A_COUNTRY * PLACES_A_REGION }, (_, place) => ({
		country,
		regionId: at * REGIONS_A_COUNTRY + Math.floor(place / PLACES_A_REGION) + 1,
		placeId: at * REGIONS_A_COUNTRY * PLACES_A_REGION + place + 1,
	})),
);

const DISCOUNT_SETS: readonly (readonly DiscountRule[])[] = [
	[],
	[{ kind: "los", threshold: 7, bp: 500 }],
	[
		{ kind: "los", threshold: 7, bp: 500 },
		{ kind: "los", threshold: 14, bp: 1000 },
		{ kind: "lastMinute", threshold: 28, bp: 1000 },
		{ kind: "lastMinute", threshold: 14, bp: 1500 },
		{ kind: "lastMinute", threshold: 7, bp: 2000 },
	],
	[
		{ kind: "lastMinute", threshold: 21, bp: 1250 },
		{ kind: "early", threshold: 180, bp: 500 },
	],
];

/** Home number `index` of the catalogue with a seed. */
export function benchHome(index: number, seed: number, today: DayNumber): CatalogueHome {
	const random = randomOf(seed * 7_919 + index);
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
	const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
	const chance = (share: number) => random() < share;
	const place = pick(BENCH_PLACES);
	const kind: Kind = chance(0.6) ? pick(["villa", "chalet", "holidayHome", "apartment"]) : pick(KINDS);
	const bedrooms = between(1, 7);
	const maxGuests = Math.min(16, bedrooms * 2 + between(0, 1));
	return {
		home: {
			accoId: `a${100_000 + index}`,
			country: place.country,
			maxGuests,
			maxBabies: 2,
			maxPets: chance(0.6) ? between(1, 2) : 0,
			includedGuests: chance(0.15) ? Math.max(2, maxGuests - 2) : maxGuests,
			minLeadDays: pick([0, 1, 1, 2, 3]),
			bookMode: chance(0.8) ? "instant" : "on_request",
			optionAllowed: chance(0.5),
			balanceDays: 42,
			depositCents: 30_000,
			rates: chance(0.03) ? { ...ratesOf(), seasons: [] } : ratesOf(),
		},
		status: chance(0.01) ? "test" : "live",
		facts: {
			regionId: place.regionId,
			placeId: place.placeId,
			lat: 37 + random() * 17,
			lng: -5 + random() * 21,
			kind,
			detached: chance(0.4),
			bedrooms,
			bathrooms: between(1, 4),
			stars: chance(0.8) ? between(2, 5) : null,
			rating: chance(0.85) ? between(28, 50) / 10 : null,
			reviews: between(0, 120),
			petsKnown: chance(0.95),
			companyVfy: chance(0.5),
			amenities: AMENITIES.filter((_: Amenity, at) => chance(0.15 + 0.65 * ((at * 7) % 10) * 0.1)),
			location: LOCATIONS.filter(() => chance(0.2)),
			kmSkilift: chance(0.3) ? between(0, 300) / 10 : null,
			kmGolfCourse: chance(0.6) ? between(0, 400) / 10 : null,
			imageCount: between(0, 25),
			describedLanguages: between(1, 4),
			areaKnown: chance(0.8),
			checkTimesKnown: chance(0.9),
		},
		unitIds: [`u${100_000 + index}`],
		taken: takenOf(),
	};

	function ratesOf(): RateTable {
		const base = between(50, 350) * 100 + 20 * bedrooms * 100;
		const extraPersonCents = between(0, 2) * 750;
		const changeover = chance(0.4) ? [6] : chance(0.5) ? [1, 5] : [1, 2, 3, 4, 5, 6, 7];
		const seasons: Season[] = [];
		// Quarters of about 91 nights over two and a half years.
		for (let quarter = 0; quarter < 10; quarter++) {
			const from = today - 30 + quarter * 91;
			const high = quarter % 4 === 2;
			const nightCents = Math.round(base * (high ? 1.7 : 1 + 0.1 * (quarter % 4)));
			seasons.push({
				from,
				to: from + 91,
				nightCents,
				weekendCents: high ? nightCents : Math.round(nightCents * 1.2),
				weekendDays: [5, 6],
				arrivalDays: high ? changeover : chance(0.7) ? [1, 2, 3, 4, 5, 6, 7] : [1, 5, 6],
				departureDays: high ? changeover : [1, 2, 3, 4, 5, 6, 7],
				minNights: high ? (changeover.length === 7 ? 4 : changeover.length === 1 ? 7 : 3) : pick([1, 2, 3, 3]),
				minThrough: high && changeover.length === 1 ? 7 : 1,
				maxNights: 28,
				extraPersonCents,
			});
		}
		return {
			seasons,
			days: new Map(
				Array.from({ length: between(0, 12) }, () => [
					today + between(0, 700),
					{
						nightCents: chance(0.7) ? Math.round(base * 1.5) : null,
						minNights: chance(0.3) ? between(2, 5) : null,
						closedArrival: chance(0.1),
						closedDeparture: chance(0.1),
						stopSell: chance(0.05),
					},
				]),
			),
			stays: new Map(
				chance(0.1)
					? Array.from({ length: between(5, 40) }, () => [stayKey(today + between(0, 500), 7), base * 6])
					: [],
			),
			discounts: pick(DISCOUNT_SETS),
			fees: [
				{
					code: "cleaning",
					cents: between(40, 200) * 100,
					per: "stay",
					mandatory: true,
					pay: "invoice",
					insured: true,
				},
				...(chance(0.5)
					? [
							{
								code: "booking_fee",
								cents: 1950,
								per: "booking" as const,
								mandatory: true,
								pay: "invoice" as const,
								insured: true,
							},
						]
					: []),
				...(chance(0.2)
					? [
							{
								code: "energy",
								cents: 1000,
								per: "night" as const,
								mandatory: true,
								pay: "onsite" as const,
								insured: false,
							},
						]
					: []),
				{ code: "pet", cents: 3500, per: "pet", mandatory: true, pay: "invoice", insured: true },
				{ code: "linen", cents: 1250, per: "person", mandatory: chance(0.3), pay: "invoice", insured: true },
			],
			touristTax: chance(0.85)
				? {
						mode: "fixed",
						adultCents: 100 + (place.placeId % 10) * 25,
						childCents: 50,
						babyCents: 0,
						maxNights: null,
						pay: "invoice",
					}
				: { mode: "percent", percentBp: 500, capCents: 400, maxNights: null, pay: "invoice" },
		};
	}

	function takenOf(): TakenPeriod[] {
		const taken: TakenPeriod[] = [];
		let day = today + between(0, 20);
		while (day < today + 500) {
			const nights = pick([3, 4, 7, 7, 7, 14]);
			taken.push({ arrival: day, departure: day + nights, expiresAt: null });
			day += nights + between(3, 30);
		}
		return taken;
	}
}

/** The catalogue in pages, one at a time, so that it need not be held. */
export function* benchCatalogue(homes: number, seed: number, today: DayNumber): Generator<CatalogueHome[]> {
	const pageSize = 1000;
	for (let from = 0; from < homes; from += pageSize) {
		const length = Math.min(pageSize, homes - from);
		yield Array.from({ length }, (_, at) => benchHome(from + at, seed, today));
	}
}
