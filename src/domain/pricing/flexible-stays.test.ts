import { describe, expect, it } from "vitest";
import { NEVER_TAKEN } from "#domain/accommodation/accommodation.ts";
import fc from "#tests/support/fast-check.ts";
import { H1 } from "#tests/support/homes.ts";
import { DEFAULT_PARTY } from "../party/party.ts";
import { dayOf, isoOf, weekdayOf, yearMonthOf } from "../time/civil-date.ts";
import { FLEX_PERIODS, flexibleStays, otherStays } from "./flexible-stays.ts";
import { priceOf } from "./price.ts";
import { checkStay, type Stay } from "./stay-rules.ts";

const TODAY = dayOf("2027-01-15");
const possible = (stay: Stay) => checkStay(H1, stay, DEFAULT_PARTY, TODAY, NEVER_TAKEN) === null;
const grand = (stay: Stay) => priceOf(H1, { stay, party: DEFAULT_PARTY }, TODAY).grandCents;
const cheapest = (stays: readonly Stay[]) => Math.min(...stays.filter(possible).map(grand));

describe("flexible dates", () => {
	it("weekends of July 2027 are ten stays, none of which H1 allows", () => {
		const stays = flexibleStays("weekend", { month: 7, year: 2027 }, TODAY);
		expect(stays).toHaveLength(10);
		expect(stays.filter(possible)).toEqual([]);
	});

	it("weeks of August: 31 stays, 7 possible, the cheapest first from the 28th", () => {
		const stays = flexibleStays("week", { month: 8, year: null }, TODAY);
		expect(stays).toHaveLength(31);
		const open = stays.filter(possible);
		expect(open).toHaveLength(7);
		expect(cheapest(stays)).toBe(81_575);
		expect(isoOf(open.find((stay) => grand(stay) === 81_575)?.arrival ?? 0)).toBe("2027-08-28");
	});

	it("midweeks of May: five stays, all possible, at € 612.50", () => {
		const stays = flexibleStays("midweek", { month: 5, year: null }, TODAY);
		expect(stays.filter(possible)).toHaveLength(5);
		expect(stays).toHaveLength(5);
		expect(cheapest(stays)).toBe(61_250);
	});

	it("a month that is over is next year's; the month that runs is this year's, from today on", () => {
		const arrivals = (month: number | null, year: number | null, today = TODAY) =>
			flexibleStays("week", { month, year }, today).map(({ arrival }) => isoOf(arrival));
		expect(arrivals(12, null, dayOf("2027-12-31"))).toEqual(["2027-12-31"]);
		expect(arrivals(11, null, dayOf("2027-12-31"))[0]).toBe("2028-11-01");
		expect(arrivals(1, null)[0]).toBe("2027-01-15");
		expect(arrivals(1, 2027)).toHaveLength(17);
		expect(arrivals(null, 2028)).toHaveLength(366);
		expect(arrivals(null, null)).toHaveLength(365);
		expect(arrivals(6, 2026)).toEqual([]);
	});

	it("every stay begins in its month, on its weekday, with its nights, and none twice", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...FLEX_PERIODS),
				fc.integer({ min: 1, max: 12 }),
				fc.integer({ min: -400, max: 400 }),
				(period, month, shift) => {
					const stays = flexibleStays(period, { month, year: null }, TODAY + shift);
					const seen = new Set<string>();
					for (const { arrival, departure } of stays) {
						const nights = departure - arrival;
						expect(yearMonthOf(arrival).month).toBe(month);
						if (period === "weekend") expect([weekdayOf(arrival), nights === 2 || nights === 3]).toEqual([5, true]);
						else if (period === "midweek") expect([weekdayOf(arrival), nights]).toEqual([1, 4]);
						else expect(nights).toBe(period === "week" ? 7 : 14);
						seen.add(`${arrival}+${nights}`);
					}
					expect(seen.size).toBe(stays.length);
				},
			),
		);
	});
});

describe("other dates", () => {
	const requested = { arrival: dayOf("2027-07-05"), departure: dayOf("2027-07-12") };

	it("5 → 12 July has 48 stays beside it, two of which H1 allows; the week from Saturday comes first", () => {
		const others = otherStays(requested, 3, TODAY);
		expect(others).toHaveLength(48);
		const open = others.filter(({ stay }) => possible(stay));
		expect(open.map(({ stay }) => [isoOf(stay.arrival), isoOf(stay.departure)])[0]).toEqual([
			"2027-07-03",
			"2027-07-10",
		]);
		expect(grand(open[0]?.stay as Stay)).toBe(147_600);
		expect(open).toHaveLength(2);
	});

	it("come with the same nights first, then by days of shift", () => {
		const others = otherStays(requested, 3, TODAY);
		expect(others.slice(0, 6).every(({ stay }) => stay.departure - stay.arrival === 7)).toBe(true);
		expect(others.slice(6).some(({ stay }) => stay.departure - stay.arrival === 7)).toBe(false);
		expect(others.map(({ rank }) => rank)).toEqual([...others.map(({ rank }) => rank)].sort((a, b) => a - b));
	});

	it("never begin in the past nor last no night", () => {
		const others = otherStays({ arrival: TODAY + 1, departure: TODAY + 2 }, 3, TODAY);
		expect(others.every(({ stay }) => stay.arrival >= TODAY && stay.departure > stay.arrival)).toBe(true);
	});
});
