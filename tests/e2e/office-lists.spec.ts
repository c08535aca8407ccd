import type { Page } from "@playwright/test";
import { booked, officeCells, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** Working with many bookings of the office's list at once (specification §1: staff). */

const baseURL = process.env.SITE_URL ?? "";

/** Two bookings of one guest's name: the first instalment of the first is overdue, the other was made today. */
async function bookedTwo(request: Parameters<typeof booked>[0], lastname: string) {
	const [late, fresh] = [await booked(request, lastname), await booked(request, lastname)];
	await rows(
		`UPDATE instalment SET due_on = '2027-01-08' WHERE seq = 0
			AND booking_id = (SELECT booking_id FROM booking WHERE booking_no = $1)`,
		[late],
	);
	await rows("UPDATE booking SET confirmed_at = '2026-12-01' WHERE booking_no = $1", [late]);
	await rows(
		`UPDATE instalment SET due_on = '2027-06-01' WHERE seq = 0
			AND booking_id = (SELECT booking_id FROM booking WHERE booking_no = $1)`,
		[fresh],
	);
	return { late, fresh };
}

/** Nights of these journeys are free again for the next. */
test.afterEach(async () => {
	await rows(
		`DELETE FROM occupancy WHERE released_at IS NULL AND booking_id IN
			(SELECT booking_id FROM booking WHERE guest->>'lastname' ~ '^(Samen|Bewaard|Papieren)')`,
	);
});

const mailsOf = async (bookingNo: string) =>
	(
		await rows<{ kind: string }>(
			`SELECT m.kind FROM email_outbox m JOIN booking b USING (booking_id)
				WHERE b.booking_no = $1 AND m.kind LIKE 'payment_overdue%'`,
			[bookingNo],
		)
	).map(({ kind }) => kind);

async function forgetReminders(bookingNo: string): Promise<void> {
	await rows(
		`DELETE FROM email_outbox m USING booking b
			WHERE m.booking_id = b.booking_id AND b.booking_no = $1 AND m.kind LIKE 'payment_overdue%'`,
		[bookingNo],
	);
}

async function looked(page: Page): Promise<void> {
	await expectNoOverflow(page);
	await expectAccessible(page);
}

for (const { language, width } of officeCells("office-lists")) {
	test(`bookings are ticked by keys, reminded and noted together, in ${language} at ${width} px`, async ({
		page,
		context,
		request,
	}) => {
		const lastname = `Samen${language}${width}${Date.now()}`;
		const { late, fresh } = await bookedTwo(request, lastname);
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		await signedIn(page, "support");
		const list = `/staff/bookings?q=${lastname}&sort=arrival`;
		await page.goto(list);
		const bar = page.locator(".office-pick-bar");
		await expect(bar.locator("button").first()).toBeDisabled();
		const top = () => page.locator(".office-bookings").evaluate((table) => table.getBoundingClientRect().top + scrollY);
		const before = await top();

		// X ticks the line, Shift and an arrow the next one too, Escape unticks all.
		await page.keyboard.press("j");
		await page.keyboard.press("x");
		await expect(page.locator("[data-pick]:checked")).toHaveCount(1);
		await page.keyboard.press("Shift+ArrowDown");
		await expect(page.locator("[data-pick]:checked")).toHaveCount(2);
		await expect(bar.locator("p b")).toHaveText(/^2 /);
		await looked(page);
		await page.keyboard.press("Escape");
		await expect(page.locator("[data-pick]:checked")).toHaveCount(0);
		// The bar comes with the first line that is ticked.
		await expect(bar).toBeHidden();
		const tickAll = async () => {
			await page.locator("[data-pick]").first().check();
			await bar.locator(".tick").check();
		};
		await tickAll();
		await expect(page.locator("[data-pick]:checked")).toHaveCount(2);
		// Nothing has moved by it.
		expect(await top()).toBe(before);

		const file = page.waitForEvent("download");
		await bar.locator('button[value="export"]').click();
		expect((await file).suggestedFilename()).toBe("halcyon-bookings-2027-01-15.csv");

		// The site's own clock may have been faster.
		await forgetReminders(late);
		await bar.locator('button[value="remind-many"]').click();
		await page.waitForURL(/selected\?/);
		await looked(page);
		await expect(page.locator("#do .office-many")).toContainText(late);
		await expect(page.locator("section:not(#do) .office-many")).toContainText(fresh);
		expect(await mailsOf(late)).toEqual([]);
		await page.locator('#do button[type="submit"]').click();
		await page.waitForURL(/result=/);
		await expect(page.getByRole("status")).toBeFocused();
		await looked(page);
		expect([await mailsOf(late), await mailsOf(fresh)]).toEqual([["payment_overdue_5"], []]);

		// Back in the same list; who was reminded a moment ago is left out.
		await page.locator(`a[href="${list}"]`).click();
		await page.waitForURL(`**${list}`);
		await tickAll();
		await page.locator('.office-pick-acts button[value="remind-many"]').click();
		await page.waitForURL(/selected\?/);
		await expect(page.locator('#do button[type="submit"]')).toHaveCount(0);
		await expect(page.locator(".office-many li")).toHaveCount(2);

		await page.goBack();
		await page.locator(".office-pick-acts button[value='note-many']").click();
		await page.waitForURL(/selected\?/);
		// An empty note is none; what was ticked is still there.
		await page.locator('#do button[type="submit"]').click();
		await expect(page.getByRole("alert")).toBeFocused();
		await looked(page);
		await page.locator("#note-many-text").fill("Belde: komen samen.");
		await page.locator('#do button[type="submit"]').click();
		await page.waitForURL(/result=/);
		await page.goto(`/staff/bookings/${fresh}`);
		await expect(page.locator(".office-note-text")).toHaveText("Belde: komen samen.");

		// Both are given to whoever is signed in, and the second back again from its own page.
		await page.goto(list);
		await tickAll();
		await page.locator(".office-pick-acts button[value='assign-many']").click();
		await page.waitForURL(/selected\?/);
		await looked(page);
		await page.locator('#do button[type="submit"]').click();
		await page.waitForURL(/result=/);
		await page.locator(`a[href="${list}"]`).click();
		await expect(page.locator(".office-assignee")).toHaveCount(2);
		await looked(page);
		await page.goto(`/staff/bookings/${fresh}`);
		await page.locator(".office-assign select").selectOption("nobody");
		await looked(page);
		await page.locator(".office-assign button").click();
		await expect(page.locator('[data-done="assign-booking"]')).toBeVisible();
		await page.goto(`${list}&mine=1`);
		await expect(page.locator(".office-bookings tbody tr")).toHaveCount(1);
		await expect(page.locator(".office-bookings tbody")).toContainText(late);
		await looked(page);
	});
}

test("what is ticked stays ticked on the list's other pages, until something was done with it", async ({
	page,
	request,
}) => {
	const lastname = `Samenblad${Date.now()}`;
	const [first, second] = [await booked(request, lastname), await booked(request, lastname)];
	await page.setViewportSize({ width: 320, height: 900 });
	await signedIn(page, "support");
	// The newest first: two pages of one line each.
	const list = `/staff/bookings?q=${lastname}&sort=newest&before=${first}`;
	const next = `/staff/bookings?q=${lastname}&sort=newest&after=${second}`;
	const bar = page.locator(".office-pick-bar");
	const elsewhere = bar.locator("[data-pick-drop]");
	// What is ticked before the page answers by script is kept once it does.
	const opened = async (address: string) => {
		await page.goto(address);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
	};
	await opened(list);
	await page.locator(`input[data-pick][name="${second}"]`).check();
	await expect(bar.locator("p b")).toHaveText(/^1 /);
	await expect(elsewhere).toHaveCount(0);
	await page.goto(next);
	await expect(page.locator(".office-bookings tbody tr")).toHaveCount(1);
	await expect(elsewhere).toHaveText(/^1 /);
	await expect(bar.locator("p b")).toHaveText(/^1 /);
	await page.locator(`input[data-pick][name="${first}"]`).check();
	await expect(bar.locator("p b")).toHaveText(/^2 /);
	await looked(page);
	await page.goto(list);
	await expect(page.locator(`input[data-pick][name="${second}"]`)).toBeChecked();
	await expect(elsewhere).toHaveText(/^1 /);
	// Another list has ticks of its own.
	await opened(`/staff/bookings?q=${lastname}&sort=arrival`);
	await expect(page.locator("[data-pick]:checked")).toHaveCount(0);

	await page.goto(next);
	await bar.locator("button[value='note-many']").click();
	await page.waitForURL(/selected\?/);
	await expect(page.locator("#do .office-many li")).toHaveCount(2);
	await page.locator("#note-many-text").fill("Samen.");
	await page.locator('#do button[type="submit"]').click();
	await page.waitForURL(/result=/);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await expect(page.locator(".office-many li")).toHaveCount(2);
	await opened(next);
	await expect(page.locator("[data-pick]:checked")).toHaveCount(0);
	await expect(elsewhere).toHaveCount(0);

	// What is elsewhere is let go by its button, and by Escape with all else.
	await page.locator(`input[data-pick][name="${first}"]`).check();
	await expect(bar.locator("p b")).toHaveText(/^1 /);
	await page.goto(list);
	await elsewhere.click();
	await expect(elsewhere).toHaveCount(0);
	await page.locator(`input[data-pick][name="${second}"]`).check();
	await expect(bar.locator("p b")).toHaveText(/^1 /);
	await page.goto(next);
	await expect(elsewhere).toHaveText(/^1 /);
	await page.keyboard.press("Escape");
	await expect(elsewhere).toHaveCount(0);
	await expect(bar.locator("button").first()).toBeDisabled();
});

test("a list is kept under a name, renamed and dropped; what colleagues do meanwhile is said", async ({
	page,
	request,
	browser,
}) => {
	const lastname = `Bewaard${Date.now()}`;
	const bookingNo = await booked(request, lastname);
	await page.clock.install();
	await signedIn(page, "support");
	const list = `/staff/bookings?q=${lastname}&state=confirmed`;
	await page.goto(list);
	await page.locator(".office-keep summary").click();
	await page.locator("#save-view-viewName").fill("Mijn gasten");
	await page.locator(".office-keep-forms button").click();
	await expect(page.locator('[data-done="view-saved"]')).toBeVisible();
	await expect(page.getByRole("link", { name: "Mijn gasten" })).toHaveAttribute("aria-current", "page");
	await page.goto("/staff/bookings");
	await page.getByRole("link", { name: "Mijn gasten" }).click();
	await page.waitForURL(`**${list}`);
	await page.locator(".office-keep summary").click();
	await looked(page);
	await page.locator("#rename-view-viewName").fill("Hun gasten");
	await page.locator(".office-keep-forms button").first().click();
	await expect(page.locator('[data-done="view-saved"]')).toBeVisible();

	// Another booking of the list: its number is offered, and no line has moved.
	await expect(page.locator(".office-bookings tbody tr")).toHaveCount(1);
	await booked(request, lastname);
	await page.setViewportSize({ width: 320, height: 900 });
	const top = () => page.locator(".office-bookings").evaluate((table) => table.getBoundingClientRect().top);
	const before = await top();
	const news = page.waitForResponse(/bookings\.json/);
	await page.clock.fastForward(61_000);
	await news;
	await expect(page.locator(".office-news a")).toHaveText(/^1 /);
	expect(await top()).toBe(before);
	await looked(page);
	await expect(page.locator(".office-bookings tbody tr")).toHaveCount(1);
	await expectNoOverflow(page);
	await page.locator(".office-news a").click();
	await expect(page.locator(".office-bookings tbody tr")).toHaveCount(2);
	await expect(page.locator(".office-news a")).toHaveCount(0);

	await page.locator(".office-keep summary").click();
	await page.locator(".office-keep-forms button").last().click();
	await expect(page.locator('[data-done="view-gone"]')).toBeVisible();
	await expect(page.getByRole("link", { name: "Hun gasten" })).toHaveCount(0);

	// A colleague comes to the same booking, and is named where it is open already.
	await page.goto(`/staff/bookings/${bookingNo}`);
	await expect(page.locator(".office-present")).toHaveText("");
	const other = await browser.newContext({ baseURL });
	const colleague = await other.newPage();
	await signedIn(colleague, "sales");
	await colleague.goto(`/staff/bookings/${bookingNo}`);
	await expect(colleague.locator(".office-present")).toContainText("Mara de Vries");
	const answered = page.waitForResponse(/others\.json/);
	await page.clock.fastForward(31_000);
	await answered;
	await expect(page.locator(".office-present")).toContainText("Mara de Vries");
	await looked(page);
	await other.close();
});

test("filters are chosen by keys alone, apply at once, stand as tokens, and each list has an address", async ({
	page,
	request,
}) => {
	const lastname = `Gefilterd${Date.now()}`;
	await booked(request, lastname);
	await signedIn(page, "support");
	await page.goto(`/staff/bookings?q=${lastname}`);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	const menu = page.locator(".office-filter-menu").first();
	await page.keyboard.press("f");
	await expect(menu.locator(".office-filter-field > summary").first()).toBeFocused();
	await looked(page);
	await page.keyboard.press("Escape");
	await expect(menu.locator(":scope > summary")).toBeFocused();
	await expect(menu).not.toHaveAttribute("open");
	await page.keyboard.press("f");
	await page.keyboard.press("Enter");
	const states = menu.locator(".office-filter-choices").first().locator("a");
	await expect(states.first()).toBeFocused();
	for (let at = 0; !(await states.nth(at).getAttribute("href"))?.includes("confirmed"); at++) {
		await page.keyboard.press("ArrowDown");
		await expect(states.nth(at + 1)).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await page.waitForURL(`**?q=${lastname}&state=confirmed`);
	const tokens = page.locator(".office-tokens li");
	await expect(tokens).toHaveCount(1);
	await expect(page.locator(".office-bookings tbody tr")).toHaveCount(1);
	await looked(page);

	// Days are typed, and go along with what is set.
	await menu.locator(":scope > summary").click();
	await menu
		.locator(".office-filter-field", { has: page.locator('input[name="from"]') })
		.locator("summary")
		.click();
	await page.locator('.office-filter-field input[name="from"]').fill("2020-01-01");
	await page.locator('.office-filter-field input[name="until"]').fill("2020-01-31");
	await page.locator('.office-filter-field input[name="until"]').press("Enter");
	await page.waitForURL(/state=confirmed.*from=2020-01-01|from=2020-01-01.*state=confirmed/);
	await expect(tokens).toHaveCount(3);
	// Nothing is found; each filter says what there is without it.
	await expect(page.locator(".office-empty li")).not.toHaveCount(0);
	await tokens.last().getByRole("link").click();
	await expect(tokens).toHaveCount(2);
	await page.goto("/staff/homes");
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press("f");
	await expect(page.locator(".office-filter-field summary").first()).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator('.office-filter-field input[name="owner"]')).toBeFocused();
	await page.keyboard.type("nobody");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/staff/homes?owner=nobody");
	await expect(tokens).toHaveCount(1);
});

test("without script a filter is chosen, and dropped by its token", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	await signedIn(page, "admin");
	await page.goto("/staff/audit?actor=nobody");
	const menu = page.locator(".office-filter-menu");
	await menu.locator(":scope > summary").click();
	await menu.locator(".office-filter-field > summary").first().click();
	await menu.locator('input[name="subject"]').fill("a990001");
	await menu.locator('input[name="subject"]').press("Enter");
	await expect(page).toHaveURL(/actor=nobody&subject=a990001/);
	await expect(page.locator(".office-tokens li")).toHaveCount(2);
	await page.locator('.office-tokens a[href="/staff/audit?subject=a990001"]').click();
	await expect(page.locator(".office-tokens li")).toHaveCount(1);
	await context.close();
});

