import { afterAll, beforeAll, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { SearchEngine } from "#search/engine.ts";
import { memoryLog, type TestApp, testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { blockHomes, type HomeSource } from "./block-homes.ts";
import { startingPlaces } from "./front-page.ts";
import { searchPage } from "./search-page.ts";

describeByTurns("the homes of a block", (database) => {
	let app: TestApp;
	let search: SearchEngine;
	beforeAll(async () => {
		await seedFixture(database().db);
		for (const accoId of ["a1", "a2", "a3"]) await seedHomeLike(database().db, "a990001", { accoId });
		search = await createSearchEngine("memory", { database: database(), clock: testClock(), log: memoryLog() });
		app = { ...testApp(database()), search };
	});
	afterAll(() => search.close());
	const ids = async (source: Partial<HomeSource>) =>
		(await blockHomes(app, { count: 8, ...source }, "en"))?.accos.map(({ accoId }) => accoId);

	it("are the first of the search that they lead to, at the same prices", async () => {
		const homes = await blockHomes(app, { country: "AT", count: 3 }, "nl");
		expect(homes?.searchPath).toBe("/nl/vakantiehuis-oostenrijk/");
		const page = await searchPage(app, { language: "nl", kind: "place", slugs: ["oostenrijk"], query: {} });
		if (!page || "movedTo" in page) throw new Error("the search is there");
		expect(homes?.accos).toEqual(page.accos.slice(0, 3));
		expect(homes?.accos[0]?.from?.stayCents).toBeGreaterThan(0);
		expect(homes?.totalResults).toBe(page.totalResults);
	});

	it("are those named, in their order, without those that are not offered", async () => {
		expect(await ids({ acco_ids: ["a3", "a77", "a1", "a3"], country: "FR" })).toEqual(["a3", "a1"]);
		const homes = await blockHomes(app, { acco_ids: ["a3"], count: 8 }, "en");
		expect(homes?.searchPath).toBeNull();
		expect(homes?.accos[0]?.from?.stayCents).toBeGreaterThan(0);
	});

	it("are those of a region and a place by their English names or slugs", async () => {
		const bySlugs = await blockHomes(
			app,
			{ country: "AT", region: "tyrol", place: "kirchberg-in-tirol", count: 8 },
			"de",
		);
		const byNames = await blockHomes(app, { region: "Tyrol", place: "Kirchberg in Tirol", count: 8 }, "de");
		expect(bySlugs?.accos.length).toBe(5);
		expect(byNames?.accos).toEqual(bySlugs?.accos);
		expect(bySlugs?.searchPath).toBe("/de/ferienhaus-osterreich/tirol/kirchberg-in-tirol/");
		expect(bySlugs?.placeLabel).toBe("Kirchberg in Tirol, Österreich");
	});

	it("are none for a place that is not known, never those of everywhere", async () => {
		for (const source of [
			{ country: "NO" },
			{ country: "AT", region: "Salzburg" },
			{ region: "Tyrol", place: "Wien" },
		]) {
			app.log.lines.length = 0;
			expect(await blockHomes(app, { ...source, count: 8 }, "en")).toBeNull();
			expect(app.log.lines).toHaveLength(1);
		}
	});

	it("lead to the search with their kinds and last minutes, or to the screen of last minutes", async () => {
		const path = async (source: Partial<HomeSource>) =>
			(await blockHomes(app, { count: 8, ...source }, "en"))?.searchPath;
		expect(await path({})).toBe("/en/holiday-home/");
		expect(await path({ kinds: ["villa", "chalet"] })).toBe("/en/holiday-home/?types=villa,chalet");
		expect(await path({ last_minutes: true })).toBe("/en/last-minute/");
		expect(await path({ last_minutes: true, country: "AT" })).toBe("/en/holiday-home-austria/?lastMinutes=1");
	});

	it("have the places with most homes beside them, from the level where there are several", async () => {
		expect(await startingPlaces(app, "fr")).toEqual([
			{ label: "Kirchberg in Tirol", href: expect.stringContaining("/fr/maison-de-vacances-autriche/"), count: 5 },
		]);
	});
});
