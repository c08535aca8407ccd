import { beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "#db/search-engine.ts";
import type { Language } from "#domain/language.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { searchPage } from "./search-page.ts";

describeOnBoth("the page of a search", (database) => {
	let app: TestApp;
	beforeAll(async () => {
		await seedFixture(database().db);
		const base = testApp(database());
		const engine = { database: database(), clock: base.clock, log: base.log, pollMs: 0 };
		app = { ...base, search: await createSearchEngine("memory", engine) };
	});

	const page = (language: Language, slugs: readonly string[], query: Record<string, string> = {}) =>
		searchPage(app, { language, kind: slugs.length > 0 ? "place" : "all", slugs, query });

	describe("of a place that nobody knows", () => {
		it("says so, keeps what was typed, offers the nearest and lists nothing", async () => {
			const view = await page("en", [], { q: "Tirrool", adults: "4" });
			if (!view || "movedTo" in view) throw new Error("the page stays");
			expect(view).toMatchObject({ totalResults: 0, accos: [], placeLabel: "Tirrool", indexable: false });
			expect(view.unknownPlace?.text).toBe("Tirrool");
			expect(view.unknownPlace?.nearest[0]).toMatchObject({
				...{ label: "Tyrol", detail: "Austria", count: 2, href: "/en/holiday-home-austria/tyrol/?adults=4" },
			});
		});

		it("offers the largest countries where no name looks like it", async () => {
			const view = await page("nl", [], { q: "qqqqxxxxwwww" });
			if (!view || "movedTo" in view) throw new Error("the page stays");
			expect(view.unknownPlace?.nearest.map(({ label }) => label)).toEqual(["Oostenrijk"]);
		});

		it("leads to the place when the text names one after all", async () => {
			expect(await page("en", [], { q: "tirol", adults: "4" })).toEqual({
				movedTo: "/en/holiday-home-austria/tyrol/?adults=4",
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
});
