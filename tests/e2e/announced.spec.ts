import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { systemClock } from "#domain/time/clock.ts";
import { formatDate } from "#i18n/format.ts";
import { expect, fillGuest, test } from "./site.ts";

/**
 * The way to a booking as a screen reader announces it: roles, names, states and their order, of each screen, in each
 * language. `npm run announced:update` writes the files anew; what changed in them is read before it is kept.
 */

/** Stays of the first fixture home that no other journey takes. */
const STAYS: Readonly<Record<Language, readonly [string, string]>> = {
	nl: ["2027-04-24", "2027-04-27"],
	en: ["2027-04-27", "2027-04-30"],
	de: ["2027-10-09", "2027-10-12"],
	fr: ["2027-10-12", "2027-10-15"],
};
/** What other journeys or the catalogue change: free days, homes that are alike; and the map, which comes late. */
const OF_OTHERS = '#calendar, .other-dates, .home-map, [aria-labelledby="similar-title"]';

/** A screen as it is announced; addresses of links are not, and numbers of bookings and the year at the foot are of this run. */
async function announced(page: Page, title: string, language: Language): Promise<string> {
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.waitForLoadState("networkidle");
	await page.evaluate((hidden) => {
		const sheet = new CSSStyleSheet();
		// What is far down the page belongs to it; a browser leaves it out until it is near.
		sheet.replaceSync(`* { content-visibility: visible !important } ${hidden} { display: none !important }`);
		document.adoptedStyleSheets.push(sheet);
	}, OF_OTHERS);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
	// A screen that fades in or is still being drawn is announced otherwise a moment later.
	let tree = "";
	await expect
		.poll(
			async () => {
				const before = tree;
				tree = await page.locator("body").ariaSnapshot();
				return tree === before;
			},
			{ intervals: [300] },
		)
		.toBe(true);
	const text = tree
		.replaceAll(/\n\s*- \/url:.*/g, "")
		.replaceAll(/\bH[0-9A-Z]{8}\b/g, "H00000000")
		.replaceAll(/© \d{4}/g, "© 2027")
		// The day of this run, on which the stay is booked.
		.replaceAll(formatDate(systemClock().today(), language), "TODAY")
		// Of a list of countries the first ones and the chosen one say enough.
		.replaceAll(/(?:^\s*- option .*\n){13,}/gm, (options) =>
			options
				.split("\n")
				.filter((option, at) => at < 12 || option === "" || option.endsWith("[selected]"))
				.join("\n"),
		);
	return `## ${title}\n\n${text}\n`;
}

for (const language of LANGUAGES) {
	test(`the way to a booking is announced as the file has it, ${language}`, async ({ page }) => {
		const [arrival, departure] = STAYS[language];
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`/${language}/acco/a990001?arrival=${arrival}&departure=${departure}`);
		const place = await page.locator(".crumbs a").last().getAttribute("href");
		await page.goto(`${place}?arrival=${arrival}&departure=${departure}`);
		const card = page.getByRole("article").filter({ hasText: "Haus Eins" });
		await expect(card).toBeVisible();
		const screens = [await announced(page, "Search", language)];
		await card.getByRole("link", { name: "Haus Eins" }).last().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Haus Eins");
		// What is below the first window comes with a chunk of its own.
		await expect(page.locator("#rules")).toBeVisible();
		screens.push(await announced(page, "Home", language));
		await page.locator(".bottom-bar a.btn-ember").click();
		await expect(page.locator("#firstname")).toBeVisible();
		screens.push(await announced(page, "Booking form", language));
		await page.locator('button[value="book"]').click();
		await expect(page.locator("#firstname-error")).toBeVisible();
		screens.push(await announced(page, "Booking form with errors", language));
		await fillGuest(page, `announced.${language}@example.org`);
		await page.locator('input[name="acceptTerms"]').check();
		await page.locator('button[value="book"]').click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
		screens.push(await announced(page, "Success", language));

		const file = `tests/e2e/announced/${language}.md`;
		const text = screens.join("\n");
		if (process.env.ANNOUNCED === "update") writeFileSync(file, text);
		expect(existsSync(file) ? readFileSync(file, "utf8") : "").toBe(text);
	});
}
