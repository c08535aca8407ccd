import type { Page } from "@playwright/test";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { cellsInTurn, inTurn } from "../support/turns.ts";
import { book, codeFor } from "./guest-steps.ts";
import { CELLS, centsOf, expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** A guest signs in by code, sees the booking, takes a document along, and cancels with the refund shown. */

/** Days of the second fixture home that no other journey takes. */
const ARRIVALS = [
	"2027-09-13",
	"2027-09-20",
	"2027-09-27",
	"2027-10-04",
	"2027-10-11",
	"2027-10-18",
	"2027-10-25",
	"2027-11-01",
];
const NIGHTS = 4;
const SHOTS = process.env.GUEST_SHOTS;

const JOURNEYS = cellsInTurn(
	"guest-area",
	CELLS.map((cell, at) => ({ ...cell, arrival: ARRIVALS[at] ?? "", script: true })),
);
/** Without script nothing can be measured in the page; its forms are what is asked. One of the two a run. */
const PLAIN = (
	[
		{ language: "nl", width: 390, arrival: "2027-11-08", script: false },
		{ language: "fr", width: 1440, arrival: "2027-11-15", script: false },
	] as const
).filter((_, at) => inTurn(at, 2));

async function lookAt(page: Page, name: string): Promise<void> {
	await expectAccessible(page);
	await expectNoOverflow(page);
	if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

for (const { language, width, arrival, script } of [...JOURNEYS, ...PLAIN]) {
	const how = script ? "with" : "without";
	test.describe(() => {
		test.use({ javaScriptEnabled: script });
		test(`a guest signs in, reads and cancels, ${language} at ${width} px ${how} script`, async ({ page, request }) => {
			test.slow();
			const email = `guest-${language}-${width}-${how}@example.org`;
			const look = script ? lookAt : async () => {};
			const name = (step: string) => `${step}-${language}-${width}`;
			const bookingNo = await book(request, { language, arrivals: [arrival], nights: NIGHTS, email });
			await page.setViewportSize({ width, height: 900 });

			await page.goto(guestHref(language, OWN_AREA, "overview"));
			await look(page, name("1-sign-in"));
			await page.locator("#ask-email").fill("noor@");
			await page.locator("main form button").first().click();
			await expect(page.locator("#ask-email")).toHaveAttribute("aria-invalid", "true");
			await page.locator("#ask-email").fill(email);
			await page.locator("main form button").first().click();
			await expect(page.locator("#code-code")).toHaveAttribute("autocomplete", "one-time-code");
			await look(page, name("2-code"));
			await page.locator("#code-code").fill("000 00");
			await page.locator("main form button").first().click();
			await expect(page.locator("main .notice-berry")).toBeVisible();
			await page.locator("#code-code").fill(await codeFor(email));
			await page.locator("main form button").first().click();

			await expect(page.locator(".countdown")).toBeVisible();
			await look(page, name("3-overview"));
			await page.locator(".next-stay a").click();
			await expect(page.locator("h1")).toContainText("Haus Zwei");
			await look(page, name("4-booking"));
			const documents = page.locator('a[href$=".pdf"]');
			await expect(documents).toHaveCount(2);
			const file = await page.request.get((await documents.first().getAttribute("href")) ?? "");
			expect(file.headers()["content-type"]).toBe("application/pdf");
			expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

			for (const section of ["bookings", "documents", "payments", "favourites", "profile"]) {
				await page.locator(`.guest-bar a[href$="/${section}"]`).click();
				await expect(page.locator('.guest-bar a[aria-current="page"]')).toHaveAttribute(
					"href",
					new RegExp(`/${section}$`),
				);
				await look(page, name(`5-${section}`));
			}

			await page.locator('.guest-bar a[href$="/bookings"]').click();
			await page.locator(`a[href$="${bookingNo}"]`).first().click();
			await page.locator('a[href$="/change"]').click();
			await expect(page).toHaveURL(/\/change$/);
			await look(page, name("6-change"));
			await page.locator("#change-adults").fill("4");
			await page.locator("#change-babies").fill("1");
			await page.locator("main form").last().locator("button[type=submit]").click();
			await expect(page.locator("main .notice").first()).toBeVisible();
			await look(page, name("7-changed"));

			await page.goto(guestHref(language, OWN_AREA, `bookings/${bookingNo}/cancel`));
			const fee = await page.getByTestId("settle-fee").innerText();
			await expect(page.getByTestId("settle-refund")).toBeVisible();
			await look(page, name("8-cancel"));
			await page.locator(".btn-danger").click();
			await expect(page.locator(".guest-done")).toBeVisible();
			const [row] = await rows<{ state: string; fee_cents: number }>(
				"SELECT b.state, c.fee_cents FROM booking b JOIN cancellation c USING (booking_id) WHERE b.booking_no = $1",
				[bookingNo],
			);
			expect(row).toEqual({ state: "cancelled", fee_cents: centsOf(fee) });
			await look(page, name("9-cancelled"));

			await page.locator(".guest-bar form button").click();
			await expect(page.locator("#ask-email")).toBeVisible();
			await page.goto(guestHref(language, OWN_AREA, `bookings/${bookingNo}`));
			await expect(page.locator("#ask-email")).toBeVisible();
		});
	});
}
