import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { occupancyOf } from "#domain/home/home.ts";
import { quote } from "#domain/pricing/quote.ts";
import { plainSearch } from "#search/plain-search.ts";
import type { SearchEngine, SearchQuery, SearchResult } from "#search/query.ts";
import { memoryLog, testClock } from "#tests/support/app.ts";
import {
	aimed,
	arbitraryCatalogue,
	arbitraryQuery,
	PROPERTY_NOW,
	searchHomesOf,
} from "#tests/support/arbitrary-catalogue.ts";
import { PROPERTY_TODAY } from "#tests/support/arbitrary-homes.ts";
import { freshPglite, type TestDatabase } from "#tests/support/databases.ts";
import { type PlaceIds, storeClaims, storeHomes, storePlaces } from "#tests/support/store-homes.ts";
import { createSearchEngine, ENGINES } from "./search-engine.ts";

describe("both search engines", () => {
	let database: TestDatabase;
	let places: PlaceIds[];
	beforeAll(async () => {
		database = await freshPglite();
		places = [
			...(await storePlaces(database.db, "AT", ["Tirol", "Salzburg"])),
			...(await storePlaces(database.db, "NL", ["Zeeland"])),
		];
	});
	afterAll(() => database.close());

	const open = (kind: (typeof ENGINES)[number]): Promise<SearchEngine> =>
		createSearchEngine(kind, { database, clock: testClock(PROPERTY_NOW.toISOString()), log: memoryLog(), pollMs: 0 });

	it("give the answer of the rules applied home by home, every price being that of a quote", async () => {
		let hits = 0;
		let refused = 0;
		await fc.assert(
			fc.asyncProperty(
				arbitraryCatalogue(places),
				fc.array(arbitraryQuery(places), { minLength: 20, maxLength: 20 }),
				async (catalogue, shapes) => {
					await sql`TRUNCATE accommodation, unit, occupancy, change_log CASCADE`.execute(database.db);
					await storeHomes(database.db, catalogue.homes);
					await storeClaims(database.db, catalogue.claims);
					const homes = searchHomesOf(catalogue, PROPERTY_NOW);
					const engines = [await open("memory"), await open("sql")];
					for (const shape of shapes) {
						const query = aimed(shape, homes);
						const expected = plainSearch(homes, query, PROPERTY_TODAY);
						for (const engine of engines) {
							const result = await engine.search(query);
							expect({ engine: engine.name, ...result }).toEqual({ engine: engine.name, ...expected });
						}
						hits += expected.totalResults;
						refused += expectQuotes(query, expected);
					}
					for (const engine of engines) await engine.close();

					function expectQuotes(query: SearchQuery, result: SearchResult): number {
						const { stay, party } = query;
						if (!stay) return 0;
						let count = 0;
						for (const { home, taken } of homes) {
							const answer = quote(home, { stay, party }, PROPERTY_TODAY, occupancyOf(taken));
							const hit = result.hits.find(({ accoId }) => accoId === home.accoId);
							if (hit) expect(hit.price?.grandCents).toBe(answer.ok && answer.value.grandCents);
							if (!answer.ok) count++;
						}
						return count;
					}
				},
			),
			{ numRuns: 50, endOnFailure: true },
		);
		expect(hits).toBeGreaterThan(300);
		expect(refused).toBeGreaterThan(300);
	});
});
