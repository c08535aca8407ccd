import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { href } from "#site/href.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { GUEST_FORM } from "../support/guest-form.ts";
import { cellsInTurn } from "../support/turns.ts";
import { openAct, signedIn } from "./office-steps.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** A sales partner from the invitation to the money: ledger, statement, account, links (issue "Partners", 2 and 5). */

const SHOTS = process.env.PARTNER_SHOTS;
const HOME = "a990002";
/** Days of the second fixture home that no other journey takes. */
const ARRIVALS = ["2027-12-17", "2027-12-21", "2027-12-25"];

const JOURNEYS = cellsInTurn(
	"partner",
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

const codeMailedTo = async (recipient: string) => {
	const query =
		"SELECT text FROM email_outbox WHERE recipient = $1 AND kind = 'sign_in' ORDER BY outbox_id DESC LIMIT 1";
	const [mail] = await rows<{ text: string }>(query, [recipient]);
	return /\b\d{3} \d{3}\b/.exec(mail?.text ?? "")?.[0] ?? "";
};

for (const [at, { language, width, script }] of JOURNEYS.entries()) {
	test.describe(`in ${language} at ${width} px ${script ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled: script, viewport: { width, height: 900 } });

		test("a partner brings a guest by a link, sees what it earns, reads the statement, and says where it is paid", async ({
			page,
			context,
		}) => {
			const id = randomUUID().slice(0, 6);
			const [code, brit] = [`SP-${id}`, `brit-${id}@bergweh.example`];
			const shot = (name: string) => lookAt(page, `${name}-${language}-${width}${script ? "" : "-plain"}`, script);
			const portal = (path: string) => organisationHref("portal", language, path);

			await signedIn(page, "admin");
			await page.goto("/staff/partners/new");
			await page.locator("#partner-partnerCode").fill(code);
			await page.locator("#partner-partnerName").fill("Bergweh Reiseblog");
			await page.locator("#partner-commission").fill("8");
			await page.locator('form:has(input[value="partner"]) button[type="submit"]').click();
			await openAct(page, "member");
			await page.locator("#member-name").fill("Brit Rainer");
			await page.locator("#member-email").fill(brit);
			await page.locator("#member-memberRole").selectOption("owner");
			await page.locator('form:has(input[name="do"][value="member"]) button[type="submit"]').click();
			await expect(page.locator('[data-done="member-invited"]')).toBeVisible();
			await context.clearCookies();

			// A guest follows the link and books.
			await page.goto(href("partnerLanding", language, { partnerCode: code }));
			await expect(page.locator(".partner-bar")).toContainText("Bergweh Reiseblog");
			await shot("landing");
			const arrival = ARRIVALS[at % ARRIVALS.length] ?? "";
			const departure = new Date(Date.parse(arrival) + 4 * 86_400_000).toISOString().slice(0, 10);
			const party = { adults: 2, children: 0, babies: 0, pets: 0 };
			const stay = { accoId: HOME, arrival, departure, ...party, lang: language, insurance: false };
			const Origin = new URL(page.url()).origin;
			const { quoteId } = await (await page.request.post("/api/quotes", { data: stay, headers: { Origin } })).json();
			const guest = { ...GUEST_FORM, email: `guest-${id}@example.org` };
			const body = { quoteId, type: "Booking", lang: language, guest, acceptTerms: true };
			const made = await page.request.post("/api/bookings", {
				data: body,
				headers: { "Idempotency-Key": randomUUID(), Origin },
			});
			expect(made.status()).toBe(201);
			const { bookingNo } = await made.json();
			await context.clearCookies();

			await page.goto(portal(""));
			await page.locator('input[name="email"]').fill(brit);
			await page.locator('form:has(input[value="ask"]) button[type="submit"]').click();
			await page.locator("#code-code").fill(await codeMailedTo(brit));
			await page.locator('form:has(#code-code) button[type="submit"]').click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bergweh Reiseblog");
			await expect(page.locator(".org-lines")).toContainText(bookingNo);
			await shot("overview");
			await page.goto(portal("ledger"));
			await expect(page.locator(".org-lines")).toContainText(bookingNo);
			await expect(page.getByText(GUEST_FORM.lastname)).toHaveCount(0);
			await shot("ledger");

			// The month is over.
			const [account] = await rows<{ id: string; booking: string; cents: string }>(
				`SELECT l.account_id AS id, l.booking_id AS booking, l.cents FROM ledger_line l JOIN ledger_account a USING (account_id)
					WHERE a.partner_code = $1`,
				[code],
			);
			await rows(
				`WITH s AS (INSERT INTO statement (public_id, account_id, month, number, lang, net_cents, vat_cents, total_cents, content, issued_at)
					VALUES (rpad($1, 22, 'x'), $2, '2027-03-01', $1, 'nl', $3, 0, $3, '{}', now()) RETURNING statement_id)
				INSERT INTO statement_line (statement_id, booking_id, cents) SELECT statement_id, $4, $3 FROM s`,
				[`2027-SB-${id}`, account?.id, account?.cents, account?.booking],
			);
			await page.goto(portal("statements"));
			await expect(page.locator(".org-lines")).toContainText(`2027-SB-${id}`);
			await shot("statements");
			await page.goto(portal(""));
			await shot("overview-statement");

			await page.goto(portal("payout"));
			await page.locator("#payout-holder").fill("Bergweh Medien GmbH");
			await page.locator("#payout-address").fill("Marktplatz 1, Salzburg");
			await page.locator("#payout-country").selectOption("AT");
			await page.locator("#payout-iban").fill("AT61 1904 3002 3457 3202");
			await page.locator('form:has(#payout-iban) button[type="submit"]').click();
			await expect(page.locator("#payout-iban-error")).toBeVisible();
			await shot("payout-wrong");
			await page.locator("#payout-iban").fill("AT61 1904 3002 3457 3201");
			await page.locator('form:has(#payout-iban) button[type="submit"]').click();
			await expect(page).toHaveURL(/done=payout-changed/);
			await expect(page.getByText("•••• 3201")).toBeVisible();
			await shot("payout");

			await page.goto(portal("links"));
			await page.locator("#link-to").selectOption("search");
			await page.locator("#utm_source").fill("blog");
			await page.locator('form:has(#link-to) button[type="submit"]').click();
			await expect(page.locator("#made-link")).toHaveValue(new RegExp(`/${language}/sp-${code}/.+utm_source=blog`));
			await shot("links");

			// Finance finds it.
			await context.clearCookies();
			await signedIn(page, "admin");
			await page.goto("/staff/payouts");
			await expect(page.getByText("Bergweh Reiseblog").first()).toBeVisible();
			await shot("office");
		});
	});
}
