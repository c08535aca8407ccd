import type { Language } from "#domain/language.ts";
import { cellsInTurn } from "#tests/support/turns.ts";
import {
	CELLS,
	centsOf,
	chooseDates,
	chooseDestination,
	expect,
	expectAccessible,
	expectGrandTotal,
	expectNoOverflow,
	fillGuest,
	rows,
	test,
} from "./site.ts";

/** Stays far enough apart that the journeys do not take each other's nights. */
const STAYS = [
	["2027-03-06", "2027-03-13"],
	["2027-03-13", "2027-03-20"],
	["2027-03-20", "2027-03-27"],
	["2027-03-27", "2027-04-03"],
	["2027-05-01", "2027-05-08"],
	["2027-05-08", "2027-05-15"],
	["2027-05-15", "2027-05-22"],
	["2027-05-22", "2027-05-29"],
] as const;

const JOURNEYS = CELLS.map((cell, at) => ({ ...cell, stay: STAYS[at] ?? STAYS[0] }));

/** What must be in the outbox after a booking. */
async function expectMail(email: string, language: Language): Promise<void> {
	await expect
		.poll(() =>
			rows<{ kind: string; lang: string; html: string; text: string }>(
				"SELECT kind, lang, html, text FROM email_outbox WHERE recipient = $1",
				[email],
			),
		)
		.toEqual([
			expect.objectContaining({ lang: language, html: expect.stringContaining("<table"), text: expect.any(String) }),
		]);
}

for (const { language, width, stay } of cellsInTurn("booking-journey", JOURNEYS)) {
	test(`a guest finds a home and books it, ${language} at ${width} px`, async ({ page }) => {
		const [arrival, departure] = stay;
		await page.setViewportSize({ width, height: 900 });

		await page.goto(`/${language}/`);
		await expectAccessible(page);
		await expectNoOverflow(page);
		await chooseDestination(page, "Kirchberg in Tirol");
		await chooseDates(page, arrival, departure);
		await page.locator(".search-box > .btn").click();

		await expect(page).toHaveURL(/kirchberg-in-tirol\/\?arrival=/);
		const card = page.getByRole("article").filter({ hasText: "Haus Eins" });
		const cardPrice = centsOf(await card.locator(".price strong").innerText());
		await expectAccessible(page);
		await expectNoOverflow(page);
		await card.getByRole("link", { name: "Haus Eins" }).click();

		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Haus Eins");
		await expectGrandTotal(page, cardPrice);
		await expectAccessible(page);
		await expectNoOverflow(page);
		await page.locator(width < 1024 ? ".bottom-bar a" : ".price-panel a.btn-ember").click();

		await expect(page.getByRole("progressbar")).toBeVisible();
		await expectGrandTotal(page, cardPrice);
		await page.locator('button[value="book"]').click();
		await expect(page.locator("#firstname-error")).toBeVisible();
		const email = `noor.${language}.${width}@example.org`;
		await fillGuest(page, email);
		await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
		await page.locator('input[name="acceptTerms"]').check();
		await expectAccessible(page);
		await expectNoOverflow(page);
		await page.locator('button[value="book"]').click();

		await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
		await expect(page.getByText(email)).toBeVisible();
		await expectAccessible(page);
		await expectNoOverflow(page);
		await expectMail(email, language);
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a guest finds a home and books it; a wrong form comes back filled", async ({ page }) => {
		await page.goto("/nl/");
		await page.getByLabel("Waar", { exact: true }).fill("Kirchberg");
		await page.locator(".when-field > summary").click();
		await page.getByLabel("Aankomst", { exact: true }).fill("2027-06-05");
		await page.getByLabel("Vertrek", { exact: true }).fill("2027-06-12");
		await page.locator(".search-box > .btn").click();
		await page.getByRole("link", { name: "Haus Eins" }).click();
		await page.locator(".price-panel a.btn-ember").click();

		await fillGuest(page, "not an address");
		await page.locator('button[value="book"]').click();
		await expect(page.locator("#email-error")).toBeVisible();
		await expect(page.locator("#email")).toHaveValue("not an address");
		await expect(page.locator("#address")).toHaveValue("Lindelaan 14");

		await page.locator("#email").fill("noscript@example.org");
		await page.locator('input[name="acceptTerms"]').check();
		await page.locator('button[value="book"]').click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
		await expectMail("noscript@example.org", "nl");
	});

	test("a discount code and extras change the price by a button", async ({ page }) => {
		await page.goto("/nl/boeken/haus-eins-a990001?arrival=2027-06-19&departure=2027-06-26");
		const before = await page.getByTestId("grand-total").innerText();
		await page.locator('input[name="extra_linen"]').check();
		await page.locator("#discountCode").fill("five");
		await page.locator('button[value="price"]').click();
		await expect(page.getByTestId("grand-total")).not.toHaveText(before);
		await expect(page.locator("#discountCode")).toHaveValue("five");
		await expect(page.locator('input[name="extra_linen"]')).toBeChecked();
		await expect(page.getByText("Kortingscode", { exact: true }).first()).toBeVisible();
	});
});

test("a free hold keeps a home for 48 hours", async ({ page }) => {
	await page.goto("/de/acco/a990002?arrival=2027-09-04&departure=2027-09-11");
	await page.locator(".price-panel a.btn-outline").click();
	await fillGuest(page, "hold@example.org");
	await page.locator('input[name="acceptTerms"]').check();
	await page.getByRole("button", { name: "Option nehmen" }).click();
	await expect(page).toHaveURL(/\/de\/erfolg\/moglichkeit/);
	await expect(page.getByText("Freigehalten bis")).toBeVisible();
	await expectAccessible(page);
	await page.goto("/de/acco/a990002?arrival=2027-09-04&departure=2027-09-11");
	await expect(page.locator(".price-panel .notice")).toContainText("Diese Tage sind nicht alle frei.");
});

test("a stay that is not possible names the reason and the stays that are", async ({ page }) => {
	await page.goto("/nl/acco/a990001?arrival=2027-07-05&departure=2027-07-12");
	await expect(page.locator(".price-panel .notice")).toContainText("Aankomen kan hier niet op deze dag.");
	await page.locator(".price-panel .notice a").first().click();
	await expect(page.getByTestId("grand-total")).toBeVisible();
});

test("the calendar books by keyboard: arrival, then departure", async ({ page }) => {
	await page.goto("/nl/acco/a990001?show=2027-09");
	await page.getByRole("link", { name: /^Aankomst zaterdag 4 september/ }).press("Enter");
	await page.getByRole("link", { name: /^Vertrek zaterdag 11 september/ }).press("Enter");
	await expect(page).toHaveURL(/arrival=2027-09-04&departure=2027-09-11/);
	await expect(page.getByTestId("grand-total")).toBeVisible();
});

test("the success screen shows the booking to no other session", async ({ page, browser }) => {
	await page.goto("/en/book/haus-eins-a990001?arrival=2027-10-02&departure=2027-10-09");
	await fillGuest(page, "private@example.org");
	await page.locator('input[name="acceptTerms"]').check();
	await page.locator('button[value="book"]').click();
	await expect(page.getByText("private@example.org")).toBeVisible();
	const stranger = await browser.newPage({ baseURL: process.env.SITE_URL });
	const answer = await stranger.goto(page.url());
	expect(answer?.status()).toBe(200);
	await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("We have your booking");
	await expect(stranger.getByText("private@example.org")).toHaveCount(0);
	await stranger.close();
});
