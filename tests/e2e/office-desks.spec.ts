import type { Page } from "@playwright/test";
import { booked, officeCells, openAct, secondFactorOf, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** Journeys over the desks of redirects, partners, outbox, codes and homes (specification §1: staff; §2: alias paths). */

const baseURL = process.env.SITE_URL ?? "";
async function looked(page: Page): Promise<void> {
	await expectNoOverflow(page);
	await expectAccessible(page);
}

/** Keys mean something once the page's script has begun. */
async function started(page: Page): Promise<void> {
	await page.locator("html[data-started]").waitFor({ state: "attached" });
}

async function opened(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await started(page);
}

// All see the same office.
test.describe.configure({ mode: "serial" });

for (const { language, width } of officeCells("office-desks")) {
	test.describe(`in ${language} at ${width}`, () => {
		test.beforeEach(async ({ page, context }) => {
			await page.setViewportSize({ width, height: 900 });
			await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		});

		test("a partner is taken on whose link is followed, and an owner's homes are seen", async ({ page, browser }) => {
			await signedIn(page, "sales");
			const code = `gast-${language}-${Date.now()}`;
			await opened(page, "/staff/partners");
			await looked(page);
			await page.locator('.office-head a[href="/staff/partners/new"]').click();
			await page.waitForURL("**/staff/partners/new");
			await looked(page);
			await page.locator("#partner-partnerCode").fill(code);
			await page.locator("#partner-partnerKind").selectOption("host");
			await page.locator("#partner-partnerName").fill("Gasthof Post");
			await page.locator("#partner-commission").fill("zehn");
			await page.locator('form:has(#partner-partnerCode) button[type="submit"]').click();
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(page.locator("#partner-partnerKind")).toHaveValue("host");
			await page.locator("#partner-commission").fill("7,5");
			await page.locator('form:has(#partner-partnerCode) button[type="submit"]').click();
			await expect(page.getByRole("status").first()).toBeFocused();
			await looked(page);
			const link = await page.locator(".office-code-link").innerText();
			const guest = await browser.newContext({ baseURL });
			await (await guest.newPage()).goto(new URL(link).pathname);
			expect((await guest.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain(`host=${code}`);
			await guest.close();

			// What is agreed is read first, and changed in its place; Escape leaves it.
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gasthof Post");
			await expect(page).toHaveTitle(/^Gasthof Post/);
			await openAct(page, "change-partner");
			await expect(page.locator("#change-partner-partnerName")).toHaveValue("Gasthof Post");
			await looked(page);
			await started(page);
			await page.keyboard.press("Escape");
			await expect(page.locator("#change-partner-partnerName")).toHaveCount(0);
			await openAct(page, "erase-organisation");
			await expect(page.locator('input[value="erase-organisation"]')).toHaveCount(1);
			await looked(page);

			await rows("INSERT INTO homeowner (code) VALUES ($1) ON CONFLICT DO NOTHING", [code]);
			await opened(page, "/staff/owners");
			await looked(page);
			await page.locator("tbody .cell-no a").first().click();
			await page.waitForURL(/\/staff\/owners\/[^/]+$/);
			await looked(page);
		});

		test("an old address is led on, tried, and let go again", async ({ page }) => {
			await signedIn(page, "content");
			const old = `/old-${language}-${Date.now()}`;
			await opened(page, "/staff/redirects");
			await looked(page);
			await page.locator('.office-head a[href="/staff/redirects/new"]').click();
			await page.waitForURL("**/staff/redirects/new");
			await page.locator("html[data-started]").waitFor({ state: "attached" });
			await looked(page);
			const form = page.locator('form:has(input[value="redirect"])');
			await form.locator("#redirect-oldPath").fill(`${old}/*`);
			await form.locator("#redirect-target").fill("nowhere-at-all");
			await form.locator('button[type="submit"]').click();
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(form.locator("#redirect-oldPath")).toHaveValue(`${old}/*`);
			await looked(page);
			await form.locator("#redirect-target").fill("about");
			await form.locator('button[type="submit"]').click();

			// Where it leads now is seen at once, on its own page.
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${old}/*`);
			await expect(page.locator(".office-way-good")).toBeVisible();
			await expect(page.locator(".office-way li")).toHaveCount(2);
			await looked(page);
			await page.goto(`${old}/deeper/still`);
			await expect(page).toHaveURL(new RegExp(`/${language}/(over-ons|about|ueber-uns|a-propos)$`));

			// It is found by a filter that applies at once, and changed in its place.
			await opened(page, `/staff/redirects?q=${old}`);
			await page.keyboard.press("f");
			await page.locator(".office-filter-field > summary").first().click();
			await page.locator(".office-filter-choices a").first().click();
			await page.waitForURL(/status=301/);
			await looked(page);
			await expect(page.locator(".office-tokens li")).toHaveCount(1);
			await expect(page.locator("tbody tr")).toHaveCount(1);
			await page.locator("tbody tr a").first().click();
			await page.waitForURL(/redirects\/of\?from=/);
			await openAct(page, "change-redirect");
			await page.locator("#change-redirect-redirectStatus").selectOption("302");
			await looked(page);
			await page.locator('form:has(input[value="change-redirect"]) button[type="submit"]').click();
			await expect(page.locator('[data-done="redirect"]')).toBeVisible();
			await openAct(page, "drop-redirect");
			await looked(page);
			await page.locator('form:has(input[value="drop-redirect"]) button[type="submit"]').click();
			await expect(page.getByRole("status").first()).toBeFocused();
			await expect(page.locator(".office-way-bad")).toBeVisible();

			// Any address can be tried.
			await page.locator(".office-filterbar > details:last-of-type > summary").click();
			await page.locator("#try-address").fill("/staff/redirects");
			await page.keyboard.press("Enter");
			await page.waitForURL(/try=/);
			await expect(page.locator(".office-way-good")).toBeVisible();
		});

		test("a code is made, tried on a stay, and ended", async ({ page }) => {
			await signedIn(page, "sales");
			const code = `E2E-${language}-${Date.now()}`.toUpperCase();
			await opened(page, "/staff/codes");
			await looked(page);
			await page.locator('.office-head a[href="/staff/codes/new"]').click();
			await page.waitForURL("**/staff/codes/new");
			await looked(page);
			await page.locator("#code-discountCode").fill(code);
			await page.locator("#code-codeValue").fill("200");
			await page.locator("#code-codeValue").press("Enter");
			await expect(page.getByRole("alert")).toBeFocused();
			await looked(page);
			await page.locator("#code-codeValue").fill("10");
			await page.locator("#code-codeValue").press("Enter");
			await expect(page.getByRole("status").first()).toBeFocused();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(code);
			await page.locator("#try-home").fill("a990001");
			await page.locator("#try-arrival").fill("2027-12-04");
			await page.locator("#try-departure").fill("2027-12-11");
			await page.locator("#try-departure").press("Enter");
			await page.waitForURL("**home=a990001**");
			await expect(page.locator(".office-code-sums dd")).toHaveCount(3);
			await looked(page);
			await openAct(page, "end-code");
			await looked(page);
			await page.locator('form:has(input[value="end-code"]) button').click();
			await expect(page.getByRole("status").first()).toBeFocused();
			await expect(page.locator('.office-acts a[href*="do="]')).toHaveCount(0);
			await looked(page);
		});

		test("homes and countries of a code are chosen by name, as chips, by keys alone", async ({ page }) => {
			await signedIn(page, "sales");
			const code = `WAHL-${language}-${Date.now()}`.toUpperCase();
			await opened(page, "/staff/codes/new");
			const homes = page.locator("#code-homes");
			await homes.fill("haus eins");
			await expect(page.locator("#code-homes-list [role=option]").first()).toBeVisible();
			await looked(page);
			await homes.press("ArrowDown");
			await homes.press("ArrowUp");
			await homes.press("Enter");
			const chips = page.locator(".office-chooser-box").first().locator("li");
			await expect(chips).toHaveText(["Haus Eins"]);
			await homes.fill("haus zwei");
			await expect(page.locator("#code-homes-list [role=option]", { hasText: "Haus Zwei" })).toBeVisible();
			await page.locator("#code-homes-list [role=option]", { hasText: "Haus Zwei" }).click();
			await expect(chips).toHaveText(["Haus Eins", "Haus Zwei"]);
			// What is chosen can be taken away again, by its button and by keys.
			await chips.first().getByRole("button").click();
			await expect(chips).toHaveText(["Haus Zwei"]);
			// Enter before the answer is there means the first of that answer, not of the one before.
			await homes.pressSequentially("haus zwei");
			await homes.fill("haus eins");
			await homes.press("Enter");
			await expect(chips).toHaveText(["Haus Zwei", "Haus Eins"]);
			await homes.press("Backspace");
			await expect(chips).toHaveText(["Haus Zwei"]);
			const countries = page.locator("#code-countries");
			const austria = new Intl.DisplayNames(language, { type: "region" }).of("AT") ?? "";
			await countries.fill(austria.slice(0, 6).toLowerCase());
			await countries.press("Enter");
			await expect(page.locator('input[type="hidden"][name="countries"]')).toHaveValue("AT");
			await countries.press("Backspace");
			await expect(page.locator('input[type="hidden"][name="countries"]')).toHaveValue("");
			await countries.fill("AT");
			await countries.press("Enter");
			await looked(page);
			// It comes back as it was chosen, by name, when something else is wrong.
			await page.locator("#code-discountCode").fill(code);
			await page.locator("#code-codeValue").fill("200");
			await page.locator("#code-codeValue").press("Enter");
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(chips).toHaveText(["Haus Zwei"]);
			await page.locator("#code-codeValue").fill("10");
			await page.locator("#code-codeValue").press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(code);
			await expect(page.locator(".office-record-facts")).toContainText(austria);
			await expect(page.locator(".office-record-facts")).toContainText("Haus Zwei");
			await openAct(page, "end-code");
			await page.locator('form:has(input[value="end-code"]) button').click();
		});

		test("a home is found, and its page says what it has, what it lacks and where its calendar is", async ({
			page,
		}) => {
			await signedIn(page, "support");
			await opened(page, "/staff/homes?q=haus");
			await looked(page);
			await page.getByRole("link", { name: "a990001" }).click();
			await expect(page.locator(".office-checks li")).toHaveCount(5);
			// Support looks, and changes nothing of its place on the site.
			await expect(page.locator('a[href*="do=take-home-off"]')).toHaveCount(0);
			await looked(page);
			const board = page.locator('a[href="/staff/board?home=a990001"]').filter({ visible: true });
			if (!(await board.first().isVisible())) await page.locator(".office-acts-menu > summary").click();
			await board.first().click();
			await page.waitForURL("**/staff/board?home=a990001");
		});

		test("a home leaves the site only after who comes was seen, and what cannot be done says why", async ({ page }) => {
			await signedIn(page, "sales");
			await opened(page, "/staff/homes/a990001");
			await page.locator(".office-acts-menu > summary").click();
			// It is on the site: the menu strikes out what would put it there.
			await expect(page.locator(".office-acts-menu .office-cannot")).toHaveCount(1);
			await looked(page);
			await page.keyboard.press("Escape");
			for (const act of ["test-home", "take-home-off", "new-calendar"] as const) {
				await openAct(page, act);
				await expect(page.locator(`#do input[name="do"]`)).toHaveValue(act);
				await looked(page);
			}
			await openAct(page, "take-home-off");
			await page.locator("#do button[type=submit]").click();
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(page.locator("#take-home-off-reason-error")).toBeVisible();
			await started(page);
			await page.keyboard.press("Escape");
			await page.waitForURL(/\/staff\/homes\/a990001(#.*)?$/);
		});

		test("a guest's page says what was booked, and hands out the file in place with a code", async ({
			page,
			request,
		}) => {
			const lastname = `Gast${language}${Date.now()}`;
			const bookingNo = await booked(request, lastname);
			const me = await signedIn(page, "support", "finance");
			await opened(page, `/staff/guests?q=${lastname}`);
			await looked(page);
			await page.locator("tbody .cell-no a").first().click();
			await page.waitForURL(/\/staff\/guests\/[\w-]{22,}$/);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Zoë ${lastname}`);
			// The browser's history keeps no name.
			await expect(page).not.toHaveTitle(new RegExp(lastname));
			await expect(page.locator(".office-record .office-rows").first()).toContainText(bookingNo);
			await looked(page);
			await openAct(page, "give-credits");
			await expect(page.locator("#give-credits-amount")).toBeVisible();
			await looked(page);

			await rows(
				"UPDATE staff_session SET factor_at = now() - interval '1 hour' WHERE staff_id = (SELECT staff_id FROM staff WHERE public_id = $1)",
				[me],
			);
			await openAct(page, "fetch-file");
			const fetchNow = page.locator("#do button[type=submit]").first();
			await page.locator("#fetch-file-stepUpCode").fill("000000");
			await fetchNow.click();
			await expect(page.locator("#fetch-file-stepUpCode-error")).toBeVisible();
			await looked(page);
			await page.locator("#fetch-file-stepUpCode").fill(await secondFactorOf(me));
			await expect(page.locator("#fetch-file-stepUpCode-error")).toHaveCount(0);
			const [file] = await Promise.all([page.waitForEvent("download"), fetchNow.click()]);
			expect(file.suggestedFilename()).toBe("halcyon-guest.json");

			// Whose booking is not over is not forgotten, and the menu says so.
			await page.locator(".office-acts-menu > summary").click();
			await expect(page.locator(".office-acts-menu .office-cannot")).toHaveCount(1);
			await looked(page);
		});

		test("a feed run says what it brought", async ({ page }) => {
			await signedIn(page, "admin");
			await opened(page, "/staff/feeds");
			await looked(page);
			await page.locator("tbody .cell-no a").last().click();
			await expect(page.locator(".office-feed-counts dd")).toHaveCount(8);
			await expect(page.locator('input[value="feed-again"]')).toHaveCount(1);
			await looked(page);
		});

		test("a mail is found by its booking and read without its links", async ({ page, request }) => {
			const bookingNo = await booked(request, `Desk${language}${Date.now()}`);
			await signedIn(page, "support");
			await opened(page, `/staff/outbox?q=${bookingNo}`);
			const lines = page.locator("tbody tr");
			await expect(lines.first()).toBeVisible();
			await looked(page);
			await lines.first().locator("a").click();
			await expect(page.locator("iframe")).toHaveAttribute("sandbox", "");
			await page.locator(".office-mail-text summary").click();
			await expect(page.locator(".office-mail-text")).not.toContainText("http");
			// Nothing has left yet: what waits is not sent again.
			await expect(page.locator('input[value="mail-again"]')).toHaveCount(0);
			await looked(page);
		});
	});
}
