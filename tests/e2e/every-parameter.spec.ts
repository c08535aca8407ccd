import { LANGUAGES } from "#domain/language.ts";
import type { RouteName } from "#site/route-table.ts";
import { searchParameters } from "#site/search-params.ts";
import { ALL_CELLS, TURN } from "#tests/support/turns.ts";
import { LANGUAGELESS, SCREENS } from "./screens.ts";
import { expect, test } from "./site.ts";

/**
 * Each parameter of each screen and call, alone, with invalid values: never an error of ours, never
 * an echo that a browser would run. In every run each parameter gets one of the values, the next one the day after.
 */

/** Written into the address as they stand: some are no valid encoding. */
const VALUES = [
	"%E0%A4%A",
	"%00",
	"%3Cscript%3Ealert(1)%3C%2Fscript%3E",
	"%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
	"99999999999999999999999999",
	"-1",
	"-99999999999999999999",
	"1e400",
	"NaN",
	"2027-02-30",
	"9999-12-31",
	"0001-01-01",
	"[]",
	"{}",
	"true",
	"%F0%9F%90%95",
	"a".repeat(6_000),
	`${"a900001,".repeat(700)}a900002`,
	"__proto__",
	"constructor",
	"..%2F..%2Fetc%2Fpasswd",
	"%0D%0ASet-Cookie:%20a%3Db",
	"1;2",
	" ",
	"",
] as const;
/** The same name more than once, and as arrays and objects of other frameworks. */
const SHAPES: readonly ((name: string, value: string) => string)[] = [
	(name, value) => `${name}=${value}`,
	(name, value) => `${name}=1&${name}=${value}&${name}=`,
	(name, value) => `${name}[]=${value}`,
	(name, value) => `${name}[a]=${value}`,
];

const SEARCH = [...searchParameters(), "q", "to", "ddev", "csEncId", "csUser"];
const OTHERS = [
	// Names that every object has.
	"constructor",
	"toString",
	"valueOf",
	"page",
	"sent",
	"done",
	"booking",
	"resume",
	"fav",
	"lang",
	"show",
	"block",
	"story",
	"type",
	"q",
	"next",
	"code",
	"_storyblok",
	"_storyblok_tk[token]",
	"utm_source",
	"unknown",
] as const;
const SEARCHES: ReadonlySet<RouteName> = new Set<RouteName>([
	"search",
	"placeSearch",
	"lastMinute",
	"homeDetail",
	"accommodation",
	"booking",
	"favourites",
] as const);

/** Calls that read; their answers are documents. */
const CALLS: readonly (readonly [string, readonly string[]])[] = [
	[
		"/search-api/search",
		["lang", "place", "placename", "region", "country", "perPage", "from", "otherDates", ...SEARCH],
	],
	["/search-api/count", ["lang", "place", ...SEARCH]],
	["/search-api/stay-offers", ["lang", "place", "nights", ...SEARCH]],
	["/search-api/suggest", ["lang", "q"]],
	["/api/accommodations/a990001", ["lang"]],
	["/api/accommodations/a990001/calendar", ["lang", "from", "to", "nights", "adults", "children", "babies", "pets"]],
	["/api/get-messages", ["lang"]],
	["/api/get-client-ip", ["lang"]],
	["/api/getHuislijstDateTime", ["lang"]],
	["/builds/latest.json", ["t"]],
	[
		"/content/v2/cdn/stories",
		["page", "per_page", "language", "starts_with", "by_uuids", "sort_by", "cv", "token", "version"],
	],
	["/content/v2/cdn/stories/home", ["find_by", "language", "cv", "version", "resolve_links"]],
];

const PAGES: readonly (readonly [string, readonly string[]])[] = [
	...SCREENS.map(
		({ name, path }, at) =>
			[path(LANGUAGES[(at + TURN) % LANGUAGES.length] ?? "nl"), SEARCHES.has(name) ? SEARCH : OTHERS] as const,
	),
	...LANGUAGELESS.map((path) => [path, OTHERS] as const),
	...["/", "/blog", "/_blocks", "/sitemap.xml", "/robots.txt"].map((path) => [path, OTHERS] as const),
];

async function expectHarmless(address: string): Promise<void> {
	// By fetch: a request of the browser's runner would mend the address.
	const site = process.env.SITE_URL ?? "";
	const short = address.slice(0, 160);
	let answer = await fetch(site + address, { redirect: "manual" });
	// Where it leads is asked for as a browser would, which gives up after some.
	for (let hops = 0; answer.status >= 300 && answer.status < 400; hops++) {
		expect(hops, `${short} leads on without end`).toBeLessThan(5);
		const to = new URL(answer.headers.get("location") ?? "/", site + address);
		if (to.origin !== new URL(site).origin) break;
		await answer.body?.cancel();
		answer = await fetch(to, { redirect: "manual" });
	}
	expect(answer.status, short).toBeLessThan(500);
	expect(answer.headers.get("set-cookie") ?? "", short).not.toMatch(/(^|, )a=b/);
	const text = await answer.text();
	expect(text.includes("<script>alert(1)"), `${short} is echoed`).toBe(false);
	expect(text.includes("<img src=x onerror"), `${short} is echoed`).toBe(false);
}

for (const [kind, targets] of [
	["screen", PAGES],
	["call", CALLS],
] as const) {
	test(`each parameter of each ${kind} takes any value without an error of ours`, async () => {
		test.setTimeout(ALL_CELLS ? 3_000_000 : 600_000);
		let turn = TURN;
		const addresses = targets.flatMap(([path, names]) =>
			names.flatMap((name) => {
				const all = SHAPES.flatMap((shape) => VALUES.map((value) => `${path}?${shape(name, value)}`));
				turn += 1;
				// Steps of a prime lead through all of them.
				return ALL_CELLS ? all : [all[(turn * 37) % all.length] ?? path];
			}),
		);
		expect(addresses.length).toBeGreaterThan(100);
		const waiting = [...addresses];
		const client = async () => {
			for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
				await expectHarmless(address);
		};
		await Promise.all([client(), client(), client()]);
	});
}
