import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import type { RouteName } from "#site/route-table.ts";
import { CHROMIUM_ARGS, chromiumPath } from "../support/chromium.ts";
import { difference, MOST_DIFFERENT, readReference, smallPicture } from "../support/looks.ts";
import { SCREENS } from "./screens.ts";
import { expect, test } from "./site.ts";

// The whole browser, in which the references were taken: one without windows draws letters and bars in its own way.
test.use({ launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] } });

/**
 * Screens against pictures that were reviewed. `npm run look:update` takes them anew; look at them before they
 * are committed.
 */

const REFERENCES = "tests/e2e/looks";
const RESULTS = "test-results/looks";
/** A week that no journey books, far enough ahead for every rule. */
const STAY = "?arrival=2027-02-06&departure=2027-02-13&adults=2";

interface Look {
	readonly name: RouteName;
	readonly language: Language;
	readonly width: 390 | 1440;
	readonly query?: string;
	/** Pressed before the picture is taken. */
	readonly press?: string;
}

/** The first window of each: its content comes from the two fixture homes and the stories alone. */
const LOOKS: readonly Look[] = [
	{ name: "home", language: "nl", width: 1440 },
	{ name: "home", language: "de", width: 390, press: ".site-header .only-narrow > summary" },
	// In an order that no booking or review of a journey changes.
	{ name: "placeSearch", language: "en", width: 1440, query: `${STAY}&sort=price-asc` },
	{ name: "placeSearch", language: "fr", width: 390, query: `${STAY}&sort=price-asc` },
	{ name: "homeDetail", language: "de", width: 1440, query: STAY },
	{ name: "homeDetail", language: "nl", width: 390, query: STAY },
	{ name: "booking", language: "fr", width: 1440, query: STAY },
	{ name: "booking", language: "en", width: 390, query: STAY },
	{ name: "contact", language: "de", width: 1440 },
	{ name: "faq", language: "fr", width: 390 },
	{ name: "rentOut", language: "en", width: 1440 },
	{ name: "guest", language: "nl", width: 390 },
];

async function pictureOf(page: Page, { name, language, width, query = "", press }: Look): Promise<Buffer> {
	const screen = SCREENS.find((screen) => screen.name === name);
	await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
	await page.goto(`${screen?.path(language)}${query}`);
	await page.waitForLoadState("networkidle");
	if (press) await page.locator(press).click();
	// A wide window brings the map by itself, once the page is in the browser's hands.
	if (name === "placeSearch" && width === 1440) await page.locator(".search-map").waitFor();
	await page.evaluate(async () => {
		await document.fonts.ready;
		const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
		await Promise.all(seen.map((image) => image.decode().catch(() => {})));
		// A map is drawn by the machine's own WebGL; its place is looked at, and map.spec.ts looks at it.
		for (const map of document.querySelectorAll<HTMLElement>(".search-map")) map.style.visibility = "hidden";
	});
	const shot = await page.screenshot({ animations: "disabled" });
	return smallPicture(shot, width === 390 ? 390 : 720);
}

for (const width of [390, 1440]) {
	test(`screens look as they were reviewed, at ${width} px`, async ({ page }, { config }) => {
		test.setTimeout(180_000);
		mkdirSync(RESULTS, { recursive: true });
		await page.emulateMedia({ reducedMotion: "reduce" });
		const isUpdate = config.updateSnapshots === "all";
		const different: string[] = [];
		for (const look of LOOKS.filter((look) => look.width === width)) {
			const file = `${look.name}-${look.language}-${width}`;
			const reference = `${REFERENCES}/${file}.webp`;
			const picture = await pictureOf(page, look);
			if (isUpdate) {
				mkdirSync(REFERENCES, { recursive: true });
				await writeFile(reference, picture);
				continue;
			}
			const known = await readReference(reference);
			const share = known ? await difference(known, picture, `${RESULTS}/${file}-where.png`) : 1;
			if (share <= MOST_DIFFERENT) continue;
			await writeFile(`${RESULTS}/${file}.webp`, picture);
			different.push(`${file}: ${(share * 100).toFixed(1)} % differs, see ${RESULTS}`);
		}
		expect(different).toEqual([]);
	});
}