test("without script bookings are ticked, reminded, exported, and a list is kept", async ({ browser, request }) => {
	const lastname = `Papieren${Date.now()}`;
	const { late, fresh } = await bookedTwo(request, lastname);
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	await signedIn(page, "support");
	const list = `/staff/bookings?q=${lastname}`;
	await page.goto(list);
	await page.locator(`input[name="${late}"]`).check();
	await page.locator(`input[name="${fresh}"]`).check();
	await page.locator('button[value="remind-many"]').click();
	await page.locator('#do button[type="submit"]').click();
	await expect(page).toHaveURL(/result=/);
	await expect(page.getByRole("status")).toBeVisible();
	expect([await mailsOf(late), await mailsOf(fresh)]).toEqual([["payment_overdue_5"], []]);
	await page.locator(`a[href="${list}"]`).click();
	await page.locator(`input[name="${fresh}"]`).check();
	const file = page.waitForEvent("download");
	await page.locator('button[value="export"]').click();
	const written = await (await file).createReadStream();
	const text = (await written.toArray()).join("");
	expect(text).toContain(fresh);
	expect(text).not.toContain(late);
	await page.locator(".office-keep summary").click();
	await page.locator("#save-view-viewName").fill("Zonder script");
	await page.locator(".office-keep-forms button").click();
	await expect(page.getByRole("link", { name: "Zonder script" })).toBeVisible();
	await context.close();
});
