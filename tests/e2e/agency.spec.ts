import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { cellsInTurn } from "../support/turns.ts";
import { openAct, signedIn } from "./office-steps.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, fillGuest, rows, test } from "./site.ts";

/** An agency from its invitation to a client's booking (specification §1, §6). */

const SHOTS = process.env.AGENCY_SHOTS;
const HOME = "a990002";
/** Days of the second fixture home that no other journey takes. */
const ARRIVALS = ["2027-11-22", "2027-11-29", "2027-12-06", "2027-12-13"];
const NIGHTS = 4;

const JOURNEYS = cellsInTurn(
	"agency",
	CELLS.flatMap((cell) => [
		{ ...cell, script: true },
		{ ...cell, script: false },
	]),
);

async function lookAt(page: Page, name: string, script: boolean): Promise<void> {
	// Without script nothing can be measured in the page.
	if (script) {
		await expectAccessible(page);
		await expectNoOverflow(page);
	}
	if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

/** The newest mail of a kind to an address. */
async function mailTo(recipient: string, kind: string): Promise<{ text: string; html: string; cc: string | null }> {
	const query = "SELECT text, html, cc FROM email_outbox WHERE recipient = $1 AND kind = $2 ORDER BY outbox_id DESC";
	const [mail] = await rows<{ text: string; html: string; cc: string | null }>(query, [recipient, kind]);
	if (!mail) throw new Error(`no ${kind}`);
	return mail;
}

/** What the events of a page say of its visitor, as `/_events` shows them. */
async function expectUserType(page: Page, language: Language, type: string): Promise<void> {
	await page.context().addCookies([{ name: "events_watch", value: "1", url: new URL("/", page.url()).href }]);
	await page.evaluate(() => localStorage.removeItem("events-log"));
	await page.goto(href("home", language));
	const types = () =>
		page.evaluate(() => {
			const log: { event: { user_type?: string } }[] = JSON.parse(localStorage.getItem("events-log") ?? "[]");
			return [...new Set(log.map(({ event }) => event.user_type))];
		});
	await expect.poll(types).toEqual([type]);
}

for (const [at, { language, width, script }] of JOURNEYS.entries()) {
	test.describe(`in ${language} at ${width} px ${script ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled: script, viewport: { width, height: 900 } });

		test("an agency is invited, signs in on the page of partners, books for a client and sees its commission", async ({
			page,
			context,
		}) => {
			const id = randomUUID().slice(0, 8);
			const [code, anna, client] = [`TA-${id}`, `anna-${id}@zwaluw.example`, `ruth-${id}@example.org`];
			const shot = (name: string) => lookAt(page, `${name}-${language}-${width}${script ? "" : "-plain"}`, script);

			await signedIn(page, "admin");
			await page.goto("/staff/agencies/new");
			await page.locator("#agency-agencyCode").fill(code);
			await page.locator("#agency-partnerName").fill("Reisbureau De Zwaluw");
			await page.locator("#agency-commission").fill("8");
			await page.locator('form:has(input[value="agency"]) button[type="submit"]').click();
			await openAct(page, "member");
			await page.locator("#member-name").fill("Anna Kok");
			await page.locator("#member-email").fill(anna);
			await shot("office");
			await page.locator('form:has(input[name="do"][value="member"]) button[type="submit"]').click();
			await expect(page.locator('[data-done="member-invited"]')).toBeVisible();
			expect((await mailTo(anna, "member_invite")).text).toContain("Reisbureau De Zwaluw");
			await context.clearCookies();
			if (script) await expectUserType(page, language, "guest");

			await page.goto(href("travelAgencies", language));
			const card = page.locator(".agency-card");
			await card.locator('input[name="email"]').fill(anna);
			await card.locator('form button[type="submit"]').click();
			await expect(page.locator("#code-code")).toBeVisible();
			await shot("code");
			const mailed = /\b\d{3} \d{3}\b/.exec((await mailTo(anna, "sign_in")).text)?.[0] ?? "";
			await page.locator("#code-code").fill(mailed);
			await page.locator('form:has(#code-code) button[type="submit"]').click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reisbureau De Zwaluw");
			await shot("overview");
			if (script) await expectUserType(page, language, "agency");
			await page.goto(organisationHref("agency", language, "users"));
			await expect(page.getByText(anna)).toBeVisible();
			await shot("users");
			await page.goto(href("travelAgencies", language));
			await expect(card).toContainText("Anna Kok");

			const arrival = ARRIVALS[at % ARRIVALS.length] ?? "";
			const departure = new Date(Date.parse(arrival) + NIGHTS * 86_400_000).toISOString().slice(0, 10);
			const query = new URLSearchParams({ arrival, departure, adults: "2" });
			await page.goto(`${href("booking", language, { slug: HOME })}?${query}`);
			const block = page.locator(".for-staff");
			await expect(block).toContainText("Reisbureau De Zwaluw");
			await block.locator('input[name="agDocumentsTo"][value="both"]').check();
			await fillGuest(page, client);
			await page.locator("#acceptTerms").check();
			await shot("book");
			await page.locator('button[name="do"][value="book"]').click();
			await expect(page).toHaveURL(/booking=H/);
			const bookingNo = new URL(page.url()).searchParams.get("booking") ?? "";

			await page.goto(organisationHref("agency", language, `bookings/${bookingNo}`));
			await expect(page.locator(".org-private")).toBeVisible();
			await shot("booking");
			const [row] = await rows<{ payee_code: string; commission_cents: number }>(
				"SELECT payee_code, commission_cents FROM booking WHERE booking_no = $1",
				[bookingNo],
			);
			expect(row?.payee_code).toBe(code);
			const digits = String(Math.floor((row?.commission_cents ?? 0) / 100));
			await expect(page.locator(".org-private")).toContainText(digits);
			await page.locator('form:has(input[value="client-looks"]) button').click();
			await expect(page.locator(".org-private")).toHaveCount(0);
			await page.goto(organisationHref("agency", language, "bookings"));
			await expect(page.getByText(bookingNo)).toBeVisible();
			await expect(page.locator(".org-own")).toHaveCount(0);
			await shot("bookings");

			const confirmation = await mailTo(client, "confirmation");
			expect(confirmation.cc).toBe(anna);
			expect(confirmation.text + confirmation.html).not.toMatch(/commissi|provision/i);
		});
	});
}
