import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { Language } from "#domain/language.ts";
import type { SearchEngine } from "#search/engine.ts";
import { memoryLog, type TestApp, testApp, testClock } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { searchPage } from "../pages/search-page.ts";
import { type CardHome, createHomeCards, type HomeCards } from "./home-cards.ts";

describeOnBoth("cards in memory", (database) => {
	let app: TestApp;
	let search: SearchEngine;
	let statements: string[];

	beforeAll(async () => {
		const { db } = database();
		await seedFixture(db);
		const cards = createHomeCards();
		const clock = testClock();
		const feed = { database: database(), clock, log: memoryLog(), pollMs: 0, changed: cards.forget };
		search = await createSearchEngine("memory", feed);
		const noting = db.withPlugin({
			transformQuery: ({ node }) => node,
			transformResult: async ({ result }) => {
				statements.push("one");
				return result;
			},
		});
		app = { ...testApp(database()), db: noting, clock, search, cards };
	});
	afterAll(() => search.close());

	async function accos(query: Record<string, string> = {}, language: Language = "en") {
		statements = [];
		const page = await searchPage(app, { language, kind: "all", slugs: [], query });
		if (!page || "movedTo" in page) throw new Error("the search is there");
		return page.accos;
	}
	const h1 = async (query: Record<string, string> = {}, language: Language = "en") =>
		(await accos(query, language)).find(({ accoId }) => accoId === "a990001");

	it("are those of the database, in every language, and ask it nothing once they are known", async () => {
		// Places are asked for anew after a second (place-tree.ts), which a busy machine takes for less than this.
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
		onTestFinished(() => {
			vi.useRealTimers();
		});
		const dates = { arrival: "2027-01-25", departure: "2027-01-30" };
		await accos(dates);
		expect(statements.length).toBeGreaterThan(1);
		for (const language of ["nl", "en", "de", "fr"] as const) {
			const first = await accos(dates, language);
			expect(await accos(dates, language)).toEqual(first);
			expect(statements).toEqual([]);
			const fresh = { ...app, cards: createHomeCards() };
			const page = await searchPage(fresh, { language, kind: "all", slugs: [], query: dates });
			expect(page && "accos" in page && page.accos).toEqual(first);
			expect(first.find(({ accoId }) => accoId === "a990001")?.lastMinute).toMatchObject({ percent: 11 });
		}
	});

	it("show a new title, price or picture, and the new name of a place, as soon as the search has taken it in", async () => {
		const { db } = database();
		const dates = { arrival: "2027-01-25", departure: "2027-01-30" };
		const before = await h1(dates);
		await db
			.updateTable("accommodation")
			.set({ title: JSON.stringify({ en: "Another name" }), images: "[]" })
			.where("acco_id", "=", "a990001")
			.execute();
		await db.updateTable("rate_season").set({ night_cents: 30_000 }).where("acco_id", "=", "a990001").execute();
		await search.refresh();
		const after = await h1(dates);
		expect(after?.title).toBe("Another name");
		expect(after?.images).toHaveLength(1);
		expect(after?.stayCents).toBeGreaterThan(before?.stayCents ?? 0);
		expect(after?.lastMinute?.stayCents).toBe(after?.stayCents);
		await sql`UPDATE place SET names = names || '{"en":"Newtown"}'
			WHERE place_id = (SELECT place_id FROM accommodation WHERE acco_id = 'a990001')`.execute(db);
		await sql`UPDATE region SET names = names || '{"en":"Newland"}'`.execute(db);
		await search.refresh();
		expect(await h1(dates)).toMatchObject({ placename: "Newtown", region: "Newland" });
	});

	it("are gone with a home that goes offline", async () => {
		const { db } = database();
		await accos();
		await db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", "a990001").execute();
		await search.refresh();
		expect(await h1()).toBeUndefined();
	});
});

describe("homes that are kept", () => {
	const home = (accoId: string) => ({ row: { acco_id: accoId }, cards: new Map() }) as never as CardHome;
	const put = (cards: HomeCards, accoId: string) => cards.reading([accoId])(home(accoId));

	it("are bounded, and those not shown for the longest go first", () => {
		const cards = createHomeCards(2);
		put(cards, "a1");
		put(cards, "a2");
		expect(cards.get("a1")).toBeDefined();
		put(cards, "a3");
		expect(["a1", "a2", "a3"].map((accoId) => cards.get(accoId) !== undefined)).toEqual([true, false, true]);
	});

	it("are not kept when they changed while they were read", () => {
		const cards = createHomeCards();
		const keep = cards.reading(["a1", "a2"]);
		cards.forget(["a1"]);
		keep(home("a1"));
		keep(home("a2"));
		expect([cards.get("a1"), cards.get("a2")?.row.acco_id]).toEqual([undefined, "a2"]);
		const late = cards.reading(["a3"]);
		cards.forget(null);
		late(home("a3"));
		expect([cards.get("a2"), cards.get("a3")]).toEqual([undefined, undefined]);
	});
});
