import type { Language } from "#domain/language.ts";
import { booked, officeCells, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** What is sold, as staff look at it: without script, by addresses, as pictures, tables and files (specification §1: staff). */

const baseURL = process.env.SITE_URL ?? "";
const WORDS = {
	nl: { show: "Tonen", table: "Tabel", last: "Vorig jaar" },
	en: { show: "Show", table: "Table", last: "Last year" },
	de: { show: "Anzeigen", table: "Tabelle", last: "Letztes Jahr" },
	fr: { show: "Afficher", table: "Tableau", last: "L’an dernier" },
} as const satisfies Readonly<Record<Language, object>>;

for (const { language, width } of officeCells("office-numbers")) {
	test(`a booking is counted where it belongs, in ${language} at ${width}`, async ({ page, context, request }) => {
		const words = WORDS[language];
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		await signedIn(page, "sales");
		const looked = async () => {
			await expectNoOverflow(page);
			await expectAccessible(page);
		};
		const standing = async () =>
			Number((await page.locator(".office-figures dd b").first().innerText()).replace(/\D/g, ""));

		await page.goto("/staff/numbers");
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await looked();
		const menu = page.locator('nav a[href="/staff/numbers"][aria-current]');
		await expect(menu.first()).toBeAttached();

		// Arrivals of a year to come, chosen by the form; the answer has an address.
		await page.locator('[name="from"]').fill("2027-01-01");
		await page.locator('[name="until"]').fill("2027-12-31");
		await page.locator('[name="by"]').selectOption("arrival");
		await page.getByRole("button", { name: words.show }).click();
		await expect(page).toHaveURL(/from=2027-01-01&until=2027-12-31&by=arrival/);
		const before = await standing();
		const bookingNo = await booked(request, `Zahl${language}`);
		await rows("INSERT INTO discount_code (code, kind, bp) VALUES ('ZAHL10', 'percent', 1000) ON CONFLICT DO NOTHING");
		await rows("UPDATE booking SET discount_code = 'ZAHL10' WHERE booking_no = $1", [bookingNo]);
		await page.reload();
		await expect(page.locator('section[aria-labelledby="codes"] .office-shares')).toContainText("ZAHL10");
		// Others may book meanwhile.
		expect(await standing()).toBeGreaterThan(before);
		await looked();

		// Every picture has a name, and its table says the same.
		for (const picture of await page.getByRole("img").all()) await expect(picture).toHaveAccessibleName(/\w/);
		for (const card of await page.locator(".office-number").all()) {
			await card.getByText(words.table, { exact: true }).click();
			await expect(card.getByRole("region").first()).toBeVisible();
		}
		await expect(page.locator(".office-number-wide details tbody tr")).toHaveCount(12);
		await looked();

		const waits = page.waitForEvent("download");
		await page.locator('a[href*="table=months"]').click();
		expect((await waits).suggestedFilename()).toBe("halcyon-numbers.csv");

		await page.getByRole("link", { name: words.last, exact: true }).click();
		await expect(page.locator('.office-numbers-periods [aria-current="page"]')).toHaveText(words.last);
		await expect(page).toHaveURL(/by=arrival/);
	});
}

test("the numbers are all there without script", async ({ browser, page }) => {
	await signedIn(page, "finance");
	const { cookies } = await page.context().storageState();
	const context = await browser.newContext({ javaScriptEnabled: false });
	await context.addCookies(cookies);
	const plain = await context.newPage();
	await plain.goto(`${baseURL}/staff/numbers`);
	await plain.locator('[name="from"]').fill("2026-06-01");
	await plain.locator('[name="until"]').fill("2026-07-31");
	await plain.locator(".office-numbers-choice button").click();
	await expect(plain).toHaveURL(/from=2026-06-01/);
	await plain.locator(".office-number-wide summary").click();
	await expect(plain.locator(".office-number-wide tbody tr")).toHaveCount(2);
	await context.close();
});
