import type { Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { TURN } from "#tests/support/turns.ts";
import { SCREENS } from "./screens.ts";
import { expect, test } from "./site.ts";

/**
 * With colours of the visitor's own (contrast themes of Windows) backgrounds and shadows are gone: buttons have an edge,
 * what is chosen differs from what is not, and the focus is seen.
 */

const language = LANGUAGES[TURN % LANGUAGES.length] ?? "en";
const STAY = "?arrival=2027-02-06&departure=2027-02-13&adults=2";
const pathOf = (name: string) => SCREENS.find((screen) => screen.name === name)?.path(language) ?? "";

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.setViewportSize({ width: 1280, height: 900 });
});

/** Buttons without an edge, by their words. */
function bare(page: Page): Promise<readonly string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("button:not(:disabled), .btn, .btn-over, .chip")]
			.filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
			.filter((one) => {
				const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one);
				return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || borderTopColor === backgroundColor;
			})
			.map((one) => `${one.className}: ${one.textContent}`),
	);
}

/** Ground of what a selector finds; the theme's own colour for what is chosen is on it, or it is not. */
const grounds = (page: Page, selector: string) =>
	page
		.locator(selector)
		.evaluateAll((found) => [...new Set(found.map((one) => getComputedStyle(one).backgroundColor))]);

/** Each stop of the keyboard from here on has an outline in another colour than the ground. */
async function expectFocusSeen(page: Page, stops: number): Promise<void> {
	for (let stop = 0; stop < stops; stop++) {
		await page.keyboard.press("Tab");
		const ring = await page.evaluate(() => {
			const at = document.activeElement;
			// A field that is not drawn itself: its label or what follows it shows the focus.
			const around = [at, at?.closest("label"), at?.nextElementSibling, at?.closest(".link-tile")];
			return around.some((one) => {
				if (!one) return false;
				const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
				const ground = getComputedStyle(document.body).backgroundColor;
				return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== ground;
			})
				? null
				: `${at?.localName}.${at?.className} “${at?.textContent?.slice(0, 40)}”`;
		});
		expect(ring, "nothing shows the focus").toBeNull();
	}
}

test(`buttons have an edge and the focus is seen on every kind of page, in ${language}`, async ({ page }) => {
	for (const [name, query] of [
		["home", ""],
		["placeSearch", STAY],
		["homeDetail", STAY],
		["booking", STAY],
		["contact", ""],
		["favourites", ""],
		["bestWeek", ""],
	] as const) {
		await test.step(name, async () => {
			await page.goto(pathOf(name) + query);
			expect([name, await bare(page)]).toEqual([name, []]);
			await expectFocusSeen(page, 14);
		});
	}
});

test(`what is chosen differs from what is not, in ${language}`, async ({ page }) => {
	const differ = async (chosen: string, others: string) => {
		await page.locator(chosen).first().waitFor();
		const [on, off] = [await grounds(page, chosen), await grounds(page, others)];
		expect([chosen, on.length]).toEqual([chosen, 1]);
		expect(off, chosen).not.toContain(on[0]);
	};
	await page.goto(pathOf("booking") + STAY);
	await page.locator(".pills label").first().click();
	await differ(".pills label:has(input:checked)", ".pills label:not(:has(input:checked))");
	await page.goto(pathOf("placeSearch") + STAY);
	await differ(".site-nav a[aria-current]", ".site-nav a:not([aria-current])");
	await page.locator(".when-field > summary").click();
	await differ(".choice-chips input:checked + span", ".choice-chips input:not(:checked) + span");
	await differ(".range-calendar .day.end", ".range-calendar .day:not(.end)");
	// The nights between have an edge.
	const within = page.locator(".range-calendar .day.within").first();
	expect(await within.evaluate((day) => getComputedStyle(day).outlineStyle)).toBe("solid");
	// What floats over the page ends somewhere.
	expect(await page.locator(".when-field .popover").evaluate((box) => getComputedStyle(box).borderTopStyle)).toBe(
		"solid",
	);
	await page.goto(pathOf("homeDetail") + STAY);
	await page.locator(".sub-nav a").nth(1).click();
	await differ(".sub-nav .parts a[aria-current]", ".sub-nav .parts a:not([aria-current])");
});
