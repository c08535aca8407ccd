import { globSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { href } from "#site/href.ts";
import { LANGUAGELESS, SCREENS } from "#tests/e2e/screens.ts";
import { contentServer } from "#tests/support/content-server.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** The bar of staff, and what its choice of test houses does (specification §1, §4, §6); who is never shown one: test-houses.test.ts. */

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
/** An answer without what was asked, which some answers say again. */
const shows = (answer: string) => answer.startsWith("200") && answer.includes(HOUSE);

describe("test houses", () => {
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
		await choose("yes", OFFICE_COOKIES.admin);
		await office.send("/staff", { do: "sign-out" }, OFFICE_COOKIES.admin);
		expect(shows(await says(`/en/acco/${HOUSE}`, OFFICE_COOKIES.admin))).toBe(false);
	});
});

describe("the bar", () => {
	const bar = async (path: string, cookie?: string, headers: Record<string, string> = {}) => {
		const answer = await fetch(office.url + path, {
			redirect: "manual",
			headers: { ...headers, ...(cookie ? { cookie } : {}) },
		});
		const page = await answer.text();
		const shown = /<aside class="staff-bar"[\s\S]*?<\/aside>/.exec(page)?.[0] ?? null;
		return { answer, page, bar: shown?.replace(/<(style|script)[\s\S]*?<\/\1>/g, "") ?? null };
	};
	const SMALL = "/newsletter/confirm?token=none";

	it("stands on the pages of staff, which nobody keeps, and says who they are", async () => {
		const { answer, page, bar: shown } = await bar(SEARCH_PAGE, OFFICE_COOKIES.support);
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
		expect(page).toMatch(/<body[^>]*><aside class="staff-bar"/);
		expect(shown).toContain("<b>Test support</b>");
		expect(shown).toContain("Homes updated");
		expect(shown).toContain("Office network");
		expect(shown).toMatch(/value="no" aria-pressed="true"/);
		expect(shown).not.toContain("data-test-houses");
		await choose("testOnly", OFFICE_COOKIES.support);
		const only = await bar(SEARCH_PAGE, OFFICE_COOKIES.support);
		expect(only.bar).toContain('data-test-houses="testOnly"');
		expect(only.bar).toMatch(/value="testOnly" aria-pressed="true"/);
	});

	it("stands on pages that are not there and on the small pages of mails, in the language of the address", async () => {
		for (const [path, status, word] of [
			["/nl/nergens", 404, "Testhuizen"],
			["/fr/acco/a9999999", 404, "Hébergements test"],
			[SMALL, 410, "Test houses"],
		] as const) {
			const { answer, bar: shown } = await bar(path, OFFICE_COOKIES.sales, { "accept-language": "en" });
			expect([path, answer.status, shown?.includes(word)]).toEqual([path, status, true]);
			expect([path, answer.headers.get("cache-control")]).toEqual([path, "private, no-store"]);
			expect([path, (await bar(path)).bar]).toEqual([path, null]);
		}
	});

	it("is for nobody else, for no crawler, and not on the pages of the office", async () => {
		for (const cookie of [undefined, OFFICE_COOKIES.none, "csEncId=x; csUser=Mara"]) {
			for (const path of [SEARCH_PAGE, "/en/nowhere", SMALL])
				expect((await bar(path, cookie)).page).not.toContain("staff-bar");
			expect((await bar("/staff-bar?at=/en/", cookie)).answer.status).toBe(404);
		}
		for (const path of [SEARCH_PAGE, "/en/nowhere"]) {
			const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
			expect([path, (await bar(path, OFFICE_COOKIES.sales, crawler)).bar]).toEqual([path, null]);
		}
		for (const path of ["/staff", "/api/docs"])
			expect([path, (await bar(path, OFFICE_COOKIES.sales)).bar]).toEqual([path, null]);
	});

	it("is in nothing that guests load", () => {
		const files = globSync("dist/client/**/*.{js,css}");
		expect(files.length).toBeGreaterThan(50);
		expect(files.filter((file) => readFileSync(file, "utf8").includes("staff-bar"))).toEqual([]);
	});

	it("leads to what the office knows of the page: the home, the booking, else its first page", async () => {
		const link = async (path: string, cookie: string) => {
			const { bar: shown } = await bar(path, cookie);
			return [...(shown ?? "").matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
		};
		expect(await link("/en/acco/a990001", OFFICE_COOKIES.sales)).toEqual(["/staff/homes/a990001"]);
		expect(await link("/en/book/haus-eins-a990001", OFFICE_COOKIES.sales)).toEqual(["/staff/homes/a990001"]);
		// Nothing that is not there, or that they may not see.
		expect(await link("/en/acco/a9999999", OFFICE_COOKIES.sales)).toEqual(["/staff"]);
		expect(await link("/en/acco/a990001", OFFICE_COOKIES.content)).toEqual(["/staff"]);
		expect(await link("/en/success/booking?booking=H00000000", OFFICE_COOKIES.sales)).toEqual(["/staff"]);
		// The homes of a town or village, by its name; the page of a partner whose link it is.
		const town = "/en/holiday-home-austria/tyrol/kirchberg-in-tirol/";
		expect(await link(town, OFFICE_COOKIES.support)).toContain("/staff/homes?q=Kirchberg+in+Tirol");
		expect(await link(town, OFFICE_COOKIES.finance)).toContain("/staff");
		expect(await link("/en/holiday-home-austria/tyrol/", OFFICE_COOKIES.support)).toContain("/staff");
		expect(await link("/en/sp-SKIFUN/", OFFICE_COOKIES.finance)).toEqual(["/staff/partners/SKIFUN"]);
		expect(await link("/en/sp-NOBODY/", OFFICE_COOKIES.finance)).toEqual(["/staff"]);
		const bookingNo = await booked();
		const success = `/en/success/booking?booking=${bookingNo}`;
		expect(await link(success, OFFICE_COOKIES.sales)).toEqual([`/staff/bookings/${bookingNo}`]);
		expect(await link(success, OFFICE_COOKIES.content)).toEqual(["/staff"]);
		for (const path of ["/staff/homes/a990001", `/staff/bookings/${bookingNo}`]) {
			expect([path, (await office.look(path, OFFICE_COOKIES.sales)).status]).toEqual([path, 200]);
		}
	});

	it("follows where the page goes on without being loaded", async () => {
		const { answer, page } = await bar("/staff-bar?at=/de/acco/a990001", OFFICE_COOKIES.sales);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect(page).toMatch(/^<aside class="staff-bar" lang="de"/);
		expect(page).toContain("/staff/homes/a990001");
		for (const at of ["//evil.example/", "https://evil.example/", ""]) {
			expect([at, (await bar(`/staff-bar?at=${at}`, OFFICE_COOKIES.sales)).answer.status]).toEqual([at, 404]);
		}
	});

	it("names the partner or host of this browser, and drops it for staff alone, from our own pages alone", async () => {
		const cookie = `${OFFICE_COOKIES.sales}; partner=SKIFUN`;
		expect((await bar(SEARCH_PAGE, cookie)).bar).toContain("Skifun Reizen");
		// A code that nobody has is nobody's; and a name is a text.
		expect((await bar(SEARCH_PAGE, `${OFFICE_COOKIES.sales}; partner=NOBODY`)).bar).not.toContain('name="drop"');
		await office.rows.query("UPDATE partner SET label = '<b>Ski & Co</b>' WHERE code = 'SKIFUN'");
		expect((await bar(SEARCH_PAGE, cookie)).bar).toContain("&lt;b&gt;Ski &amp; Co&lt;/b&gt;");
		const dropped = await office.send("/staff-bar", { drop: "partner" }, cookie);
		expect(dropped.status).toBe(303);
		const cookies = dropped.headers.getSetCookie();
		for (const name of ["partner", "host"]) {
			expect(cookies.find((text) => text.startsWith(`${name}=;`))).toContain("Max-Age=0");
		}
		const guests = await office.send("/staff-bar", { drop: "partner" }, "partner=SKIFUN");
		expect([guests.status >= 400, guests.headers.getSetCookie()]).toEqual([true, []]);
		const foreign = await fetch(`${office.url}/staff-bar`, {
			method: "POST",
			redirect: "manual",
			headers: { Origin: "https://evil.example", cookie, "Content-Type": "application/x-www-form-urlencoded" },
			body: "drop=partner",
		});
		expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []]);
	});

	it("says when the session is about to end, and when the homes were not updated for long", async () => {
		const normal = (await bar(SEARCH_PAGE, OFFICE_COOKIES.finance)).bar;
		expect(normal?.match(/<span class="[^"]*staff-bar-odd/g)).toBeNull();
		await office.rows.query(
			"UPDATE staff_session SET expires_at = now() + interval '9 minutes 30 seconds' WHERE public_id = 'session-of-finance'",
		);
		await office.rows.query("UPDATE feed_run SET finished_at = finished_at - interval '7 hours'");
		const late = (await bar(SEARCH_PAGE, OFFICE_COOKIES.finance)).bar;
		expect(late).toContain("Signed out in 9 min");
		expect(late).toContain(`href="/staff/confirm?back=${encodeURIComponent(SEARCH_PAGE)}"`);
		expect(normal).not.toContain("/staff/confirm");
		expect(late).toContain("staff-bar-updated staff-bar-odd");
	});

	it("stands on the page of an error of ours too", async () => {
		await office.rows.query("ALTER TABLE review RENAME TO review_away");
		try {
			const { answer, bar: shown } = await bar("/en/acco/a990001", OFFICE_COOKIES.sales);
			expect([answer.status, answer.headers.get("cache-control"), shown !== null]).toEqual([
				500,
				"private, no-store",
				true,
			]);
			const guests = await bar("/en/acco/a990001");
			expect([guests.answer.status, guests.bar]).toEqual([500, null]);
		} finally {
			await office.rows.query("ALTER TABLE review_away RENAME TO review");
		}
	});
});

