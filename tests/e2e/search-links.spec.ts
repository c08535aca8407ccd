import type { Browser, Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { inTurn } from "../support/turns.ts";
import { expect, test } from "./site.ts";

/** An address is the whole state of a search: in a fresh browser, and in the other languages (specification §2). */

const STATES: Readonly<Record<string, string>> = {
	"dates and a party with pets":
		"/en/holiday-home-austria/tyrol/?arrival=2027-06-12&departure=2027-06-19&adults=3&pets=1",
	"dates with other dates beside them": "/en/holiday-home/?arrival=2027-06-12&departure=2027-06-19&diffDays=3",
	"a flexible week in a month": "/en/holiday-home-austria/?flex=week&month=2027-06&children=1",
	"filters of every kind":
		"/en/holiday-home-austria/tyrol/?facility=sauna,wifi&types=chalet,holidayHome&location=nearSkiSlope&bedrooms=2&rating=4&noPets=1&maxKmFromSkilift=5",
	"a price range and a sort": "/en/holiday-home/?priceMin=50&priceMax=400&sort=price-desc",
	"last minutes with a filter": "/en/last-minute/?facility=wifi",
	"last minutes of one week": "/en/last-minute/?week=2027-01-18",
	"a shared list of homes": "/en/holiday-home/?fav=a990002",
	"the map with its box and zoom": "/en/holiday-home-austria/tyrol/?view=map&bounds=47.4,12.2,47.48,12.4&zoom=12",
};

/** What a visitor sees of the state, without words of a language. */
async function stateOf(page: Page) {
	return page.evaluate(() => {
		const homes = [...document.querySelectorAll<HTMLAnchorElement>("#lister article :is(h2, h3) a")].map(
			({ href }) => /a\d+(?=\?|$)/.exec(href)?.[0] ?? href,
		);
		const chosen = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(".filters :is(input, select)")]
			.filter((field) => field.name !== "" && field.type !== "hidden")
			.filter((field) => (field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : true))
			.map((field) => `${field.name}=${field.value}`);
		const requested = [...document.querySelectorAll<HTMLInputElement>(".search-box input[name]")]
			.filter(({ type, checked }) => type !== "radio" || checked)
			.map(({ name, value }) => `${name}=${value}`)
			// The place is named in the page's language; its homes are compared.
			.filter((field) => !field.startsWith("q=") && !field.startsWith("to=") && !field.startsWith("place"));
		return {
			homes,
			chosen: [...new Set(chosen)].sort(),
			requested: [...new Set(requested)].sort(),
			sort: document.querySelector<HTMLSelectElement>("select[name=sort]")?.value ?? null,
			chips: document.querySelectorAll(".chip").length,
			map: document.querySelector(".with-map") !== null,
			prices: [...document.querySelectorAll("#lister article .price")].map(
				(price) => price.textContent?.replace(/[^\d]/g, "") ?? "",
			),
		};
	});
}

async function inFreshBrowser(browser: Browser, address: string) {
	const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? "" });
	try {
		const page = await context.newPage();
		await page.goto(address);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		return { state: await stateOf(page), address: page.url() };
	} finally {
		await context.close();
	}
}

for (const [state, [name, address]] of Object.entries(STATES).entries()) {
	test(`a copied link opens the same in a fresh browser and in every language: ${name}`, async ({ page, browser }) => {
		await page.goto(address);
		const seen = await stateOf(page);
		expect(seen.homes.length + seen.chips).toBeGreaterThan(0);
		// Nothing of the address was lost on the way: it is what the visitor copies.
		const requested = new URL(address, "http://site.invalid").searchParams;
		for (const [parameter, value] of requested) {
			expect(new URL(page.url()).searchParams.get(parameter), parameter).toBe(value);
		}
		const again = await inFreshBrowser(browser, page.url());
		expect(again).toEqual({ state: seen, address: page.url() });
		const links = page.locator(".site-header a[hreflang], .site-footer a[hreflang]");
		// One of the three a run: another one for each state, and each within three days.
		for (const language of LANGUAGES.filter((other) => other !== "en").filter((_, at) => inTurn(state + at, 3))) {
			const href = await links
				.and(page.locator(`[hreflang=${language}]`))
				.first()
				.getAttribute("href");
			expect(href, `the switch to ${language}`).toBeTruthy();
			const other = await inFreshBrowser(browser, href ?? "");
			expect({ language, ...other.state }).toEqual({ language, ...seen });
			const query = (whole: string) => [...new URL(whole).searchParams].map(String).sort();
			expect(query(other.address)).toEqual(query(page.url()));
		}
	});
}
