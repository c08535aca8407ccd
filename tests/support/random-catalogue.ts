import fc from "fast-check";
import { AMENITIES, HOME_STATUSES, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import { DISCOUNT_KINDS, FEE_BASES, PAY_PLACES, type RateTable, type Season, stayKey } from "#domain/home/rates.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { CatalogueHome, HomeFacts } from "#search/catalogue-home.ts";
import { type Filters, NO_FILTERS, type SearchQuery, SORTS } from "#search/query.ts";
import type { Claim, TestPlace } from "./insert-homes.ts";

/** Random catalogues and queries in which every rule of prices, stays and filters comes into play. */

export interface RandomCatalogue {
	/** With the claims on their units as taken periods. */
	readonly homes: readonly CatalogueHome[];
	readonly claims: readonly Claim[];
}

export const PLACES: readonly TestPlace[] = [
	{ country: "AT", regionId: 1, placeId: 1 },
	{ country: "AT", regionId: 1, placeId: 2 },
	{ country: "AT", regionId: 2, placeId: 3 },
	{ country: "NL", regionId: 3, placeId: 4 },
];

/** Queries look at this many days from today on, and at the end of the booking horizon. */
const WINDOW_DAYS = 70;

const int = (min: number, max: number) => fc.integer({ min, max });
const maybe = <Value>(value: fc.Arbitrary<Value>, freq = 2) => fc.option(value, { nil: null, freq });
const weekdays = fc.oneof(
	fc.constant([1, 2, 3, 4, 5, 6, 7]),
	fc.constant([1, 2, 3, 4, 5, 6, 7]),
	fc.constant([6]),
	fc.constant([1, 5]),
	fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
);
const cents = fc.oneof(int(0, 400), int(4000, 60_000), int(4000, 60_000));
const bp = fc.oneof(fc.constant(0), int(1, 10_000), fc.constantFrom(500, 1000, 1500, 2000));

/** Half of the homes have easy rules, or hardly any stay would be possible. */
const season = (from: DayNumber, nights: number, easy: boolean): fc.Arbitrary<Season> =>
	fc.record({
		from: fc.constant(from),
		to: fc.constant(from + nights),
		nightCents: cents,
		weekendCents: cents,
		weekendDays: fc.constantFrom([5, 6], [5, 6], [], [7]),
		arrivalDays: easy ? fc.constant([1, 2, 3, 4, 5, 6, 7]) : weekdays,
		departureDays: easy ? fc.constant([1, 2, 3, 4, 5, 6, 7]) : weekdays,
		minNights: easy ? fc.constantFrom(1, 2) : fc.constantFrom(1, 1, 2, 3, 7),
		minThrough: easy ? fc.constantFrom(1, 1, 1, 4) : fc.constantFrom(1, 1, 1, 4, 7),
		maxNights: easy ? fc.constantFrom(14, 28, 400) : fc.constantFrom(1, 7, 14, 28, 400),
		extraPersonCents: fc.constantFrom(0, 0, 1500, 333),
	});

/** Seasons one after another, with gaps now and then; some catalogues reach past the booking horizon. */
const seasons = (today: DayNumber): fc.Arbitrary<readonly Season[]> =>
	fc
		.tuple(
			fc.array(fc.tuple(fc.constantFrom(0, 0, 0, 0, 3), int(10, 40)), { minLength: 0, maxLength: 6 }),
			fc.boolean(),
		)
		.chain(([steps, easy]) => {
			let day = today - 5;
			const made = steps.map(([gap, nights], at) => {
				const from = day + gap;
				const length = at === 5 ? 800 : nights;
				day = from + length;
				return season(from, length, easy);
			});
			return fc.tuple(...made);
		});

const dayNear = (today: DayNumber) => int(-3, WINDOW_DAYS).map((ahead) => today + ahead);

const rates = (today: DayNumber): fc.Arbitrary<RateTable> =>
	fc.record({
		seasons: seasons(today),
		days: fc
			.array(
				fc.tuple(
					dayNear(today),
					fc.record({
						nightCents: maybe(cents),
						minNights: maybe(int(1, 8)),
						closedArrival: fc.boolean(),
						closedDeparture: fc.boolean(),
						stopSell: fc.constantFrom(false, false, false, true),
					}),
				),
				{ maxLength: 8 },
			)
			.map((entries) => new Map(entries)),
		stays: fc
			.array(fc.tuple(dayNear(today), int(1, 8), cents), { maxLength: 6 })
			.map((entries) => new Map(entries.map(([day, nights, rent]) => [stayKey(day, nights), rent]))),
		discounts: fc
			.uniqueArray(
				fc.record({ kind: fc.constantFrom(...DISCOUNT_KINDS), threshold: fc.constantFrom(0, 3, 7, 14, 28, 60), bp }),
				{ maxLength: 5, selector: ({ kind, threshold }) => `${kind}${threshold}` },
			)
			.map((rules) => rules.sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.threshold - b.threshold))),
		fees: fc
			.array(
				fc.record({
					cents: int(0, 9000),
					per: fc.constantFrom(...FEE_BASES),
					mandatory: fc.constantFrom(true, true, false),
					pay: fc.constantFrom(...PAY_PLACES),
					insured: fc.boolean(),
				}),
				{ maxLength: 4 },
			)
			.map((fees) => fees.map((fee, at) => ({ code: `fee${at}`, ...fee }))),
		touristTax: maybe(
			fc.oneof(
				fc.record({
					mode: fc.constant("fixed" as const),
					adultCents: int(0, 400),
					childCents: int(0, 200),
					babyCents: int(0, 100),
					maxNights: maybe(int(1, 9)),
					pay: fc.constantFrom(...PAY_PLACES),
				}),
				fc.record({
					mode: fc.constant("percent" as const),
					percentBp: int(1, 900),
					capCents: maybe(int(10, 900)),
					maxNights: maybe(int(1, 9)),
					pay: fc.constantFrom(...PAY_PLACES),
				}),
			),
			4,
		),
	});

