import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { href } from "./href.ts";
import { internalPath, publicPath, readInternal, readPublic, rewriteInput, rewriteOutput } from "./rewrite.ts";
import { ROUTES, type RouteEntry, type RouteName } from "./route-table.ts";
import { reservedPrefixes, withSlashPolicy } from "./trailing-slash.ts";

const NAMES = Object.keys(ROUTES) as RouteName[];
const CASES = NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

/** A value for every parameter of a pattern. */
function sampleParams(entry: RouteEntry): Record<string, string | string[]> {
	const params: Record<string, string | string[]> = {};
	for (const part of entry.internal.split("/")) {
		if (part.startsWith("*")) params[part.slice(1)] = ["tirol", "kirchberg-in-tirol"];
		else if (part.includes(":")) {
			const name = part.slice(part.indexOf(":") + 1);
			params[name] =
				name === "home" || name === "slug" ? "haus-am-see-a900001" : name === "accoId" ? "a900001" : "oostenrijk";
		}
	}
	return params;
}

describe("the address book", () => {
	it.each(CASES)("$name in $language: the way out and back in is the same", ({ name, language }) => {
		const address = { name, language, params: sampleParams(ROUTES[name]) };
		expect(readPublic(publicPath(address))).toEqual(address);
		expect(readInternal(internalPath(address))).toEqual(address);
	});

	it("claims no address twice", () => {
		const claimed = CASES.map(({ name, language }) =>
			publicPath({ name, language, params: sampleParams(ROUTES[name]) }),
		);
		expect(new Set(claimed).size).toBe(claimed.length);
	});

	it.each([
		["/nl", "/nl/"],
		["/nl/", "/nl/"],
		["/nl/contact/", "/nl/contact"],
		["/nl/acco/a123/", "/nl/acco/a123"],
		["/nl/vakantiehuis", "/nl/vakantiehuis/"],
		["/nl/vakantiehuis-oostenrijk/tirol", "/nl/vakantiehuis-oostenrijk/tirol/"],
		[
			"/nl/vakantiehuis-oostenrijk/tirol/kirchberg/chalet-sonne-a900001/",
			"/nl/vakantiehuis-oostenrijk/tirol/kirchberg/chalet-sonne-a900001",
		],
		["/nl/vakantiehuis-oostenrijk/tirol/a12345678901", "/nl/vakantiehuis-oostenrijk/tirol/a12345678901/"],
		["/nl/vakantiehuizen/", "/nl/vakantiehuizen"],
		["/fr/derniere-minute", "/fr/derniere-minute/"],
		["/de/last-minute", "/de/last-minute/"],
		["/en/holiday-home-austria", "/en/holiday-home-austria/"],
		["/nl/sp-skifun", "/nl/sp-skifun/"],
		["/nl/sp-skifun/contact/", "/nl/sp-skifun/contact"],
		["/news/nl", "/news/nl/"],
		["/news/nl/item/", "/news/nl/item"],
		["/blog/nl/", "/blog/nl"],
		["/win/", "/win"],
	])("the slash rule turns %s into %s", (requested, canonical) => {
		expect(withSlashPolicy(requested)).toBe(canonical);
	});

	it("has no static path that starts with a word of the slash rule", () => {
		const special = new Set(["search", "homeDetail", "placeSearch", "lastMinute"]);
		for (const name of NAMES) {
			if (special.has(name)) continue;
			const entry: RouteEntry = ROUTES[name];
			for (const path of Object.values(entry.paths)) {
				expect(
					reservedPrefixes().some(
						(word) => path === word || path.startsWith(`${word}-`) || path.startsWith(`${word}/`),
					),
				).toBe(false);
			}
		}
	});

	it("drops an accommodation suffix before it reads a place: the address is a home's", () => {
		expect(readPublic("/nl/vakantiehuis-oostenrijk/tirol/kirchberg/chalet-a1")?.name).toBe("homeDetail");
		expect(readPublic("/nl/vakantiehuis-oostenrijk/tirol/kirchberg")?.name).toBe("placeSearch");
		expect(readPublic("/nl/vakantiehuis-oostenrijk/")?.params).toEqual({ country: "oostenrijk", slug: [] });
	});

	it("drops an accommodation suffix below a search without a place", () => {
		for (const path of ["/en/holiday-home/chalet-a1", "/fr/derniere-minute/chalet-a1"]) {
			expect(readPublic(path)?.name).toBe(path.startsWith("/en") ? "search" : "lastMinute");
		}
		for (const path of ["/en/holiday-home/chalet", "/en/contact/chalet-a1", "/en/holiday-home/a/chalet-a1"]) {
			expect(readPublic(path)).toBeNull();
		}
	});

	it("writes the specification's addresses", () => {
		expect(href("booking", "fr", { slug: "villa-a7" })).toBe("/fr/reserver/villa-a7");
		expect(href("successOption", "de")).toBe("/de/erfolg/moglichkeit");
		expect(href("placeSearch", "en", { country: "austria", slug: ["tyrol"] })).toBe("/en/holiday-home-austria/tyrol/");
		expect(href("home", "nl")).toBe("/nl/");
	});

	it.each([
		"/nl/page/about",
		"/nl/search",
		"/nl/-/page/about",
		"/nl/-/-/search",
		"/nl/nergens",
		"/foo",
	])("%s leads nowhere inside, and keeps its own address", (path) => {
		const inside = rewriteInput({ url: new URL(path, "https://halcyon.example") });
		expect(readInternal(inside.pathname)).toBeNull();
		expect(rewriteOutput({ url: new URL(inside) }).pathname).toBe(path);
	});

	it("leaves broken percent-encoding without a screen", () => {
		expect(readPublic("/nl/%E0%A4%A")).toBeNull();
	});
});
