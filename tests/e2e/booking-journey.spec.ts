import type { Page } from "@playwright/test";
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
	turnCalendarTo,
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
		await page.locator(width < 1024 ? ".bottom-bar a.btn-ember" : ".price-panel a.btn-ember").click();

		await expect(page.getByRole("progressbar")).toBeVisible();
		await expectGrandTotal(page, cardPrice);
		await page.locator('button[value="book"]').click();
		await expect(page.locator("#firstname-error")).toBeVisible();
		// One count above the form: what is wrong.
		await expect(page.getByRole("progressbar")).toHaveCount(0);
		const email = `noor.${language}.${width}@example.org`;
		await fillGuest(page, email);
		await page.locator('input[name="acceptTerms"]').check();
		await expectAccessible(page);
		await expectNoOverflow(page);
		await page.locator('button[value="book"]').click();

		await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
		await expect(page.getByText(email)).toBeVisible();
		await expectAccessible(page);
		await expectNoOverflow(page);
		await expectMail(email, language);

		// Who goes back is not told that the nights are gone: they are the guest's own.
		await page.goBack();
		const own = page.locator('main a[href*="/bookings/"]');
		await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
		await expect(own).toBeInViewport();
		await expectAccessible(page);
		await expectNoOverflow(page);
		await own.click();
		await expect(page.getByText("Haus Eins").first()).toBeVisible();
		await expect(page).toHaveURL(/\/bookings\/H\w{8}$/);
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

	test("dates and party of a home are the browser's own fields, and a pressed day says why it cannot be chosen", async ({
		page,
	}) => {
		await page.goto("/nl/acco/a990001");
		const form = page.locator(".price-panel form");
		await form.getByLabel("Aankomst").fill("2027-09-04");
		await form.getByLabel("Vertrek").fill("2027-09-11");
		await form.getByLabel("Volwassenen").fill("3");
		await form.getByRole("button", { name: "Toon de prijs" }).click();
		await expect(page).toHaveURL(/arrival=2027-09-04&departure=2027-09-11&adults=3/);
		await expect(page.getByTestId("grand-total")).toBeVisible();
		await page.goto("/nl/acco/a990001?show=2027-07");
		// Before the calendar's own code is here a day is a link that loads the page anew, and the focus is the browser's.
		await page.waitForLoadState("networkidle");
		await page.locator('#calendar [data-focus="2027-07-06"]').click();
		await expect(page.locator(".day-reason")).toContainText("Op deze dag laat de eigenaar geen aankomst toe.");
		await page.locator(".day-reason a").first().click();
		await expect(page.getByTestId("grand-total")).toBeVisible();
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

test("a free hold takes an e-mail address, keeps a home for 48 hours, and is booked with the rest", async ({ page }, {
	retry,
}) => {
	// What a first try has held stays held.
	const stay = ["arrival=2027-09-04&departure=2027-09-11", "arrival=2027-09-11&departure=2027-09-18"][retry];
	await page.goto(`/de/acco/a990002?${stay}`);
	await page.locator(".price-panel a.btn-outline").click();
	await expect(page.locator("#email")).toBeVisible();
	await expect(page.locator("#firstname")).toHaveCount(0);
	await page.getByRole("button", { name: "Option sichern" }).click();
	await expect(page.locator("#email")).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page);
	// All details at once are one press away, and the way back leads here.
	await page.getByRole("link", { name: "Jetzt alles ausfüllen" }).click();
	await expect(page.locator("#firstname")).toBeVisible();
	await page.goBack();
	await page.locator("#email").fill("hold@example.org");
	await page.getByRole("button", { name: "Option sichern" }).click();
	await expect(page).toHaveURL(/\/de\/erfolg\/moglichkeit/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deine Option steht");
	await expect(page.getByText("Freigehalten bis")).toBeVisible();
	await expectAccessible(page);
	const taken = await page.context().newPage();
	await taken.goto(`/de/acco/a990002?${stay}`);
	await expect(taken.locator(".price-panel .notice")).toContainText(
		"Mindestens eine Nacht dieses Aufenthalts ist schon vergeben.",
	);
	await taken.close();
	await page.getByRole("link", { name: "Ausfüllen und buchen" }).click();
	await expect(page.locator("#complete-firstname")).toBeVisible();
	await expectAccessible(page);
	await page.locator("#complete-firstname").fill("Hanna");
	await page.locator("#complete-lastname").fill("Held");
	await page.locator("#complete-telNumber").fill("0171 1234567");
	await page.locator("#complete-address").fill("Am Hang 1");
	await page.locator("#complete-postalCode").fill("80331");
	await page.locator("#complete-placename").fill("München");
	await page.locator("#complete-countryCode").selectOption("DE");
	await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click();
	await expect(page.locator(".form-errors")).toBeVisible();
	await page.locator("#complete-acceptTerms").check();
	await page.getByRole("button", { name: "Zahlungspflichtig buchen" }).click();
	await expect(page).toHaveURL(/done=booked/);
	await expect(page.getByText("Hanna Held")).toBeVisible();
});

test("a stay that is not possible names the reason and the stays that are", async ({ page }) => {
	await page.goto("/nl/acco/a990001?arrival=2027-07-05&departure=2027-07-12");
	await expect(page.locator(".price-panel .notice")).toContainText("Op deze dag laat de eigenaar geen aankomst toe.");
	await page.locator(".price-panel .refusal a").first().click();
	await expect(page.getByTestId("grand-total")).toBeVisible();
});

test("the booking form asks for dates where none are given, and says so where those given cannot be booked", async ({
	page,
}) => {
	const title = page.getByRole("heading", { level: 1 });
	await page.goto("/en/book/haus-eins-a990001");
	await expect(title).toHaveText("Choose your dates first");
	await page.goto("/en/book/haus-eins-a990001?arrival=2027-07-05&departure=2027-07-12");
	await expect(title).toHaveText("This stay is not possible");
});

test("the calendar books by keyboard: arrival, then departure", async ({ page }) => {
	await page.goto("/nl/acco/a990001?show=2027-09");
	await page.getByRole("link", { name: /^Aankomst zaterdag 4 september/ }).press("Enter");
	await page.getByRole("link", { name: /^Vertrek zaterdag 11 september/ }).press("Enter");
	await expect(page).toHaveURL(/arrival=2027-09-04&departure=2027-09-11/);
	await expect(page.getByTestId("grand-total")).toBeVisible();
});

/** A day of the calendar that opens in the price panel or the sheet of a phone. */
const dayOfPanel = (page: Page, day: string) => page.locator(`.range-calendar [data-day="${day}"]`);

test("the price panel's own calendar and counts change the price in place, and say why a day cannot be chosen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 1000 });
	await page.goto("/en/acco/a990001");
	const panel = page.locator(".price-panel");
	// The browser's own fields are for browsers without script.
	await expect(panel.locator("input")).toHaveCount(0);
	await panel.locator(".pick-dates > summary").click();
	await turnCalendarTo(page, "2027-07-05");
	await expect(dayOfPanel(page, "2027-07-05")).toHaveClass(/closed/);
	// By touch or mouse: the reason, and the nearest stays.
	await dayOfPanel(page, "2027-07-05").click();
	const reason = panel.locator(".day-reason");
	await expect(reason).toContainText("The owner does not allow arrivals on this day.");
	await expect(reason.locator("li").first()).toContainText("7 nights");
	await expectAccessible(page);
	// By keyboard.
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expect(reason).toContainText("Tue 6 Jul");
	const offered = reason.getByRole("button").first();
	const price = centsOf((await offered.innerText()).split("·")[1] ?? "");
	await offered.click();
	await expect(page).toHaveURL(/arrival=2027-07-03&departure=2027-07-10/);
	await expectGrandTotal(page, price);
	await expect(panel.locator(".pick-dates > summary")).toBeFocused();
	// A dog comes along: no button asks for the price.
	await panel.locator(".pick-party > summary").click();
	await panel.getByRole("button", { name: "Pets: one more" }).click();
	await expect(page).toHaveURL(/pets=1/);
	await expectGrandTotal(page, price + 3_500);
	await page.keyboard.press("Escape");
	await expect(panel.locator(".pick-party > summary")).toBeFocused();
	await page.goBack();
	await expectGrandTotal(page, price);
});

test("on a phone the dates are changed from the bar at the foot, with the price beside them", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/en/acco/a990001?arrival=2027-09-04&departure=2027-09-11");
	const bar = page.locator(".bottom-bar");
	const before = centsOf(await bar.locator(".price strong").innerText());
	await bar.locator("[data-opens-stay]").click();
	const sheet = page.getByRole("dialog");
	await turnCalendarTo(page, "2027-09-18");
	await dayOfPanel(page, "2027-09-11").click();
	await dayOfPanel(page, "2027-09-25").click();
	await expect(page).toHaveURL(/arrival=2027-09-11&departure=2027-09-25/);
	const big = sheet.locator(".big");
	await expect.poll(async () => centsOf(await big.innerText())).toBeGreaterThan(before);
	await expectAccessible(page);
	const now = centsOf(await big.innerText());
	await page.keyboard.press("Escape");
	expect(centsOf(await bar.locator(".price strong").innerText())).toBe(now);
	await expectGrandTotal(page, now);
});

test("a day of the page's calendar that cannot be chosen says why, and its nearest stays are links", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/nl/acco/a990001?show=2027-07");
	// Before the calendar's own code is here a day is a link that loads the page anew, and the focus is the browser's.
	await page.waitForLoadState("networkidle");
	await page.locator('#calendar [data-focus="2027-07-06"]').click();
	await expect(page).toHaveURL(/day=2027-07-06/);
	const reason = page.locator("#calendar .day-reason");
	await expect(reason).toContainText("di 6 jul: Op deze dag laat de eigenaar geen aankomst toe.");
	await expect(reason).toContainText("In juli kun je hier aankomen op zaterdag, voor minstens 7 nachten.");
	await expect(page.locator("#calendar .pressed")).toHaveAttribute("data-focus", "2027-07-06");
	// The arrow keys go from day to day.
	await page.keyboard.press("ArrowRight");
	await expect(page.locator('#calendar [data-focus="2027-07-07"]')).toBeFocused();
	const first = reason.getByRole("link").first();
	const price = centsOf((await first.innerText()).split("·")[1] ?? "");
	await first.click();
	await expect(page).toHaveURL(/arrival=2027-07-03&departure=2027-07-10/);
	await expectGrandTotal(page, price);
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
