import { LANGUAGES } from "#domain/language.ts";
import { inTurn } from "../support/turns.ts";
import { expect, expectAccessible, test } from "./site.ts";

/** Maps of one spot that a visitor opens: a park's, and that of an office on the contact page. */

const PAGES = { park: "/parken/en/klitlyng", contact: "/en/contact" } as const;

for (const [name, address] of Object.entries(PAGES)) {
	for (const language of LANGUAGES.filter((_, index) => inTurn(index, LANGUAGES.length))) {
		test(`the opened map of the ${name} page is accessible, ${language}`, async ({ page }) => {
			test.slow();
			await page.goto(address);
			const elsewhere = await page
				.locator(`link[rel="alternate"][hreflang^="${language}"]`)
				.first()
				.getAttribute("href");
			await page.goto(new URL(elsewhere ?? address, page.url()).pathname);
			const button = page.locator(".map-still button").first();
			await button.scrollIntoViewIfNeeded();
			await expect(page.locator("html[data-started]")).toBeAttached();
			await button.click();
			await expect(page.locator(".map-view canvas, .map-view [role='status']").first()).toBeVisible({
				timeout: 60_000,
			});
			await expect(page.locator(".map-loading")).toHaveCount(0, { timeout: 60_000 });
			await expectAccessible(page);
		});
	}
}
