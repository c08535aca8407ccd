import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { officeCells, signedIn } from "./office-steps.ts";
import { centsOf, expect, expectAccessible, expectNoOverflow, fillGuest, languagesInTurn, rows, test } from "./site.ts";

/** A guest on the telephone: staff book in their place, with a partner, without documents (specification §1, §3 cs…). */

const HOME = "a990001";
const WORDS = {
	nl: {
		heading: "Voor medewerkers",
		yes: "Ja",
		unknown: "geen actieve salespartner",
		done: "Geboekt voor Noor",
		office: "Naar de boeking",
		silent: "worden niet verstuurd",
		send: "Nu versturen",
	},
	en: {
		heading: "For staff",
		yes: "Yes",
		unknown: "No active sales partner",
		done: "Booked for Noor",
		office: "Open the booking",
		silent: "not sent",
		send: "Send now",
	},
	de: {
		heading: "Für Mitarbeitende",
		yes: "Ja",
		unknown: "Kein aktiver Vertriebspartner",
		done: "Gebucht für Noor",
		office: "Zur Buchung",
		silent: "werden nicht gesendet",
		send: "Jetzt senden",
	},
	fr: {
		heading: "Pour l’équipe",
		yes: "Oui",
		unknown: "Aucun partenaire affilié",
		done: "Réservé pour Noor",
		office: "Ouvrir la réservation",
		silent: "non envoyés",
		send: "Envoyer maintenant",
	},
} as const satisfies Readonly<Record<Language, object>>;

/** Weeks that no other journey looks for. */
const OWN_WEEKS = ["2027-08-07", "2027-08-14", "2027-08-21", "2027-07-31", "2027-12-25", "2027-06-26"] as const;

/** The booking form of a week that is free; tests beside each other, each with its own place of four, take others. */
async function freeWeek(request: APIRequestContext, language: Language, place: number): Promise<string> {
	const weeks = OWN_WEEKS.filter((_, at) => at % 4 === place % 4);
	for (const arrival of weeks) {
		const departure = new Date(Date.parse(arrival) + 7 * 86_400_000).toISOString().slice(0, 10);
		const body = { accoId: HOME, arrival, departure, adults: 2, children: 0, babies: 0, pets: 0, lang: language };
		if (!(await request.post("/api/quotes", { data: { ...body, insurance: false } })).ok()) continue;
		const page = href("booking", language, { slug: `haus-eins-${HOME}` });
		return `${page}?arrival=${arrival}&departure=${departure}&adults=2`;
	}
	throw new Error("no week is free");
}

/** Chooses a pill by what it says. */
const pill = (page: Page, words: string) => page.locator(".for-staff .pills label", { hasText: words });

async function fillForStaff(page: Page, yes: string, code: string): Promise<void> {
	await pill(page, yes).click();
	await page.locator("#csSalesPartner").fill(code);
	await page.locator("#csDoNotSendDocuments").check();
}

async function expectBooking(email: string): Promise<string> {
	const made = await rows<Record<string, unknown>>(
		`SELECT b.booking_no, b.state, b.channel, b.payee_code, b.do_not_send_docs, s.name FROM booking b
			JOIN staff s ON s.public_id = b.staff_id WHERE b.guest->>'email' = $1`,
		[email],
	);
	expect(made).toEqual([
		expect.objectContaining({
			state: "confirmed",
			channel: "staff",
			payee_code: "SKIFUN",
			do_not_send_docs: true,
			name: "Mara de Vries",
		}),
	]);
	const mails = await rows<{ status: string }>(
		"SELECT DISTINCT status FROM email_outbox JOIN booking b USING (booking_id) WHERE b.booking_no = $1 AND kind <> 'office_copy'",
		[made[0]?.booking_no],
	);
	expect(mails).toEqual([{ status: "suppressed" }]);
	return String(made[0]?.booking_no);
}

/** What the form promised a partner is what the booking owes: percent, base and sum. */
async function expectCommission(bookingNo: string, said: string): Promise<void> {
	const [booking] = await rows<{ bp: number; cents: number }>(
		"SELECT commission_bp AS bp, commission_cents AS cents FROM booking WHERE booking_no = $1",
		[bookingNo],
	);
	expect(booking?.cents).toBeGreaterThan(0);
	const [percent = "", base = "", sum = ""] = said.match(/\d[\d.,\u00a0\u202f]*\d|\d/g) ?? [];
	expect([Number(percent) * 100, centsOf(sum)]).toEqual([booking?.bp, booking?.cents]);
	expect(Math.round((centsOf(base) * Number(percent)) / 100)).toBe(booking?.cents);
}

