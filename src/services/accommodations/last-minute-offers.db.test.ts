import { afterAll, beforeAll, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { NO_FILTERS } from "#search/query.ts";
import { memoryLog, type TestApp, testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { searchPage } from "../pages/search-page.ts";
import { getHuis } from "./get-huis.ts";
import { lastMinuteOffers } from "./last-minute-offers.ts";

describeByTurns("last-minute reductions in lists", (database) => {
	let app: TestApp;
	let search: SearchEngine;
	beforeAll(async () => {
		const { db } = database();
		await seedFixture(db);
		await seedHomeLike(db, "a990001", { accoId: "a5" });
		// Its cheapest stay is one in autumn, without any reduction.
		await db
			.updateTable("rate_season")
			.set({ night_cents: 2_000, weekend_cents: 2_000 })
			.where("acco_id", "=", "a5")
			.where("night_cents", "=", 9_500)
			.execute();
		search = await createSearchEngine("memory", { database: database(), clock: testClock(), log: memoryLog() });
		app = { ...testApp(database()), search };
	});
	afterAll(() => search.close());

	async function listed(kind: "all" | "lastMinute", query: Record<string, string> = {}) {
		const page = await searchPage(app, { language: "en", kind, slugs: [], query });
		if (!page || "movedTo" in page) throw new Error("the search is there");
		return new Map(page.accos.map((acco) => [acco.accoId, acco]));
	}

	it("show in the price of a stay that is near, with what it would cost without", async () => {
		const homes = await listed("all", { arrival: "2027-01-25", departure: "2027-01-30" });
		expect(homes.get("a990001")).toMatchObject({
			stayCents: 53_650,
			badges: ["lastMinute"],
			lastMinute: { arrival: "2027-01-25", stayCents: 53_650, beforeCents: 60_700, percent: 11 },
		});
		// H2 knows no reductions.
		expect(homes.get("a990002")).toMatchObject({ lastMinute: null, badges: [] });
		const later = await listed("all", { arrival: "2027-03-15", departure: "2027-03-20" });
		expect(later.get("a990001")).toMatchObject({ lastMinute: null });
	});

	it("show without dates where the lowest price contains one", async () => {
		const homes = await listed("all");
		const h1 = homes.get("a990001");
		expect(h1?.lastMinute).toMatchObject({ arrival: h1?.from?.arrival, stayCents: h1?.from?.stayCents });
		expect(homes.get("a5")).toMatchObject({ lastMinute: null });
		const liked = await getHuis(app, { lang: "en", from: 0, perPage: 2, accoIds: ["a990001", "a5"] });
		expect(liked.accos.map((acco) => acco.lastMinute)).toEqual([h1?.lastMinute, null]);
	});

	it("are of the price that the list shows: one that has changed since has none", async () => {
		const stay = { arrival: dayOf("2027-01-25"), departure: dayOf("2027-01-30") };
		const offerAt = async (grandCents: number) => {
			const price = { stay, nights: 5, grandCents, perNightCents: Math.ceil(grandCents / 5) };
			const query = { party: DEFAULT_PARTY, filters: NO_FILTERS };
			return (await lastMinuteOffers(app, [{ accoId: "a990001", price, from: null }], query))[0];
		};
		expect(await offerAt(53_650)).toMatchObject({ percent: 11, requested: true });
		expect(await offerAt(53_651)).toBeUndefined();
	});

	it("show in a list of last minutes for every home, beside a lowest price of other dates", async () => {
		const homes = await listed("lastMinute", { sort: "price-asc" });
		expect([...homes.keys()].sort()).toEqual(["a5", "a990001"]);
		const a5 = homes.get("a5");
		expect(a5?.lastMinute).toEqual(homes.get("a990001")?.lastMinute);
		expect(a5?.lastMinute?.percent).toBe(13);
		expect(a5?.from?.stayCents).toBeLessThan(a5?.lastMinute?.stayCents ?? 0);
	});

	it("are those of the party that asks", async () => {
		const sort = "price-asc";
		const [two, four] = [await listed("lastMinute", { sort }), await listed("lastMinute", { sort, adults: "4" })];
		const price = (homes: typeof two) => homes.get("a990001")?.lastMinute?.stayCents ?? 0;
		expect(price(four)).toBeGreaterThan(price(two));
	});
});
