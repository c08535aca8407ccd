import { test as base, expect, type Locator, type Page } from "@playwright/test";
import pg from "pg";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { violations } from "#tests/support/axe.ts";
import { inTurn } from "#tests/support/turns.ts";
import { WhatWent } from "./what-went.ts";

export { expect };

/** The site under test. */
export const test = base.extend<{ siteErrors: string[]; whatWent: undefined; mayReach: readonly string[] }>({
	// Hosts of others that a test brings its pages to by a setting or a press; all others speak with the site alone.
	mayReach: [[], { option: true }],
	// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing.
	baseURL: async ({}, use) => use(process.env.SITE_URL ?? ""),
	// With script, a page is open once it answers to touches: what is done before that goes the way without script.
	page: async ({ page, javaScriptEnabled }, use) => {
		const goto = page.goto.bind(page);
		page.goto = async (...args) => {
			const response = await goto(...args);
			// A busy machine sometimes opens a window behind another, where focus events are not sent.
			await page.bringToFront();
			const isScreen = response?.ok() && response.headers()["content-type"]?.includes("text/html");
			if (isScreen && javaScriptEnabled !== false) {
				await page.locator("html[data-started]").waitFor({ state: "attached" });
			}
			return response;
		};
		await use(page);
	},
	whatWent: [
		// Over before its page is closed.
		async ({ browser, page: _open, mayReach }, use, info) => {
			const went = new WhatWent(browser);
			await use(undefined);
			went.end();
			expect(went.elsewhere(mayReach), "the browser spoke with others than the site").toEqual([]);
			if (info.status === info.expectedStatus) return;
			console.log(`${info.title}: what went between the browser and the site\n${await went.report()}`);
		},
		{ auto: true },
	],
	// Every page must stay free of script errors and of failed hydration.
	siteErrors: [
		async ({ page }, use) => {
			const errors: string[] = [];
			page.on("pageerror", (error) => errors.push(error.message));
			// What the page's own policy refuses is said on the console only where it throws.
			await page.addInitScript(() => {
				addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, disposition }) => {
					// Scripts of others do as they like under a policy that only reports.
					if (disposition === "enforce")
						console.error(`against the policy: ${violatedDirective} ${blockedURI} ${sample}`);
				});
			});
			page.on("console", (message) => {
				const text = message.text();
				// A mail is shown in a frame without script: the sandbox held against what looked into it.
				const isSandbox = text.startsWith("Blocked script execution in 'about:srcdoc'");
				if (message.type() === "error" && !isSandbox && !text.includes("status of 4")) errors.push(text);
			});
			await use(errors);
			expect(errors).toEqual([]);
		},
		{ auto: true },
	],
});

export const WIDTHS = [390, 1440] as const;

/** Each language at each width. A journey walks one of them a day (`cellsInTurn`). */
export const CELLS = LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width })));

/** Languages in which a test is walked in this run: the one that axe looks at. */
export function languagesInTurn(): readonly Language[] {
	return LANGUAGES.filter((_, at) => inTurn(at, LANGUAGES.length));
}

/** Words of fields in each language, as a visitor reads them. */
export const WORDS: Readonly<Record<Language, { readonly where: string }>> = {
	nl: { where: "Waar" },
	en: { where: "Where" },
	de: { where: "Wo" },
	fr: { where: "Où" },
};

/**
 * Fails on anything that axe calls serious or critical. A screen or state that every language has is looked at in one
 * of them, by turns: `language` is the one that stands there now.
 */
export async function expectAccessible(page: Page, language?: Language, within?: string): Promise<void> {
	if (language !== undefined && !inTurn(LANGUAGES.indexOf(language), LANGUAGES.length)) return;
	const serious = (await violations(page, within))
		.filter(({ impact }) => impact === "serious" || impact === "critical")
		.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
	expect(serious).toEqual([]);
}

/** Nothing sticks out of the page sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
	await page.waitForLoadState();
	const { scroll, client } = await page.evaluate(() => ({
		scroll: document.documentElement.scrollWidth,
		client: document.documentElement.clientWidth,
	}));
	expect(scroll).toBeLessThanOrEqual(client);
}

/** Rows of the site's database. */
export async function rows<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
	const client = new pg.Client({ connectionString: process.env.SITE_DATABASE_URL });
	await client.connect();
	try {
		return (await client.query(query, values)).rows as Row[];
	} finally {
		await client.end();
	}
}

/** Cents of a price as it is written in any of the languages. */
export function centsOf(text: string): number {
	const digits = Number(text.replace(/\D/g, ""));
	return /[.,]\d{2}\D*$/.test(text) ? digits : digits * 100;
}

/** Types a destination and chooses the first one offered that has its name. */
export async function chooseDestination(page: Page, name: string): Promise<void> {
	await page.locator('input[name="q"]').fill(name);
	await page.getByRole("option").filter({ hasText: name }).first().click();
	await expect(page.getByRole("listbox")).toHaveCount(0);
}

/** Opens the box of a result, which is one line on a phone. */
export async function openSearchBox(page: Page): Promise<void> {
	const fold = page.locator(".search-fold:not([open]) > summary");
	if (await fold.isVisible()) await fold.click();
}

/**
 * Turns an open calendar on until it shows a day. A month turns a frame after the press, so the next press waits for
 * it: a month too many would take the day away again.
 */
export async function turnCalendarTo(page: Page, day: string): Promise<Locator> {
	const calendar = page.locator(".range-calendar");
	await calendar.waitFor();
	const cell = calendar.locator(`[data-day="${day}"]`);
	const month = calendar.locator(".month caption").first();
	while ((await cell.count()) === 0) {
		const before = (await month.textContent()) ?? "";
		await calendar.locator(".range-head button").last().click();
		await expect(month).not.toHaveText(before);
	}
	return cell;
}

/** Chooses a stay in the calendar of the search box. */
export async function chooseDates(page: Page, arrival: string, departure: string): Promise<void> {
	await openSearchBox(page);
	await page.locator(".when-field > summary").click();
	for (const day of [arrival, departure]) await (await turnCalendarTo(page, day)).click();
	await page.locator(".when-foot .btn").click();
}

/** The whole price on a screen says the same as another place did. */
export async function expectGrandTotal(page: Page, cents: number): Promise<void> {
	await expect.poll(async () => centsOf(await page.getByTestId("grand-total").innerText())).toBe(cents);
}

/** Fills the guest's part of the booking form. */
export async function fillGuest(page: Page, email: string): Promise<void> {
	await page.locator("#firstname").fill("Noor");
	await page.locator("#lastname").fill("van Dijk");
	await page.locator("#email").fill(email);
	await page.locator("#telCountry").selectOption("NL");
	await page.locator("#telNumber").fill("0612345678");
	await page.locator("#address").fill("Lindelaan 14");
	await page.locator("#postalCode").fill("3512 AB");
	await page.locator("#placename").fill("Utrecht");
	await page.locator("#countryCode").selectOption("NL");
}

/** Opens the sheet of the filters; answers its form. */
export async function openFilters(page: Page): Promise<Locator> {
	await page.locator(".filters-fold > summary").click();
	return page.getByRole("dialog").locator("form.filters");
}