for (const [at, { language, width }] of officeCells("staff-booking").entries()) {
	test(`staff book for a guest on the telephone, in ${language} at ${width}`, async ({ page, context, request }) => {
		const words = WORDS[language];
		const email = `${randomUUID()}@example.org`;
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: process.env.SITE_URL ?? "" }]);
		// What is said of the visit is kept as for `/_events`.
		await context.addCookies([{ name: "events_watch", value: "1", url: process.env.SITE_URL ?? "" }]);
		const looked = async () => {
			await expectNoOverflow(page);
			await expectAccessible(page);
		};
		await signedIn(page, "support");

		await page.goto(href("accommodation", language, { accoId: HOME }));
		await page.locator(`button.heart[data-acco="${HOME}"]`).filter({ visible: true }).first().click();

		await page.goto(await freeWeek(request, language, at));
		await expect(page.locator(".for-staff h2")).toHaveText(words.heading);
		await looked();
		await fillGuest(page, email);
		await fillForStaff(page, words.yes, "NOBODY");
		// Another price leaves the block as it is.
		const priced = page.waitForResponse((response) => response.url().includes("_serverFn"));
		await page.locator("#countryCode").selectOption("BE");
		await priced;
		await expect(page.locator("#csSalesPartner")).toHaveValue("NOBODY");
		await page.locator("#countryCode").selectOption("NL");
		await page.locator('input[name="insurance"][value=""]').check();
		await page.locator("#acceptTerms").check();
		await page.locator('button[value="book"]').click();

		await expect(page.locator("#csSalesPartner-error")).toContainText(words.unknown);
		await expect(page.locator("#firstname")).toHaveValue("Noor");
		await expect(page.locator("#csDoNotSendDocuments")).toBeChecked();
		await looked();
		await expect(page.getByTestId("commission")).toHaveText("");
		await page.locator("#csSalesPartner").fill("skifun");
		await expect(page.getByTestId("commission")).toContainText("Skifun Reizen");
		const earned = await page.getByTestId("commission").innerText();
		await page.locator('button[value="book"]').click();

		await expect(page.getByRole("heading", { level: 1, name: words.done })).toBeVisible();
		await looked();
		const bookingNo = await expectBooking(email);
		await expectCommission(bookingNo, earned);

		await page.getByRole("link", { name: words.office }).click();
		await expect(page).toHaveURL(new RegExp(`/staff/bookings/${bookingNo}$`));
		await expect(page.locator(".office-facts")).toContainText("Mara de Vries");
		await expect(page.locator(".office-facts")).toContainText(words.silent);
		await looked();
		await page.locator('section[aria-labelledby="mails"] a[lang]').last().click();
		await page.getByRole("button", { name: words.send }).waitFor();
		await looked();
		await page.getByRole("button", { name: words.send }).click();
		await expect(page.getByRole("status")).toBeFocused();
		await expect(page.locator('[data-done="mail-again"]')).toBeVisible();

		const log = await page.evaluate(() => JSON.parse(localStorage.getItem("events-log") ?? "[]"));
		const events = (log as { event: { event: string; user_type: string } }[]).map(({ event }) => event);
		const names = events.map(({ event }) => event);
		expect(names).toEqual(expect.arrayContaining(["add_to_wishlist", "begin_checkout", "add_payment_info"]));
		expect(events.filter(({ user_type }) => user_type !== "staff")).toEqual([]);
		expect(names.filter((name) => /complete|purchase|refund/.test(name))).toEqual([]);
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("staff book for a guest, and what is wrong comes back with all that was typed", async ({ page, request }) => {
		const [language = "nl"] = languagesInTurn();
		const words = WORDS[language];
		const email = `${randomUUID()}@example.org`;
		await signedIn(page, "support");
		await page.goto(await freeWeek(request, language, 2));
		await expect(page.locator("#csSalesPartner")).toBeHidden();
		await fillGuest(page, email);
		await fillForStaff(page, words.yes, "NOBODY");
		await page.locator('input[name="insurance"][value=""]').check();
		await page.locator("#acceptTerms").check();
		await page.locator('button[value="book"]').click();
		await expect(page.locator("#csSalesPartner-error")).toContainText(words.unknown);
		await expect(page.locator("#lastname")).toHaveValue("van Dijk");
		await expect(page.locator("#csSalesPartner")).toHaveValue("NOBODY");
		await page.locator("#csSalesPartner").fill("SKIFUN");
		// Of the same price, without typing again.
		await page.locator('button[value="book"]').click();
		const again = page.locator('button[value="book"]');
		if (await again.isVisible()) await again.click();
		await expect(page.getByRole("heading", { level: 1, name: words.done })).toBeVisible();
		await expectBooking(email);
	});
});

