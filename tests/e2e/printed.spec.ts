import type { Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { TURN } from "#tests/support/turns.ts";
import { book, signInByCode } from "./guest-steps.ts";
import { SCREENS } from "./screens.ts";
import { centsOf, expect, rows, test } from "./site.ts";

/** Pages as they are printed: what was chosen, agreed and paid, black on white, and nothing that would have to be pressed. */

const language = LANGUAGES[TURN % LANGUAGES.length] ?? "en";
const STAY = "?arrival=2027-02-06&departure=2027-02-13&adults=2";
/** A stay of the second fixture home that no other journey takes. */
const ARRIVALS = ["2027-12-24", "2027-12-27"];
const SHOTS = process.env.PRINT_SHOTS;

/** As a printer gets the page; the width is that of a sheet of A4 between its margins. */
async function asPrinted(page: Page, name: string): Promise<void> {
	await page.waitForLoadState();
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 680, height: 1_009 });
	if (SHOTS) {
		await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
		await page.pdf({ path: `${SHOTS}/${name}.pdf`, format: "A4", preferCSSPageSize: true });
	}
	const faults = await page.evaluate(() => {
		const found: string[] = [];
		const isSeen = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
			element.getBoundingClientRect().height > 1;
		const pressed =
			".site-header, .site-footer, nav, button:not([aria-haspopup]), .btn, dialog, canvas, .maplibregl-map";
		for (const element of document.querySelectorAll(pressed))
			if (isSeen(element)) found.push(`is printed: ${element.localName}.${element.className}`);
		for (const element of document.querySelectorAll("main *")) {
			if (!isSeen(element) || !element.textContent?.trim()) continue;
			const { color, backgroundColor, overflowY, position } = getComputedStyle(element);
			if (color !== "rgb(0, 0, 0)") found.push(`is ${color}: ${element.localName}.${element.className}`);
			if (backgroundColor !== "rgba(0, 0, 0, 0)") found.push(`lies on ${backgroundColor}: ${element.className}`);
			if (position === "fixed" || position === "sticky") found.push(`stays in place: ${element.className}`);
			if (/auto|scroll|hidden/.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
				if (!element.matches(".visually-hidden, .gallery, input, select, textarea"))
					found.push(`is cut: ${element.className}`);
		}
		for (const row of document.querySelectorAll("main :is(tr, .lines > div, .field)"))
			if (isSeen(row) && getComputedStyle(row).breakInside !== "avoid") found.push(`may be in two: ${row.className}`);
		if (document.documentElement.scrollWidth > innerWidth) found.push("is wider than the sheet");
		return [...new Set(found)];
	});
	expect([name, faults]).toEqual([name, []]);
}

/** Sums of a price that are seen now, the grand total among them. */
async function priceOf(page: Page): Promise<{ readonly lines: readonly string[]; readonly cents: number }> {
	const lines = await page.locator("main .lines dd:visible").allInnerTexts();
	return { lines, cents: centsOf(await page.getByTestId("grand-total").first().innerText()) };
}

test(`a home and its booking are printed with the whole price, in ${language}`, async ({ page }) => {
	const pathOf = (name: string) => SCREENS.find((screen) => screen.name === name)?.path(language) ?? "";
	await page.goto(pathOf("homeDetail") + STAY);
	const price = await priceOf(page);
	expect(price.lines.length).toBeGreaterThan(2);
	await asPrinted(page, "home");
	expect(await priceOf(page)).toEqual(price);
	await expect(page.locator(".gallery img:visible")).toHaveCount(1);
	await expect(page.locator(".pick summary").first()).toBeVisible();

	await page.emulateMedia({ media: "screen" });
	await page.goto(pathOf("booking") + STAY);
	await page.locator("#firstname").fill("Noor");
	const offer = await priceOf(page);
	expect(offer.cents).toBe(price.cents);
	await asPrinted(page, "booking");
	expect(await priceOf(page)).toEqual(offer);
	// Folded on the screen: what giving up costs.
	expect(
		await page
			.locator(".summary details li")
			.first()
			.evaluate((line) => line.getBoundingClientRect().height),
	).toBeGreaterThan(5);
	const [summary, form] = await Promise.all(
		[".summary", "#firstname"].map((selector) => page.locator(selector).first().boundingBox()),
	);
	expect(summary?.y).toBeLessThan(form?.y ?? 0);
});

test(`a guest prints a trip, in ${language}`, async ({ page, request }) => {
	const email = `paper-${language}@example.org`;
	const bookingNo = await book(request, { language, arrivals: ARRIVALS, nights: 4, email });
	const [booked] = await rows<{ total_cents: number }>("SELECT total_cents FROM booking WHERE booking_no = $1", [
		bookingNo,
	]);
	await signInByCode(page, language, email);
	await page.goto(guestHref(language, OWN_AREA, `bookings/${bookingNo}`));
	const price = await priceOf(page);
	expect(price.lines.map(centsOf)).toContain(Number(booked?.total_cents));
	await asPrinted(page, "trip");
	expect(await priceOf(page)).toEqual(price);
	await expect(page.getByText(bookingNo).first()).toBeVisible();
	await expect(page.locator("form:visible")).toHaveCount(0);
});