describe("the bar where the content is a space with an editor", () => {
	it("leads to the story of each page that is one, and nowhere for any other", async () => {
		const content = await contentServer("demo/stories");
		const site = await startOffice({ CONTENT_ENDPOINT: content.endpoint, STORYBLOK_TOKEN: "public" });
		try {
			const editorOf = async (path: string) => {
				const page = await (await site.look(path, OFFICE_COOKIES.content)).text();
				return /<a href="([^"]*)" rel="noreferrer">/.exec(page)?.[1] ?? null;
			};
			const ids = new Set<number>();
			const client = content.client();
			for (let page = 1; page < 5; page++) {
				const { data } = await client.get("cdn/stories", { per_page: 100, page });
				for (const { id } of data.stories as { id: number }[]) ids.add(id);
			}
			const found = new Map<string, string | null>();
			for (const { name, path } of SCREENS) found.set(name, await editorOf(path("de")));
			for (const path of LANGUAGELESS) found.set(path, await editorOf(path));
			const without = [...found].filter(([, href]) => href === null).map(([name]) => name);
			// Homes, searches and what is a visitor's own; they have no story.
			expect(without.sort()).toEqual(
				[
					"accommodation",
					"agency",
					"bestWeek",
					"booking",
					"favourites",
					"groupRoom",
					"guest",
					"homeDetail",
					"lastMinute",
					"placeSearch",
					"search",
				]
					.concat(["portal", "successApplication", "successBooking", "successOption"])
					.sort(),
			);
			const stories = [...found.values()].flatMap((href) => {
				const [, id] =
					/^https:\/\/app\.storyblok\.com\/#\/me\/spaces\/\d+\/stories\/0\/0\/(\d+)$/.exec(href ?? "") ?? [];
				return href === null ? [] : [Number(id)];
			});
			expect(stories.filter((id) => !ids.has(id))).toEqual([]);
			// Each page has its own.
			expect(new Set(stories).size).toBe(stories.length);
			expect(await editorOf("/de/gibt-es-nicht")).toBeNull();
			expect(await editorOf("/blog/de/gibt-es-nicht")).toBeNull();
		} finally {
			await site.close();
			await content.close();
		}
	});
});

/** A booking that a guest makes; answers its number. */
async function booked(): Promise<string> {
	const stay = { accoId: "a990001", arrival: "2027-05-01", departure: "2027-05-08", lang: "en", insurance: false };
	const { quoteId } = JSON.parse((await calls("/api/quotes", { ...stay, ...PARTY })).slice(4));
	const answer = await fetch(`${office.url}/api/bookings`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
		body: JSON.stringify({ quoteId, type: "Booking", guest: GUEST_FORM, acceptTerms: true, lang: "en" }),
	});
	return (await answer.json()).bookingNo;
}
