import { type Occupancy, occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { FEE_BASES } from "#domain/accommodation/fee-basis.ts";
import {
	type DayOverride,
	PAY_PLACES,
	type PriceRise,
	type RateTable,
	type Season,
	stayKey,
} from "#domain/accommodation/rates.ts";
import type { Party } from "#domain/party/party.ts";
import type { QuoteRequest } from "#domain/pricing/price.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import fc from "#tests/support/fast-check.ts";

/** Random homes, occupancy and requests around one "today". */

export const PROPERTY_TODAY = dayOf("2027-01-15");

const cents = (max: number) => fc.integer({ min: 0, max });
const bp = fc.integer({ min: 0, max: 10_000 });
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });

type SeasonShape = Omit<Season, "from" | "to"> & { readonly gap: number; readonly length: number };
const seasonShape: fc.Arbitrary<SeasonShape> = fc.record({
	gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
	length: fc.integer({ min: 1, max: 200 }),
	nightCents: cents(50_000),
	weekendCents: cents(50_000),
	weekendDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
	arrivalDays: weekdays,
	departureDays: weekdays,
	minNights: fc.integer({ min: 1, max: 10 }),
	minThrough: fc.integer({ min: 1, max: 8 }),
	maxNights: fc.integer({ min: 1, max: 28 }),
	extraPersonCents: cents(3_000),
});

function placed(shapes: readonly SeasonShape[], first: number): Season[] {
	let from = first;
	return shapes.map(({ gap, length, ...rules }) => {
		const season = { ...rules, from: from + gap, to: from + gap + length };
		from = season.to;
		return season;
	});
}

const nearDay = fc.integer({ min: PROPERTY_TODAY - 5, max: PROPERTY_TODAY + 500 });
const override: fc.Arbitrary<DayOverride> = fc.record({
	nightCents: fc.option(cents(60_000)),
	minNights: fc.option(fc.integer({ min: 1, max: 9 })),
	closedArrival: fc.boolean(),
	closedDeparture: fc.boolean(),
	stopSell: fc.boolean(),
});

const touristTax = fc.oneof(
	fc.record({
		mode: fc.constant("fixed" as const),
		adultCents: cents(600),
		childCents: cents(300),
		babyCents: cents(100),
		maxNights: fc.option(fc.integer({ min: 1, max: 14 })),
		pay: fc.constantFrom(...PAY_PLACES),
	}),
	fc.record({
		mode: fc.constant("percent" as const),
		percentBp: fc.integer({ min: 0, max: 2_000 }),
		capCents: fc.option(cents(900)),
		maxNights: fc.option(fc.integer({ min: 1, max: 14 })),
		pay: fc.constantFrom(...PAY_PLACES),
	}),
);

/** One a day, of nights that are near. */
const rise: fc.Arbitrary<PriceRise> = fc
	.record({
		ago: fc.integer({ min: 0, max: 61 }),
		first: fc.integer({ min: -3, max: 40 }),
		nights: fc.integer({ min: 1, max: 12 }),
	})
	.map(({ ago, first, nights }) => {
		const from = PROPERTY_TODAY + first;
		return { raisedOn: PROPERTY_TODAY - ago, from, to: from + nights };
	});

