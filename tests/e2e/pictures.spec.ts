import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** The gallery of H2, which the set-up has given eight pictures (global-setup.ts). */

const loaded = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test("a home shows one large picture and four beside it, and all of them in the lightbox by keyboard", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/nl/acco/a990002");
	await expect(page.locator(".gallery > a:visible")).toHaveCount(5);
	await expect.poll(() => loaded(page, ".gallery img")).toBe(true);
	const button = page.getByRole("link", { name: "Alle 8 afbeeldingen" });
	await button.focus();
	await page.keyboard.press("Enter");
	const lightbox = page.getByRole("dialog", { name: /./ });
	await expect(lightbox).toBeVisible();
	await expect(lightbox.getByText("1 van 8")).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(lightbox.getByText("2 van 8")).toBeVisible();
	await expect(lightbox.locator("figcaption")).toHaveText("Illustratie: Haus Zwei, beeld 2");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(lightbox.getByText("8 van 8")).toBeVisible();
	// The small ones below lead to each of them.
	await lightbox.locator(".thumbnails button").nth(3).click();
	await expect(lightbox.getByText("4 van 8")).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(lightbox).toHaveCount(0);
	await expect(button).toBeFocused();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a picture of a home leads to the page of all of them, with their words", async ({ page }) => {
		await page.goto("/nl/acco/a990002?adults=3");
		await page.locator(".gallery > a").nth(2).click();
		await expect(page).toHaveURL(/adults=3&pictures=1#picture-3$/);
		await expect(page.locator(".picture-page figure")).toHaveCount(8);
		await expect.poll(() => loaded(page, ".picture-page img")).toBe(true);
		await expect(page.locator("#picture-3 figcaption")).toHaveText("Illustratie: Haus Zwei, beeld 3");
		await page.getByRole("link", { name: "Terug naar het huis" }).click();
		await expect(page).toHaveURL(/\/haus-zwei-a990002\?adults=3$|acco\/a990002\?adults=3$/);
	});
});

test("on a phone the gallery is swiped and says where one is", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/en/acco/a990002");
	await expect(page.locator(".gallery-count")).toHaveText("1 of 8");
	await page.locator(".gallery").evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }));
	await expect(page.locator(".gallery-count")).toHaveText("3 of 8");
	await expectNoOverflow(page);
	await expectAccessible(page);
});

test("a card's further pictures come when somebody reaches for them, and its arrows turn them", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/");
	const card = page.locator("article", { hasText: "Haus Zwei" }).first();
	await expect(card.locator(".strip img")).toHaveCount(1);
	await card.locator(".strip").hover();
	await expect(card.locator(".strip img")).toHaveCount(5);
	// Who listens hears one picture and one link of a home.
	await expect(card.getByRole("img")).toHaveCount(1);
	await expect(card.getByRole("link")).toHaveCount(1);
	await expect(card.getByRole("button")).toHaveCount(1);
	await card.locator(".arrow.on").click();
	await expect(card.locator(".dots i").nth(1)).toHaveClass("here");
	await expect(card.locator(".arrow.back")).toBeEnabled();
	await card.locator(".strip a").nth(1).click();
	await expect(page.getByRole("heading", { level: 1, name: "Haus Zwei" })).toBeVisible();
});

test("a result page paints its text before its pictures are made", async ({ page }) => {
	// No picture ever comes; the page must not care.
	await page.route("**/images/**", () => {});
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/", { waitUntil: "domcontentloaded" });
	await expect(page.getByRole("link", { name: "Haus Zwei" }).first()).toBeVisible();
	await expect(page.locator("article .price").first()).toContainText("€");
});
