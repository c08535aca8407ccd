import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";
import { SiteBrowser } from "#tests/support/site-browser.ts";

/** Links of partners, hosts and home owners, rule by rule (specification §3–5), asked of the started server. */

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice({}, ["sales"]);
	await office.rows.query(
		`INSERT INTO partner (code, label, kind, commission_bp, status, email) VALUES
		('HOF', 'Hof am See', 'host', 500, 'active', NULL), ('GONE', 'Long Gone Travel', 'affiliate', 500, 'inactive', NULL),
		('SELF', 'Selbst', 'affiliate', 500, 'active', 'own@example.org')`,
	);
	await office.rows.query("INSERT INTO homeowner (code) VALUES ('77')");
	await office.rows.query("INSERT INTO partner_home (partner_code, acco_id, place) VALUES ('SKIFUN', 'a990002', 1)");
});
afterAll(() => office?.close());

const MONTH = 30 * 24 * 60 * 60;
type Headers = Readonly<Record<string, string>>;

/** Status, where it leads, and the cookies of an answer as `name=value; Max-Age`. */
async function ask(path: string, headers: Headers = {}) {
	const answer = await fetch(office.url + path, { headers, redirect: "manual" });
	const cookies = answer.headers.getSetCookie().map((text) => {
		const [, pair = "", age = ""] = /^([^;]*).*?Max-Age=(\d+)/.exec(text) ?? [text, text];
		return `${pair}; ${age}`;
	});
	return { status: answer.status, to: answer.headers.get("location"), cookies, answer };
}

describe("a home owner's link", () => {
	const CAMPAIGN = "utm_campaign=prtn_ho&utm_source=prtn&utm_medium=prt_link&utm_content=77";
	const kept = [`homeownerCode=77; ${MONTH}`];

	const DETECTED: readonly (readonly [string, Headers, string])[] = [
		["the first accepted language", { "accept-language": "de-AT,nl;q=0.9,en;q=0.8" }, "de"],
		["the first of the list, whatever its weight", { "accept-language": "fr;q=0.1,nl" }, "fr"],
		["English where the first is none of ours", { "accept-language": "es,nl" }, "en"],
		["English where no language is said", { "accept-language": "" }, "en"],
		["English where anything is taken", { "accept-language": "*" }, "en"],
		["the saved language before the accepted one", { cookie: "i18n_redirected=fr", "accept-language": "de" }, "fr"],
		["no saved language that is none of ours", { cookie: "i18n_redirected=es", "accept-language": "de" }, "de"],
	];
	it.each(DETECTED)("without a path leads home in %s, with its campaign", async (_, headers, language) => {
		// Node's fetch says `*` where nothing is given.
		expect(await ask("/nl/ho-77", headers)).toMatchObject({
			status: 302,
			to: `/${language}/?${CAMPAIGN}`,
			cookies: kept,
		});
		// As of every other path, a slash at its end is taken off first.
		expect(await ask("/nl/ho-77/", headers)).toMatchObject({ status: 301, to: "/nl/ho-77", cookies: [] });
	});

	it("with a path leads to that page in the link's own language, with all its parameters", async () => {
		const query = "?adults=4&utm_source=brochure&utm_campaign=a%20b";
		const german = { "accept-language": "de", cookie: "i18n_redirected=de" };
		for (const [path, target] of [
			["/en/ho-77/acco/a990001", "/en/acco/a990001"],
			["/nl/ho-77/contact", "/nl/contact"],
			["/nl/ho-77/vakantiehuis-oostenrijk/tirol", "/nl/vakantiehuis-oostenrijk/tirol/"],
			["/de/ho-77/kontakt", "/de/kontakt"],
		]) {
			expect(await ask(path + query, german)).toMatchObject({ status: 302, to: target + query, cookies: kept });
		}
	});

	it("of a code that nobody has leads on without a trace of it", async () => {
		for (const code of ["99", "'%20OR%201=1", "%22%3E%3Cscript%3E", "x".repeat(300)]) {
			expect(await ask(`/nl/ho-${code}`, { "accept-language": "nl" })).toMatchObject({
				status: 302,
				to: "/nl/",
				cookies: [],
			});
			expect(await ask(`/nl/ho-${code}/contact?x=1`)).toMatchObject({
				status: 302,
				to: "/nl/contact?x=1",
				cookies: [],
			});
		}
	});

	it("is kept by no proxy, and is answered to a machine that looks first", async () => {
		const { answer } = await ask("/nl/ho-77");
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const head = await fetch(`${office.url}/nl/ho-77/contact`, { method: "HEAD", redirect: "manual" });
		expect([head.status, head.headers.get("location")]).toEqual([302, "/nl/contact"]);
	});
});