test("a type that was chosen stays what is sent when a price is asked for in a form that came back", async ({
	page,
	request,
}) => {
	const [language = "nl"] = languagesInTurn();
	await signedIn(page, "sales");
	await page.goto(await freeWeek(request, language, 1));
	await fillGuest(page, `${randomUUID()}@example.org`);
	await fillForStaff(page, WORDS[language].yes, "NOBODY");
	const option = page.locator('input[name="csBookingType"][value="Option"]');
	await option.check();
	const order = page.locator('button[value="book"]');
	const words = await order.innerText();
	await page.locator("#acceptTerms").check();
	await order.click();
	await expect(page.locator("#csSalesPartner-error")).toContainText(WORDS[language].unknown);
	await expect(option).toBeChecked();
	await expect(order).toHaveText(words);
	const sum = await page.getByTestId("order-sum").innerText();
	await page.locator('input[name^="extra_"]').first().check();
	await expect(page.getByTestId("order-sum")).not.toHaveText(sum);
	await expect(option).toBeChecked();
	await expect(order).toHaveText(words);
});

test("the session ends while the form is filled in: nothing is booked, and it counts after signing in again", async ({
	page,
	context,
	request,
}) => {
	const [language = "nl"] = languagesInTurn();
	const email = `${randomUUID()}@example.org`;
	await signedIn(page, "support");
	await page.goto(await freeWeek(request, language, 3));
	await fillGuest(page, email);
	await fillForStaff(page, WORDS[language].yes, "SKIFUN");
	await page.locator('input[name="insurance"][value=""]').check();
	await page.locator("#acceptTerms").check();
	const session = (await context.cookies()).filter(({ name }) => name.endsWith("csEncId"));
	await context.clearCookies({ name: /csEncId$/ });
	for (let tries = 0; tries < 2 && (await page.locator('.for-staff [role="alert"]').count()) === 0; tries++) {
		await page.locator('button[value="book"]').click();
	}
	await expect(page.locator('.for-staff [role="alert"]')).toBeVisible();
	await expectAccessible(page);
	expect(await rows("SELECT 1 FROM booking WHERE guest->>'email' = $1", [email])).toEqual([]);
	await context.addCookies(session);
	await page.locator('button[value="book"]').click();
	await expect(page.getByRole("heading", { level: 1, name: WORDS[language].done })).toBeVisible();
	await expectBooking(email);
});

test("a partner whose code is typed before the block's script is there is shown what the booking earns", async ({
	page,
	request,
}) => {
	await signedIn(page, "support");
	let letCome = () => {};
	const comes = new Promise<void>((resolve) => {
		letCome = resolve;
	});
	await page.route(/\/assets\/for-staff[^/]*\.js$/, async (route) => {
		await comes;
		await route.continue();
	});
	await page.goto(await freeWeek(request, "en", 0));
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await pill(page, WORDS.en.yes).click();
	await page.locator("#csSalesPartner").fill("skifun");
	await expect(page.getByTestId("commission")).toHaveText("");
	letCome();
	await expect(page.getByTestId("commission")).toContainText("Skifun Reizen");
	await expect(page.locator("#csSalesPartner")).toHaveValue("skifun");
});

test("an empty new booking says what it needs, and homes are offered with their place", async ({ page }) => {
	await page.context().addCookies([{ name: "i18n_redirected", value: "en", url: process.env.SITE_URL ?? "" }]);
	await signedIn(page, "support");
	await page.goto("/staff/bookings/new");
	const submit = page.locator('form:has(#new-home) button[type="submit"]');
	await submit.click();
	await expect(page.getByRole("alert")).toContainText("3 fields");
	await expect(page.locator("#new-home-error, #new-arrival-error, #new-departure-error")).toHaveCount(3);
	await page.locator("html[data-started]").waitFor({ state: "attached" });

	const field = page.getByRole("combobox", { name: "Home" });
	await field.pressSequentially("Haus Eins");
	const option = page.getByRole("option", { name: /a990001/ });
	await expect(option).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("ArrowDown");
	await expect(field).toHaveAttribute("aria-activedescendant", /.+/);
	await page.keyboard.press("Escape");
	await expect(option).toBeHidden();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("a990001");
	await expect(page.locator(".office-suggest [role=status]")).toContainText("Haus Eins");
	await page.locator("#new-arrival").fill("2027-08-07");
	await page.locator("#new-departure").fill("2027-08-14");
	await submit.click();
	await page.waitForURL(/a990001\?arrival=2027-08-07/);
});
