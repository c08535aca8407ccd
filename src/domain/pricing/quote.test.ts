import { describe, expect, it } from "vitest";
import { NEVER_TAKEN, occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { Party } from "#domain/party/party.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { codeOf, H1, H2 } from "#tests/support/homes.ts";
import { percentOf } from "../money.ts";
import type { QuoteRequest } from "./price.ts";
import { quote } from "./quote.ts";

const TODAY = "2027-01-15";

interface Vector {
	readonly what: string;
	readonly home: SellableAccommodation;
	readonly stay: readonly [string, string];
	readonly today?: string;
	readonly party?: Partial<Party>;
	readonly options?: Partial<QuoteRequest>;
	/** Line codes and amounts in order. */
	readonly lines: readonly (readonly [string, number])[];
	readonly total: number;
	readonly grand?: number;
	readonly due?: number;
	readonly first: number;
	readonly rest: number;
	readonly refused?: string;
}

const typed = (code: string): Partial<QuoteRequest> => ({ code: { typed: code, known: codeOf(code) } });

const VECTORS: readonly Vector[] = [
	{
		what: "1 midweek in winter",
		home: H1,
		stay: ["2027-03-01", "2027-03-05"],
		lines: [
			["rent", 36000],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 1800],
		],
		total: 49250,
		first: 14775,
		rest: 34475,
	},
	{
		what: "2 weekend with weekend prices",
		home: H1,
		stay: ["2027-03-05", "2027-03-08"],
		lines: [
			["rent", 31000],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 1350],
		],
		total: 43800,
		first: 13140,
		rest: 30660,
	},
	{
		what: "3 a week over two seasons",
		home: H1,
		stay: ["2027-04-21", "2027-04-28"],
		lines: [
			["rent", 79000],
			["los", -3950],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 3150],
		],
		total: 89650,
		first: 26895,
		rest: 62755,
	},
	{
		what: "4 a family with a pet and insurance",
		home: H1,
		stay: ["2027-07-03", "2027-07-10"],
		party: { children: 2, babies: 1, pets: 1 },
		options: { insurance: true },
		lines: [
			["rent", 140000],
			["los", -7000],
			["cleaning", 9500],
			["booking_fee", 1950],
			["pet", 3500],
			["insurance_premium", 8137],
			["insurance_policy_fee", 350],
			["insurance_tax", 1782],
			["tourist_tax", 4690],
		],
		total: 162909,
		first: 56061,
		rest: 106848,
	},
	{
		what: "5 two weeks over the end of summer",
		home: H1,
		stay: ["2027-08-21", "2027-09-04"],
		lines: [
			["rent", 210500],
			["los", -21050],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 6300],
		],
		total: 207200,
		first: 62160,
		rest: 145040,
	},
	{
		what: "6 last minute, paid at once",
		home: H1,
		stay: ["2027-03-12", "2027-03-15"],
		today: "2027-03-01",
		lines: [
			["rent", 31000],
			["lastMinute", -4650],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 1350],
		],
		total: 39150,
		first: 39150,
		rest: 0,
	},
	{
		what: "7 length of stay before last minute",
		home: H1,
		stay: ["2027-03-06", "2027-03-13"],
		today: "2027-03-01",
		lines: [
			["rent", 67000],
			["los", -3350],
			["lastMinute", -12730],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 3150],
		],
		total: 65520,
		first: 65520,
		rest: 0,
	},
	{
		what: "8 a percent code, rounded half up",
		home: H1,
		stay: ["2027-03-12", "2027-03-15"],
		today: "2027-03-01",
		options: typed("FIVE"),
		lines: [
			["rent", 31000],
			["lastMinute", -4650],
			["code", -1318],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 1350],
		],
		total: 37832,
		first: 37832,
		rest: 0,
	},
	{
		what: "9 a code below its least rent gives nothing and says why",
		home: H1,
		stay: ["2027-03-05", "2027-03-08"],
		options: typed("FIFTY"),
		lines: [
			["rent", 31000],
			["cleaning", 9500],
			["booking_fee", 1950],
			["tourist_tax", 1350],
		],
		total: 43800,
		first: 13140,
		rest: 30660,
		refused: "CODE_MIN_RENT",
	},
	{
		what: "10 linen, and a code capped at the rent",
		home: H1,
		stay: ["2027-03-05", "2027-03-08"],
		options: { ...typed("FIVEHUNDRED"), extras: [{ code: "linen" }] },
		lines: [
			["rent", 31000],
			["code", -31000],
			["cleaning", 9500],
			["booking_fee", 1950],
			["linen", 2500],
			["tourist_tax", 1350],
		],
		total: 15300,
		first: 4590,
		rest: 10710,
	},
	{
		what: "11 insurance and credits as payment",
		home: H1,
		stay: ["2027-05-01", "2027-05-08"],
		party: { adults: 4 },
		options: { insurance: true, creditCents: 25000 },
		lines: [
			["rent", 88000],
			["los", -4400],
			["cleaning", 9500],
			["booking_fee", 1950],
			["insurance_premium", 5228],
			["insurance_policy_fee", 350],
			["insurance_tax", 1171],
			["tourist_tax", 6300],
		],
		total: 108099,
		due: 83099,
		first: 29654,
		rest: 53445,
	},
	{
		what: "12 extra persons, with cleaning and tax on site",
		home: H2,
		stay: ["2027-06-05", "2027-06-12"],
		party: { adults: 4, children: 2 },
		lines: [
			["rent", 105000],
			["extra_person", 21000],
			["cleaning", 12000],
			["energy", 7000],
			["tourist_tax", 5040],
		],
		total: 133000,
		grand: 150040,
		first: 39900,
		rest: 93100,
	},
];

