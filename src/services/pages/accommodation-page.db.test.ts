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

	async function reviewsOf(language: Language, accoId = "a1", query: Record<string, string> = {}) {
		const view = await accommodationPage(testApp(database()), { language, accoId, path: null, query });
		if (!view || "movedTo" in view) throw new Error("the home is there");
		return view.reviews;
	}
	const shown = async (...request: Parameters<typeof reviewsOf>) => (await reviewsOf(...request)).shown;

	it("are four a page, those in the page's language first and the newest before the others, all of them by page", async () => {
		expect((await shown("de")).map((one) => one.text)).toEqual([
			"Anke 1: 2026-08",
			"Anke 2: 2026-05",
			"Anke 0: 2026-02",
			"Luc 1: 2026-09",
		]);
		const pages = await Promise.all(["1", "2", "3"].map((reviews) => shown("de", "a1", { reviews })));
		expect(pages.map((page) => page.length)).toEqual([4, 4, 1]);
		expect(new Set(pages.flat().map(({ reviewId }) => reviewId)).size).toBe(9);
		// A page that is not there is the nearest that is.
		expect(await shown("de", "a1", { reviews: "99" })).toEqual(pages[2]);
		expect(await shown("de", "a1", { reviews: "x" })).toEqual(pages[0]);
		expect((await shown("en")).map((one) => one.stayed.slice(0, 7))).toEqual([
			"2026-09",
			"2026-08",
			"2026-07",
			"2026-06",
		]);
	});

	it("can be those of one language, whose numbers stand beside it", async () => {
		const { languages, total, stars } = await reviewsOf("en");
		expect([total, languages.map(({ language, name, count }) => [language, name, count])]).toEqual([
			9,
			[
				["de", "Deutsch", 3],
				["fr", "Français", 3],
				["nl", "Nederlands", 3],
			],
		]);
		expect(stars).toEqual([5, 4, 3, 2, 1].map((of) => ({ stars: of, count: of === 4 ? 9 : 0 })));
		const french = await reviewsOf("en", "a1", { reviewsIn: "fr" });
		expect([french.language, french.pages, french.shown.map((one) => one.language)]).toEqual([
			"fr",
			1,
			["fr", "fr", "fr"],
		]);
		// None is written in English: all are shown.
		expect((await reviewsOf("en", "a1", { reviewsIn: "en" })).language).toBeNull();
	});

	it("are translated where the source has it, and nowhere else", async () => {
		await runFeed(database(), [
			header(),
			{
				type: "reviews",
				accoId: "a2",
				reviews: [{ ...review("Anke", "de", "2026-08"), translations: { en: "Anke was here." } }],
			},
		]);
		expect(await shown("en", "a2")).toMatchObject([{ translation: "Anke was here.", writtenIn: "German" }]);
		expect(await shown("nl", "a2")).toMatchObject([{ translation: null, writtenIn: "Duits" }]);
		expect(await shown("de", "a2")).toMatchObject([{ translation: null, writtenIn: null }]);
		await runFeed(database(), [header(), { type: "reviews", accoId: "a2", reviews: [] }]);
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

describeByTurns("living in a home", (database) => {
	const rooms = [
		{ kind: "bedroom", beds: [{ type: "double", count: 1 }] },
		{ kind: "livingRoom", beds: [{ type: "sofaBed", count: 1 }] },
	];
	const houseRules = { quietFrom: "22:00", quietUntil: "07:00", parties: false, smoking: "outside", children: true };
	async function viewOf(query: Record<string, string> = {}) {
		const view = await accommodationPage(testApp(database()), { language: "en", accoId: "a1", path: null, query });
		if (!view || "movedTo" in view) throw new Error("the home is there");
		return view;
	}

	it("is what the feed says last, and unknown where it says nothing", async () => {
		const given = { rooms, houseRules, floor: 2, lift: true, energyLabel: "B" };
		await runFeed(database(), [header(), { ...home("a1"), ...given, kmLake: 0.4, kmSkilift: 6 }, rates("a1")]);
		expect(await viewOf()).toMatchObject({
			...given,
			distances: [
				{ what: "lake", away: { by: "foot", minutes: 6 } },
				{ what: "skilift", away: { by: "car", minutes: 12 } },
			],
		});
		await runFeed(database(), [header(), { ...home("a1"), houseRules: { smoking: "no" } }]);
		expect(await viewOf()).toMatchObject({
			rooms: [],
			houseRules: { quietFrom: null, quietUntil: null, parties: null, smoking: "no", children: null },
			floor: null,
			lift: null,
			// A feed that does not know it leaves the one that is known: the owner may have given it.
			energyLabel: "B",
		});
	});

	it("costs a share of the stay to give up, by days until a stay is priced, and then by dates to the cent", async () => {
		const general = (await viewOf()).cancellation.steps;
		expect(general.map(({ moreThanDays, feeBp, feeCents }) => [moreThanDays, feeBp, feeCents])).toEqual([
			[42, 3_000, null],
			[28, 6_000, null],
			[2, 9_000, null],
			[null, 10_000, null],
		]);
		const { offer, cancellation } = await viewOf({ arrival: "2027-06-05", departure: "2027-06-12" });
		if (!offer) throw new Error("the stay is possible");
		const tax = offer.lines.find(({ code }) => code === "tourist_tax")?.amountCents ?? 0;
		const travelCents = offer.totalCents - tax;
		expect(cancellation.steps.map(({ from, through }) => [from, through])).toEqual([
			[null, "2027-04-23"],
			["2027-04-24", "2027-05-07"],
			["2027-05-08", "2027-06-02"],
			["2027-06-03", null],
		]);
		for (const { feeBp, feeCents, backCents } of cancellation.steps) {
			expect(feeCents).toBe(Math.floor((2 * travelCents * feeBp + 10_000) / 20_000));
			expect((feeCents ?? 0) + (backCents ?? 0)).toBe(offer.totalCents);
		}
		expect(cancellation.steps.map(({ isNow }) => isNow)).toEqual([true, false, false, false]);
	});

	it("can be looked at picture by picture, on a page that no search engine keeps", async () => {
		const view = await viewOf({ pictures: "1" });
		expect([view.showsAllPictures, view.indexable]).toEqual([true, false]);
		expect([(await viewOf()).showsAllPictures, (await viewOf()).indexable]).toEqual([false, true]);
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

describeByTurns("where a home's screen says that it lies", (database) => {
	it("is as the supplier says it, and by the rules in the other languages", async () => {
		const names = { nl: "Langbos", de: "Langwald" };
		const place = { type: "place", country: "AT", region: "Tirol", placename: "Langwald", names };
		await runFeed(database(), [
			header(),
			{ ...place, in: { nl: "aan het Langbos", de: "am Langwald" } },
			home("a7", { placename: "Langwald" }),
			rates("a7"),
		]);
		const said = async (language: Language) => {
			const view = await accommodationPage(testApp(database()), { language, accoId: "a7", path: null, query: {} });
			if (!view || "movedTo" in view) throw new Error("the home is there");
			return [view.placeIn, view.head.description.includes(view.placeIn)];
		};
		expect(await said("nl")).toEqual(["aan het Langbos", true]);
		expect(await said("de")).toEqual(["am Langwald", true]);
		expect((await said("en"))[0]).toMatch(/^in Lang(wald|bos)$/);
	});
});
