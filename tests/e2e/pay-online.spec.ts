import { type MollieServer, startMollie } from "../support/mollie-server.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

import { expect, expectAccessible, expectNoOverflow, fillGuest, test } from "./site.ts";

/** Booking with a payment provider: its own site, and a stand-in of the provider with a page of its own. */

test.describe.configure({ mode: "serial" });

let provider: MollieServer;
let site: SiteProcess;
test.beforeAll(async () => {
	provider = await startMollie();
	site = await startSite(
		{ DEMO_DATA: "off", TODAY: "2027-01-15", MOLLIE_API_KEY: provider.apiKey, MOLLIE_API_URL: provider.apiUrl },
		90,
		{ feeds: ["tests/fixtures/h1-h2.jsonl"], ownAddress: true },
	);
});
test.afterAll(async () => {
	await site?.close();
	await provider?.close();
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });
		const [arrival, departure] = javaScriptEnabled ? ["2027-03-01", "2027-03-05"] : ["2027-03-08", "2027-03-12"];

		test("a guest books, pays at the provider and sees that it is booked", async ({ page }) => {
			await page.goto(`${site.url}/nl/boeken/haus-eins-a990001?arrival=${arrival}&departure=${departure}&adults=2`);
			await expect(page.getByText("een half uur voor je vast")).toBeVisible();
			await fillGuest(page, `pay.${javaScriptEnabled}@example.org`);
			await page.locator('input[name="acceptTerms"]').check();
			await page.locator('button[value="book"]').click();
			await expect(page.getByRole("heading", { name: "Pay 147.75" })).toBeVisible();
			await page.getByRole("button", { name: "paid" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
			await expect(page).toHaveURL(/\/nl\/succes\/boeking\?booking=H/);
			if (javaScriptEnabled) await expectAccessible(page);
			await expectNoOverflow(page);
		});
	});
}

test("who leaves the provider without paying finds the way back to it, and the nights still held", async ({ page }) => {
	await page.goto(`${site.url}/de/buchen/haus-eins-a990001?arrival=2027-03-15&departure=2027-03-19&adults=2`);
	await fillGuest(page, "back@example.org");
	await page.locator('input[name="acceptTerms"]').check();
	await page.locator('button[value="book"]').click();
	await expect(page.getByRole("heading", { name: /^Pay/ })).toBeVisible();
	await page.getByRole("button", { name: "canceled" }).click();
	await expect(page).toHaveURL(/\/de\/erfolg\/buchung\?booking=H/);
	await expectAccessible(page);
	await expect(page.getByText(/noch (29|30) Minuten/)).toBeVisible();
	await page.getByRole("button", { name: "Ich brauche eine Viertelstunde mehr" }).click();
	await expect(page.getByText(/noch (44|45) Minuten/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Ich brauche eine Viertelstunde mehr" })).toHaveCount(0);
	await page.locator("main a[href*='/pay/']").first().click();
	if (/\/pay\//.test(page.url())) await page.locator("main button").first().click();
	await expect(page.getByRole("heading", { name: /^Pay/ })).toBeVisible();
	await page.getByRole("button", { name: "paid" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
	const competing = await page.request.post(`${site.url}/api/quotes`, {
		headers: { Origin: site.url },
		data: { accoId: "a990001", arrival: "2027-03-15", departure: "2027-03-19", adults: 2, lang: "de" },
	});
	expect(competing.status()).toBe(409);
});