const rates: fc.Arbitrary<RateTable> = fc
	.record({
		first: fc.integer({ min: PROPERTY_TODAY - 100, max: PROPERTY_TODAY + 60 }),
		seasons: fc.array(seasonShape, { minLength: 0, maxLength: 5 }),
		days: fc.array(fc.tuple(nearDay, override), { maxLength: 30 }),
		stays: fc.array(fc.tuple(nearDay, fc.integer({ min: 1, max: 14 }), cents(300_000)), { maxLength: 10 }),
		discounts: fc.array(
			fc.record({
				kind: fc.constantFrom("los" as const, "lastMinute" as const, "early" as const),
				threshold: fc.integer({ min: 0, max: 200 }),
				bp,
			}),
			{ maxLength: 6 },
		),
		fees: fc.uniqueArray(
			fc.record({
				code: fc.constantFrom("cleaning", "linen", "energy", "pet", "booking_fee", "towels"),
				cents: cents(20_000),
				per: fc.constantFrom(...FEE_BASES),
				mandatory: fc.boolean(),
				pay: fc.constantFrom(...PAY_PLACES),
				insured: fc.boolean(),
			}),
			{ maxLength: 5, selector: (fee) => fee.code },
		),
		touristTax: fc.option(touristTax),
		// Most homes keep their reductions.
		rises: fc.oneof(
			{ weight: 2, arbitrary: fc.constant([]) },
			{ weight: 1, arbitrary: fc.uniqueArray(rise, { maxLength: 3, selector: ({ raisedOn }) => raisedOn }) },
		),
	})
	.map(({ first, seasons, days, stays, ...rest }) => ({
		...rest,
		seasons: placed(seasons, first),
		days: new Map(days),
		stays: new Map(stays.map(([arrival, nights, rent]) => [stayKey(arrival, nights), rent])),
	}));

export const arbitraryHome: fc.Arbitrary<SellableAccommodation> = fc.record({
	accoId: fc.constant("a1"),
	country: fc.constantFrom("AT", "NL", "FR"),
	maxGuests: fc.integer({ min: 1, max: 12 }),
	maxBabies: fc.integer({ min: 0, max: 2 }),
	maxPets: fc.integer({ min: 0, max: 3 }),
	includedGuests: fc.integer({ min: 1, max: 12 }),
	minLeadDays: fc.integer({ min: 0, max: 7 }),
	bookMode: fc.constantFrom("instant" as const, "on_request" as const),
	optionAllowed: fc.boolean(),
	balanceDays: fc.integer({ min: 0, max: 60 }),
	depositCents: cents(50_000),
	rates,
});

export const arbitraryOccupancy: fc.Arbitrary<Occupancy> = fc
	.array(fc.tuple(nearDay, fc.integer({ min: 1, max: 40 })), { maxLength: 12 })
	.map((periods) => occupancyOf(periods.map(([arrival, nights]) => ({ arrival, departure: arrival + nights }))));

const arbitraryParty: fc.Arbitrary<Party> = fc.record({
	adults: fc.integer({ min: 0, max: 8 }),
	children: fc.integer({ min: 0, max: 4 }),
	babies: fc.integer({ min: 0, max: 3 }),
	pets: fc.integer({ min: 0, max: 3 }),
});

/** Requests with and without insurance, code and credits; dates may lie anywhere around the horizon. */
export const arbitraryRequest: fc.Arbitrary<QuoteRequest> = fc
	.record({
		arrival: fc.integer({ min: PROPERTY_TODAY - 10, max: PROPERTY_TODAY + 760 }),
		nights: fc.integer({ min: -2, max: 40 }),
		party: arbitraryParty,
		insurance: fc.boolean(),
		residence: fc.constantFrom("NL", "BE", "DE", "FR"),
		codeValue: fc.option(
			fc.oneof(
				fc.record({ kind: fc.constant("percent" as const), bp }),
				fc.record({ kind: fc.constant("amount" as const), cents: cents(400_000) }),
			),
		),
		maxCents: fc.option(cents(30_000)),
		creditCents: cents(300_000),
	})
	.map(({ arrival, nights, codeValue, maxCents, ...rest }) => ({
		...rest,
		stay: { arrival, departure: arrival + nights },
		code: codeValue && {
			typed: "CODE",
			known: {
				code: "CODE",
				value: codeValue,
				maxCents,
				minRentCents: 0,
				accoIds: [],
				countries: [],
				usedUp: false,
				bookFrom: null,
				bookUntil: null,
				stayFrom: null,
				stayUntil: null,
			},
		},
	}));