describe("a link of a partner or host", () => {
	it("keeps the code for 30 days under its kind and leads on with all parameters, in every language", async () => {
		const query = "?adults=4&utm_source=blog&utm_content=top";
		for (const language of LANGUAGES) {
			const contact = href("contact", language);
			const under = (code: string) => contact.replace(`/${language}/`, `/${language}/sp-${code}/`) + query;
			const found = { status: 302, to: contact + query };
			expect(await ask(under("skifun"))).toMatchObject({ ...found, cookies: [`partner=SKIFUN; ${MONTH}`] });
			expect(await ask(under("HOF"))).toMatchObject({ ...found, cookies: [`host=HOF; ${MONTH}`] });
			for (const code of ["NOBODY", "GONE", "%0d%0aSet-Cookie:%20a=b"]) {
				expect([code, await ask(under(code))]).toMatchObject([code, { ...found, cookies: [] }]);
			}
		}
	});

	it("lands at its root on a page with the partner's label and the homes it chose, in every language", async () => {
		for (const language of LANGUAGES) {
			const path = `/${language}/sp-skifun/`;
			expect((await ask(`${path.slice(0, -1)}?utm_source=blog`)).to).toBe(`${path}?utm_source=blog`);
			const { status, cookies, answer } = await ask(`${path}?utm_source=blog`);
			expect([status, cookies, answer.headers.get("cache-control")]).toEqual([
				200,
				[`partner=SKIFUN; ${MONTH}`],
				"no-store",
			]);
			const page = parse(await answer.text());
			expect(page.querySelector("main")?.text).toContain("Skifun Reizen");
			const homes = page.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
			expect(homes.some((home) => /-a990002(\?|$)/.test(home))).toBe(true);
			expect(homes.some((home) => /-a990001(\?|$)/.test(home))).toBe(false);
			expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
		}
	});

	it("of a code that nobody active has leads from its root to the home in that language", async () => {
		for (const code of ["NOBODY", "GONE", "x".repeat(300)]) {
			expect(await ask(`/fr/sp-${code}/`)).toMatchObject({ status: 302, to: "/fr/", cookies: [] });
		}
	});

	it("begins partner mode, and the bar's button ends it and what it would have paid", async () => {
		const visitor = new SiteBrowser(office.url);
		await visitor.get("/en/sp-skifun/contact");
		const contact = href("contact", "en");
		const bar = parse(await (await visitor.get(contact)).text()).querySelector(".partner-bar");
		expect(bar?.text).toContain("Skifun Reizen");
		const form = bar?.querySelector("form");
		const left = await visitor.post(form?.getAttribute("action") ?? "", { do: "leave" }, contact);
		expect([left.status, left.headers.get("location"), [...visitor.cookies.keys()]]).toEqual([303, contact, []]);
		expect(parse(await (await visitor.get(contact)).text()).querySelector(".partner-bar")).toBeNull();
		expect(await paid(visitor, 0)).toMatchObject({ payee_code: null });
	});
});

