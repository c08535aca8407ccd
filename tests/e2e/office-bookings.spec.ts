import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { booked, officeCells, openAct, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** A clerk's day with bookings: found, looked at, paid, noted, cancelled (specification §1: staff). */

const baseURL = process.env.SITE_URL ?? "";
const WORDS = {
	nl: { note: "Notitie opslaan", see: "Bekijk wat het doet", cancel: "Annuleren" },
	en: { note: "Save note", see: "Preview", cancel: "Cancel the booking" },
	de: { note: "Notiz speichern", see: "Ansehen, was daraus wird", cancel: "Stornieren" },
	fr: { note: "Enregistrer la note", see: "Voir l’effet", cancel: "Annuler la réservation" },
} as const satisfies Readonly<Record<Language, object>>;

/** Keys are heard once the page is interactive. */
const started = (page: Page) => page.locator("html[data-started]").waitFor({ state: "attached" });

for (const { language, width } of officeCells("office-bookings")) {
	test(`a clerk finds a booking, writes down its payment and a note, and cancels it, in ${language} at ${width}`, async ({
		page,
		context,
		request,
	}) => {
		const words = WORDS[language];
		const lastname = `Klerk${language}${Date.now()}`;
		const bookingNo = await booked(request, lastname);
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		await signedIn(page, "support", "sales", "finance");
		const looked = async () => {
			await expectNoOverflow(page);
			await expectAccessible(page);
		};

		await page.goto("/staff");
		await looked();
		await page.locator('.office-nav a[href="/staff/bookings"]').click();
		await page.waitForURL("**/staff/bookings");
		await started(page);
		await looked();
		// From anywhere on the page, the slash turns to the search.
		await page.keyboard.press("/");
		await page.keyboard.type(`zoe ${lastname.toLowerCase()}`);
		await page.keyboard.press("Enter");
		await page.waitForURL(/q=zoe/);
		await started(page);
		await expect(page.locator(".office-bookings tbody tr")).toHaveCount(1);
		await page.keyboard.press("j");
		await expect(page.getByRole("link", { name: bookingNo })).toBeFocused();
		await page.keyboard.press("Enter");
		await page.waitForURL(`**/staff/bookings/${bookingNo}`);
		await expect(page.locator("h1")).toHaveText(`Zoë ${lastname}`);
		await looked();

		await page.locator("#note-text").fill("Belde: komt laat.");
		await page.getByRole("button", { name: words.note }).click();
		await expect(page.getByRole("status").first()).toBeFocused();
		await expect(page.locator(".office-note-text")).toHaveText("Belde: komt laat.");

		// A text of the office in the guest's language, with the booking's facts, is changed and sent.
		await rows(
			`INSERT INTO reply_template (name, texts, updated_at) VALUES ($1, '{"nl":"{home} is vrij vanaf {arrival}. {due}"}', now())`,
			[lastname],
		);
		await openAct(page, "write-guest");
		await started(page);
		await looked();
		const written = page.locator("#write-guest-words");
		await page.getByRole("link", { name: lastname, exact: true }).click();
		await expect(written).toHaveValue(/^Haus Eins is vrij vanaf .* 2027\. .* 2027$/);
		await expect(written).toBeFocused();
		await page.keyboard.type("\n\nTot {number}");
		await page.locator('#do button[type="submit"]').click();
		// A word in braces is never sent, and what was typed is still there.
		await expect(page.getByRole("alert")).toBeFocused();
		await looked();
		await written.fill((await written.inputValue()).replace("{number}", "ziens!"));
		await page.locator('#do button[type="submit"]').click();
		await expect(page.getByRole("status").first()).toBeFocused();
		await expect(page.locator(".office-timeline")).toContainText([`Over je boeking ${bookingNo}: Haus Eins`]);
		const [mail] = await rows<{ text: string }>(
			`SELECT text FROM email_outbox m JOIN booking b USING (booking_id) WHERE b.booking_no = $1 AND kind = 'written_mail'`,
			[bookingNo],
		);
		expect(mail?.text).toContain("Tot ziens!");

		const due = page.locator(".office-three dd");
		const total = await due.first().innerText();
		await expect(due.nth(2)).toHaveText(total);
		await openAct(page, "receive");
		// The first field has the focus, and the head with guest and sums is in view.
		await expect(page.locator("#receive-amount")).toBeFocused();
		await expect(page.locator("h1")).toBeInViewport();
		// The panel opens beside the money, on a telephone above it: then the head has the sums.
		await expect(page.locator(width === 390 ? ".office-head-sums" : "section[aria-labelledby=money]")).toBeInViewport();
		await looked();
		// What is no sum is said beside it, and nothing is lost.
		await page.locator("#receive-amount").fill("veel");
		await page.locator("#receive-reference").fill(`BANK-${lastname}`);
		await page.getByRole("button", { name: words.see, exact: true }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.locator("#receive-reference")).toHaveValue(`BANK-${lastname}`);
		await page.locator("#receive-amount").fill(total);
		await page.getByRole("button", { name: words.see, exact: true }).click();
		// What comes of it is read before it is done, and can be changed.
		await expect(page.locator("#do-title")).toBeFocused();
		await looked();
		await expect(due.nth(1)).not.toHaveText(total);
		await page.locator('form:has(input[name="seen"][value="changes"]) button').click();
		await expect(page.locator("#receive-amount")).toHaveValue(total);
		await page.getByRole("button", { name: words.see, exact: true }).click();
		await page.locator('form:has(input[name="seen"]):not(:has([value="changes"])) button').click();
		await expect(page.getByRole("status").first()).toBeFocused();
		await expect(page.getByRole("status").first()).toContainText("@example.org");
		await expect(due.nth(1)).toHaveText(total);

		await openAct(page, "cancel-booking");
		await looked();
		const back = await page.locator("#do .office-sum td").nth(1).innerText();
		await page.getByRole("button", { name: words.cancel, exact: true }).click();
		await expect(page.getByRole("status").first()).toBeFocused();
		// What was shown is what goes back.
		await expect(
			page.locator(".office-sums td.office-num", { hasText: back.replace(/[^\d.,]/g, "") }).first(),
		).toBeVisible();
		await page.goto("/staff/bookings?waits=refund");
		await expect(page.getByRole("link", { name: bookingNo })).toBeVisible();

		// A mail as it was sent; its links lead nowhere.
		await page.goto(`/staff/bookings/${bookingNo}`);
		await page.locator('a[href^="/staff/mails/"]').last().click();
		await page.waitForURL("**/staff/mails/*");
		const frame = page.frameLocator("iframe.office-mail");
		await expect(frame.locator("body")).toContainText(bookingNo);
		await expect(frame.locator("a[href]")).toHaveCount(0);
		await expectNoOverflow(page);
	});
}

test("without script bookings are found and noted", async ({ browser, request }) => {
	const lastname = `Papier${Date.now()}`;
	const bookingNo = await booked(request, lastname);
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	await signedIn(page, "support");
	await page.goto("/staff/bookings");
	await page.locator('.office-find input[name="q"]').fill(lastname);
	await page.locator('.office-find input[name="q"]').press("Enter");
	await page.getByRole("link", { name: bookingNo }).click();
	await page.locator("#note-text").fill("Op papier.");
	await page.locator('form:has(#note-text) button[type="submit"]').click();
	await expect(page.locator(".office-note-text")).toHaveText("Op papier.");
	// A text of the office begins a mail without script too.
	await rows(`INSERT INTO reply_template (name, texts, updated_at) VALUES ($1, '{"nl":"Tot in {place}."}', now())`, [
		lastname,
	]);
	await openAct(page, "write-guest");
	await page.getByRole("link", { name: lastname, exact: true }).click();
	await expect(page.locator("#write-guest-words")).toHaveValue("Tot in Kirchberg in Tirol.");
	await page.locator('#do button[type="submit"]').click();
	await expect(page.locator(".office-timeline").last()).toContainText(bookingNo);
	// What the role may not do is not there.
	await expect(page.locator('a[href*="do=receive"]')).toHaveCount(0);
	await context.close();
});

test("Escape closes a panel without loading the page, and the key after it acts at once", async ({ page, request }) => {
	const bookingNo = await booked(request, `Sluit${Date.now()}`);
	await page.setViewportSize({ width: 1440, height: 900 });
	await signedIn(page, "support", "sales", "finance");
	await page.goto(`/staff/bookings/${bookingNo}`);
	await started(page);
	await page.keyboard.press("x");
	await page.waitForURL("**do=cancel-booking**");
	await started(page);
	await page.evaluate(() => {
		document.documentElement.dataset.sameLoad = "";
	});
	await page.keyboard.press("Escape");
	await expect(page.locator("#do")).toHaveCount(0);
	expect(new URL(page.url()).search).toBe("");
	await expect(page.locator("html[data-same-load]")).toHaveCount(1);
	await expect(page.locator(".office-acts-menu")).not.toHaveAttribute("open");
	await page.keyboard.press("r");
	await page.waitForURL("**do=rebook**");
	await started(page);
	// Both keys in a row, as somebody quick presses them.
	await page.keyboard.press("Escape");
	await page.keyboard.press("n");
	await expect(page.locator("#note-text")).toBeFocused();
});

test("addresses of guests have their own line on a telephone, and the inbox's tabs stand in one row", async ({
	page,
	request,
}) => {
	await booked(request, `Regel${Date.now()}`);
	await signedIn(page, "support");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/staff/guests");
	const cells = page.locator(".office-guests td:nth-child(2)");
	await expect(cells.first()).toBeVisible();
	const broken = await cells.evaluateAll((all) =>
		all
			// An address that no line of a telephone holds breaks wherever it is.
			.filter((one) => (one.textContent ?? "").length < 36 && one.getBoundingClientRect().height > 34)
			.map((one) => one.textContent),
	);
	expect(broken).toEqual([]);
	await page.setViewportSize({ width: 1024, height: 800 });
	await page.goto("/staff/inbox");
	const tops = await page
		.locator(".office-inbox-list .office-views a")
		.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
	expect(tops.length).toBe(5);
	expect(new Set(tops).size).toBe(1);
	await expectNoOverflow(page);
});
