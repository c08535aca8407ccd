import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** Two homes stand in the fixture: a990001 (Haus Eins) and a990002 (Haus Zwei). */

const heart = (page: Page, accoId: string) =>
	page.locator(`button.heart[data-acco="${accoId}"]`).filter({ visible: true }).first();
const likesCookie = async (page: Page) => (await page.context().cookies()).find((cookie) => cookie.name === "likes");

test.describe.configure({ mode: "serial" });

test("toggling a heart adds the home and takes it out, with a cookie for about three months", async ({ page }) => {
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/");
	await heart(page, "a990001").click();
	await expect(heart(page, "a990001")).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator(".site-header .like-count")).toHaveText("1");
	await heart(page, "a990002").click();
	const cookie = await likesCookie(page);
	expect(cookie?.value).toBe("a990001,a990002");
	expect(cookie?.path).toBe("/");
	const days = ((cookie?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(91.9);
	expect(days).toBeLessThan(92.1);
	await heart(page, "a990001").click();
	await expect(heart(page, "a990001")).toHaveAttribute("aria-pressed", "false");
	expect((await likesCookie(page))?.value).toBe("a990002");
	await expect(page.locator(".site-header .like-count")).toHaveText("1");
});

test("the heart moves for one second after each touch", async ({ page }) => {
	await page.clock.install();
	await page.goto("/nl/acco/a990001");
	await page.clock.pauseAt(Date.now() + 60_000);
	await heart(page, "a990001").click();
	await expect(heart(page, "a990001")).toHaveClass(/moving/);
	await page.clock.runFor(900);
	await expect(heart(page, "a990001")).toHaveClass(/moving/);
	await page.clock.runFor(200);
	await expect(heart(page, "a990001")).not.toHaveClass(/moving/);
});

test("a like is the same on the list, on the home's own screen and among the favourites", async ({ page }) => {
	await page.goto("/de/ferienhaus-osterreich/tirol/");
	await heart(page, "a990002").click();
	await page.getByRole("link", { name: "Haus Zwei" }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: "Haus Zwei" })).toBeVisible();
	await expect(heart(page, "a990002")).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("link", { name: "Favoriten, 1 Haus" }).click();
	await expect(page).toHaveURL(/\/de\/favoriten$/);
	await expect(page.getByRole("heading", { level: 2, name: "Haus Zwei" })).toBeVisible();
});

test("likes that are no longer homes of ours are dropped at the start", async ({ page, context }) => {
	await context.addCookies([{ name: "likes", value: "a424242,a990001", url: process.env.SITE_URL ?? "" }]);
	await page.goto("/nl/");
	await expect.poll(async () => (await likesCookie(page))?.value).toBe("a990001");
	await expect(page.locator(".site-header .like-count")).toHaveText("1");
});

test("favourites show the price of the last stay searched for, and what is not free", async ({ page, context }) => {
	await context.addCookies([{ name: "likes", value: "a990001,a990002", url: process.env.SITE_URL ?? "" }]);
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/?arrival=2027-06-05&departure=2027-06-12&adults=4");
	await page.goto("/nl/favorieten");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je 2 favorieten");
	await expect(page.locator(".stay-line")).toContainText("5 – 12 juni 2027");
	await expect(page.locator(".stay-line")).toContainText("4 gasten");
	await expect(page.getByRole("region", { name: "Naast elkaar" }).last()).toContainText("Totaalprijs");
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoOverflow(page);
		await expectAccessible(page);
	}
});

test("a shared list opens for another visitor, in each language", async ({ page }) => {
	await page.goto("/nl/favorieten?fav=a990002,a990001,a424242");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 huizen die iemand met je deelt");
	await page.locator(".site-header details.menu summary").first().click();
	await page.locator('.site-header details.menu a[hreflang="en"]').first().click();
	// A move within the page encodes the comma.
	await expect(page).toHaveURL(/\/en\/favorites\?fav=a990002(,|%2C)a990001$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 homes someone has shared with you");
	expect(await likesCookie(page)).toBeUndefined();
});

test("without likes the favourites say how they come", async ({ page }) => {
	await page.goto("/fr/favoris");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pas encore de favoris");
	await expect(page.getByRole("link", { name: "Voir les maisons" })).toBeVisible();
});

test("only my likes are searched with fav=1", async ({ page, context }) => {
	await context.addCookies([{ name: "likes", value: "a990002", url: process.env.SITE_URL ?? "" }]);
	await page.goto("/nl/vakantiehuis/?fav=1");
	await expect(page.locator("article.result")).toHaveCount(1);
	await expect(page.locator("article.result")).toContainText("Haus Zwei");
	await context.clearCookies();
	await page.goto("/nl/vakantiehuis/?fav=1");
	await expect(page.locator("article.result")).toHaveCount(0);
});

test("the hearts of a page share one form: a browser goes through the fields of each", async ({ page }) => {
	await page.goto("/en/holiday-home/");
	const hearts = await page
		.locator("button.heart")
		.evaluateAll((all) =>
			all.map((one) => [(one as HTMLButtonElement).form?.getAttribute("action"), one.closest("form") === null]),
		);
	expect(hearts.length).toBeGreaterThan(1);
	for (const heart of hearts) expect(heart).toEqual(["/likes", true]);
	await expect(page.locator('form[action="/likes"]')).toHaveCount(1);
});

test("without script a heart is a form that works", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL ?? "" });
	const page = await context.newPage();
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/?adults=3");
	await heart(page, "a990001").click();
	await expect(page).toHaveURL(/\/nl\/vakantiehuis-oostenrijk\/tirol\/\?adults=3$/);
	await expect(heart(page, "a990001")).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator(".site-header .like-count")).toHaveText("1");
	await heart(page, "a990001").click();
	await expect(page.locator(".site-header .like-count")).toHaveCount(0);
	await context.close();
});