/** Books a week of May in a browser; answers who is paid. */
async function paid(visitor: SiteBrowser, week: number, guest: object = {}) {
	const may = (day: number) => new Date(Date.UTC(2027, 4, 1 + day)).toISOString().slice(0, 10);
	const stay = { accoId: "a990001", arrival: may(7 * week), departure: may(7 * week + 7) };
	const party = { adults: 2, children: 0, babies: 0, pets: 0 };
	const quoted = await visitor.json("/api/quotes", { ...stay, ...party, lang: "en", insurance: false });
	const { quoteId } = await quoted.json();
	const email = `guest-of-week-${week}@example.org`;
	const booking = {
		quoteId,
		type: "Booking",
		guest: { ...GUEST_FORM, email, ...guest },
		acceptTerms: true,
		lang: "en",
	};
	const made = await visitor.json("/api/bookings", booking, { "Idempotency-Key": randomUUID() });
	expect(made.status).toBe(201);
	const { bookingNo } = await made.json();
	const { rows } = await office.rows.query(
		"SELECT payee_code, homeowner_code, commission_cents FROM booking WHERE booking_no = $1",
		[bookingNo],
	);
	return rows[0];
}

describe("who is paid by the links that were followed", () => {
	it("is the last partner or host, with the owner's code recorded beside it", async () => {
		const visitor = new SiteBrowser(office.url);
		for (const link of ["/nl/sp-skifun/", "/nl/ho-77", "/de/sp-HOF/kontakt"]) await visitor.get(link);
		expect([...visitor.cookies].filter(([name]) => name !== "i18n_redirected")).toEqual([
			["homeownerCode", "77"],
			["host", "HOF"],
		]);
		expect(await paid(visitor, 1)).toMatchObject({ payee_code: "HOF", homeowner_code: "77" });
		await visitor.get("/nl/sp-skifun/contact");
		expect(await paid(visitor, 2)).toMatchObject({ payee_code: "SKIFUN", homeowner_code: "77" });
	});

	it("is nobody who books under the own address, however it is written", async () => {
		const visitor = new SiteBrowser(office.url);
		await visitor.get("/nl/sp-self/");
		expect(await paid(visitor, 3, { email: "Own@Example.org" })).toMatchObject({
			payee_code: null,
			commission_cents: 0,
		});
		expect(await paid(visitor, 4)).toMatchObject({ payee_code: "SELF" });
	});

	it("is nobody by a cookie whose code ended, and nobody by a form that names one", async () => {
		const visitor = new SiteBrowser(office.url);
		visitor.cookies.set("partner", "GONE");
		expect(await paid(visitor, 5, { csSalesPartner: "SKIFUN", csHostId: "HOF" })).toMatchObject({ payee_code: null });
	});

	it("is whom staff choose, whatever link was followed in that browser", async () => {
		const visitor = new SiteBrowser(office.url);
		await visitor.get("/nl/sp-skifun/");
		const [name = "", token = ""] = OFFICE_COOKIES.sales.split("=");
		visitor.cookies.set(name, token);
		const { quoteId } = await (
			await visitor.json("/api/quotes", {
				accoId: "a990001",
				arrival: "2027-06-12",
				departure: "2027-06-19",
				adults: 2,
				lang: "en",
			})
		).json();
		const staff = { addSalesPartnerOrHost: true, hostId: "HOF", salesPartner: null, doNotSendDocuments: false };
		const guest = { ...GUEST_FORM, email: "by-staff@example.org" };
		const made = await visitor.json(
			"/api/bookings",
			{ quoteId, type: "Booking", guest, acceptTerms: true, lang: "en", staff },
			{ "Idempotency-Key": randomUUID() },
		);
		expect(made.status).toBe(201);
		const { bookingNo } = await made.json();
		const { rows } = await office.rows.query("SELECT payee_code FROM booking WHERE booking_no = $1", [bookingNo]);
		expect(rows).toEqual([{ payee_code: "HOF" }]);
	});
});
