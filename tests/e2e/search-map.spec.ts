import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { CHROMIUM_ARGS, chromiumPath, SOFTWARE_WEBGL_PAGE_ARGS } from "../support/chromium.ts";
import { expect, expectAccessible, expectNoOverflow, languagesInTurn, test } from "./site.ts";

/** The map beside the list (specification §2–4): one search, shown twice. */

test.use({
	reducedMotion: "reduce",
	launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...SOFTWARE_WEBGL_PAGE_ARGS] },
});

/** Both homes of the fixture, whose pins lie side by side at this box. */
const BOX = "bounds=47.44,12.305,47.452,12.331";
const TIROL: Readonly<Record<Language, string>> = {
	nl: "/nl/vakantiehuis-oostenrijk/tirol/",
	en: "/en/holiday-home-austria/tyrol/",
	de: "/de/ferienhaus-osterreich/tirol/",
	fr: "/fr/maison-de-vacances-autriche/tyrol/",
};
const PIN: Readonly<Record<Language, RegExp>> = {
	nl: /^Haus Eins, vanaf €/,
	en: /^Haus Eins, from €/,
	de: /^Haus Eins, ab .*€/,
	fr: /^Haus Eins, (à partir de|dès) .*€/,
};

const pins = (page: Page) => page.locator(".map-pins");
const pin = (page: Page, name: RegExp | string) => pins(page).getByRole("button", { name });
const card = (page: Page, name: string) => page.locator(".results").getByRole("article").filter({ hasText: name });
const controls = (page: Page) => page.locator(".map-controls").getByRole("button");

async function openMap(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await pins(page).getByRole("button").first().waitFor();
}

for (const language of languagesInTurn()) {
	test(`list and map are one press apart, accessible, with pins that read as sentences, ${language}`, async ({
		page,
	}) => {
		const isWide = LANGUAGES.indexOf(language) < 2;
		await page.setViewportSize({ width: isWide ? 1440 : 390, height: 900 });
		await page.goto(`${TIROL[language]}?${BOX}`);
		if (!isWide) {
			await page.locator(".view-switch").click();
			await expect(page).toHaveURL(/view=map/);
		}
		await expect(pin(page, PIN[language])).toBeVisible();
		await expect(pins(page).getByRole("button")).toHaveCount(2);
		await expectAccessible(page, language);
		await expectNoOverflow(page);
		await pin(page, PIN[language]).click();
		await expect(page.locator(".pin-card")).toContainText("Haus Eins");
		await expectAccessible(page, language);
		await page.locator(".view-switch").click();
		// Back in the list the search is no longer tied to a part of the map.
		await expect(page).not.toHaveURL(/view=|bounds=|zoom=/);
		await expect(page.locator(".results article").first()).toBeVisible();
	});
}

test("a wide window has the map beside the list until it is put away, in this browser for good", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openMap(page, TIROL.en);
	await expect(page).not.toHaveURL(/view=/);
	await page.getByRole("link", { name: "Hide map" }).click();
	await expect(page.locator(".map-view")).toHaveCount(0);
	await page.goto(TIROL.de);
	await expect(page.locator(".results article").first()).toBeVisible();
	await expect(page.locator(".search-map-column")).toHaveCount(0);
	await page.getByRole("link", { name: "Karte", exact: true }).click();
	await expect(pins(page).getByRole("button").first()).toBeVisible();
	await openMap(page, TIROL.fr);
	// Phones have one of the two, and load no map with the list.
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(TIROL.fr);
	await expect(page.locator(".results article").first()).toBeVisible();
	await expect(page.locator(".map-view")).toHaveCount(0);
});

test("a row lights its pin, and a pin its row", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openMap(page, `${TIROL.en}?view=map&${BOX}`);
	await card(page, "Haus Zwei").hover();
	await expect(pin(page, /^Haus Zwei/)).toHaveClass(/\bon\b/);
	await expect(pin(page, /^Haus Eins/)).not.toHaveClass(/\bon\b/);
	await pin(page, /^Haus Eins/).hover();
	await expect(card(page, "Haus Eins")).toHaveClass(/hot/);
	// A pointer that rests on a pin which is drawn anew points at it once more.
	await page.mouse.move(5, 5);
	await expect(card(page, "Haus Eins")).not.toHaveClass(/hot/);
	await card(page, "Haus Zwei").getByRole("link", { name: "Haus Zwei", exact: true }).focus();
	await expect(pin(page, /^Haus Zwei/)).toHaveClass(/\bon\b/);
});

