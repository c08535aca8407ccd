import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import { hasLastMinute } from "#domain/pricing/last-minute.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { occupancyAt } from "#search/catalogue-home.ts";
import { PlainSearch } from "#tests/support/plain-search.ts";
import { randomCatalogue, randomQuery } from "#tests/support/random-catalogue.ts";
import { simpleHome } from "#tests/support/simple-home.ts";
import { NO_FILTERS, type SearchQuery } from "../query.ts";
import { MemoryIndex } from "./engine.ts";
import { FromCalculator } from "./from-of-home.ts";

const TODAY = dayOf("2027-01-15");
const NOW = Date.parse("2027-01-15T09:00:00Z");
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

const ANYTHING: SearchQuery = {
	stay: null,
	party: DEFAULT_PARTY,
	filters: NO_FILTERS,
	sort: "recommended",
	from: 0,
	perPage: 100,
	center: null,
};

describe(`the memory engine (SEED=${seed})`, () => {
	it("answers thousands of random queries as the plain search does", async () => {
		await fc.assert(
			fc.asyncProperty(
				randomCatalogue(TODAY, NOW),
				fc.array(randomQuery(TODAY), { minLength: 100, maxLength: 100 }),
				async ({ homes }, queries) => {
					const index = await MemoryIndex.build([homes], TODAY, NOW);
					const plain = new PlainSearch(homes, TODAY, NOW);
					for (const query of queries) {
						expect(index.search(query, TODAY), JSON.stringify(query)).toEqual(plain.search(query));
					}
				},
			),
			{ seed, numRuns: 40, endOnFailure: true },
		);
	}, 120_000);

	it("finds the lowest price without dates, and the last minutes, as the domain does", () => {
		fc.assert(
			fc.property(randomCatalogue(TODAY, NOW), ({ homes }) => {
				const calculator = new FromCalculator(TODAY);
				for (const source of homes) {
					const occupancy = occupancyAt(source.taken, NOW);
					expect(calculator.of(source, NOW)).toEqual({
						from: fromPrice(source.home, TODAY, occupancy),
						lastMinute: hasLastMinute(source.home, TODAY, occupancy),
					});
				}
			}),
			{ seed, numRuns: 25, endOnFailure: true },
		);
	}, 120_000);

	it("shows every home once when its pages are read one after another, also over many columns' pages", async () => {
		const [catalogue] = fc.sample(randomCatalogue(TODAY, NOW, 60), { numRuns: 1, seed: 7 });
		const homes = Array.from({ length: 50 }, (_, copy) =>
			(catalogue?.homes ?? []).map((known) => ({
				...known,
				status: "live" as const,
				home: { ...known.home, accoId: `${known.home.accoId}${copy + 10}` },
			})),
		);
		const index = await MemoryIndex.build(homes, TODAY, NOW);
		const seen: string[] = [];
		for (let from = 0; from < 3100; from += 100) {
			seen.push(...index.search({ ...ANYTHING, from }, TODAY).hits.map(({ accoId }) => accoId));
		}
		expect(index.size).toBe(3000);
		expect(new Set(seen).size).toBe(seen.length);
		expect(seen.length).toBe(index.search(ANYTHING, TODAY).totalResults);
	});

	it("filters by price a night with both ends included, with and without dates", async () => {
		const homes = [9_999, 10_000, 10_001, 20_000, 20_001].map((cents, at) => simpleHome(TODAY, at + 1, cents));
		const index = await MemoryIndex.build([homes], TODAY, NOW);
		for (const stay of [null, { arrival: TODAY + 5, departure: TODAY + 8 }]) {
			const filters = { ...NO_FILTERS, priceMin: 100, priceMax: 200 };
			const found = index.search({ ...ANYTHING, stay, filters }, TODAY);
			expect(found.hits.map(({ accoId }) => accoId).sort()).toEqual(["a2", "a3", "a4"]);
			// The range and the histogram pass over the filter: € 99.99 is in the bar below € 100, € 200 in the third.
			expect(found.priceRange).toEqual({ min: 99, max: 201 });
			expect(found.priceHistogram.slice(0, 3)).toEqual([1, 2, 2]);
		}
	});

	it("leaves a search that holds the old state as it is when a change is taken in", async () => {
		const [catalogue] = fc.sample(randomCatalogue(TODAY, NOW), { numRuns: 1, seed: 11 });
		const homes = catalogue?.homes ?? [];
		const index = await MemoryIndex.build([homes], TODAY, NOW);
		const before = index.search(ANYTHING, TODAY);
		const first = homes.find(({ home }) => home.accoId === before.hits[0]?.accoId);
		let during = null;
		await index.patch(
			(async function* () {
				yield { homes: [], gone: first ? [first.home.accoId] : [], now: NOW };
				during = index.search(ANYTHING, TODAY);
			})(),
		);
		expect(during).toEqual(before);
		expect(index.search(ANYTHING, TODAY).totalResults).toBe(before.totalResults - 1);
		expect(index.version).toBe(2);
	});
});
