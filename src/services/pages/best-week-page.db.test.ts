import { beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { bestWeekPage } from "./best-week-page.ts";
import { searchPage } from "./search-page.ts";

describeByTurns("the best week", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log, pollMs: 0 };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});
	const page = (query: Record<string, string> = {}) => bestWeekPage(app, { language: "en", query });

	it("answers each week with the price and the homes of the search that it leads to", async () => {
		const view = await page({ first: "2027-03", last: "2027-05", adults: "4", budget: "1300" });
		const cells = view.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.homes ? [cell] : [])));
		expect(view.rows.map(({ month }) => month)).toEqual(["2027-03-01", "2027-04-01", "2027-05-01"]);
		expect(cells.length).toBe(view.fitting);
		expect(cells.length).toBeGreaterThan(5);
		for (const cell of cells) {
			const { searchParams } = new URL(cell.href, "https://halcyon.example");
			const search = await searchPage(app, {
				language: "en",
				kind: "all",
				slugs: [],
				query: Object.fromEntries(searchParams),
			});
			if (!search || "movedTo" in search) throw new Error("a search");
			const prices = search.accos.map(({ stayCents }) => stayCents ?? Number.POSITIVE_INFINITY);
			expect([search.totalResults, Math.min(...prices)]).toEqual([cell.homes, cell.fromCents]);
			expect(Math.max(...prices)).toBeLessThanOrEqual(130_000);
		}
		expect(view.best?.fromCents).toBe(Math.min(...cells.map(({ fromCents }) => fromCents ?? 0)));
	});

	it("of one home leads to that home, with the price that the week says", async () => {
		const view = await page({ q: "Haus Eins", first: "2027-03", last: "2027-03", adults: "3", facility: "sauna" });
		const [cell] = view.rows.flatMap(({ cells }) => cells.flatMap((one) => (one?.homes ? [one] : [])));
		const { pathname, searchParams } = new URL(cell?.href ?? "", "https://halcyon.example");
		expect(pathname).toMatch(/\/haus-eins-a990001$/);
		const dates = { arrival: searchParams.get("arrival"), departure: searchParams.get("departure") };
		expect({ ...dates, adults: searchParams.get("adults") }).toEqual({
			arrival: cell?.arrival,
			departure: cell?.departure,
			adults: "3",
		});
		const stay = { arrival: dates.arrival ?? "", departure: dates.departure ?? "" };
		const { grandCents } = await offered(app, {
			accoId: "a990001",
			...stay,
			adults: 3,
			children: 0,
			babies: 0,
			pets: 0,
		});
		expect(grandCents).toBe(cell?.fromCents);
	});

	it("lists the homes with their cheapest stays, the cheapest home first", async () => {
		const { homes, totalHomes } = await page({ first: "2027-03", last: "2027-05" });
		const prices = homes.map(({ stayCents }) => stayCents ?? 0);
		expect(totalHomes).toBe(2);
		expect(prices).toEqual([...prices].sort((a, b) => a - b));
		for (const { stayCents, choices } of homes) expect(choices?.cheapest[0]?.stayCents).toBe(stayCents);
	});

	it("shows weeks over the budget as such, and says which change would help and by how many weeks", async () => {
		const view = await page({ first: "2027-03", last: "2027-03", budget: "100", adults: "2" });
		expect([view.fitting, view.best, view.homes]).toEqual([0, null, []]);
		const over = view.rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.isOver ? [cell] : [])));
		expect(over.length).toBeGreaterThan(0);
		const way = view.ways.find(({ kind }) => kind === "budget");
		expect(way?.weeks).toBeGreaterThan(0);
		const after = await page({ first: "2027-03", last: "2027-03", budget: String(way?.params.budget), adults: "2" });
		expect(after.fitting).toBe(way?.weeks);
	});

	describe("reads its address", () => {
		it("as three months after this one where none are named, six at most, and never back in time", async () => {
			expect((await page()).rows.map(({ month }) => month)).toEqual(["2027-02-01", "2027-03-01", "2027-04-01"]);
			expect((await page({ first: "2027-03", last: "2028-03" })).rows).toHaveLength(6);
			expect((await page({ first: "2027-05", last: "2027-03" })).rows.map(({ month }) => month)).toEqual([
				"2027-03-01",
				"2027-04-01",
				"2027-05-01",
			]);
			expect((await page({ first: "2020-01", last: "nonsense", budget: "-3", length: "year" })).rows).toHaveLength(3);
		});

		it("and is for search engines without a query alone", async () => {
			expect((await page()).indexable).toBe(true);
			expect(await page({ adults: "4" })).toMatchObject({ indexable: false, canonical: "/en/best-week" });
		});

		it("with a place that narrows it, and one that names nothing", async () => {
			const tyrol = await page({ q: "Tyrol", first: "2027-03", last: "2027-03" });
			expect(tyrol.best?.href).toContain("/en/holiday-home-austria/tyrol/?");
			expect(await page({ q: "qqqqxxxx" })).toMatchObject({ unknownPlace: true, fitting: 0, homes: [], totalHomes: 0 });
		});
	});
});