const facts: fc.Arbitrary<HomeFacts> = fc.record({
	regionId: fc.constant(0),
	placeId: fc.constant(0),
	lat: fc.double({ min: 45, max: 53, noNaN: true }),
	lng: fc.double({ min: 4, max: 14, noNaN: true }),
	kind: fc.constantFrom(...KINDS.slice(0, 4)),
	detached: fc.boolean(),
	bedrooms: int(0, 9),
	bathrooms: fc.constantFrom(0, 1, 1.5, 2, 3, 4),
	stars: maybe(fc.constantFrom(1, 2.5, 3, 4, 5)),
	rating: maybe(int(0, 50).map((tenths) => tenths / 10)),
	reviews: int(0, 200),
	petsKnown: fc.boolean(),
	companyVfy: fc.boolean(),
	amenities: fc.subarray([...AMENITIES.slice(0, 6)]),
	location: fc.subarray([...LOCATIONS]),
	kmSkilift: maybe(int(0, 300).map((tenths) => tenths / 10)),
	kmGolfCourse: maybe(int(0, 300).map((tenths) => tenths / 10)),
	imageCount: int(0, 12),
	describedLanguages: int(0, 4),
	areaKnown: fc.boolean(),
	checkTimesKnown: fc.boolean(),
});

const home = (accoId: string, today: DayNumber): fc.Arbitrary<CatalogueHome> =>
	fc
		.record({
			status: fc.oneof(
				{ weight: 5, arbitrary: fc.constant("live" as const) },
				{ weight: 1, arbitrary: fc.constantFrom(...HOME_STATUSES) },
			),
			place: fc.constantFrom(...PLACES),
			facts,
			rates: rates(today),
			maxGuests: int(1, 10),
			maxBabies: int(0, 2),
			maxPets: int(0, 2),
			includedGuests: int(1, 8),
			minLeadDays: fc.constantFrom(0, 1, 1, 1, 20),
			bookMode: fc.constantFrom("instant" as const, "on_request" as const),
			unitIds: fc.uniqueArray(int(0, 24), { maxLength: 2 }).map((units) => units.map((unit) => `u${unit}`).sort()),
		})
		.map(({ status, place, facts: known, unitIds, ...sellable }) => ({
			home: { accoId, country: place.country, optionAllowed: true, balanceDays: 42, depositCents: 0, ...sellable },
			status,
			facts: { ...known, regionId: place.regionId, placeId: place.placeId },
			unitIds,
			taken: [],
		}));

/** Claims on one unit, one after another; holds and options expire before or after `now`. */
const claims = (unitId: string, today: DayNumber, now: number): fc.Arbitrary<readonly Claim[]> =>
	fc
		.array(
			fc.record({
				gap: int(0, 20),
				nights: int(1, 12),
				kind: fc.constantFrom("hold", "option", "booking", "owner", "external"),
				minutes: fc.constantFrom(-60, -1, 1, 90),
			}),
			{ maxLength: 3 },
		)
		.map((steps) => {
			let day = today - 6;
			return steps.map(({ gap, nights, kind, minutes }) => {
				const arrival = day + gap;
				day = arrival + nights;
				const expires = kind === "hold" || kind === "option";
				return { unitId, arrival, departure: day, kind, expiresAt: expires ? now + minutes * 60_000 : null } as Claim;
			});
		});

