import type { Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { prepareCrawl } from "#tests/support/crawler/crawl.ts";
import { ALL_CELLS, cellsInTurn, TURN, WEEK } from "#tests/support/turns.ts";
import { SCREENS } from "./screens.ts";
import { expect, expectAccessible, test } from "./site.ts";

/**
 * A page of a browser whose window is 1280 × 1024 px, zoomed: at 200 % it has 640 × 512 px of its own, at 400 % 320 × 256
 * (WCAG 2.2, 1.4.10). It scrolls downwards alone, no word of it is cut, and what stays in place leaves it room.
 */
const ZOOMED = [
	{ name: "200 %", width: 640, height: 512 },
	{ name: "400 %", width: 320, height: 256 },
] as const;

/** A booking has its form only with dates. */
const STAY = "?arrival=2027-02-06&departure=2027-02-13&adults=2";

/** Share of the window that bars may take for themselves. */
const MOST_KEPT = 0.5;

/** Each screen at each zoom within a week, in another language the next. */
const CELLS = SCREENS.flatMap((screen, at) =>
	ZOOMED.map((zoom, row) => ({
		screen,
		zoom,
		language: LANGUAGES[(at + row + Math.floor(TURN / WEEK)) % LANGUAGES.length] ?? "en",
	})),
);

/** What is cut, leaves its box, lies on something else or sticks out of the page, in words. */
async function faultsOf(page: Page): Promise<readonly string[]> {
	const sideways = await page.evaluate(() => {
		const { clientWidth, scrollWidth } = document.documentElement;
		return scrollWidth > clientWidth ? [`the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : [];
	});
	const faults = await page.evaluate(() => window.crawler?.faultsOfPage() ?? []);
	return [...sideways, ...faults.map(({ rule, what, detail }) => `${rule} | ${what} | ${detail}`)];
}

/** Share of the window's height that stays in place while the page scrolls. */
async function keptInPlace(page: Page): Promise<number> {
	await page.mouse.wheel(0, 900);
	await page.waitForTimeout(150);
	return page.evaluate(() => {
		let kept = 0;
		for (let y = 0; y < innerHeight; y += 4) {
			let stays = false;
			for (let at = document.elementFromPoint(innerWidth / 2, y); at && !stays; at = at.parentElement) {
				const { position } = getComputedStyle(at);
				const { height } = at.getBoundingClientRect();
				stays = position === "fixed" || (position === "sticky" && height < innerHeight);
			}
			if (stays) kept += 4;
		}
		return kept / innerHeight;
	});
}

test("screens zoomed to 200 % and 400 % scroll downwards alone, cut no word, and keep targets that can be pressed", async ({
	page,
}) => {
	test.setTimeout(ALL_CELLS ? 900_000 : 300_000);
	await prepareCrawl(page);
	const faults: string[] = [];
	for (const { screen, zoom, language } of cellsInTurn("zoom", CELLS)) {
		await test.step(`${screen.name} at ${zoom.name} in ${language}`, async () => {
			await page.setViewportSize(zoom);
			await page.goto(screen.path(language) + (screen.name === "booking" ? STAY : ""));
			await page.waitForLoadState();
			// What a phone lays out when it comes near has no size of its own before.
			await page.waitForFunction(
				() => document.querySelector(".laid-later") === null || document.documentElement.dataset.laid !== undefined,
			);
			const found = [...(await faultsOf(page))];
			// The size of targets is one of its rules.
			await expectAccessible(page);
			const kept = await keptInPlace(page);
			if (kept > MOST_KEPT) found.push(`${Math.round(kept * 100)} % of the window stays in place`);
			faults.push(...found.map((fault) => `${screen.name} ${zoom.name} ${language}: ${fault}`));
		});
	}
	expect(faults).toEqual([]);
});
