import { expect, test } from "./site.ts";

test("the calendar's code comes while its field is pointed at, before it is opened", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await page.goto("/en/holiday-home/");
	await expect(page.locator("html[data-started]")).toBeAttached();
	await page.waitForLoadState("networkidle");
	const picker = () => scripts.filter((url) => /when-picker/.test(url));
	expect(picker()).toEqual([]);
	await page.locator(".when-field summary").first().hover();
	await expect.poll(() => picker().length).toBeGreaterThan(0);
	await expect(page.locator(".when-field[open]")).toHaveCount(0);
});

test("a map's code comes while its button is pointed at", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await page.goto("/parken/en/klitlyng");
	await expect(page.locator("html[data-started]")).toBeAttached();
	await page.waitForLoadState("networkidle");
	const map = () => scripts.filter((url) => /map-stage/.test(url));
	expect(map()).toEqual([]);
	const button = page.locator(".map-still button").first();
	await button.scrollIntoViewIfNeeded();
	await button.hover();
	await expect.poll(() => map().length).toBeGreaterThan(0);
	await expect(page.locator(".map-view")).toHaveCount(0);
});

test("a home's code comes at the visitor's first move, and not while the list comes to life", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await page.goto("/en/holiday-home/");
	await expect(page.locator("html[data-started]")).toBeAttached();
	const ofHomes = () => scripts.filter((url) => /accommodation-screen/.test(url));
	expect(ofHomes()).toEqual([]);
	await page.mouse.move(200, 300);
	await page.mouse.move(220, 320);
	await expect.poll(() => ofHomes().length).toBeGreaterThan(0);
});
