import { randomUUID } from "node:crypto";
import { signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** Messages as staff read and answer them, by keys; and the menu beside them on low windows. */

const baseURL = process.env.SITE_URL ?? "";

async function message(subject: string, spam: string | null): Promise<number> {
	const payload = JSON.stringify({ name: "Kim Vos", subject, message: "Is the sauna free?" });
	const [row] = await rows<{ submission_id: number }>(
		`INSERT INTO form_submission (public_id, form, lang, email, payload, consent_at, status, spam_reason, delete_at, created_at)
			VALUES ($1, 'contact-messages', 'en', $2, $3, now(), $4, $5, now() + interval '28 days', now()) RETURNING submission_id`,
		[randomUUID(), `${randomUUID()}@guest.example`, payload, spam === null ? "new" : "spam", spam],
	);
	return Number(row?.submission_id);
}

test("the key of templates opens their list and writes nothing; arrows lead through it", async ({ page, context }) => {
	await context.addCookies([{ name: "i18n_redirected", value: "en", url: baseURL }]);
	for (const name of ["A first text", "A second text"]) {
		await rows(
			`INSERT INTO reply_template (name, texts, updated_at) VALUES ($1, $2, now())
				ON CONFLICT (name) DO NOTHING`,
			[name, JSON.stringify({ en: `${name} of ours.` })],
		);
	}
	const id = await message("Sauna", null);
	await signedIn(page, "support");
	await page.goto(`/staff/inbox/${id}`);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press(";");
	const list = page.locator("details.office-templates");
	await expect(list).toHaveAttribute("open", "");
	await expect(page.locator("#answer-answer")).toHaveValue("");
	await expect(list.getByRole("button").first()).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(list).not.toHaveAttribute("open", "");
	await page.keyboard.press(";");
	await expect(list.getByRole("button").first()).toBeFocused();
	await page.keyboard.press("ArrowDown");
	const second = list.getByRole("button").nth(1);
	await expect(second).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("#answer-answer")).not.toHaveValue("");
});

test("a message in spam says why it is there, and can be taken out of it", async ({ page, context }) => {
	await context.addCookies([{ name: "i18n_redirected", value: "en", url: baseURL }]);
	await signedIn(page, "support");
	for (const [reason, words] of [
		["honeypot", "the hidden field was filled in"],
		["quick", "sent within two seconds"],
	] as const) {
		const id = await message("Real", reason);
		await page.goto(`/staff/inbox/${id}?box=spam`);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await expect(page.locator("article")).toContainText(words);
		await page.getByRole("button", { name: "Not spam" }).click();
		await expect(page.locator("article")).not.toContainText(words);
		expect(await rows("SELECT status FROM form_submission WHERE submission_id = $1", [id])).toEqual([
			{ status: "new" },
		]);
	}
});

for (const height of [768, 900]) {
	test(`the last page of the menu can be reached at 1024 by ${height}, above the languages`, async ({ page }) => {
		await page.setViewportSize({ width: 1024, height });
		await signedIn(page, "admin");
		await page.goto("/staff");
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await expectNoOverflow(page);
		const last = page.locator('.office-nav > a[href="/staff/people"]');
		await last.scrollIntoViewIfNeeded();
		const [link, languages] = [
			await last.boundingBox(),
			await page.locator(".office-side > .office-languages").boundingBox(),
		];
		expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(languages?.y ?? 0);
		await last.click();
		await page.waitForURL("**/staff/people");
	});
}

test("messages and mails are cut by filters that apply at once, with and without script", async ({ page, browser }) => {
	const word = `Zeldzaam${Date.now()}`;
	const id = await message(word, null);
	await signedIn(page, "support");
	await page.goto(`/staff/inbox?q=${word}`);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.keyboard.press("f");
	await page.keyboard.press("Enter");
	await expect(page.locator(".office-filter-choices a").first()).toBeFocused();
	await page.keyboard.press("Enter");
	await page.waitForURL(/form=contact-messages/);
	const tokens = page.locator(".office-tokens li");
	await expect(tokens).toHaveCount(1);
	await expect(page.locator(".office-messages li")).toHaveCount(1);
	await expectAccessible(page);
	await expectNoOverflow(page);
	// The filters stay set beside a message that is opened.
	await page.locator(".office-messages a").click();
	await page.waitForURL(`**/staff/inbox/${id}?**form=contact-messages**`);
	await expect(tokens).toHaveCount(1);
	await page.goto(`/staff/inbox?q=${word}&form=contact-messages&in=fr`);
	await expect(tokens).toHaveCount(2);
	await expect(page.locator(".office-messages li")).toHaveCount(0);
	await tokens.last().getByRole("link").click();
	await expect(page.locator(".office-messages li")).toHaveCount(1);

	const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const still = await plain.newPage();
	await signedIn(still, "support");
	await still.goto("/staff/outbox?show=sent");
	const menu = still.locator(".office-filter-menu").first();
	await menu.locator(":scope > summary").click();
	await menu.locator(".office-filter-field > summary").first().click();
	await menu.locator(".office-filter-choices a").first().click();
	await expect(still).toHaveURL(/show=sent&to=office/);
	await expect(still.locator(".office-tokens li")).toHaveCount(1);
	await expectNoOverflow(still);
	await plain.close();
});

test("signs of the menu at 1024 say their words where they are pointed at or reached by keys, and stay where they are", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	await signedIn(page, "admin");
	await page.goto("/staff/bookings");
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	const side = page.locator(".office-side");
	const wide = () => side.evaluate((element) => element.clientWidth);
	const feeds = page.locator('.office-nav a[href="/staff/feeds"]').first();
	const sign = feeds.locator("svg");
	const [before, heading] = [await sign.boundingBox(), await page.locator("h1").boundingBox()];
	expect(await wide()).toBeLessThan(70);
	await sign.hover();
	await expect.poll(wide).toBeGreaterThan(200);
	expect((await feeds.locator("span").boundingBox())?.width).toBeGreaterThan(40);
	expect(await sign.boundingBox()).toEqual(before);
	expect(await page.locator("h1").boundingBox()).toEqual(heading);
	await page.mouse.move(800, 600);
	await expect.poll(wide).toBeLessThan(70);
	await page.locator(".office-side-find").focus();
	await page.keyboard.press("Tab");
	await expect.poll(wide).toBeGreaterThan(200);
	await expectAccessible(page);
	await page.mouse.click(800, 600);
	await expect.poll(wide).toBeLessThan(70);
});
