import type { Page } from "@playwright/test";
import { expect, openFilters, test } from "./site.ts";

/** One screen fades into the next, where nobody asked for less motion. */

/** Counts the transitions that the page begins. */
async function counted(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const counter = window as unknown as { fades: number };
		counter.fades = 0;
		const begin = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			counter.fades++;
			return begin(update);
		};
	});
	return () => page.evaluate(() => (window as unknown as { fades: number }).fades);
}

test("another screen fades in, and going back finds the place where one was", async ({ page }) => {
	const fades = await counted(page);
	await page.goto("/en/faq");
	await page.locator(".site-footer a[href='/en/about']").scrollIntoViewIfNeeded();
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(100);
	await page.locator(".site-footer a[href='/en/about']").click();
	await expect(page).toHaveURL(/\/en\/about$/);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	expect(await fades()).toBe(1);
	await page.goBack();
	await expect(page).toHaveURL(/\/en\/faq$/);
	await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
	expect(await fades()).toBe(2);
});

test("a search that only changes what it shows does not fade", async ({ page }) => {
	const fades = await counted(page);
	await page.goto("/en/holiday-home-austria/tyrol");
	await openFilters(page);
	await page.locator('.filters input[value="sauna"]').check();
	await expect(page).toHaveURL(/facility=sauna/);
	await expect(page.locator(".chip").first()).toBeAttached();
	expect(await fades()).toBe(0);
});

test("with less motion nothing fades", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const fades = await counted(page);
	await page.goto("/en/faq");
	await page.locator(".site-header .logo").click();
	await expect(page).toHaveURL(/\/en\/$/);
	expect(await fades()).toBe(0);
});
