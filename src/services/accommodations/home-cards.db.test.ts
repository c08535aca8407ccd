import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { Language } from "#domain/language.ts";
import type { SearchEngine } from "#search/engine.ts";
import { memoryLog, type TestApp, testApp, testClock } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { overLine } from "#tests/support/over-line.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { searchPage } from "../pages/search-page.ts";
import { type CardHome, createHomeCards, type HomeCards } from "./home-cards.ts";
import { cardHomes } from "./listed-accommodations.ts";

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
		vi.useFakeTimers({ toFake: ["performance"] });
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

it("a card of what an outage remembers is shown and not kept", async () => {
	const { database, line, open, close } = await overLine();
	try {
		await seedFixture(database.db);
		const cards = createHomeCards();
		const app = { ...testApp(open), cards };
		const title = async () => (await cardHomes(app, ["a990001"])).get("a990001")?.row.title.en;
		const before = await title();
		const changed = { title: JSON.stringify({ en: "Another name" }) };
		await database.db.updateTable("accommodation").set(changed).where("acco_id", "=", "a990001").execute();
		// As the change feed does, once.
		cards.forget(["a990001"]);
		await line.cut();
		expect(await title()).toBe(before);
		await line.restore();
		await expect.poll(title, { timeout: 15_000 }).toBe("Another name");
		expect(cards.get("a990001")?.row.title.en).toBe("Another name");
	} finally {
		await close();
	}
});

describe("homes that are kept", () => {
	const home = (accoId: string) => ({ row: { acco_id: accoId }, cards: new Map() }) as never as CardHome;
	const put = (cards: HomeCards, accoId: string) => cards.reading([accoId], async (keep) => keep(home(accoId)));

	it("are bounded, and those not shown for the longest go first", async () => {
		const cards = createHomeCards(2);
		await put(cards, "a1");
		await put(cards, "a2");
		expect(cards.get("a1")).toBeDefined();
		await put(cards, "a3");
		expect(["a1", "a2", "a3"].map((accoId) => cards.get(accoId) !== undefined)).toEqual([true, false, true]);
	});

	it("are not kept when they changed while they were read", async () => {
		const cards = createHomeCards();
		await cards.reading(["a1", "a2"], async (keep) => {
			cards.forget(["a1"]);
			keep(home("a1"));
			keep(home("a2"));
		});
		expect([cards.get("a1"), cards.get("a2")?.row.acco_id]).toEqual([undefined, "a2"]);
		await cards.reading(["a3"], async (keep) => {
			cards.forget(null);
			keep(home("a3"));
		});
		expect([cards.get("a2"), cards.get("a3")]).toEqual([undefined, undefined]);
	});

	it("are read, found or not, and nothing of them is left behind", async () => {
		const cards = createHomeCards();
		const late: ((one: CardHome) => void)[] = [];
		await cards.reading(["a1"], async (keep) => void late.push(keep));
		const failing = cards.reading(["a1"], async (keep) => {
			late.push(keep);
			throw new Error("the database is away");
		});
		await expect(failing).rejects.toThrow("the database is away");
		// Whoever is still known as a reader could keep it.
		for (const keep of late) keep(home("a1"));
		expect(cards.get("a1")).toBeUndefined();
	});
});
