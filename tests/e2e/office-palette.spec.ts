import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { booked, officeCells, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** The keyboard in the office: the palette finds and does, letters press what is on the page, and can be switched off. */

const baseURL = process.env.SITE_URL ?? "";
const LOCKED = {
	nl: "Betalingen",
	en: "Payments",
	de: "Zahlungen",
	fr: "Paiements",
} as const satisfies Readonly<Record<Language, string>>;

/** Keeps a file of the site from the page until it is released. */
async function heldBack(page: Page, file: RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(file, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

for (const { language, width } of officeCells("office-palette")) {
	test(`a clerk finds and does by keys alone, in ${language} at ${width}`, async ({ page, context, request }) => {
		const lastname = `Toets${language}${Date.now()}`;
		const bookingNo = await booked(request, lastname);
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		await signedIn(page, "support");
		await page.goto("/staff");

		const palette = page.locator("dialog.office-palette");
		const started = () => page.locator("html[data-started]").waitFor({ state: "attached" });
		await page.keyboard.press("Control+k");
		await expect(palette.locator("input")).toBeFocused();
		await expectAccessible(page);
		await expectNoOverflow(page);
		// What other roles have is said with who has it, and does nothing.
		const locked = palette.getByRole("menuitem", { name: new RegExp(`^${LOCKED[language]}`) });
		await expect(locked).toHaveAttribute("aria-disabled", "true");
		await page.keyboard.press("Escape");
		await expect(palette).toHaveCount(0);

		await page.keyboard.press("Control+k");
		await page.keyboard.type(lastname.toLowerCase());
		await expect(palette.getByRole("menuitem", { name: bookingNo })).toBeVisible();
		await page.keyboard.press("Enter");
		await page.waitForURL(`**/staff/bookings/${bookingNo}`);
		await started();

		await page.keyboard.press("n");
		await expect(page.locator("#note-text")).toBeFocused();
		// Letters that are typed are letters.
		await page.keyboard.type("x r ?");
		await expect(page.locator("#note-text")).toHaveValue("x r ?");
		await page.locator("#note-text").fill("");
		await page.locator("h1").click();
		await page.keyboard.press("r");
		await page.waitForURL(/do=rebook/);
		await started();
		// The panel has the focus in its first field: keys are letters there.
		await page.locator("h1").click();

		await page.keyboard.press("?");
		const list = page.locator("dialog.office-keys");
		await expect(list).toBeVisible();
		await expectAccessible(page);
		await list.getByRole("checkbox").uncheck();
		await page.keyboard.press("Escape");
		await expect(list).toHaveCount(0);
		await page.keyboard.press("x");
		await page.keyboard.press("n");
		await expect(page.locator("#note-text")).not.toBeFocused();
		expect(page.url()).toContain("do=rebook");
		// With a modifier it is no letter.
		await page.keyboard.press("Control+k");
		await expect(palette.locator("input")).toBeFocused();
	});
}

test("G and a letter lead to a page of the menu, and nowhere that the person may not go", async ({ page }) => {
	await signedIn(page, "support");
	await page.goto("/staff");
	await page.keyboard.press("g");
	await page.keyboard.press("p");
	await page.keyboard.press("g");
	await page.keyboard.press("b");
	await page.waitForURL("**/staff/bookings");
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press("g");
	await page.keyboard.press("r");
	await page.waitForURL("**/staff/bookings?state=application");
});

test("what somebody may make begins here, and what was mistyped is found", async ({ page, browser }) => {
	await page.context().addCookies([{ name: "i18n_redirected", value: "en", url: baseURL }]);
	await signedIn(page, "admin");
	await page.goto("/staff");
	const palette = page.locator("dialog.office-palette");
	const items = (name: RegExp) => palette.getByRole("menuitem", { name });
	await page.keyboard.press("Control+k");
	await palette.locator("input").fill("bokings");
	await expect(items(/^Bookings/).first()).toBeVisible();
	await palette.locator("input").fill("add redirect");
	await expect(items(/^New redirect/)).toBeVisible();
	await palette.locator("input").fill("new code");
	await expect(items(/^New code/)).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/staff/codes/new");

	// Who may make no codes is offered none.
	const context = await browser.newContext({ baseURL });
	await context.addCookies([{ name: "i18n_redirected", value: "en", url: baseURL }]);
	const other = await context.newPage();
	await signedIn(other, "support");
	await other.goto("/staff");
	await other.keyboard.press("Control+k");
	await other.locator("dialog.office-palette input").fill("new");
	const offered = other.locator("dialog.office-palette").getByRole("menuitem");
	await expect(offered.filter({ hasText: "New booking" })).toBeVisible();
	await expect(offered.filter({ hasText: "New code" })).toHaveCount(0);
	await context.close();
});

test("acts are found by other words for them, with their keys, and all keys are listed", async ({ page }) => {
	await page.context().addCookies([{ name: "i18n_redirected", value: "en", url: baseURL }]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await signedIn(page, "support");
	await page.goto("/staff/board");
	const palette = page.locator("dialog.office-palette");
	const finds = async (typed: string, name: RegExp) => {
		await page.keyboard.press("Control+k");
		await palette.locator("input").fill(typed);
		await expect(palette.getByRole("menuitem", { name }).first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(palette).toHaveCount(0);
	};
	await finds("new", /^New booking.*C/);
	await finds("block", /^Block nights/);
	await finds("log out", /^Sign out/);
	await finds("sign out", /^Sign out/);
	await finds("language", /^Language: Deutsch/);
	await finds("german", /^Language: Deutsch/);

	await page.keyboard.press("?");
	const list = page.locator("dialog.office-keys");
	for (const words of ["Requests", "Write to the guest", "Inbox", "Planning board"]) {
		await expect(list.locator("dd", { hasText: words }).first()).toBeAttached();
	}
	await expect(list.getByRole("heading", { level: 3 })).toHaveText([
		"Everywhere",
		"Lists",
		"Board",
		"Booking",
		"Inbox",
	]);
	// All of it is seen without a scroll, in columns of much the same height.
	const groups = list.locator(".office-key-groups");
	await page.setViewportSize({ width: 1440, height: 900 });
	expect(await groups.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
	const ends = await groups.locator(":scope > div").evaluateAll((all) => {
		const columns = new Map<number, number>();
		for (const one of all) {
			const { left, bottom } = one.getBoundingClientRect();
			columns.set(left, Math.max(columns.get(left) ?? 0, bottom));
		}
		return [...columns.values()];
	});
	expect(ends.length).toBe(3);
	expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(160);
	// The button that closes it is whole without a scroll, and works.
	const close = list.getByRole("button");
	await expect(close).toBeInViewport({ ratio: 1 });
	const [button, dialog] = [await close.boundingBox(), await list.boundingBox()];
	expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((dialog?.y ?? 0) + (dialog?.height ?? 0));
	await close.click();
	await expect(list).toHaveCount(0);
});

test("a whole number opens what bears it, however quickly Enter is pressed, and what was open last stands first", async ({
	page,
	request,
}) => {
	// Nine letters, as one booking number in twenty has: here it is a name.
	const name = `H${[...String(Date.now()).slice(-8)].map((digit) => "abcdefghjk"[Number(digit)]).join("")}`;
	const bookingNo = await booked(request, name);
	await signedIn(page, "support");
	await page.goto("/staff");
	const palette = page.locator("dialog.office-palette");
	await page.keyboard.press("Control+k");
	await expect(palette.locator("input")).toBeFocused();
	await page.keyboard.type(bookingNo.toLowerCase());
	await page.keyboard.press("Enter");
	await page.waitForURL(`**/staff/bookings/${bookingNo}`);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press("Control+k");
	await expect(palette.locator("input")).toBeFocused();
	await page.keyboard.type("990001");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/staff/homes/a990001");
	// Nor does it open what had been found for something else.
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press("Control+k");
	await expect(palette.locator("input")).toBeFocused();
	await page.keyboard.type("990001");
	await expect(palette.getByRole("menuitem").filter({ hasText: "a990001" }).first()).toBeVisible();
	await palette.locator("input").fill(name);
	await page.keyboard.press("Enter");
	await page.waitForURL(`**/staff/bookings/${bookingNo}`);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.goto("/staff/homes/a990001");
	// What was open is noted once the page is alive.
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.goto("/staff/inbox");
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press("Control+k");
	const entries = palette.getByRole("menuitem");
	await expect(entries.nth(0)).toContainText("a990001");
	await expect(entries.nth(1)).toContainText(bookingNo);
	await expect(entries.nth(0).locator("svg")).toBeVisible();
	await entries.nth(1).click();
	await page.waitForURL(`**/staff/bookings/${bookingNo}`);
});

test("what can be done with a booking is done from any page by its number, by keys alone", async ({
	page,
	context,
	request,
}) => {
	await context.addCookies([{ name: "i18n_redirected", value: "en", url: process.env.SITE_URL ?? "" }]);
	const bookingNo = await booked(request, `Handeling${Date.now()}`);
	await signedIn(page, "support");
	await page.goto("/staff/inbox");
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press("Control+k");
	const palette = page.locator("dialog.office-palette");
	await expect(palette.locator("input")).toBeFocused();
	await page.keyboard.type(bookingNo.toLowerCase());
	const acts = palette.getByRole("menuitem").filter({ hasText: bookingNo });
	const write = acts.filter({ hasText: "Write to the guest" });
	await expect(write).toHaveCount(1);
	// Its money is for finance: nobody is led to what the page would refuse.
	await expect(acts.filter({ hasText: "Record a bank transfer" })).toHaveCount(0);
	await expectAccessible(page);
	for (let at = 0; at < 12 && (await write.getAttribute("data-focused")) === null; at++) {
		await page.keyboard.press("ArrowDown");
	}
	await expect(write).toHaveAttribute("data-focused", "true");
	await page.keyboard.press("Enter");
	await page.waitForURL(`**/staff/bookings/${bookingNo}?do=write-guest**`);
	await expect(page.locator('form:has(input[value="write-guest"])')).toBeVisible();

	// A number that nobody bears has no acts.
	await page.goto("/staff/inbox");
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	const found = page.waitForResponse((answer) => answer.url().includes("H00000000") && answer.ok());
	await page.keyboard.press("Control+k");
	await expect(palette.locator("input")).toBeFocused();
	await page.keyboard.type("H00000000");
	await found;
	await expect(palette.getByRole("menuitem").filter({ hasText: "Write to the guest" })).toHaveCount(0);
});

test("the palette's keys are not lost before the office has its script", async ({ page }) => {
	await signedIn(page, "support");
	await page.goto("/staff");
	const release = await heldBack(page, /\/assets\/index-[^/]*\.js/);
	await page.evaluate(() => location.assign("/staff/payments"));
	await page.waitForURL("**/staff/payments");
	await expect(page.locator("h1")).toBeVisible();
	await page.keyboard.press("Control+k");
	// What is typed at once is the palette's, and no key of the page.
	await page.keyboard.type("chalet");
	await expect(page.locator("html[data-started]")).toHaveCount(0);
	release();
	await expect(page.locator("dialog.office-palette input")).toBeFocused();
	await expect(page.locator("dialog.office-palette input")).toHaveValue("chalet");
	// They are noted once: who closes the palette has closed it.
	await page.keyboard.press("Escape");
	await expect(page.locator("dialog.office-palette")).toHaveCount(0);
	await page.keyboard.press("Tab");
	await expect(page.locator("dialog.office-palette")).toHaveCount(0);
});

test("what is typed while the palette's list is fetched stays in its field", async ({ page }) => {
	await signedIn(page, "support");
	await page.goto("/staff");
	const release = await heldBack(page, /\/assets\/palette-[^/]*\.js/);
	await page.keyboard.press("Control+k");
	await page.keyboard.type("book");
	const field = page.locator("dialog.office-palette input");
	await expect(field).toHaveValue("book");
	release();
	await expect(page.locator("dialog.office-palette [role=menuitem]").first()).toBeVisible();
	await expect(field).toBeFocused();
	await page.keyboard.type("ings");
	await expect(field).toHaveValue("bookings");
});

test("Enter is not lost while the page's script or the palette's list is fetched", async ({ page }) => {
	await signedIn(page, "support");
	await page.goto("/staff");
	for (const file of [/\/assets\/index-[^/]*\.js/, /\/assets\/palette-[^/]*\.js/]) {
		const release = await heldBack(page, file);
		await page.evaluate(() => location.assign("/staff/payments"));
		await page.waitForURL("**/staff/payments");
		await expect(page.locator("h1")).toBeVisible();
		await page.keyboard.press("Control+k");
		await page.keyboard.type("990001");
		await page.keyboard.press("Enter");
		release();
		await page.waitForURL("**/staff/homes/a990001");
		await page.unroute(file);
	}
});

test("an answer that is begun stays while something is looked up, and Ctrl and Enter send it", async ({
	page,
	request,
}) => {
	const name = `Klad${Date.now()}`;
	// The other one is what comes next.
	for (const writer of [`Ander${Date.now()}`, name]) {
		const written = await request.post("/api/contact-messages", {
			headers: { Origin: baseURL },
			data: {
				lang: "nl",
				email: `${writer.toLowerCase()}@example.org`,
				consent: true,
				website: "",
				variant: "general",
				name: writer,
				subject: "Vraag",
				message: "Mag de hond mee?",
			},
		});
		expect(written.ok()).toBe(true);
	}
	await signedIn(page, "support");
	await page.goto(`/staff/inbox?q=${name}`);
	await page.locator(".office-messages a", { hasText: name }).first().click();
	await page.waitForURL(/\/staff\/inbox\/\d+/);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	const message = new URL(page.url()).pathname;
	// Sent empty it asks for words, until there are some: a template's too.
	await page.locator("form:has(#answer-answer) button.btn-primary").click();
	await expect(page.locator("#answer-answer-error")).toBeVisible();
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.locator('summary[data-key=";"]').click();
	await page.locator(".office-templates button").first().click();
	await expect(page.locator("#answer-answer-error")).toHaveCount(0);
	await expect(page.getByRole("alert")).toHaveCount(0);
	await page.goto(message);
	await page.locator("#answer-answer").fill("Ja, de hond mag mee.");
	await page.goto("/staff/bookings");
	await page.goto(message);
	await expect(page.locator("#answer-answer")).toHaveValue("Ja, de hond mag mee.");
	await page.locator("#answer-answer").press("Control+Enter");
	await expect(page.getByRole("status").first()).toBeFocused();
	const [sent] = await rows<{ text: string }>(
		"SELECT text FROM email_outbox WHERE kind = 'form_answer' AND recipient = $1",
		[`${name.toLowerCase()}@example.org`],
	);
	expect(sent?.text).toContain("Ja, de hond mag mee.");
	// One button leads on. What was done is said once: not on a reload.
	await expect(page.locator(".office-message .btn-primary")).toHaveCount(1);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	expect(page.url()).not.toContain("done=");
	await page.reload();
	await expect(page.locator("[data-done]")).toHaveCount(0);
	// What was sent is no draft.
	await page.goto(message);
	await expect(page.locator("#answer-answer")).not.toHaveValue(/hond/);
});
