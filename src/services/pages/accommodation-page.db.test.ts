import { afterAll, beforeAll, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { Language } from "#domain/language.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { header, home, rates, runFeed } from "#tests/support/feeds.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { accommodationPage } from "./accommodation-page.ts";

describeByTurns("the reviews on a home's screen", (database) => {
	const review = (author: string, language: Language, stayed: string) => ({
		author,
		country: "BE",
		language,
		rating: 4,
		stayed,
		text: `${author}: ${stayed}`,
	});
	beforeAll(async () => {
		const list = [
			...["2026-01", "2026-07", "2026-04"].map((month, index) => review(`Jan ${index}`, "nl", month)),
			...["2026-02", "2026-08", "2026-05"].map((month, index) => review(`Anke ${index}`, "de", month)),
			...["2026-03", "2026-09", "2026-06"].map((month, index) => review(`Luc ${index}`, "fr", month)),
		];
		await runFeed(database(), [
			header(),
			home("a1"),
			rates("a1"),
			home("a2"),
			rates("a2"),
			{ type: "reviews", accoId: "a1", reviews: list },
		]);
		await database()
			.db.insertInto("review")
			.values({
				acco_id: "a1",
				source: "guest",
				author: "Waiting",
				country: "NL",
				language: "nl",
				rating: 1,
				stayed: "2026-12-01",
				text: "Nobody has read this yet.",
				released: false,
			})
			.execute();
	});

	async function shown(language: Language, accoId = "a1") {
		const view = await accommodationPage(testApp(database()), { language, accoId, path: null, query: {} });
		if (!view || "movedTo" in view) throw new Error("the home is there");
		return view.reviews;
	}

	it("are six at most, those in the page's language first and the newest before the others", async () => {
		expect((await shown("de")).map((one) => one.text)).toEqual([
			"Anke 1: 2026-08",
			"Anke 2: 2026-05",
			"Anke 0: 2026-02",
			"Luc 1: 2026-09",
			"Jan 1: 2026-07",
			"Luc 2: 2026-06",
		]);
		expect((await shown("en")).map((one) => one.stayed.slice(0, 7))).toEqual([
			"2026-09",
			"2026-08",
			"2026-07",
			"2026-06",
			"2026-05",
			"2026-04",
		]);
	});

	it("name the guest's country, and the language where it is not the page's, in the page's language", async () => {
		const [own, , , foreign] = await shown("de");
		expect(own).toMatchObject({ author: "Anke 1", country: "Belgien", writtenIn: null, rating: 4 });
		expect(foreign).toMatchObject({ author: "Luc 1", country: "Belgien", language: "fr", writtenIn: "Französisch" });
	});

	it("hold none that staff has not released, and none where there are none", async () => {
		expect((await shown("nl")).map((one) => one.author)).not.toContain("Waiting");
		expect(await shown("nl", "a2")).toEqual([]);
	});
});

describeByTurns("a party that a home has no room for", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});
	afterAll(() => app.search.close());

	const STAY = { arrival: "2027-06-05", departure: "2027-06-12" };
	async function refused(accoId: string, party: Record<string, string>) {
		const view = await accommodationPage(app, { language: "en", accoId, path: null, query: { ...STAY, ...party } });
		if (!view || "movedTo" in view || !view.refusal) throw new Error("the stay is not possible");
		return view.refusal;
	}

	it("is shown bigger homes nearby for the same stay first; what is cut here says for whom it is", async () => {
		// H1 takes six, H2 eight.
		const { code, homes, alternatives } = await refused("a990001", { adults: "8" });
		expect(code).toBe("TOO_MANY_GUESTS");
		expect(homes.map(({ accoId, stay }) => [accoId, stay?.arrival])).toEqual([["a990002", STAY.arrival]]);
		expect(alternatives.every(({ party }) => party.adults === 6)).toBe(true);
		const withDog = await refused("a990002", { adults: "4", pets: "1" });
		expect([withDog.code, withDog.homes.map(({ accoId }) => accoId)]).toEqual(["NO_PETS", ["a990001"]]);
		expect(withDog.alternatives.every(({ party }) => party.pets === 0)).toBe(true);
		expect((await refused("a990001", { adults: "30" })).homes).toEqual([]);
	});

	it("other refusals keep the party and name no other homes", async () => {
		const { homes, alternatives } = await refused("a990001", {
			adults: "4",
			arrival: "2027-07-05",
			departure: "2027-07-12",
		});
		expect(homes).toEqual([]);
		expect(alternatives.length).toBeGreaterThan(0);
		expect(alternatives.every(({ party }) => party.adults === 4)).toBe(true);
	});
});
