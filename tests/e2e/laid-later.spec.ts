import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** What lies below a phone's first window is laid out when it comes near, and all of it once the page has time. */

const HOME = "/en/acco/a990001";
const pieces = (page: Page) =>
	page
		.locator(".laid-later")
		.evaluateAll((all) => all.map((one) => [one.checkVisibility({ contentVisibilityAuto: true }), one.clientHeight]));
const howLaid = (page: Page) =>
	page.locator(".laid-later").evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));

test("a phone lays out the rest of a home's page by itself, and each part then has its own height", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(HOME);
	await expect(page.locator("html[data-laid]")).toBeAttached();
	const laid = await pieces(page);
	expect(laid.length).toBeGreaterThan(2);
	for (const [isShown, height] of laid) expect([isShown, Number(height) > 100]).toEqual([true, true]);
	expect(new Set(await howLaid(page))).toEqual(new Set(["visible"]));
	await page.goto(`${HOME}#rules`);
	await expect(page.locator("#rules")).toBeInViewport();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a part is laid out when it comes near on a phone, and at once on a wide window", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(HOME);
		expect(new Set(await howLaid(page))).toEqual(new Set(["auto"]));
		await page.locator('.sub-nav a[href$="#rules"]').first().click();
		await expect(page.locator("#rules")).toBeInViewport();
		await page.setViewportSize({ width: 1440, height: 900 });
		expect(new Set(await howLaid(page))).toEqual(new Set(["visible"]));
	});
});
