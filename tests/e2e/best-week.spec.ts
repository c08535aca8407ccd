import { href } from "#site/href.ts";
import { cellsInTurn } from "#tests/support/turns.ts";
import { CELLS, centsOf, expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** The best week: from the question to the booking form. */

for (const { language, width } of cellsInTurn("best-week", CELLS)) {
	test(`a week of the grid leads to its search and on to a booking at the same price, ${language} at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(href("bestWeek", language));
		await page.locator(".word summary").first().click();
		await page.locator("input[name=adults]").fill("4");
		await page.keyboard.press("Escape");
		await page.locator(".word summary").nth(3).click();
		await page.locator("input[name=budget]").fill("1300");
		await page.keyboard.press("Escape");
		await page.locator(".word summary").nth(5).click();
		await page.locator("select[name=first]").selectOption("2027-03");
		await page.locator("select[name=last]").selectOption("2027-05");
		await page.locator("details[open] button[type=submit]").click();
		await expect(page).toHaveURL(/adults=4.*first=2027-03&last=2027-05.*budget=1300/);
		// Until the answer is here the weeks of the question before stand there.
		await expect(page.locator(".week.best")).toHaveAttribute("href", /adults=4.*priceMax=185/);
		await expect(page.locator(".week-grid tbody tr")).toHaveCount(3);
		await expectNoOverflow(page);
		await expectAccessible(page, language);

		const best = page.locator(".week.best");
		const cents = Math.round(centsOf((await best.locator("b").textContent()) ?? "") / 100);
		await best.focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowUp");
		await expect(best).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/arrival=2027-\d\d-\d\d&departure=2027-\d\d-\d\d&adults=4&priceMax=185/);
		const card = page.locator("#lister .result").first();
		await expect(card).toBeVisible();
		expect(Math.round(centsOf((await card.locator(".price strong").textContent()) ?? "") / 100)).toBe(cents);
		await card.locator("h2 a").click();
		await expect(page).toHaveURL(/arrival=2027-\d\d-\d\d&departure=2027-\d\d-\d\d&adults=4/);
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("the sentence is a form, and what fits nothing says what would help", async ({ page }) => {
		await page.goto(href("bestWeek", "en"));
		await page.locator(".word summary").nth(3).click();
		await page.locator("input[name=budget]").fill("100");
		await page.locator("input[name=budget]").press("Enter");
		await expect(page).toHaveURL(/budget=100/);
		await expect(page.locator(".week-answer")).toContainText("No week matches.");
		await page.locator(".no-week li a").first().click();
		await expect(page.locator(".week-grid a.week:not(.over)").first()).toBeVisible();
	});
});
