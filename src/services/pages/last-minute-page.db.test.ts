import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { DiscountRule } from "#domain/accommodation/rates.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { memoryLog, quoteRequest, type TestApp, testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { H1 } from "#tests/support/homes.ts";
import { searchHome } from "#tests/support/search-homes.ts";
import { type MadeHome, storeClaims, storeHomes, storePlaces } from "#tests/support/store-homes.ts";
import { priceStay } from "../quotes/quote-stay.ts";
import { searchPage } from "./search-page.ts";

/** A Friday. */
const TODAY = dayOf("2027-01-15");

describeByTurns("the last-minute page", (database) => {
	let app: TestApp;
	let search: SearchEngine;
	beforeAll(async () => {
		const { db } = database();
		const [place] = await storePlaces(db, "AT", ["Tirol"]);
		if (!place) throw new Error("a place");
		const { regionId, placeId } = place;
		/** Fees, taxes and reductions of the fixtures' first home. */
		const made = (accoId: string, discounts: readonly DiscountRule[] = H1.rates.discounts): MadeHome => ({
			home: { ...H1, accoId, rates: { ...H1.rates, discounts } },
			status: "live",
			facts: { ...searchHome({ accoId }).facts, regionId, placeId },
			units: [accoId],
		});
		await storeHomes(db, [
			...Array.from({ length: 12 }, (_, at) => made(`a${at + 1}`)),
			made("a20", [{ kind: "lastMinute", threshold: 7, bp: 3_000 }]),
			// Everybody has it; and one that was cheaper a month ago.
			made("a21", [{ kind: "lastMinute", threshold: 100, bp: 3_000 }]),
			made("a22", [
				{ kind: "lastMinute", threshold: 14, bp: 1_000 },
				{ kind: "early", threshold: 40, bp: 1_500 },
			]),
			made("a23", []),
		]);
		// The week from 25 January on is taken everywhere.
		const stay = { arrival: dayOf("2027-01-25"), departure: dayOf("2027-02-01") };
		const units = [...Array.from({ length: 12 }, (_, at) => `a${at + 1}`), "a20"];
		await storeClaims(
			db,
			units.map((unitId) => ({ unitId, stay, kind: "owner", expiresAt: null, released: false })),
		);
		search = await createSearchEngine("memory", { database: database(), clock: testClock(), log: memoryLog() });
		app = { ...testApp(database()), search };
	});
	afterAll(() => search.close());

	const answer = (query: Record<string, string> = {}) =>
		searchPage(app, { language: "en", kind: "lastMinute", slugs: [], query });
	async function page(query: Record<string, string> = {}) {
		const view = await answer(query);
		if (!view || "movedTo" in view || !view.lastMinutes) throw new Error("last minutes by week");
		return { ...view, ...view.lastMinutes };
	}
	const moved = async (query: Record<string, string>) => {
		const found = await answer(query);
		return found && "movedTo" in found ? found.movedTo : null;
	};

	it("lists the homes of each week that has any under its days, most reduced first, and nothing else", async () => {
		const { weeks, totalResults, accos } = await page();
		expect(weeks.map(({ monday, first, last, count, isNow }) => [monday, first, last, count, isNow])).toEqual([
			["2027-01-11", "2027-01-15", "2027-01-17", 13, true],
			["2027-01-18", "2027-01-18", "2027-01-24", 13, false],
			["2027-02-01", "2027-02-01", "2027-02-07", 12, false],
			["2027-02-08", "2027-02-08", "2027-02-12", 12, false],
		]);
		expect(weeks.map((week) => week.accos.map(({ accoId }) => accoId).join(" "))).toEqual([
			"a20 a1 a2",
			"a20 a1 a2",
			"a1 a2 a3",
			"a1 a2 a3",
		]);
		expect(totalResults).toBe(13);
		expect(accos.map(({ accoId }) => accoId)).toEqual(["a20", "a1", "a2", "a3"]);
		for (const week of weeks) {
			for (const { stay, lastMinute } of week.accos) {
				expect(stay && stay.arrival >= week.first && stay.arrival <= week.last).toBe(true);
				expect(lastMinute?.percent).toBeGreaterThan(0);
				expect(lastMinute?.rule.withinDays).toBeGreaterThanOrEqual(dayOf(stay?.arrival ?? "") - TODAY);
			}
		}
		const rules = weeks.map(({ accos: [, second] }) => second?.lastMinute?.rule);
		expect(rules).toEqual([
			{ bp: 2_000, withinDays: 7 },
			{ bp: 2_000, withinDays: 7 },
			{ bp: 1_000, withinDays: 28 },
			{ bp: 1_000, withinDays: 28 },
		]);
	});

	it("shows what the quote of the stay costs, for any party, and what a stay without the reduction costs", async () => {
		let compared = 0;
		for (const party of [{}, { adults: "4", children: "1", pets: "1" }] as Record<string, string>[]) {
			const { weeks } = await page(party);
			for (const { stay, stayCents, lastMinute, accoId } of weeks.flatMap(({ accos }) => accos)) {
				if (!stay || !lastMinute) throw new Error("a stay with a reduction");
				const people = { adults: 2, ...Object.fromEntries(Object.entries(party).map(([who, n]) => [who, Number(n)])) };
				const { arrival, departure } = stay;
				const request = quoteRequest({ accoId, arrival, departure, ...people });
				const quoted = await priceStay(app, request);
				expect(quoted.ok && quoted.value.quote.grandCents).toBe(stayCents);
				// H1 has no early reduction within the thirty days: before is the price without any campaign.
				const lines = quoted.ok ? quoted.value.quote.lines : [];
				expect(lines.find(({ code }) => code === "lastMinute")?.amountCents).toBeLessThan(0);
				expect(lastMinute.beforeCents).toBeGreaterThan(stayCents ?? 0);
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(20);
	});

	describe("of one week", () => {
		it("has pages of its own, and names the other weeks", async () => {
			const first = await page({ week: "2027-01-18" });
			const second = await page({ week: "2027-01-18", page: "2" });
			expect([first.totalResults, first.chosen?.state, first.canonical]).toEqual([13, "here", "/en/last-minute/"]);
			expect(first.indexable).toBe(false);
			const of = ({ weeks }: typeof first) => weeks.map(({ accos }) => accos.map(({ accoId }) => accoId).join(" "));
			expect(of(first)).toEqual(["", "a20 a1 a2 a3 a4 a5 a6 a7 a8 a9", "", ""]);
			expect(of(second)).toEqual(["", "a10 a11 a12", "", ""]);
			expect(first.weeks.map(({ count }) => count)).toEqual([13, 13, 12, 12]);
		});

		it("is led to from each of its days, and from a page that it does not have", async () => {
			expect(await moved({ week: "2027-01-20", adults: "3" })).toBe("/en/last-minute/?week=2027-01-18&adults=3");
			expect(await moved({ week: "2027-01-18", page: "9" })).toBe("/en/last-minute/?week=2027-01-18&page=2");
			expect(await moved({ page: "2" })).toBe("/en/last-minute/");
			expect((await page({ week: "soon" })).chosen).toBeNull();
			// The last weeks that have a name; beyond them no day has one.
			for (const week of ["9999-12-13", "9999-12-20", "9999-12-27"]) {
				expect((await page({ week })).chosen).toMatchObject({ monday: week, state: "later" });
			}
		});

		it("says that it has none, is over or comes too late, and offers its dates at the usual price", async () => {
			const taken = await page({ week: "2027-01-25" });
			expect([taken.chosen?.state, taken.totalResults, taken.weeks.length]).toEqual(["none", 0, 4]);
			expect((await page({ week: "2027-01-04" })).chosen?.state).toBe("past");
			const later = await page({ week: "2027-02-15" });
			expect([later.chosen?.state, later.until]).toEqual(["later", "2027-02-12"]);
			const [usual] = later.elsewhere;
			expect(usual).toMatchObject({ arrival: "2027-02-20", departure: "2027-02-27", count: 16 });
			const query = Object.fromEntries(new URL(usual?.href ?? "", "https://halcyon.example").searchParams);
			const found = await searchPage(app, { language: "en", kind: "all", slugs: [], query });
			expect(found && "totalResults" in found && found.totalResults).toBe(16);
		});
	});

	it("offers the next dates, and the search without a filter, where no home is reduced", async () => {
		const { weeks, totalResults, elsewhere, relaxedSearches } = await page({ fav: "a23", bedrooms: "1" });
		expect([weeks, totalResults]).toEqual([[], 0]);
		expect(elsewhere.map(({ arrival, count }) => [arrival, count])).toEqual([
			["2027-01-16", 1],
			["2027-01-23", 1],
		]);
		expect(relaxedSearches).toEqual([]);
		const narrowed = await page({ rating: "5" });
		expect(narrowed.relaxedSearches[0]?.count).toBe(13);
	});

	it("keeps to a price a night of the stay that it shows", async () => {
		const all = (await page()).weeks.flatMap(({ accos }) => accos.map(({ nightCents }) => nightCents ?? 0));
		const most = Math.ceil(Math.min(...all) / 100);
		const { weeks } = await page({ priceMax: String(most) });
		expect(weeks.length).toBeGreaterThan(0);
		for (const { accos } of weeks)
			for (const { nightCents } of accos) expect(nightCents).toBeLessThanOrEqual(most * 100);
	});

	it("shows bars of its own homes at their own prices, and counts of homes that are then listed", async () => {
		const sum = (bars: readonly number[]) => bars.reduce((one, more) => one + more, 0);
		// Homes without a reduction have prices of the year, and are none of this list.
		const year = await searchPage(app, { language: "en", kind: "all", slugs: [], query: {} });
		expect(year && "totalResults" in year && sum(year.priceHistogram)).toBe(16);
		const all = await page();
		expect([sum(all.priceHistogram), all.facets.lastMinutes]).toEqual([13, 13]);
		const lowest = Math.min(...all.accos.map(({ nightCents }) => nightCents ?? 0));
		expect(all.priceRange?.min).toBe(Math.floor(lowest / 100));
		// a20 has no reduction for February, and fewer homes are counted there.
		const late = await page({ week: "2027-02-01" });
		expect([sum(late.priceHistogram), late.facets.lastMinutes, late.totalResults]).toEqual([12, 12, 12]);
		const taken = await page({ week: "2027-01-25" });
		expect([sum(taken.priceHistogram), taken.priceRange]).toEqual([0, null]);
		const [kind] = Object.entries(all.facets.kinds).find(([, count]) => count > 0) ?? [];
		for (const query of [{}, { week: "2027-02-01" }, { priceMax: "100" }] as Record<string, string>[]) {
			const { facets, totalResults } = await page(query);
			expect(facets.minBedrooms[1]).toBe((await page({ ...query, bedrooms: "1" })).totalResults);
			expect(facets.kinds[kind as "villa"]).toBe((await page({ ...query, types: kind ?? "" })).totalResults);
			expect(facets.lastMinutes).toBe(totalResults);
		}
	});

	it("is the list of a search on the map, in another order and for the guest's own dates", async () => {
		const queries: Record<string, string>[] = [
			{ view: "map" },
			{ sort: "price-asc" },
			{ arrival: "2027-01-18", departure: "2027-01-22" },
		];
		for (const query of queries) {
			const view = await answer(query);
			expect(view && "accos" in view && [view.lastMinutes, view.accos.length > 0]).toEqual([undefined, true]);
		}
	});
});
