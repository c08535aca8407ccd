import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** What the first page of a search weighs before its calendar or its map is opened, and that nothing in it jumps. */

const KILOBYTE = 1024;
/** Compressed script of the search page before the calendar or the map is opened. */
const MOST_SCRIPT = 158 * KILOBYTE;
/** The same with all that is fetched ahead in idle time for the next steps; how much of it has come is chance. */
const MOST_WITH_AHEAD = 172 * KILOBYTE;
const MOST_SHIFT = 0.02;

/** Bytes of all scripts as they are sent, by address. */
function watchScripts(page: Page): Map<string, Promise<number>> {
	const scripts = new Map<string, Promise<number>>();
	page.on("response", (response) => {
		if (response.request().resourceType() !== "script" && !new URL(response.url()).pathname.endsWith(".js")) return;
		const size = response
			.request()
			.sizes()
			.then(({ responseBodySize }) => responseBodySize);
		// What still comes when the test is over is asked for by nobody.
		size.catch(() => {});
		scripts.set(response.url(), size);
	});
	return scripts;
}

async function sum(scripts: Map<string, Promise<number>>): Promise<number> {
	return (await Promise.all(scripts.values())).reduce((all, one) => all + one, 0);
}

/**
 * The map of a wide window comes by itself once the page stands: what it weighs is not the list's. Its frame (map-view),
 * which says that it is on its way, is, and what it shares with the list.
 */
const MAP_SCRIPT =
	/\/(?:map(?!-view|-types)|pin|label|basemap|supercluster|country-points|browser-clusterer|place-point|engines?)[\w.-]*\.m?js/i;

/** A thrifty visitor, for whom nothing is fetched ahead (features/layout/prefetch.ts). */
async function asThrifty(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
	});
}

for (const width of [390, 1440]) {
	test(`the first page of a search is light and stands still, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.addInitScript(() => {
			const shifts = { sum: 0 };
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
					if (!entry.hadRecentInput) shifts.sum += entry.value;
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		const { own, all } = await scriptsOfSearch(page);
		if (width < 1024) expect(own.size).toBe(all.size);
		expect(await sum(own)).toBeLessThanOrEqual(MOST_WITH_AHEAD);
		const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
		expect(shift).toBeLessThan(MOST_SHIFT);
	});

	test(`the first page of a search is light in itself, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await asThrifty(page);
		expect(await sum((await scriptsOfSearch(page)).own)).toBeLessThanOrEqual(MOST_SCRIPT);
	});
}

/** Scripts that the first page of a search brings: all of them, and those that are not its map's. */
async function scriptsOfSearch(page: Page) {
	const all = watchScripts(page);
	await page.goto("/nl/vakantiehuis/?arrival=2027-02-22&departure=2027-03-01");
	await page.waitForLoadState("networkidle");
	const own = new Map([...all].filter(([address]) => !MAP_SCRIPT.test(address)));
	expect(own.size).toBeGreaterThan(0);
	return { own, all };
}

test("the calendar, the filters and the map come when they are asked for", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const scripts = watchScripts(page);
	await page.goto("/nl/vakantiehuis/");
	await page.waitForLoadState("networkidle");
	const before = new Set(scripts.keys());
	await page.locator(".search-fold > summary").click();
	await page.locator(".when-field > summary").click();
	await page.locator(".range-calendar").waitFor();
	const calendar = [...scripts.keys()].filter((address) => !before.has(address));
	expect(calendar.length).toBeGreaterThan(0);
	expect([...before].some((address) => /maplibre|when-picker|destination-combobox/.test(address))).toBe(false);
});

/** Compressed script of a page of content, without what is fetched ahead for the visitor's next step. */
const MOST_CONTENT_SCRIPT = 138 * KILOBYTE;

for (const path of ["/nl/over-ons", "/de/kontakt", "/blog/en", "/fr/confidentialite"]) {
	test(`a page of content is light: ${path}`, async ({ page }) => {
		await asThrifty(page);
		const scripts = watchScripts(page);
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		expect(scripts.size).toBeGreaterThan(0);
		expect(await sum(scripts)).toBeLessThanOrEqual(MOST_CONTENT_SCRIPT);
	});
}

/** Compressed script of a home's screen before its calendars, its full screen and its map are turned to. */
const MOST_HOME_SCRIPT = 155 * KILOBYTE;

for (const width of [390, 1440]) {
	test(`a home's screen is light and stands still, at ${width} px; its calendars, full screen and map come when they are turned to`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.addInitScript(() => {
			// With save-data nothing is fetched ahead (features/layout/prefetch.ts).
			Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
			const shifts = { sum: 0 };
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
					if (!entry.hadRecentInput) shifts.sum += entry.value;
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		const scripts = watchScripts(page);
		await page.goto(
			"/nl/vakantiehuis-oostenrijk/tirol/kirchberg-in-tirol/haus-zwei-a990002?arrival=2027-02-20&departure=2027-02-27",
		);
		await page.waitForLoadState("networkidle");
		expect(
			[...scripts.keys()].filter((address) => /maplibre|range-calendar|stay-sheet|lightbox/.test(address)),
		).toEqual([]);
		expect(await sum(scripts)).toBeLessThanOrEqual(MOST_HOME_SCRIPT);
		// The map comes into its room.
		await page.locator("#place").scrollIntoViewIfNeeded();
		await page.locator(".home-map .map-stage").waitFor();
		await page.waitForLoadState("networkidle");
		const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
		expect(shift).toBeLessThan(MOST_SHIFT);
	});
}
