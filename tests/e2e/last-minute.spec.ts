import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { inTurn } from "../support/turns.ts";
import { centsOf, expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** Last minutes by week of arrival, on the fixture homes: from all weeks to one, and to the home at the same price. */

/** Two languages a run, one on a phone and one in a wide window. */
const SHOWN = LANGUAGES.filter((_, at) => inTurn(at, 2));
const widthOf = (language: Language) => (LANGUAGES.indexOf(language) < 2 ? 390 : 1440);

const weeksOf = (page: Page) => page.locator("section.arrival-week");
const cardOf = (page: Page) => page.getByRole("article").filter({ hasText: "Haus Eins" }).first();

/** Each card says how much less the stay costs and by which rule, beside what it cost before. */
async function expectReduced(page: Page): Promise<void> {
	for (const card of await page.getByRole("article").all()) {
		await expect(card.locator(".badge-ember")).toHaveText(/−\s?\d+\s?%$/);
		const percent = /\d+/.exec((await card.locator(".badge-ember").textContent()) ?? "")?.[0];
		await expect(card.locator(".reduced-by")).toHaveText(new RegExp(`${percent}\\s?%.*\\d+\\s?%`));
		const [before, now] = [card.locator(".price s"), card.locator(".price strong")];
		expect(centsOf((await before.textContent()) ?? "")).toBeGreaterThan(centsOf((await now.textContent()) ?? ""));
	}
}

/** Opens the second week of the links and answers its Monday. */
async function openWeek(page: Page): Promise<string> {
	await page.locator(".week-link").nth(2).click();
	await expect(page).toHaveURL(/\?(.*&)?week=\d{4}-\d{2}-\d{2}/);
	await expect(page.locator(".week-link").nth(2)).toHaveAttribute("aria-current", "page");
	await expect(weeksOf(page)).toHaveCount(1);
	return new URL(page.url()).searchParams.get("week") ?? "";
}

async function expectHomeAtThatPrice(page: Page, monday: string): Promise<void> {
	const price = await cardOf(page).locator(".price strong").innerText();
	await cardOf(page).getByRole("link", { name: "Haus Eins" }).click();
	await expect(page).toHaveURL(/arrival=/);
	const arrival = new URL(page.url()).searchParams.get("arrival") ?? "";
	const days = (Date.parse(arrival) - Date.parse(monday)) / 86_400_000;
	expect([days >= 0, days < 7], `${arrival} in the week of ${monday}`).toEqual([true, true]);
	await expect(page.locator(".price-panel .big")).toHaveText(price);
}

for (const language of SHOWN) {
	test(`last minutes stand under their weeks, with percent and reason, and lead to the home, ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: widthOf(language), height: 900 });
		await page.goto(`${href("lastMinute", language)}?adults=3`);
		expect(await weeksOf(page).count()).toBeGreaterThan(1);
		await expectReduced(page);
		await expectNoOverflow(page);
		await expectAccessible(page, language);
		const monday = await openWeek(page);
		await expectReduced(page);
		await expectAccessible(page, language);
		await expectHomeAtThatPrice(page, monday);
	});

	test(`a week without last minutes says so and leads on, ${language}`, async ({ page }) => {
		await page.setViewportSize({ width: widthOf(language), height: 900 });
		await page.goto(`${href("lastMinute", language)}?week=2020-01-06`);
		await expect(weeksOf(page)).toHaveCount(0);
		await expect(page.locator(".empty h2")).toBeVisible();
		await expectAccessible(page, language);
		await page.locator(".empty .btn").first().click();
		await expect(page).toHaveURL(/arrival=/);
		await expect(page.getByRole("article").first()).toBeVisible();
	});
}

test("another order shows the list of a search, and the first choice the weeks again", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(href("lastMinute", "en"));
	await page.locator("select[name=sort]").selectOption("price-asc");
	await expect(page).toHaveURL(/sort=price-asc/);
	await expect(weeksOf(page)).toHaveCount(0);
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.locator("select[name=sort]").selectOption({ label: "Last-minute offers by week" });
	await expect(weeksOf(page).first()).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("links lead from week to week and to the home at the same price", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 900 });
		await page.goto(href("lastMinute", "de"));
		expect(await weeksOf(page).count()).toBeGreaterThan(1);
		await expectReduced(page);
		const monday = await openWeek(page);
		await expectHomeAtThatPrice(page, monday);
	});
});
