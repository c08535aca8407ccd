import { beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { Language } from "#domain/language.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { marketPage } from "./market-page.ts";
import { searchPage } from "./search-page.ts";

describeByTurns("the page of a search", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log, pollMs: 0 };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});

	const page = (language: Language, slugs: readonly string[], query: Record<string, string> = {}) =>
		searchPage(app, { language, kind: slugs.length > 0 ? "place" : "all", slugs, query });

	describe("of an unknown place", () => {
		it("says so, keeps what was typed, offers the nearest and lists nothing", async () => {
			const view = await page("en", [], { q: "Tirrool", adults: "4" });
			if (!view || "movedTo" in view) throw new Error("the page stays");
			expect(view).toMatchObject({ totalResults: 0, accos: [], placeLabel: "Tirrool", indexable: false });
			expect(view.unknownPlace).toMatchObject({ text: "Tirrool", alike: true });
			expect(view.unknownPlace?.nearest[0]).toMatchObject({
				label: "Tyrol",
				detail: "Austria",
				count: 2,
				href: "/en/holiday-home-austria/tyrol/?adults=4",
			});
		});

		it("offers the largest countries where no name looks like it", async () => {
			const view = await page("nl", [], { q: "qqqqxxxxwwww" });
			if (!view || "movedTo" in view) throw new Error("the page stays");
			expect(view.unknownPlace?.alike).toBe(false);
			expect(view.unknownPlace?.nearest.map(({ label }) => label)).toEqual(["Oostenrijk"]);
		});

		it("leads to the place when the text names one after all", async () => {
			expect(await page("en", [], { q: "tirol", adults: "4" })).toEqual({
				movedTo: "/en/holiday-home-austria/tyrol/?adults=4",
				status: 302,
			});
			const all = await page("en", []);
			expect(all && "unknownPlace" in all && [all.unknownPlace, all.totalResults]).toEqual([null, 2]);
		});
	});

	it("with a slug in another spelling of the same letters leads to the place, its query kept", async () => {
		for (const slug of ["oesterreich", "Österreich", "OSTERREICH"]) {
			expect(await page("de", [slug, "tirol"], { adults: "4" })).toEqual({
				movedTo: "/de/ferienhaus-osterreich/tirol/?adults=4",
			});
		}
		expect(await page("de", ["oesterreich"])).toEqual({ movedTo: "/de/ferienhaus-osterreich/" });
		expect(await page("de", ["austria"])).toBeNull();
		expect(await page("de", ["osterreich", "tyrol"])).toBeNull();
	});

	describe("of a market", () => {
		const paths = { nl: "/nl/reisen-at", en: "/en/reisen-at", de: "/de/reisen-at", fr: "/fr/reisen-at" };
		const market = (country: string, query: Record<string, string> = {}) =>
			marketPage(app, { language: "de", country, paths, query });

		it("is a search of its homes under its own address, with filters, dates and pages", async () => {
			const view = await market("AT", {
				adults: "7",
				arrival: "2027-06-05",
				departure: "2027-06-12",
				sort: "price-asc",
			});
			if (!view || "movedTo" in view) throw new Error("the market has homes");
			expect(view).toMatchObject({ kind: "listing", path: "/de/reisen-at", placeLabel: "Österreich", totalResults: 1 });
			expect(view.accos.map(({ accoId, stayCents }) => [accoId, stayCents !== null])).toEqual([["a990002", true]]);
			expect(view.alternates.fr).toMatch(/^\/fr\/reisen-at\?arrival=2027-06-05/);
			expect([view.canonical, view.indexable]).toEqual(["/de/reisen-at", false]);
			expect(await market("AT")).toMatchObject({ canonical: "/de/reisen-at", indexable: true, totalResults: 2 });
			expect(await market("AT", { page: "2" })).toEqual({ movedTo: "/de/reisen-at", status: 302 });
		});

		it("keeps who leaves the box as it is, and leads a destination elsewhere to its own page", async () => {
			const stay = { q: "Österreich", to: "/de/ferienhaus-osterreich/", adults: "4" };
			expect(await market("AT", stay)).toEqual({ movedTo: "/de/reisen-at?adults=4", status: 302 });
			expect(await market("AT", { q: "Kirchberg in Tirol", adults: "4" })).toEqual({
				movedTo: "/de/ferienhaus-osterreich/tirol/kirchberg-in-tirol/?adults=4",
				status: 302,
			});
			// An unknown text has no pages to be led to: it stays what was typed.
			expect(await market("AT", { q: "Qwxyz", page: "2" })).toMatchObject({ unknownPlace: { text: "Qwxyz" } });
			expect(await market("AT", { q: "Qwxyz" })).toMatchObject({
				unknownPlace: { text: "Qwxyz" },
				placeLabel: "Qwxyz",
			});
		});

		it("without homes has no search", async () => {
			expect(await market("DK")).toBeNull();
		});
	});
});
