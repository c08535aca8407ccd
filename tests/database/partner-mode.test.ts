import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";

/** Sales partner mode is on when a partner code exists; logout clears it (specification §4, §6), through the started server. */

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await office.rows.query(
		`INSERT INTO partner (code, label, kind, commission_bp, status) VALUES
		('HOF', 'Hof <b>am</b> See', 'host', 500, 'active'), ('GONE', 'Long Gone Travel', 'affiliate', 500, 'inactive')
		ON CONFLICT DO NOTHING`,
	);
});
afterAll(() => office?.close());

/** The bar of a page as HTML; null: it has none. */
async function barOf(path: string, cookie: string, headers: Record<string, string> = {}): Promise<string | null> {
	const answer = await fetch(office.url + path, { headers: { ...headers, cookie } });
	return /<aside class="partner-bar"[\s\S]*?<\/aside>/.exec(await answer.text())?.[0] ?? null;
}

const leave = (
	referer: string,
	cookie: string,
	values: Record<string, string> = { do: "leave" },
	origin = office.url,
) =>
	fetch(`${office.url}/partner-bar`, {
		method: "POST",
		redirect: "manual",
		headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin, Referer: referer, cookie },
		body: new URLSearchParams(values).toString(),
	});

describe("sales partner mode", () => {
	it("is on when a partner code exists: every page says whose guest one is, error pages too", async () => {
		for (const language of LANGUAGES) {
			for (const path of [href("home", language), href("search", language), `/${language}/no-such-page`]) {
				expect([path, await barOf(path, "partner=skifun")]).toEqual([
					path,
					expect.stringContaining("<b>Skifun Reizen</b>"),
				]);
			}
			expect(await barOf(href("home", language), "partner=SKIFUN")).toContain(`lang="${language}"`);
		}
		expect(await barOf("/en/", "host=HOF")).toContain("Hof &lt;b&gt;am&lt;/b&gt; See");
	});

	it("begins with the page that a partner's link leads to", async () => {
		expect(await barOf("/en/sp-skifun/", "")).toContain("Skifun Reizen");
	});

	it("is off without a code, with one that nobody active has, with one of the other kind, and for crawlers", async () => {
		for (const cookie of [
			"",
			"partner=NOBODY",
			"partner=GONE",
			"host=SKIFUN",
			"partner=%3Cscript%3E",
			"homeownerCode=HOF",
		]) {
			expect([cookie, await barOf("/en/", cookie)]).toEqual([cookie, null]);
		}
		expect(await barOf("/en/", "partner=SKIFUN", { "User-Agent": "Googlebot/2.1" })).toBeNull();
	});

	it("is said to staff in their own bar", async () => {
		expect(await barOf("/en/", `partner=SKIFUN; ${OFFICE_COOKIES.support}`)).toBeNull();
	});

	it("is cleared by its button, which leads back to the page", async () => {
		const page = `${office.url}${href("search", "en")}?adults=2`;
		const left = await leave(page, "partner=SKIFUN; host=HOF");
		expect([left.status, left.headers.get("location")]).toEqual([303, `${href("search", "en")}?adults=2`]);
		const cleared = left.headers.getSetCookie().filter((cookie) => /^(host|partner)=;.*Max-Age=0/.test(cookie));
		expect(cleared).toHaveLength(2);
	});

	it("does not begin again by the page that it was left on", async () => {
		const from = async (path: string) => (await leave(office.url + path, "partner=SKIFUN")).headers.get("location");
		expect(await from("/en/sp-skifun/")).toBe("/en/");
		expect(await from("/de/sp-skifun")).toBe("/de/");
		expect(await from("/fr/sp-skifun/contact?x=1")).toBe("/fr/contact?x=1");
	});

	it("is left from our own pages alone, and leads to no other site", async () => {
		expect(
			(await leave("https://evil.example/", "partner=SKIFUN", { do: "leave" }, "https://evil.example")).status,
		).toBe(403);
		const led = await leave("https://evil.example/phish", "partner=SKIFUN");
		expect(led.headers.get("location")).toBe("/");
		expect((await leave(`${office.url}/en/`, "partner=SKIFUN", { do: "other" })).status).toBeGreaterThanOrEqual(400);
	});
});
