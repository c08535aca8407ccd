import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { href } from "#site/href.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Test houses are for staff who chose them, and for nobody else (specification §1, §4, §6). */

let office: OfficeSite;
const NAME = "Unverwechselbar";
const HOUSE = "a990002";
const SEARCH_PAGE = href("search", "en");
const choose = (testHouses: string, cookie?: string) => office.send("/staff-bar", { testHouses }, cookie);

beforeAll(async () => {
	office = await startOffice();
	await office.rows.query(
		`UPDATE accommodation SET status = 'test', title = jsonb_build_object('nl', $1::text, 'en', $1::text, 'de', $1::text, 'fr', $1::text)
		WHERE acco_id = $2`,
		[`${NAME} Testhaus`, HOUSE],
	);
	// The engines and the names look at the change log once a second.
	for (const path of [SEARCH_PAGE, `/search-api/suggest?q=${NAME}&lang=en`]) {
		for (let look = 0; look < 60 && shows(await says(path)); look++) await setTimeout(250);
	}
});
afterAll(() => office?.close());
beforeEach(() => office.rows.query("UPDATE staff_session SET test_houses = 'no'"));

async function says(path: string, cookie?: string): Promise<string> {
	const answer = await office.look(path, cookie);
	return `${answer.status} ${answer.headers.get("location") ?? ""} ${await answer.text()}`;
}

async function calls(path: string, body: object, cookie?: string): Promise<string> {
	const answer = await fetch(office.url + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: office.url, ...(cookie ? { cookie } : {}) },
		body: JSON.stringify(body),
	});
	return `${answer.status} ${await answer.text()}`;
}

const PARTY = { adults: 2, children: 0, babies: 0, pets: 0 };
const SEARCH = { lang: "en", from: 0, perPage: 20, ...PARTY };

/** Where a test house shows itself to who may see it. */
const SHOWN: readonly [string, (cookie?: string) => Promise<string>][] = [
	["search", (cookie) => says(SEARCH_PAGE, cookie)],
	["search by its name", (cookie) => says(`${SEARCH_PAGE}?q=${NAME}+Testhaus`, cookie)],
	["detail", (cookie) => says(`/en/acco/${HOUSE}`, cookie)],
	["detail call", (cookie) => says(`/api/accommodations/${HOUSE}`, cookie)],
	["suggestions", (cookie) => says(`/search-api/suggest?q=${NAME}&lang=en`, cookie)],
	["likes", (cookie) => calls("/api/checkLikes", { likes: [HOUSE] }, cookie)],
	["homes by id", (cookie) => calls("/api/getHuis", { lang: "en", from: 0, perPage: 5, accoIds: [HOUSE] }, cookie)],
	["search call", (cookie) => calls("/search-api/search", SEARCH, cookie)],
	["map", (cookie) => calls("/search-api/search", { ...SEARCH, view: "map", zoomLevel: 12 }, cookie)],
];
/** Where it shows itself to nobody. */
const NEVER = ["/sitemap.xml", "/sitemaps/en-homes-1.xml", "/blog/en.rss", "/en/", "/api/openapi.json", "/robots.txt"];

/** An answer without what was asked, which some answers say again. */
const shows = (answer: string) => answer.startsWith("200") && answer.includes(HOUSE);

describe("test houses", () => {
	const strangers: readonly [string, string | undefined][] = [
		["nobody", undefined],
		["who writes the cookies by hand", "csEncId=x; csUser=Mara; testHouses=yes; test_houses=yes"],
		["staff who did not choose them", OFFICE_COOKIES.sales],
	];
	it.each(strangers)("are nowhere for %s", async (_, cookie) => {
		for (const [where, ask] of SHOWN) {
			expect([where, shows(await ask(cookie))]).toEqual([where, false]);
		}
		for (const path of NEVER) {
			const answer = await says(`${path}?testHouses=yes`, cookie);
			expect([path, answer.slice(0, 3), answer.includes(NAME) || answer.includes(HOUSE)]).toEqual([path, "200", false]);
		}
	});

	it("are everywhere for staff who chose them, at once, and gone for the others", async () => {
		expect((await choose("testOnly", OFFICE_COOKIES.sales)).status).toBe(303);
		for (const [where, ask] of SHOWN) {
			const isByName = where === "search by its name";
			const answer = await ask(OFFICE_COOKIES.sales);
			expect([where, isByName ? answer.includes(HOUSE) : shows(answer)]).toEqual([where, true]);
			expect([where, shows(await ask())]).toEqual([where, false]);
		}
		const only = await calls("/search-api/search", SEARCH, OFFICE_COOKIES.sales);
		expect(only).not.toContain("a990001");
		await choose("yes", OFFICE_COOKIES.sales);
		const both = await calls("/search-api/search", SEARCH, OFFICE_COOKIES.sales);
		expect([both.includes("a990001"), both.includes(HOUSE)]).toEqual([true, true]);
		await choose("no", OFFICE_COOKIES.sales);
		expect(await calls("/search-api/search", SEARCH, OFFICE_COOKIES.sales)).not.toContain(HOUSE);
	});

	it("are chosen by staff alone, with a value that there is, and lead back to our own pages", async () => {
		expect((await choose("yes")).status).toBeGreaterThanOrEqual(400);
		expect((await choose("yes", OFFICE_COOKIES.none)).status).toBeGreaterThanOrEqual(400);
		expect((await choose("all", OFFICE_COOKIES.sales)).status).toBeGreaterThanOrEqual(400);
		const { rows } = await office.rows.query("SELECT 1 FROM staff_session WHERE test_houses <> 'no'");
		expect(rows).toHaveLength(0);
		const led = await fetch(`${office.url}/staff-bar`, {
			method: "POST",
			redirect: "manual",
			headers: {
				"Content-Type": "application/x-www-form-urlencoded",
				Origin: office.url,
				Referer: "https://evil.example/phish",
				cookie: OFFICE_COOKIES.sales,
			},
			body: "testHouses=yes",
		});
		expect(led.headers.get("location")).toBe("/");
	});

	it("end with the session", async () => {
		await choose("yes", OFFICE_COOKIES.content);
		await office.send("/staff", { do: "sign-out" }, OFFICE_COOKIES.content);
		expect(shows(await says(`/en/acco/${HOUSE}`, OFFICE_COOKIES.content))).toBe(false);
	});
});

describe("the bar", () => {
	it("stands on the pages of staff, which nobody keeps, and guests load nothing of it", async () => {
		const guest = await office.look(SEARCH_PAGE);
		expect(await guest.text()).not.toContain("staff-bar");
		const staff = await office.look(SEARCH_PAGE, OFFICE_COOKIES.support);
		expect(staff.headers.get("cache-control")).toBe("private, no-store");
		const page = await staff.text();
		expect(page).toContain("Test support");
		expect(page).toMatch(/<body[^>]*><aside class="staff-bar"/);
		expect(page).toMatch(/value="no" aria-pressed="true"/);
		expect(await says(SEARCH_PAGE, OFFICE_COOKIES.none)).not.toContain("staff-bar");
	});
});
