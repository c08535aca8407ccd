import { describe, expect, it } from "vitest";
import { arbitraryHome, arbitraryOccupancy, PROPERTY_TODAY } from "#tests/support/arbitrary-homes.ts";
import fc from "#tests/support/fast-check.ts";
import { H1 } from "#tests/support/homes.ts";
import { NEVER_TAKEN } from "../accommodation/accommodation.ts";
import { DEFAULT_PARTY, type Party } from "../party/party.ts";
import { dayOf } from "../time/civil-date.ts";
import { arrivalDays, departureDays, FROM_PRICE_DAYS, fromPrice, fromPriceOf } from "./arrivals.ts";
import { minimumNights, seasonOf } from "./stay-rules.ts";

const TODAY = dayOf("2027-01-15");
const YEAR = { from: dayOf("2027-01-01"), to: dayOf("2027-12-31") };
const ARRIVAL = dayOf("2027-03-01");

const daysOf = (party: Party) => [
	...arrivalDays(H1, YEAR, party, null, TODAY, NEVER_TAKEN),
	...departureDays(H1, ARRIVAL, YEAR, party, TODAY, NEVER_TAKEN),
];

describe("a day that cannot be chosen", () => {
	it.each([
		["TOO_MANY_GUESTS", { adults: H1.maxGuests + 1 }, H1.maxGuests],
		["TOO_MANY_BABIES", { babies: H1.maxBabies + 1 }, H1.maxBabies],
		["TOO_MANY_PETS", { pets: H1.maxPets + 1 }, H1.maxPets],
	] as const)("says with %s how many there may be, not how many nights", (code, more, limit) => {
		const refused = daysOf({ ...DEFAULT_PARTY, ...more }).filter(({ reason }) => reason === code);
		expect(refused.length).toBeGreaterThan(300);
		expect(new Set(refused.map((day) => day.limit))).toEqual(new Set([limit]));
	});

	it("says of a stay that is too short or too long how many nights it may have", () => {
		const days = departureDays(H1, ARRIVAL, YEAR, DEFAULT_PARTY, TODAY, NEVER_TAKEN);
		const limits = (code: string) => new Set(days.flatMap(({ reason, limit }) => (reason === code ? limit : [])));
		expect(limits("MIN_STAY")).toEqual(
			new Set([minimumNights(H1.rates, { arrival: ARRIVAL, departure: ARRIVAL + 1 })]),
		);
		expect(limits("MAX_STAY")).toEqual(new Set([seasonOf(H1.rates, ARRIVAL)?.maxNights]));
	});

	it("says that nights are taken where a longer stay could end, not that the shortest would end on no day of departure", () => {
		// In low season H1 is let from three nights on, to any day; here it is left on Saturdays alone.
		const [season] = H1.rates.seasons;
		if (!season) throw new Error("H1 has a season");
		const saturdays = {
			...season,
			from: TODAY,
			to: TODAY + 400,
			minNights: 3,
			departureDays: [6],
			arrivalDays: [1, 6],
		};
		const home = { ...H1, rates: { ...H1.rates, seasons: [saturdays], days: new Map() } };
		const friday = dayOf("2027-03-05");
		const taken = { ...NEVER_TAKEN, isTaken: (night: number) => night === friday };
		const reasons = (nights: number | null) => {
			const range = { from: ARRIVAL, to: ARRIVAL + 1 };
			return arrivalDays(home, range, DEFAULT_PARTY, nights, TODAY, taken).map(({ reason }) => reason);
		};
		expect(reasons(null)).toEqual(["NOT_AVAILABLE"]);
		expect(reasons(3)).toEqual(["DEPARTURE_DAY"]);
	});

	it("names no number where the reason is about none", () => {
		const rest = daysOf(DEFAULT_PARTY).filter(({ reason }) => reason !== "MIN_STAY" && reason !== "MAX_STAY");
		expect(rest.length).toBeGreaterThan(300);
		expect(rest.every(({ limit }) => limit === null)).toBe(true);
	});
});

describe("the lowest price of the next 12 months", () => {
	it("is the same from days that are known as from the rates", () => {
		let priced = 0;
		const range = { from: PROPERTY_TODAY, to: PROPERTY_TODAY + FROM_PRICE_DAYS };
		fc.assert(
			fc.property(arbitraryHome, arbitraryOccupancy, (home, occupancy) => {
				const days = arrivalDays(home, range, DEFAULT_PARTY, null, PROPERTY_TODAY, occupancy);
				const from = fromPrice(home, PROPERTY_TODAY, occupancy);
				expect(fromPriceOf(home, days, PROPERTY_TODAY)).toEqual(from);
				if (from) priced++;
			}),
			{ numRuns: 200 },
		);
		expect(priced).toBeGreaterThan(50);
	});
});
