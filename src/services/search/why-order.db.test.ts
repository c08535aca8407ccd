import { beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { Language } from "#domain/language.ts";
import { productFor } from "#services/product-for.ts";
import type { WhyView } from "#site/views/why-view.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { searchPage } from "../pages/search-page.ts";
import { explainAddress } from "../pages/why-address.ts";
import { requestedWhy } from "./why-order.ts";

describeByTurns("why a home stands where it stands", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log, pollMs: 0 };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});

	/** On the page, and by the command's way: they must say the same. */
	async function why(query: Record<string, string>, requested: string, language: Language = "en"): Promise<WhyView> {
		const page = await searchPage(app, { language, kind: "all", slugs: [], query, why: requested });
		if (!page || "movedTo" in page || !page.why) throw new Error("the page has no panel");
		const path = { nl: "vakantiehuis", en: "holiday-home", de: "ferienhaus", fr: "maison-de-vacances" }[language];
		const address = `/${language}/${path}/?${new URLSearchParams(query)}`;
		expect(await explainAddress(app, address, requested)).toEqual({ ok: true, value: page.why });
		return page.why;
	}
	const reasons = async (query: Record<string, string>, accoId: string) =>
		(await why(query, accoId)).missing?.reasons ?? [];
	const STAY = { arrival: "2027-06-12", departure: "2027-06-19" };

	it("says the points of the recommended order with their parts, which add up, and which key decides", async () => {
		const first = await why({}, "first");
		expect([first.accoId, first.home, first.place]).toEqual([
			"a990001",
			"Haus Eins (a990001)",
			"Place 1 of 2, sorted by: Recommended",
		]);
		expect(first.missing).toBeNull();
		const [rating, price, information, points, number] = first.rows.map(({ label, value, share }) => ({
			label,
			value: Number(value.replace(/\D/g, "")),
			share,
		}));
		expect(rating).toEqual({ label: "Rating 4.6, 31 ratings", value: 4455, share: 89 });
		expect(price).toEqual({
			label: expect.stringMatching(/^Price €19\.11 per person per night; no similar home/),
			value: 1500,
			share: 50,
		});
		expect(information?.label).toBe("Information: 1 picture, 4 languages, 3 amenities; missing: size");
		expect(points?.value).toBe((rating?.value ?? 0) + (price?.value ?? 0) + (information?.value ?? 0));
		expect([points?.label, number?.label]).toEqual(["Points", "Home number, decides between equals"]);
		expect(first.neighbours).toEqual([
			{
				heading: "Behind it",
				home: "Haus Zwei (a990002)",
				href: "/en/holiday-home/?why=a990002",
				decided: ["Equal up to here: the lower home number comes first."],
			},
		]);
	});

	it("says of two homes with different points where the difference lies", async () => {
		await database().db.updateTable("accommodation").set({ rating: 4 }).where("acco_id", "=", "a990002").execute();
		try {
			const { neighbours, place } = await why({ adults: "4" }, "a990002");
			expect(place).toBe("Place 2 of 2, sorted by: Recommended");
			expect(neighbours).toMatchObject([{ heading: "Before it", href: "/en/holiday-home/?adults=4&why=a990001" }]);
			expect(neighbours[0]?.decided).toEqual([
				"Points: 6,895 there, 6,440 here",
				"rating +455, price ±0, information ±0",
			]);
		} finally {
			await database().db.updateTable("accommodation").set({ rating: 4.6 }).where("acco_id", "=", "a990002").execute();
		}
	});

	it.each([
		["price-asc", STAY, "a990001", "Price of the stay, 12 – 19 Jun", "€982"],
		["price-desc", STAY, "a990002", "Price of the stay, 12 – 19 Jun", "€1,265.20"],
		["price-asc", {}, "a990001", "Price a night, 17 – 20 Jan", "€114.67"],
		["rating", {}, "a990001", "Average rating", "4.6"],
		["guests", {}, "a990002", "Most guests", "8"],
		["distance", { bounds: "47,12,48,13" }, "a990002", "Distance from the middle of the search", "14.7 km"],
	] as const)("names the key of the order by %s (%o) with its value", async (sort, query, accoId, label, value) => {
		const { rows, accoId: found } = await why({ ...query, sort }, "first");
		expect([found, rows.map((row) => row.label)]).toEqual([accoId, [label, "Home number, decides between equals"]]);
		expect({ ...rows[0], value: rows[0]?.value.replace(/\s/, " ") }).toEqual({ label, value, share: null });
	});

	it("says that distance without a place is the recommended order", async () => {
		const { notes, rows } = await why({ sort: "distance" }, "first");
		expect(notes[0]).toMatch(/^Sorting by distance needs a place/);
		expect(rows.some(({ label }) => label === "Points")).toBe(true);
	});

	it("says of which of several stays a price is, and of other dates how far they are shifted", async () => {
		const flexible = await why({ flex: "week", month: "06", sort: "price-asc" }, "first");
		expect(flexible.rows[0]?.label).toMatch(/^Price of the stay: the cheapest of \d+ possible stays, \d+ – \d+ Jun$/);
		await database()
			.db.insertInto("occupancy")
			.values({ unit_id: "a990001", stay: "[2027-06-18,2027-06-19)", kind: "owner" } as never)
			.execute();
		await app.search.refresh();
		const { place, rows, missing } = await why({ ...STAY, diffDays: "3" }, "a990001");
		expect(place).toBe("Place 1 of the 1 shown for other dates");
		expect(rows[0]).toMatchObject({
			label: "Shift of the dates",
			value: "arrival −1, departure −1 days, as many nights",
		});
		expect(missing).toEqual({
			heading: "Not free for the dates asked for",
			reasons: ["One or more nights of this stay are taken."],
		});
	});

	describe("and what keeps a home out", () => {
		it.each([
			[{ adults: "7" }, "a990001", ["This home takes at most 6 guests."]],
			[{ pets: "3" }, "a990002", ["This home does not take pets."]],
			[{ arrival: "2027-06-12", departure: "2027-06-13" }, "a990001", ["Stays here are at least 3 nights."]],
			[
				{ arrival: "2027-01-10", departure: "2027-01-17" },
				"a990001",
				["Choose an arrival date of today or later, and a departure date after it."],
			],
			[{ facility: "sauna,bbq,spa" }, "a990001", ["Fails the filter: Spa, Barbecue"]],
			[{ types: "villa,castle" }, "a990002", ["Fails the filter: Villa, Castle"]],
			[{ bedrooms: "5" }, "a990002", ["Fails the filter: 5 or more bedrooms"]],
			[
				{ arrival: "2027-05-08", departure: "2027-05-15", priceMax: "100" },
				"a990002",
				["Costs €180.75 a night, outside of the price filter."],
			],
			[{ bounds: "10,10,11,11" }, "a990001", ["Outside this part of the map."]],
			[{ fav: "a990002" }, "a990001", ["Not among the homes that the search names."]],
			[
				{ adults: "9", fav: "a990002" },
				"a990001",
				["Not among the homes that the search names.", "This home takes at most 6 guests."],
			],
			[{}, "a7654321", ["No home has this number."]],
			[{}, "what is this", ["No home has this number."]],
		] as const)("%o for %s: %o", async (query, accoId, expected) => {
			const found = await reasons(query as unknown as Record<string, string>, accoId);
			expect([...found].sort()).toEqual([...expected].sort());
		});

		it("counts the reasons of several stays", async () => {
			const found = await reasons({ flex: "weekend", month: "07" }, "a990002");
			expect(found).toHaveLength(1);
			expect(found[0]).toMatch(/^None of (\d+) stays is possible: \1 × Stays here are at least 4 nights\.$/);
		});

		it("names where a home lies that is elsewhere, drafts, what was taken off, and test houses", async () => {
			const other = await searchPage(app, {
				language: "en",
				kind: "place",
				slugs: ["austria", "tyrol"],
				query: {},
				why: "990001",
			});
			expect(other && "why" in other && other.why?.place).toBe("Place 1 of 2, sorted by: Recommended");
			const setStatus = async (status: "draft" | "off" | "test" | "live") => {
				await database().db.updateTable("accommodation").set({ status }).where("acco_id", "=", "a990002").execute();
			};
			try {
				await setStatus("draft");
				expect(await reasons({}, "a990002")).toEqual(["Not live: a draft."]);
				await setStatus("off");
				expect(await reasons({}, "a990002")).toEqual(["Not live: taken off."]);
				await setStatus("test");
				const hidden = await why({}, "a990002");
				expect(hidden).toMatchObject({
					home: "a990002",
					missing: { reasons: ["A test house, and test houses are not shown."] },
				});
				const withTests = await productFor(app, { testHouses: "testOnly" });
				const only = await searchPage(withTests, { language: "en", kind: "all", slugs: [], query: {}, why: "a990001" });
				expect(only && "why" in only && only.why?.missing?.reasons).toEqual([
					"Not a test house, and only test houses are shown.",
				]);
			} finally {
				await setStatus("live");
			}
		});
	});

	it("leads to the page on which a neighbour stands, and back", async () => {
		for (let number = 1; number <= 10; number++)
			await seedHomeLike(database().db, "a990001", { accoId: `a99100${number}` });
		await app.search.refresh();
		const last = await why({ sort: "guests", page: "1" }, "a991008");
		expect(last.place).toBe("Place 10 of 12, sorted by: Most guests");
		expect(last.neighbours.map(({ href }) => href)).toEqual([
			"/en/holiday-home/?sort=guests&why=a991007",
			"/en/holiday-home/?sort=guests&page=2&why=a991009",
		]);
		const next = await why({ sort: "guests", page: "2" }, "a991009");
		expect(next.neighbours.map(({ href }) => href)).toEqual([
			"/en/holiday-home/?sort=guests&why=a991008",
			"/en/holiday-home/?sort=guests&page=2&why=a9910010",
		]);
		expect((await why({ sort: "guests", page: "2" }, "first")).accoId).toBe("a991009");
	});

	it("answers an address that is no search, or asks by a name, with a refusal", async () => {
		const refused = async (address: string) => {
			const answer = await explainAddress(app, address, "first");
			return answer.ok || answer.error;
		};
		expect(await refused("/en/contact")).toBe("VALIDATION");
		expect(await refused("/en/holiday-home/?q=tirol")).toBe("VALIDATION");
		expect(await refused("/en/holiday-home-nowhere/")).toBe("NOT_FOUND");
		expect(await refused("/nothing/at/all")).toBe("NOT_FOUND");
		expect(await refused("adults=4&sort=rating")).toBe(true);
		expect(await refused("/de/ferienhaus-osterreich/tirol/")).toBe(true);
	});

	it("is asked by who may, and is nothing in anybody else's address", () => {
		const query = { why: "a1", adults: "4" };
		for (const roles of [["support"], ["sales"], ["content"], ["admin"]] as const) {
			expect(requestedWhy(query, { roles })).toEqual({ why: "a1" });
		}
		expect(requestedWhy(query, { roles: ["finance"] })).toEqual({});
		expect(requestedWhy(query, { roles: [] })).toEqual({});
		expect(requestedWhy(query, null)).toEqual({});
		expect(requestedWhy({ adults: "4" }, { roles: ["admin"] })).toEqual({});
	});
});