test("a moved map searches where it lies: the address has its box, the list and the count follow", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openMap(page, `${TIROL.en}?view=map&${BOX}`);
	await controls(page).nth(1).click();
	await expect(page).toHaveURL(/bounds=[^&]*&.*zoom=\d+/);
	const [south = 0, west = 0, north = 0, east = 0] = decodeURIComponent(new URL(page.url()).search)
		.replace(/.*bounds=([^&]*).*/, "$1")
		.split(",")
		.map(Number);
	expect(north - south).toBeGreaterThan(0);
	expect(east - west).toBeGreaterThan(0);
	await expect(page.locator(".chip", { hasText: "Within the map" })).toBeVisible();
	// What the page says is what the search of that box says.
	const inBox = await page.request.get(
		`/search-api/search?lang=en&country=austria&region=tyrol&bounds=${south},${west},${north},${east}`,
	);
	const { totalResults } = await inBox.json();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${totalResults} home`));
	// Taking the chip away shows all homes again, and the map goes back to them.
	await page.locator(".chip", { hasText: "Within the map" }).click();
	await expect(page).not.toHaveURL(/bounds=/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 homes in Tyrol");
});

test("a map that does not lead the search leaves the address alone", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openMap(page, `${TIROL.en}?view=map&${BOX}`);
	await page.getByLabel("Search as I move the map").uncheck();
	const before = page.url();
	await controls(page).nth(2).click();
	await page.waitForTimeout(1_500);
	expect(page.url()).toBe(before);
});

test("a link to a part of the map opens that part in a fresh browser and in another language", async ({
	page,
	browser,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openMap(page, `${TIROL.en}?view=map&${BOX}`);
	await controls(page).nth(2).click();
	await expect(page).toHaveURL(/zoom=/);
	const title = await page.getByRole("heading", { level: 1 }).innerText();
	const fresh = await browser.newContext({ viewport: { width: 1440, height: 900 } });
	const other = await fresh.newPage();
	await other.goto(page.url());
	await other.locator(".map-pins button").first().waitFor();
	await expect(other.getByRole("heading", { level: 1 })).toHaveText(title);
	expect(await other.locator(".map-pins button").count()).toBe(await pins(page).getByRole("button").count());
	await other
		.locator('a[hreflang="de"]')
		.first()
		.evaluate((link: HTMLAnchorElement) => link.click());
	await expect(other).toHaveURL(/\/de\/ferienhaus-osterreich\/tirol\/\?.*view=map/);
	const search = (url: string) => [...new URL(url).searchParams].sort().join("|");
	expect(search(other.url())).toBe(search(page.url()));
	await fresh.close();
});

test("by keyboard alone: from the list to the map, to a pin, to its card and to the home", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${TIROL.en}?${BOX}`);
	await page.locator(".view-switch").focus();
	await pins(page).getByRole("button").first().waitFor();
	const onPin = () => page.evaluate(() => document.activeElement?.closest(".map-pins") !== null);
	for (let press = 0; press < 120 && !(await onPin()); press++) await page.keyboard.press("Tab");
	expect(await onPin()).toBe(true);
	await page.keyboard.press("Enter");
	const link = page.locator(".pin-card h3 a");
	await expect(link).toBeVisible();
	const onLink = () => link.evaluate((element) => element === document.activeElement);
	for (let press = 0; press < 10 && !(await onLink()); press++) await page.keyboard.press("Tab");
	const name = await link.innerText();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a like given in the list shows on the map", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openMap(page, `${TIROL.en}?view=map&${BOX}`);
	await card(page, "Haus Eins").locator("button[aria-pressed]").click();
	await expect(pin(page, /^Haus Eins, .*; among your favourites$/)).toBeVisible();
});

test("without script the map's address shows the list", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(`${process.env.SITE_URL}${TIROL.nl}?view=map`);
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect(page.locator(".map-view noscript .map-words")).toBeVisible();
	await context.close();
});