function requestOf(vector: Pick<Vector, "stay" | "party" | "options">): QuoteRequest {
	const [arrival, departure] = vector.stay;
	return {
		stay: { arrival: dayOf(arrival), departure: dayOf(departure) },
		party: { adults: 2, children: 0, babies: 0, pets: 0, ...vector.party },
		...vector.options,
	};
}

describe("the price of a stay", () => {
	it.each(VECTORS)("vector $what", (vector) => {
		const today = dayOf(vector.today ?? TODAY);
		const result = quote(vector.home, requestOf(vector), today, NEVER_TAKEN);
		if (!result.ok) throw new Error(`refused: ${result.error.code}`);
		const { value } = result;
		expect(value.lines.map((line) => [line.code, line.amountCents])).toEqual(vector.lines);
		expect(value.totalCents).toBe(vector.total);
		expect(value.grandCents).toBe(vector.grand ?? vector.total);
		expect(value.dueCents).toBe(vector.due ?? vector.total);
		expect(value.instalments.map((instalment) => instalment.cents)).toEqual(
			[vector.first, vector.rest].filter((cents) => cents > 0),
		);
		expect(value.discount?.refused ?? null).toBe(vector.refused ?? null);
	});

	it("bases commissions on the rent after reductions and code (vector 12: 8 % of 126000)", () => {
		const vector = VECTORS[11] as Vector;
		const result = quote(vector.home, requestOf(vector), dayOf(TODAY), NEVER_TAKEN);
		expect(result.ok && percentOf(result.value.commissionBaseCents, 800)).toBe(10080);
	});
});

describe("a stay that is not possible", () => {
	it.each([
		["ARRIVAL_DAY", H1, { stay: ["2027-07-05", "2027-07-12"] as const }],
		["DEPARTURE_DAY", H1, { stay: ["2027-06-30", "2027-07-05"] as const }],
		["NO_PETS", H2, { stay: ["2027-06-05", "2027-06-12"] as const, party: { pets: 1 } }],
		["INVALID_DATES", H1, { stay: ["2027-03-05", "2027-03-05"] as const }],
		["INVALID_DATES", H1, { stay: ["2027-01-14", "2027-01-20"] as const }],
		["TOO_SOON", H1, { stay: ["2027-01-15", "2027-01-20"] as const }],
		["NO_ADULT", H1, { stay: ["2027-03-01", "2027-03-05"] as const, party: { adults: 0, children: 2 } }],
		["TOO_MANY_GUESTS", H1, { stay: ["2027-03-01", "2027-03-05"] as const, party: { adults: 7 } }],
		["TOO_MANY_BABIES", H1, { stay: ["2027-03-01", "2027-03-05"] as const, party: { babies: 3 } }],
		["TOO_MANY_PETS", H1, { stay: ["2027-03-01", "2027-03-05"] as const, party: { pets: 3 } }],
		["NO_RATE", H1, { stay: ["2027-12-28", "2028-01-03"] as const }],
		["MIN_STAY", H1, { stay: ["2027-03-01", "2027-03-03"] as const }],
		["MAX_STAY", H1, { stay: ["2027-03-01", "2027-03-30"] as const }],
	] as const)("is refused with %s and a stay that is possible", (code, home, requested) => {
		const result = quote(home, requestOf(requested), dayOf(TODAY), NEVER_TAKEN);
		if (result.ok) throw new Error("not refused");
		expect(result.error.code).toBe(code);
		expect(result.error.alternatives.length).toBeGreaterThan(0);
	});

	it("is refused with NOT_AVAILABLE when one night is taken, and names the stay beside it", () => {
		const taken = occupancyOf([{ arrival: dayOf("2027-07-05"), departure: dayOf("2027-07-06") }]);
		const result = quote(H1, requestOf({ stay: ["2027-07-03", "2027-07-10"] }), dayOf(TODAY), taken);
		if (result.ok) throw new Error("not refused");
		expect(result.error.code).toBe("NOT_AVAILABLE");
		const dates = result.error.alternatives.map(({ stay }) => [isoOf(stay.arrival), isoOf(stay.departure)]);
		expect(dates).toContainEqual(["2027-07-10", "2027-07-17"]);
	});

	it("names the Saturday week as the nearest to a Monday arrival in summer, at its whole price", () => {
		const result = quote(H1, requestOf({ stay: ["2027-07-05", "2027-07-12"] }), dayOf(TODAY), NEVER_TAKEN);
		if (result.ok) throw new Error("not refused");
		const [nearest] = result.error.alternatives;
		expect(nearest && [isoOf(nearest.stay.arrival), isoOf(nearest.stay.departure), nearest.grandCents]).toEqual([
			"2027-07-03",
			"2027-07-10",
			147600,
		]);
	});
});
