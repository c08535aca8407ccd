import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { expect, expectAccessible, test } from "./site.ts";

/** Forms say above their fields what is wrong and lead to each of them (specification §3, §6; WCAG 3.3.1). */

const BOOK = "/en/book/haus-eins-a990001?arrival=2027-12-04&departure=2027-12-11";

for (const script of [true, false]) {
	test.describe(script ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled: script });

		test("a booking form that is not right begins with what is wrong, each leading to its field", async ({ page }) => {
			await page.goto(BOOK);
			await page.locator("#firstname").fill("Marit");
			await page.locator("#email").fill("not an address");
			await page.locator('button[value="book"]').click();
			const summary = page.locator(".form-errors");
			await expect(summary).toBeFocused();
			await expect(summary.getByRole("link")).toHaveText([
				"Last name",
				"Email address",
				"Telephone number",
				"Street and number",
				"Postcode",
				"Town",
				/^I accept the booking conditions/,
			]);
			if (script) await expectAccessible(page, "en");
			await summary.getByRole("link", { name: "Email address" }).press("Enter");
			await expect(page.locator("#email")).toBeFocused();
			await expect(page.locator("#email")).toHaveValue("not an address");
		});

		test("the way into the guest area leads to the address that is wrong", async ({ page }) => {
			await page.goto(guestHref("en", OWN_AREA, "overview"));
			await page.locator("#ask-email").fill("marit@");
			await page.locator("#ask-email").press("Enter");
			const summary = page.locator(".form-errors");
			await expect(summary).toBeFocused();
			await summary.getByRole("link", { name: "Email address" }).press("Enter");
			await expect(page.locator("#ask-email")).toBeFocused();
			await expect(page.locator("#ask-email")).toHaveValue("marit@");
		});
	});
}

test("the summary stands still while its fields are mended, and is of the next attempt after it", async ({ page }) => {
	await page.goto(BOOK);
	await page.locator('button[value="book"]').click();
	const links = page.locator(".form-errors").getByRole("link");
	await expect(links).toHaveCount(8);
	await page.locator("#firstname").fill("Marit");
	await page.locator("#lastname").fill("Vos");
	await expect(page.locator("#firstname-error")).toHaveCount(0);
	await expect(links).toHaveCount(8);
	await page.locator('button[value="book"]').click();
	await expect(links).toHaveCount(6);
	await expect(page.locator(".form-errors")).toBeFocused();
});
