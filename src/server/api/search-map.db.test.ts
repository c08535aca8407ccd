import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine, ENGINES } from "#db/search/search-engine.ts";
import type { SearchEngine } from "#search/engine.ts";
import { type Api, good, post, problem } from "#tests/support/api.ts";
import { testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { createApi } from "./api.ts";
import { searchSchema } from "./schemas.ts";
import type { CalledSearch } from "./search.ts";

/** H1 and H2, some 400 metres apart, on the map of a search. */
describeByTurns("the map of a search (specification §2, §3)", (database) => {
	describe.each(ENGINES)("by the %s engine", (engine) => {
		let api: Api;
		let search: SearchEngine;
		beforeAll(async () => {
			if (engine === ENGINES[0]) await seedFixture(database().db);
			const base = testApp(database());
			search = await createSearchEngine(engine, { database: database(), clock: testClock(), log: base.log });
			api = createApi({ ...base, search });
		});
		afterAll(() => search.close());

		const ask = async (request: Record<string, unknown>): Promise<CalledSearch> => {
			const body = { lang: "nl", adults: 2, view: "map", ...request };
			return (await good(searchSchema, post(api, "/search-api/search", body))) as unknown as CalledSearch;
		};
		const near = { south: 47.43, west: 12.3, north: 47.46, east: 12.34 };
		const far = { south: 50, west: 4, north: 51, east: 5 };

		it("from far away is one cluster of both homes, blue because no cluster is large", async () => {
			const { markers, clusters } = await ask({ zoomLevel: 4 });
			expect(markers).toEqual([]);
			expect(clusters).toHaveLength(1);
			expect(clusters?.[0]).toMatchObject({ count: 2, color: "blue" });
			const { south, west, north, east } = clusters?.[0]?.bounds ?? far;
			expect(south < north && west < east).toBe(true);
		});

		it("from near is a pin for each home, with its name and the price of the search", async () => {
			const stay = { arrivalDate: "2027-03-01", departureDate: "2027-03-05" };
			const { markers, clusters, accos } = await ask({ zoomLevel: 18, viewport: near, ...stay });
			expect(clusters).toEqual([]);
			const pins = [...(markers ?? [])].sort((a, b) => a.accoId.localeCompare(b.accoId));
			expect(pins.map(({ accoId, title }) => [accoId, title])).toEqual([
				["a990001", "Haus Eins"],
				["a990002", "Haus Zwei"],
			]);
			for (const pin of pins) {
				expect(pin.pricePerStay).toBe(accos.find(({ accoId }) => accoId === pin.accoId)?.pricePerStay);
			}
			expect(pins[0]?.pricePerStay).toBe(492.5);
		});

		it("shows all homes of the result on every page of the list", async () => {
			const first = await ask({ zoomLevel: 18, perPage: 1 });
			const second = await ask({ zoomLevel: 18, perPage: 1, from: 1 });
			expect([first.accos.length, first.markers?.length, second.markers?.length]).toEqual([1, 2, 2]);
		});

		it("sends what is in view, and narrows nothing by it", async () => {
			const { totalResults, markers, clusters, labels } = await ask({ zoomLevel: 18, viewport: far });
			expect([totalResults, markers, clusters, labels]).toEqual([2, [], [], []]);
		});

		it("names regions and places in the language asked for", async () => {
			const names = async (lang: string) => ((await ask({ lang })).labels ?? []).map(({ kind, name }) => [kind, name]);
			expect(await names("nl")).toContainEqual(["region", "Tirol"]);
			expect(await names("en")).toContainEqual(["region", "Tyrol"]);
			expect(await names("fr")).toContainEqual(["placename", "Kirchberg in Tirol"]);
		});

		it("is there for a map only", async () => {
			const { markers, clusters, labels } = await ask({ view: "list" });
			expect([markers, clusters, labels]).toEqual([undefined, undefined, undefined]);
		});

		it("stays whole while many other searches push kept maps out", async () => {
			const parties = Array.from({ length: 40 }, (_, at) => ({
				adults: 1 + (at % 4),
				children: at % 3,
				zoomLevel: 18,
			}));
			const answers = await Promise.all([...parties, ...parties, ...parties].map(ask));
			for (const { totalResults, markers } of answers) expect(markers).toHaveLength(totalResults);
		});

		it("refuses a box that is none, and a zoom that no map has", async () => {
			const wrong = await problem(
				post(api, "/search-api/search", {
					lang: "nl",
					view: "map",
					zoomLevel: 99,
					viewport: { south: 91, west: 0, north: 1, east: 1 },
				}),
			);
			expect(wrong).toMatchObject({ status: 422, code: "VALIDATION" });
			expect(wrong.errors?.map(({ path }) => path).sort()).toEqual(["viewport.south", "zoomLevel"]);
		});
	});
});
