import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** What is chosen while the page's script is still on its way counts as if it had been there. */

const HOME = "/en/book/haus-eins-a990001";
const STAY = "arrival=2027-02-17&departure=2027-02-20";

/** A page whose script is held back until `release`. */
async function held(context: BrowserContext, address: string): Promise<{ page: Page; release: () => void }> {
	// Not the fixture's page, which waits for the script.
	const page = await context.newPage();
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(address, { waitUntil: "domcontentloaded" });
	return { page, release };
}

test("an order chosen before the page's script is there counts", async ({ context }) => {
	const { page, release } = await held(context, "/en/holiday-home/");
	await page.locator("select[name=sort]").selectOption("price-desc");
	release();
	await expect(page).toHaveURL(/sort=price-desc/);
	await expect(page.locator("select[name=sort]")).toHaveValue("price-desc");
	await page.goBack();
	await expect(page.locator("select[name=sort]")).toHaveValue("recommended");
});

test("ticks, numbers and prices of the filters chosen before the page's script is there count, all of them", async ({
	context,
}) => {
	const { page, release } = await held(context, "/en/holiday-home/");
	const filters = page.locator("form.filters");
	await page.locator("details:has(form.filters) > summary").first().click();
	await filters.locator('input[name="priceMin"]').fill("20");
	await filters.locator('input[name="priceMax"]').fill("900");
	const tick = filters.getByRole("checkbox").first();
	const name = String(await tick.getAttribute("name"));
	await tick.check();
	await filters.locator("select").first().selectOption({ index: 1 });
	const number = String(await filters.locator("select").first().getAttribute("name"));
	release();
	for (const part of [name, number, "priceMin=20", "priceMax=900"]) {
		await expect(page).toHaveURL(new RegExp(`[?&]${part}`));
	}
	await expect(tick).toBeChecked();
	await expect(filters.locator("select").first()).not.toHaveValue("");
});

test("guests and days filled in before the page's script is there count", async ({ context }) => {
	const { page, release } = await held(context, "/en/holiday-home/");
	const box = page.locator("form.search-box").first();
	await box.locator(".seg details:not(.when-field) > summary").click();
	await box.locator('input[name="adults"]').fill("5");
	await box.locator('input[name="pets"]').fill("1");
	await box.locator(".when-field > summary").click();
	await box.locator('input[name="arrival"]').fill("2027-04-24");
	await box.locator('input[name="departure"]').fill("2027-04-27");
	release();
	await expect(box.locator(".seg details:not(.when-field) > summary")).toHaveText("5 guests, 1 pet");
	// The calendar has taken the place of the browser's own fields, with the same days.
	await expect(box.locator(".when-picker")).toBeVisible();
	await expect(box.locator('input[name="arrival"]')).toHaveValue("2027-04-24");
	await expect(box.locator('input[name="departure"]')).toHaveValue("2027-04-27");
});

test("guests of the best week given before the page's script is there count", async ({ context }) => {
	const { page, release } = await held(context, "/en/best-week");
	const party = page.locator(".week-question details").filter({ has: page.locator('input[name="adults"]') });
	await party.locator("summary").click();
	await party.locator('input[name="adults"]').fill("4");
	release();
	await expect(party.locator("summary")).toContainText("4 guests");
});

test("what costs money on the booking form and is chosen before the page's script is there changes the price", async ({
	context,
}) => {
	const { page, release } = await held(context, `${HOME}?${STAY}&type=Booking`);
	const sum = page.getByTestId("order-sum");
	const before = await sum.textContent();
	await page.locator('input[name^="extra_"]').first().check();
	await page.locator("#countryCode").selectOption("DE");
	await page.locator("#telCountry").selectOption("FR");
	release();
	await expect(sum).not.toHaveText(String(before));
	await expect(page.locator('input[name^="extra_"]').first()).toBeChecked();
	// Sold to guests who live in Germany alone of the two.
	await expect(page.locator('input[name="insurance"][value="1"]')).toBeVisible();
	await expect(page.getByRole("combobox", { name: "Country code" })).toContainText("+33");
});

test("presses of more and less before the page's script is there count", async ({ context }) => {
	const { page, release } = await held(context, "/en/holiday-home/");
	const box = page.locator("form.search-box").first();
	await box.locator(".seg details:not(.when-field) > summary").click();
	await box.getByRole("button", { name: "Adults: one more" }).click({ clickCount: 3 });
	await box.getByRole("button", { name: "Adults: one less" }).click();
	await box.getByRole("button", { name: "Pets: one more" }).click();
	await expect(box.locator('input[name="adults"]')).toHaveValue("4");
	await expect(box.locator('input[name="pets"]')).toHaveValue("1");
	release();
	await expect(box.locator(".seg details:not(.when-field) > summary")).toHaveText("4 guests, 1 pet");
	// From then on the component counts, and counts once.
	await expect(page.locator("html")).toHaveAttribute("data-started", "");
	await box.getByRole("button", { name: "Adults: one more" }).click();
	await expect(box.locator('input[name="adults"]')).toHaveValue("5");
});

test("without script a stepper is a field to type in, without buttons that nothing hears", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/en/holiday-home/");
	const box = page.locator("form.search-box").first();
	await box.locator(".seg details:not(.when-field) > summary").click();
	await expect(box.locator('input[name="adults"]')).toBeVisible();
	await expect(box.getByRole("button", { name: "Adults: one more" })).toHaveCount(0);
	await context.close();
});