export function randomCatalogue(today: DayNumber, now: number, homes = 36): fc.Arbitrary<RandomCatalogue> {
	// Numbers out of order, and one that two ids share: ties must still have one order.
	const ids = Array.from({ length: homes }, (_, at) =>
		at === 1 ? "a07" : `a${((at * 7) % homes) + (at === 0 ? 7 : 100)}`,
	);
	return fc
		.tuple(
			fc.tuple(...ids.map((id) => home(id, today))),
			fc.tuple(...Array.from({ length: 25 }, (_, unit) => claims(`u${unit}`, today, now))),
		)
		.map(([made, byUnit]) => {
			const all = byUnit.flat();
			return { claims: all, homes: made.map((known) => withClaims(known, all, now)) };
		});
}

/** A home with the claims on its units that are live at an instant. */
export function withClaims(known: CatalogueHome, claimed: readonly Claim[], now: number): CatalogueHome {
	const taken = claimed
		.filter(({ unitId, expiresAt }) => known.unitIds.includes(unitId) && (expiresAt === null || expiresAt > now))
		.map(({ arrival, departure, expiresAt }) => ({ arrival, departure, expiresAt }));
	return { ...known, taken };
}

const filters: fc.Arbitrary<Filters> = fc.record({
	place: fc.constantFrom(
		{},
		{},
		{},
		{ country: "AT" },
		{ country: "AT", regionId: 1 },
		{ placeId: 3 },
		{ country: "XX" },
	),
	bounds: maybe(
		fc.constantFrom({ south: 46, west: 5, north: 51, east: 12 }, { south: 40, west: 8, north: 60, east: 6 }),
		5,
	),
	minBedrooms: fc.constantFrom(0, 0, 0, 2, 4, 7),
	minBathrooms: fc.constantFrom(0, 0, 0, 1, 1.5, 2),
	minStars: fc.constantFrom(0, 0, 0, 3, 4.5),
	minRating: fc.constantFrom(0, 0, 0, 3.5, 3.7),
	noPets: sometimes(),
	companyVfy: sometimes(),
	lastMinutes: sometimes(),
	priceMin: maybe(fc.constantFrom(0, 40, 100, 250), 4),
	priceMax: maybe(fc.constantFrom(60, 200, 500, 3500), 4),
	amenities: fc.oneof(
		{ weight: 3, arbitrary: fc.constant([]) },
		fc.subarray([...AMENITIES.slice(0, 6)], { maxLength: 2 }),
	),
	kinds: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...KINDS.slice(0, 4)])),
	detached: sometimes(),
	location: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([...LOCATIONS], { maxLength: 1 })),
	maxKmFromSkilift: maybe(fc.constantFrom(4.2, 15), 6),
	maxKmFromGolfCourse: maybe(fc.constantFrom(7.7, 25), 6),
	accoIds: maybe(fc.constant(["a07", "a7", "a101", "a102", "a103", "a120", "a999999"]), 8),
	testHouses: fc.constantFrom("no", "no", "yes", "testOnly"),
});

function sometimes(): fc.Arbitrary<boolean> {
	return fc.constantFrom(false, false, false, false, false, true);
}

export function randomQuery(today: DayNumber): fc.Arbitrary<SearchQuery> {
	const near = int(-2, WINDOW_DAYS);
	const far = int(BOOKING_HORIZON_DAYS - 12, BOOKING_HORIZON_DAYS + 1);
	const stay = fc
		.tuple(fc.oneof({ weight: 12, arbitrary: near }, { weight: 1, arbitrary: far }), fc.oneof(int(1, 9), int(0, 30)))
		.map(([ahead, nights]) => ({ arrival: today + ahead, departure: today + ahead + nights }));
	return fc.record({
		stay: maybe(stay, 4),
		party: fc.record({
			adults: fc.oneof(
				{ weight: 12, arbitrary: fc.constantFrom(1, 2, 2, 4) },
				{ weight: 1, arbitrary: fc.constant(0) },
			),
			children: fc.constantFrom(0, 0, 0, 2),
			babies: fc.constantFrom(0, 0, 0, 1),
			pets: fc.constantFrom(0, 0, 0, 1, 2),
		}),
		filters: fc.oneof(filters, fc.constant<Filters>({ ...NO_FILTERS, testHouses: "yes" })),
		sort: fc.constantFrom(...SORTS),
		from: fc.constantFrom(0, 0, 0, 3, 10, 50),
		perPage: fc.constantFrom(10, 10, 1, 4, 100),
		center: maybe(fc.constant({ lat: 48.123, lng: 8.456 }), 3),
	});
}
