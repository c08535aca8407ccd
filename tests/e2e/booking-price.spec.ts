import type { Page } from "@playwright/test";
import { centsOf, expect, fillGuest, rows, test } from "./site.ts";

const FORM = (arrival: string, departure: string) =>
	`/en/book/haus-eins-a990001?arrival=${arrival}&departure=${departure}`;

const orderSum = async (page: Page) => centsOf(await page.getByTestId("order-sum").innerText());
const insured = (page: Page) => page.locator('input[name="insurance"][value="1"]');
/** What the insurance is offered for. */
const premium = async (page: Page) =>
	centsOf(
		await page
			.locator(".choice")
			.filter({ has: insured(page) })
			.locator("> b")
			.innerText(),
	);

/** What the booking of a guest asks for in the end. */
async function requested(email: string): Promise<{ grand: number; residence: string } | undefined> {
	const [booking] = await rows<{ grand: number; residence: string }>(
		"SELECT grand_cents AS grand, residence FROM booking JOIN guest USING (guest_id) WHERE email = $1",
		[email],
	);
	return booking;
}

test("the insurance is that of the country in the form, and the sum beside the order is what is asked", async ({
	page,
}) => {
	await page.goto(FORM("2027-10-16", "2027-10-23"));
	await page.evaluate(() => Object.assign(window, { stays: true }));
	await page.locator("#firstname").fill("Noor");
	const bare = await orderSum(page);
	await expect(page.getByTestId("grand-total")).toHaveText(/1|2|3|4|5|6|7|8|9/);
	// English pages begin with the United Kingdom, where it is not sold.
	await expect(page.locator("#countryCode")).toHaveValue("GB");
	await expect(insured(page)).toHaveCount(0);
	await expect(page.getByText(/only for guests living in the following countries: .*Germany/)).toBeVisible();

	const premiums: Record<string, number> = {};
	for (const country of ["NL", "DE", "FR"]) {
		await page.locator("#countryCode").selectOption(country);
		await expect(insured(page)).toHaveCount(1);
		await expect.poll(async () => Object.values(premiums).includes(await premium(page))).toBe(false);
		premiums[country] = await premium(page);
		if (country === "NL") await insured(page).check();
		await expect.poll(() => orderSum(page)).toBe(bare + (premiums[country] ?? 0));
	}
	// 5.5 % and 21 % tax, 6 % and 19 %, 4.5 % and 9 % (docs/guides/prices-and-stays.md#insurance): dearest in Germany, cheapest in France.
	expect(premiums.FR).toBeLessThan(premiums.NL ?? 0);
	expect(premiums.NL).toBeLessThan(premiums.DE ?? 0);

	await page.locator("#countryCode").selectOption("US");
	await expect(insured(page)).toHaveCount(0);
	await expect.poll(() => orderSum(page)).toBe(bare);
	await page.locator("#countryCode").selectOption("BE");
	await expect(insured(page)).toHaveCount(1);
	await insured(page).check();
	await expect.poll(() => orderSum(page)).toBeGreaterThan(bare);
	const shown = await orderSum(page);

	// All in place: nothing was loaded anew, nothing that was typed is lost.
	expect(await page.evaluate(() => "stays" in window)).toBe(true);
	await expect(page.locator("#firstname")).toHaveValue("Noor");
	await expect(page.getByRole("button", { name: "Book with obligation to pay", exact: true })).toBeVisible();
	await fillGuest(page, "insured@example.org");
	await page.locator("#countryCode").selectOption("BE");
	await expect.poll(() => orderSum(page)).toBe(shown);
	await page.locator('input[name="acceptTerms"]').check();
	await page.locator('button[value="book"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
	expect(await requested("insured@example.org")).toEqual({ grand: shown, residence: "BE" });
});

test("a code that was typed and not redeemed is shown in the price before anything is booked", async ({ page }) => {
	await page.goto(FORM("2027-10-30", "2027-11-06"));
	const bare = await orderSum(page);
	await fillGuest(page, "code@example.org");
	await page.locator('input[name="acceptTerms"]').check();

	const code = page.locator("#discountCode");
	await code.fill("NOSUCHCODE");
	await page.getByRole("button", { name: "Use code" }).click();
	await expect(code).toHaveAttribute("aria-invalid", "true");
	await expect(page.locator("#discountCode-answer")).toHaveText("We do not know the code NOSUCHCODE.");
	expect(await code.evaluate((field) => field.getAttribute("aria-describedby"))).toBe("discountCode-answer");

	await code.fill("five");
	await page.locator('button[value="book"]').click();
	await expect(page.getByText(/We have worked out the price again/)).toBeVisible();
	expect(await requested("code@example.org")).toBeUndefined();
	await expect.poll(() => orderSum(page)).toBeLessThan(bare);
	await expect(code).not.toHaveAttribute("aria-invalid", "true");
	await expect(page.locator("#discountCode-answer")).toHaveText(/^Discount code: .€\d/);
	const shown = await orderSum(page);
	await page.locator('button[value="book"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
	expect((await requested("code@example.org"))?.grand).toBe(shown);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the order shows the price of what was chosen before it books it", async ({ page }) => {
		await page.goto(FORM("2027-11-13", "2027-11-20"));
		const bare = await orderSum(page);
		await expect(insured(page)).toHaveCount(0);
		await page.locator("#countryCode").selectOption("DE");
		await page.locator('button[value="price"]').click();
		await expect(insured(page)).toHaveCount(1);
		const offered = await premium(page);
		expect(await orderSum(page)).toBe(bare);

		await fillGuest(page, "plain-price@example.org");
		await page.locator("#countryCode").selectOption("DE");
		await insured(page).check();
		await page.locator("#discountCode").fill("five");
		await page.locator('input[name="acceptTerms"]').check();
		await page.locator('button[value="book"]').click();
		await expect(page.getByText(/We have worked out the price again/)).toBeVisible();
		await expect(page.locator("#address")).toHaveValue("Lindelaan 14");
		await expect(insured(page)).toBeChecked();
		const shown = await orderSum(page);
		expect(shown).not.toBe(bare);
		expect(shown).toBeLessThan(bare + offered);
		await page.locator('button[value="book"]').click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
		expect(await requested("plain-price@example.org")).toEqual({ grand: shown, residence: "DE" });
	});
});

for (const [kind, type] of [
	["order", ""],
	["hold", "&type=Option"],
] as const) {
	test(`what each part costs stands before the button of the ${kind}, on a phone too`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(FORM("2027-09-18", "2027-09-25") + type);
		const bottom = async (selector: string) => {
			const box = await page.locator(selector).first().boundingBox();
			return (box?.y ?? Number.NaN) + (box?.height ?? 0);
		};
		const button = await page.locator('button[name="do"][value="book"]').first().boundingBox();
		expect(await bottom("#summary")).toBeLessThan(button?.y ?? 0);
		expect(await bottom("[data-testid=grand-total]")).toBeLessThan(button?.y ?? 0);
		// Beside the form where there is room, from its top on.
		await page.setViewportSize({ width: 1440, height: 900 });
		const [form, summary] = await Promise.all(
			["form.booking-cols > div:not(.summary)", "#summary"].map((selector) =>
				page.locator(selector).first().boundingBox(),
			),
		);
		expect(summary?.x ?? 0).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
		expect(Math.abs((summary?.y ?? 0) - (form?.y ?? 0))).toBeLessThanOrEqual(40);
	});
}
