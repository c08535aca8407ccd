import { appendFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { crawl, prepareCrawl } from "../support/crawler/crawl.ts";
import { ALL_CELLS, inTurn, TURN, WEEK } from "../support/turns.ts";
import { SCREENS, type Screen } from "./screens.ts";
import { expect, test } from "./site.ts";

/** Every screen is gone over: every control does something, and what opens can be seen and pressed. */

const WINDOWS = [
	{ width: 390, height: 844 },
	{ width: 1024, height: 768 },
	{ width: 1440, height: 900 },
] as const;

/** Screens that differ in what can be pressed; the others show the same blocks with other words. */
const DISTINCT = [
	"home",
	"placeSearch",
	"lastMinute",
	"homeDetail",
	"booking",
	"favourites",
	"guest",
	"contact",
	"faq",
	"rentOut",
	"blog",
	"blogArticle",
	"team",
	"park",
];

interface Cell {
	readonly screen: Screen;
	readonly window: (typeof WINDOWS)[number];
	readonly language: Language;
}

const CELLS: readonly Cell[] = SCREENS.flatMap((screen) =>
	LANGUAGES.flatMap((language) => WINDOWS.map((window) => ({ screen, language, window }))),
);

/** A seventh of the distinct screens' cells a run; `npm run test:full` goes over all of all screens. */
function inEveryRun({ screen, window, language }: Cell): boolean {
	if (ALL_CELLS) return true;
	const only = process.env.CRAWL;
	if (only) return `${screen.name} ${window.width} ${language}`.match(only) !== null;
	const at = DISTINCT.indexOf(screen.name) * LANGUAGES.length + LANGUAGES.indexOf(language);
	return at >= 0 && inTurn(at * WINDOWS.length + WINDOWS.indexOf(window), WEEK);
}

/**
 * Header and footer are the same on all screens: they are pressed on the first one in each cell, on every other one in
 * one cell a week, each week another. The full run presses them everywhere.
 */
function pressesFrame({ screen, window, language }: Cell): boolean {
	if (ALL_CELLS || process.env.CRAWL || screen.name === "home") return true;
	const ofScreen = LANGUAGES.length * WINDOWS.length;
	const at = LANGUAGES.indexOf(language) * WINDOWS.length + WINDOWS.indexOf(window);
	return at === (DISTINCT.indexOf(screen.name) + Math.floor(TURN / WEEK)) % ofScreen;
}

for (const language of LANGUAGES) {
	test(`whatever can be pressed does something that can be seen, in ${language}`, async ({ page }) => {
		test.setTimeout(ALL_CELLS ? 2_400_000 : 480_000);
		await prepareCrawl(page);
		const faults: string[] = [];
		for (const cell of CELLS.filter((cell) => cell.language === language && inEveryRun(cell))) {
			const { screen, window } = cell;
			await test.step(`${screen.name} at ${window.width}`, async () => {
				await page.setViewportSize(window);
				await page.context().clearCookies();
				const part = pressesFrame(cell) ? {} : { but: ".site-header, .site-footer" };
				const found = await crawl(page, () => open(page, addressOf(screen, language)), part);
				for (const { rule, what, detail } of found) {
					const fault = `${screen.name} ${window.width} ${language} | ${rule} | ${what} | ${detail}`;
					faults.push(fault);
					if (process.env.CRAWL_REPORT) appendFileSync(process.env.CRAWL_REPORT, `${fault}\n`);
				}
			});
		}
		expect(faults).toEqual([]);
	});
}

test("the header holds in every language, and dates and guests open in windows of every height", async ({ page }) => {
	test.setTimeout(240_000);
	await prepareCrawl(page);
	const faults: string[] = [];
	const look = async (path: string, part: string, width: number, height: number) => {
		await page.setViewportSize({ width, height });
		for (const { rule, what, detail } of await crawl(page, () => open(page, path), { within: part })) {
			faults.push(`${path} ${width}×${height} | ${rule} | ${what} | ${detail}`);
		}
	};
	for (const language of LANGUAGES) await look(`/${language}/`, ".site-header", 1024, 768);
	await look("/nl/", ".search-box", 1366, 768);
	await look("/nl/", ".search-box", 1440, 900);
	await look("/nl/", ".search-box", 390, 844);
	await look("/nl/", ".search-box", 320, 568);
	expect(faults).toEqual([]);
});

/** Opens a screen; the page that a form before has asked for may come first, or be in the way for good. */
async function open(page: Page, path: string): Promise<void> {
	try {
		await page.goto(path, { timeout: 30_000 });
	} catch (error) {
		if (!/interrupted by another navigation|Timeout/.test(String(error))) throw error;
		await page.waitForLoadState();
		await page.goto(path);
	}
}

/** A booking has its form only with dates. */
function addressOf(screen: Screen, language: Language): string {
	const stay = "?arrival=2027-02-06&departure=2027-02-13&adults=2";
	return screen.path(language) + (screen.name === "booking" ? stay : "");
}
