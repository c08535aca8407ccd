import { describe, expect, it } from "vitest";
import { NEVER_TAKEN, occupancyOf } from "#domain/accommodation/accommodation.ts";
import type { DiscountRule } from "#domain/accommodation/rates.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import { H1 } from "#tests/support/homes.ts";
import { searchHome } from "#tests/support/search-homes.ts";
import { bestOfWeeks, lastMinutesOf, lastMinuteWeeks } from "./last-minute-weeks.ts";
import { NO_FILTERS } from "./query.ts";

/** A Friday. */
const today = dayOf("2027-01-15");

const everyWeek: readonly DiscountRule[] = [
	{ kind: "lastMinute", threshold: 28, bp: 1000 },
	{ kind: "lastMinute", threshold: 14, bp: 1500 },
	{ kind: "lastMinute", threshold: 7, bp: 2000 },
];

/** € 100 a night, € 120 on Fridays and Saturdays, two nights at least. */
function homeWith(accoId: string, discounts: readonly DiscountRule[] = everyWeek, taken: readonly number[] = []) {
	const entry = searchHome({ accoId, from: today, taken: taken.map((day) => ({ arrival: day, departure: day + 7 })) });
	return { ...entry, home: { ...entry.home, rates: { ...entry.home.rates, discounts } } };
}

const query = {
	stays: null,
	party: DEFAULT_PARTY,
	filters: NO_FILTERS,
	sort: "recommended",
	from: 0,
	perPage: 10,
	center: null,
	week: null,
} as const;

describe("the weeks of last minutes", () => {
	it("run from Monday to Sunday, the first from today on and the last until the end of the span", () => {
		expect(lastMinuteWeeks(today).map(({ first, last }) => [isoOf(first), isoOf(last)])).toEqual([
			["2027-01-15", "2027-01-17"],
			["2027-01-18", "2027-01-24"],
			["2027-01-25", "2027-01-31"],
			["2027-02-01", "2027-02-07"],
			["2027-02-08", "2027-02-12"],
		]);
		// A Sunday: its week is one day; a Monday: five weeks, the last of one day.
		expect(lastMinuteWeeks(today + 2).map(({ first, last }) => last - first + 1)).toEqual([1, 7, 7, 7, 7]);
		expect(lastMinuteWeeks(today + 3).map(({ first, last }) => last - first + 1)).toEqual([7, 7, 7, 7, 1]);
	});

	it("hold a home once each, with the stay that is reduced most, of equal ones the cheapest", () => {
		const stays = bestOfWeeks(homeWith("a1").home, DEFAULT_PARTY, today, NEVER_TAKEN);
		expect(
			stays.map(({ stay, percent, grandCents, rule }) => [isoOf(stay.arrival), percent, grandCents, rule]),
		).toEqual([
			// Saturday costs more than Sunday, today comes too late for the house.
			["2027-01-17", 20, 16_000, { bp: 2000, withinDays: 7 }],
			["2027-01-18", 20, 16_000, { bp: 2000, withinDays: 7 }],
			["2027-01-25", 15, 17_000, { bp: 1500, withinDays: 14 }],
			["2027-02-01", 10, 18_000, { bp: 1000, withinDays: 28 }],
			["2027-02-08", 10, 18_000, { bp: 1000, withinDays: 28 }],
		]);
	});

	it("leave out weeks that are taken, and stays beyond the limits of a price a night", () => {
		const { home, taken } = homeWith("a1", everyWeek, [today + 3, today + 17]);
		const weeks = (limits: { min: number; max: number } | null) =>
			bestOfWeeks(home, DEFAULT_PARTY, today, occupancyOf(taken), limits).map(({ stay }) => isoOf(stay.arrival));
		expect(weeks(null)).toEqual(["2027-01-16", "2027-01-25", "2027-02-08"]);
		expect(weeks({ min: 0, max: 8_500 })).toEqual(["2027-01-25"]);
		// Dearer days of a week come in where the best one does not fit.
		expect(weeks({ min: 10_000, max: 20_000 })).toEqual(["2027-01-29", "2027-02-12"]);
	});
});

describe("the list of last minutes", () => {
	it("goes by percent, then price, then number, and counts homes and not stays", () => {
		const cheaper = homeWith("a4");
		const homes = [
			homeWith("a12"),
			homeWith("a3"),
			homeWith("a5", [{ kind: "lastMinute", threshold: 7, bp: 2500 }]),
			{
				...cheaper,
				home: {
					...cheaper.home,
					rates: {
						...cheaper.home.rates,
						seasons: cheaper.home.rates.seasons.map((season) => ({ ...season, nightCents: 9_000 })),
					},
				},
			},
		];
		const { homes: count, weeks } = lastMinutesOf(homes, query, today);
		expect(count).toBe(4);
		expect(weeks.map((week) => [week.count, week.hits.map(({ accoId }) => accoId).join(" ")])).toEqual([
			[4, "a5 a4 a3 a12"],
			[4, "a5 a4 a3 a12"],
			[3, "a4 a3 a12"],
			[3, "a4 a3 a12"],
			[3, "a4 a3 a12"],
		]);
		const page = lastMinutesOf(homes, { ...query, week: dayOf("2027-01-25"), from: 1, perPage: 1 }, today);
		expect(page.weeks.map((week) => [week.count, week.hits.length])).toEqual([
			[4, 0],
			[4, 0],
			[3, 1],
			[3, 0],
			[3, 0],
		]);
		expect(page.weeks[2]?.hits[0]?.accoId).toBe("a3");
	});

	it("holds no reduction that arrivals had before the last-minute span as well", () => {
		const always = homeWith("a1", [{ kind: "lastMinute", threshold: 90, bp: 2000 }]);
		const earlyWasCheaper = homeWith("a2", [
			{ kind: "lastMinute", threshold: 14, bp: 1000 },
			{ kind: "early", threshold: 50, bp: 1500 },
		]);
		const onlyTheRest = homeWith("a3", [
			{ kind: "lastMinute", threshold: 90, bp: 1000 },
			{ kind: "lastMinute", threshold: 7, bp: 2800 },
		]);
		const longAgo = homeWith("a4", [
			{ kind: "lastMinute", threshold: 14, bp: 1000 },
			{ kind: "early", threshold: 59, bp: 1500 },
		]);
		const { homes, weeks } = lastMinutesOf([always, earlyWasCheaper, onlyTheRest, longAgo], query, today);
		expect(homes).toBe(2);
		// € 144 instead of € 180: 28 % off the rent are 20 % less than the 10 % that everybody had.
		expect(weeks[0]?.hits).toMatchObject([
			{ accoId: "a3", percent: 20, price: { grandCents: 14_400 }, beforeCents: 18_000 },
			{ accoId: "a4", percent: 10, beforeCents: 20_000 },
		]);
	});

	it("says how much less the whole stay costs, fees and taxes included", () => {
		const entry = { ...searchHome({ accoId: "a990001" }), home: H1, taken: [] };
		const { weeks } = lastMinutesOf([entry], query, today);
		// The rule's 20 % are of the rent alone.
		expect(weeks[0]?.hits[0]).toMatchObject({ percent: 13 });
	});
});
