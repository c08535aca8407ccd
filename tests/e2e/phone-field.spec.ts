import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { expect, test } from "./site.ts";

/** The telephone field and its list of countries (specification §7, §8, §9), on the form of a week that nobody books. */

const FORM = (language: "nl" | "en" | "de" | "fr", book: string) =>
	`/${language}/${book}/haus-eins-a990001?arrival=2027-10-23&departure=2027-10-30`;
const NL = FORM("nl", "boeken");

const field = (page: Page) => page.locator(".select-list-field");
const list = (page: Page) => page.getByRole("listbox");
const active = (page: Page) => page.locator("[data-active]");
const country = (page: Page) => page.locator("#telCountry");

test("the list is worked by key: it opens, is searched by letters, chooses and closes, and the focus stays", async ({
	page,
}) => {
	await page.goto(NL);
	await expect(field(page)).toHaveText("+31 Nederland");
	await expect(field(page)).toHaveAttribute("aria-expanded", "false");
	await field(page).focus();
	await page.keyboard.press("ArrowDown");
	await expect(list(page)).toBeVisible();
	// The preferred countries stand on top, and all by name below them.
	await expect(page.getByRole("option").nth(0)).toHaveText("Nederland +31");
	await expect(page.getByRole("option").nth(1)).toHaveText("België +32");
	await expect(page.getByRole("option").nth(2)).toHaveText(/Afghanistan/);
	await expect(active(page)).toHaveText("Nederland +31");

	// Letters lead past the preferred ones.
	await page.keyboard.type("belg");
	await expect(active(page)).toHaveText("België +32");
	const named = await field(page).getAttribute("aria-activedescendant");
	expect(await active(page).getAttribute("id")).toBe(named);
	expect(await page.getByRole("option").nth(1).getAttribute("id")).not.toBe(named);
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);
	await expect(country(page)).toHaveValue("NL");

	await page.keyboard.type("ooste");
	await expect(active(page)).toHaveText("Oostenrijk +43");
	await page.keyboard.press("Enter");
	await expect(list(page)).toHaveCount(0);
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveText("+43 Oostenrijk");
	await expect(country(page)).toHaveValue("AT");

	await page.keyboard.press("End");
	await expect(active(page)).toHaveText(/Zwitserland|Zweden|Zuid/);
	await page.keyboard.press("Home");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Tab");
	await expect(country(page)).toHaveValue("BE");
	await expect(page.locator("#telNumber")).toBeFocused();
});

test("the list opens upward where no more than 200 px are free below, and is chosen from by finger", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(NL);
	await expect(field(page)).toBeVisible();
	for (const [free, side] of [
		[200, "top"],
		[201, "bottom"],
	] as const) {
		await page.evaluate((free) => {
			const { bottom } = document.querySelector(".select-list")?.getBoundingClientRect() ?? { bottom: 0 };
			scrollTo({ top: scrollY + Math.ceil(bottom) - innerHeight + free, behavior: "instant" });
			// Whole pixels: the field ends where the test says.
			const place = document.querySelector<HTMLElement>(".select-list");
			const now = place?.getBoundingClientRect().bottom ?? 0;
			if (place) place.style.top = `${innerHeight - free - now}px`;
		}, free);
		await field(page).dispatchEvent("click");
		await expect(list(page)).toHaveAttribute("data-side", side);
		const box = await list(page).boundingBox();
		expect(box?.height).toBeLessThanOrEqual(200);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
		await field(page).dispatchEvent("click");
		await expect(list(page)).toHaveCount(0);
	}
	await field(page).click();
	await page.getByRole("option", { name: "België" }).first().click();
	await expect(country(page)).toHaveValue("BE");
});

test("a number with its international prefix chooses the country, and survives a reload and an error", async ({
	page,
}) => {
	await page.goto(FORM("de", "buchen"));
	await expect(field(page)).toHaveText("+49 Deutschland");
	await page.locator("#telNumber").pressSequentially("+31 6 123");
	await expect(field(page)).toHaveText("+31 Niederlande");
	await expect(country(page)).toHaveValue("NL");
	await page.locator("#telNumber").blur();
	await expect(page.locator("#telNumber-error")).toHaveText(/zu kurz/);

	await page.reload();
	await expect(field(page)).toHaveText("+31 Niederlande");
	await expect(page.locator("#telNumber")).toHaveValue("+31 6 123");

	await page.locator('button[value="book"]').click();
	await page.getByRole("alert").getByRole("link", { name: "Telefonnummer" }).click();
	await expect(page.locator("#telNumber")).toBeFocused();
	await expect(country(page)).toHaveValue("NL");
});

test("nothing moves when the list takes the place of the browser's own", async ({ page }) => {
	await page.addInitScript(() => {
		const shifts = { sum: 0 };
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(NL);
	await expect(field(page)).toBeVisible();
	const [ours, theirs] = await Promise.all([field(page).boundingBox(), country(page).boundingBox()]);
	expect(ours).toEqual(theirs);
	expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.005);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the country is the browser's own list, and what was typed comes back with the error", async ({ page }) => {
		await page.goto(FORM("fr", "reserver"));
		await expect(field(page)).toHaveCount(0);
		await expect(country(page)).toHaveValue("FR");
		await country(page).selectOption("BE");
		await page.locator("#telNumber").fill("12");
		await page.locator('button[value="book"]').click();
		await expect(country(page)).toHaveValue("BE");
		await expect(page.locator("#telNumber")).toHaveValue("12");
		await expect(page.locator("#telNumber-error")).toHaveText(/trop court/);
		await expect(page.locator("#telNumber")).toHaveAttribute("maxlength", "25");
	});
});

test("in forced colours the active country is seen, and what is open breaks no rule of accessibility", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto(FORM("en", "book"));
	await expect(page.locator("#telNumber")).toHaveAttribute("placeholder", "Enter a phone number");
	await field(page).click();
	const colours = await active(page).evaluate((option) => {
		const other = option.nextElementSibling ?? option;
		return [getComputedStyle(option).backgroundColor, getComputedStyle(other).backgroundColor];
	});
	expect(colours[0]).not.toBe(colours[1]);
	await page.emulateMedia({ forcedColors: "none" });
	expect(await violations(page)).toEqual([]);
});
