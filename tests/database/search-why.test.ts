import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { href } from "#site/href.ts";
import { OFFICE_COOKIES, OFFICE_PEOPLE, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Why a home stands where it stands in a search: for staff with the right, and nothing for anybody else. */

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
});
afterAll(() => office?.close());

const SEARCH = href("search", "en");
const SEARCHES = [
	SEARCH,
	`${SEARCH}?arrival=2027-06-12&departure=2027-06-19&sort=price-asc`,
	`${SEARCH}?view=map`,
	"/en/holiday-home-austria/tyrol/",
	href("lastMinute", "en"),
	"/en/reisen-at",
];
const withParameter = (path: string, parameter: string) => path + (path.includes("?") ? "&" : "?") + parameter;

async function look(path: string, cookie?: string) {
	const answer = await office.look(path, cookie);
	const html = await answer.text();
	const page = parse(html);
	const why = page.querySelector(".why");
	return { status: answer.status, html, page, why, words: why?.text ?? null, headers: answer.headers };
}

/** What differs from one answer to the next by itself. */
function plain({ html, headers }: { readonly html: string; readonly headers: Headers }): string {
	const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "no nonce";
	return html
		.replace(/<aside class="staff-bar"[\s\S]*?<\/aside>/, "")
		.replaceAll(nonce, "nonce")
		.replace(/[\w-]{7,}\.[\w-]{22,}/g, "stamp")
		.replace(/\b\d{13}\b/g, "now");
}

describe("the question why", () => {
	it.each(OFFICE_PEOPLE)("is answered to %s if the role may ask, on every search", async (person) => {
		const roles: readonly Role[] = person === "none" ? [] : [person];
		const may = mayDo(roles, "search.explain");
		for (const path of SEARCHES) {
			const answered = await look(withParameter(path, "why=a990002"), OFFICE_COOKIES[person]);
			expect([path, answered.status, answered.why !== null]).toEqual([path, 200, may]);
		}
		const bar = (await look(SEARCH, OFFICE_COOKIES[person])).page.querySelector(".staff-bar");
		const link = bar?.querySelectorAll("a").find((one) => one.text.includes("Why this order"));
		expect(link?.getAttribute("href") ?? null).toBe(may ? `${SEARCH}?why=first` : null);
	});

	it("is nothing in the address of guests, forged cookies, ended sessions and those without the right", async () => {
		await office.rows.query(
			"UPDATE staff_session SET expires_at = now() - interval '1 minute' WHERE public_id = 'session-of-support'",
		);
		const visitors: Readonly<Record<string, string | undefined>> = {
			"a guest": undefined,
			"who writes the cookies by hand": `csEncId=${"A".repeat(43)}; csUser=Mara; why=1`,
			"an ended session": OFFICE_COOKIES.support,
			"somebody without a role": OFFICE_COOKIES.none,
			"somebody of finance": OFFICE_COOKIES.finance,
		};
		try {
			for (const [who, cookie] of Object.entries(visitors)) {
				for (const path of SEARCHES) {
					for (const value of ["first", "a990002"]) {
						// The address stands in the page: another parameter that means nothing must give the very same one.
						const answered = await look(withParameter(path, `why=${value}`), cookie);
						const other = await look(withParameter(path, `xyz=${value}`), cookie);
						expect([who, path, answered.status, answered.why]).toEqual([who, path, 200, null]);
						expect(plain(answered).replaceAll("why", "xyz")).toBe(plain(other).replaceAll("why", "xyz"));
						expect(plain(other)).not.toMatch(/why[-_."']|Why/);
					}
				}
			}
		} finally {
			await office.rows.query(
				"UPDATE staff_session SET expires_at = now() + interval '8 hours' WHERE public_id = 'session-of-support'",
			);
		}
	});

	it("stands in no answer that others may keep", async () => {
		const { headers } = await look(`${SEARCH}?why=first`, OFFICE_COOKIES.sales);
		expect(headers.get("cache-control")).toBe("private, no-store");
	});
});

describe("the panel without script", () => {
	const sales = (path: string) => look(path, OFFICE_COOKIES.sales);

	it("opens from the bar with the first home, and closes to the search as it was", async () => {
		const path = `${SEARCH}?adults=4&sort=guests`;
		const bar = (await sales(path)).page.querySelector(".staff-bar-end a")?.getAttribute("href") ?? "";
		expect(bar).toBe(`${path}&why=first`);
		const open = await sales(bar);
		expect(open.why?.querySelector(".why-home")?.text).toBe("Haus Zwei (a990002)");
		expect(open.why?.querySelector(".why-close")?.getAttribute("href")).toBe(path);
		expect(open.page.querySelector(".staff-bar-end a")?.getAttribute("href")).toBe(path);
	});

	it("leads from each card, and from neighbour to neighbour", async () => {
		const { page, why } = await sales(`${SEARCH}?why=first`);
		const cards = page.querySelectorAll(".why-here a");
		expect(cards.map((card) => [card.getAttribute("href"), card.getAttribute("aria-current") ?? null])).toEqual([
			[`${SEARCH}?why=a990001`, "true"],
			[`${SEARCH}?why=a990002`, null],
		]);
		expect(cards[1]?.getAttribute("aria-label")).toBe("Why here? Haus Zwei");
		const next = await sales(why?.querySelector(".why-link")?.getAttribute("href") ?? "");
		expect(next.words).toContain("Place 2 of 2");
		expect(next.why?.querySelector(".why-link")?.getAttribute("href")).toBe(`${SEARCH}?why=a990001`);
		expect((await sales(SEARCH)).page.querySelectorAll(".why-here")).toEqual([]);
	});

	it("takes a home's number, with the search kept, and says why it is not in the list", async () => {
		const { why } = await sales(`${SEARCH}?adults=7&sort=price-asc&why=first`);
		const form = why?.querySelector("form");
		expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual([SEARCH, "get"]);
		const kept = form?.querySelectorAll('input[type="hidden"]').map((input) => input.getAttribute("name"));
		expect(kept).toEqual(["adults", "sort"]);
		expect(form?.querySelector('label[for="why-number"]')?.text).toBe("Home number");
		const out = await sales(`${SEARCH}?adults=7&sort=price-asc&why=+990001`);
		expect(out.words).toContain("Haus Eins (a990001)");
		expect(out.words).toContain("Not in this result");
		expect(out.words).toContain("This home takes at most 6 guests.");
		expect((await sales(`${SEARCH}?why=%3Cb%3Ex%3C%2Fb%3E`)).why?.innerHTML).toContain("&lt;b&gt;x&lt;/b&gt;");
	});

	it.each(LANGUAGES)("speaks %s", async (language) => {
		const heading = {
			nl: "Waarom deze volgorde",
			en: "Why this order",
			de: "Warum diese Reihenfolge",
			fr: "Pourquoi cet ordre",
		}[language];
		const { why, page } = await sales(`${href("search", language)}?why=first`);
		expect(why?.querySelector("h2")?.text).toBe(heading);
		expect(page.querySelector(".why .why-row dd")?.text).toMatch(/4[.,\s\u202f]455/);
	});
});
