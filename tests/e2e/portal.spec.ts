import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { cellsInTurn } from "../support/turns.ts";
import { openAct, signedIn } from "./office-steps.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** What people of the portal do beside their daily work: photographs, messages, keys, the own data, an estimate (issue 16). */

const SHOTS = process.env.PORTAL_SHOTS;

const JOURNEYS = cellsInTurn(
	"portal",
	CELLS.flatMap((cell) => [
		{ ...cell, script: true },
		{ ...cell, script: false },
	]),
);

const submit = (page: Page, name: string) =>
	page.locator(`form:has(input[name="do"][value="${name}"]) button[type="submit"]`).first();

/** Signs somebody in to the portal with the code that was mailed. */
async function enter(page: Page, language: Language, email: string): Promise<void> {
	await page.goto(organisationHref("portal", language, ""));
	await page.locator("#ask-email").fill(email);
	await submit(page, "ask").click();
	await page.locator("#code-code").waitFor();
	const [mail] = await rows<{ text: string }>(
		"SELECT text FROM email_outbox WHERE recipient = $1 AND kind = 'sign_in' ORDER BY outbox_id DESC LIMIT 1",
		[email],
	);
	await page.locator("#code-code").fill(/\b\d{3} \d{3}\b/.exec(mail?.text ?? "")?.[0] ?? "");
	await submit(page, "code").click();
	await expect(page.locator(".org-me")).toBeVisible();
}

/** An organisation that staff made, with the person whom they invited to manage it. */
async function invited(page: Page, context: BrowserContext, kind: "owner" | "partner") {
	const id = randomUUID().slice(0, 6);
	const [code, email] = [`${kind === "owner" ? "HO" : "SP"}-${id}`, `portal-${id}@halcyon.example`];
	await signedIn(page, "admin");
	await page.goto(kind === "owner" ? "/staff/owners/new" : "/staff/partners/new");
	if (kind === "owner") {
		await page.locator("#owner-ownerCode").fill(code);
		await page.locator("#owner-ownerName").fill("Claire Fournier");
	} else {
		await page.locator("#partner-partnerCode").fill(code);
		await page.locator("#partner-partnerName").fill("Bergweh Reiseblog");
		await page.locator("#partner-commission").fill("8");
	}
	await submit(page, kind).click();
	await openAct(page, "member");
	await page.locator("#member-name").fill("Claire");
	await page.locator("#member-email").fill(email);
	await page.locator("#member-memberRole").selectOption("owner");
	await submit(page, "member").click();
	await expect(page.locator('[data-done="member-invited"]')).toBeVisible();
	await context.clearCookies();
	return { code, email };
}

/** Asks what the first kind of home in the first region brings in. */
async function estimate(page: Page): Promise<void> {
	await page.locator("#estimate-place").selectOption({ index: 1 });
	await page.locator("#estimate-kind").selectOption({ index: 1 });
	await page.locator("#estimate-bedrooms").fill("3");
	await page.locator(".estimate-form button").click();
	await expect(page).toHaveURL(/bedrooms=3/);
	await expect(page.locator(".estimate-answer")).toBeVisible();
}

/** A home of its own, like the second fixture home and not on the site, so that no other journey meets it. */
async function homeOf(code: string): Promise<string> {
	const [{ columns = "" } = {}] = await rows<{ columns: string }>(
		`SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
			WHERE table_name = 'accommodation' AND table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'
				AND column_name NOT IN ('acco_id', 'owner_code', 'status', 'held_status')`,
	);
	const accoId = `a${Math.floor(7_000_000 + Math.random() * 1_000_000)}`;
	await rows(
		`INSERT INTO accommodation (acco_id, owner_code, status, ${columns})
			SELECT $1, $2, 'off', ${columns} FROM accommodation WHERE acco_id = 'a990002'`,
		[accoId, code],
	);
	return accoId;
}

for (const { language, width, script } of JOURNEYS) {
	test.describe(`in ${language} at ${width} px ${script ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled: script, viewport: { width, height: 900 } });

		async function look(page: Page, name: string): Promise<void> {
			// Without script nothing can be measured in the page.
			if (script) {
				await expectAccessible(page);
				await expectNoOverflow(page);
			}
			const file = `${name}-${language}-${width}${script ? "" : "-plain"}.png`;
			if (SHOTS) await page.waitForLoadState("networkidle");
			if (SHOTS) await page.screenshot({ path: join(SHOTS, file), fullPage: true });
		}
		const to = (path: string) => organisationHref("portal", language, path);

		test("an owner proposes photographs, which the office releases, and writes to the office, which answers", async ({
			page,
			context,
		}) => {
			const { code, email } = await invited(page, context, "owner");
			const home = await homeOf(code);
			await enter(page, language, email);
			await page.goto(to(`homes/${home}`));
			await look(page, "home");
			await page.locator(`a[href="${to(`homes/${home}/photos`)}"]`).click();
			await expect(page).toHaveURL(to(`homes/${home}/photos`));
			const before = await page.locator(".own-photos > li").count();

			await page
				.locator("#add-pictures-photos")
				.setInputFiles([{ name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") }]);
			await submit(page, "add-pictures").click();
			await expect(page.locator("#add-pictures-photos-error")).toBeVisible();
			await look(page, "photos-wrong");
			const pictures = await Promise.all(
				["#7a9a86", "#c9a66b"].map((background) =>
					sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
						.jpeg()
						.toBuffer(),
				),
			);
			await page
				.locator("#add-pictures-photos")
				.setInputFiles(pictures.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer })));
			await submit(page, "add-pictures").click();
			await expect(page).toHaveURL(/done=pictures-added/);
			await expect(page.locator(".own-photos > li")).toHaveCount(before + 2);
			const last = page.locator(".own-photos > li").last();
			await last.locator('input[name="caption"]').fill("Terras");
			await last.locator('form:has(input[value="caption-picture"]) button').click();
			await expect(page).toHaveURL(/done=caption-saved/);
			await page.locator(".own-photos > li").last().locator('form:has(input[value="first"]) button').click();
			await expect(page.locator(".own-photos > li").first().locator('input[name="caption"]')).toHaveValue("Terras");
			await page.locator(".own-photos > li").nth(1).locator('form:has(input[value="leave-picture"]) button').click();
			await expect(page.locator(".own-photos > li")).toHaveCount(before + 1);
			// What was uploaded is seen before anybody releases it.
			const seen = await page.locator(".own-photo img").first().getAttribute("src");
			expect((await page.request.get(seen ?? "")).headers()["content-type"]).toBe("image/webp");
			await look(page, "photos");
			await page.locator("#propose-pictures-remark").fill("Zomer 2027");
			await submit(page, "propose-pictures").click();
			await expect(page).toHaveURL(/done=proposed/);
			await page.goto(to(`homes/${home}/photos`));
			await expect(page.locator('form:has(input[value="withdraw"]) button')).toBeVisible();
			await look(page, "photos-waiting");

			await page.goto(`${to("messages")}?home=${home}`);
			await expect(page.locator("#write-message-home")).toHaveValue(home);
			await page.locator("#write-message-message").fill("?");
			await submit(page, "write-message").click();
			await expect(page.locator("#write-message-subject-error")).toBeVisible();
			await look(page, "messages-wrong");
			await page.locator("#write-message-subject").fill("La clé · de sleutel");
			await page.locator("#write-message-message").fill("Bonjour,\n\noù est la clé ?");
			await submit(page, "write-message").click();
			await expect(page).toHaveURL(/done=message-sent/);
			const thread = new URL(page.url()).pathname;

			await context.clearCookies();
			await signedIn(page, "admin");
			await page.goto(`/staff/homes/${home}`);
			await expect(page.locator(".office-photos > li")).toHaveCount(before + 1);
			await look(page, "office-photos");
			await submit(page, "release-proposal").click();
			await expect(page.locator('[data-done="proposal-released"]')).toBeVisible();
			const [{ first = "" } = {}] = await rows<{ first: string }>(
				"SELECT images->0->>'url' AS first FROM accommodation WHERE acco_id = $1",
				[home],
			);
			expect(first).toContain(`/photos/${home}/`);
			await page.goto("/staff/inbox");
			await page.locator("a", { hasText: "La clé · de sleutel" }).first().click();
			await expect(page.locator(".office-inbox-aside")).toContainText(code);
			await page.locator("#answer-answer").fill("Sous le paillasson.");
			await submit(page, "answer").click();
			await expect(page.locator('[data-done="message-answered"]')).toBeVisible();
			await look(page, "office-thread");

			await context.clearCookies();
			await enter(page, language, email);
			await page.goto(thread);
			await expect(page.locator(".org-word-ours")).toContainText("Sous le paillasson.");
			await page.locator("#reply-message-message").fill("Merci.");
			await submit(page, "reply-message").click();
			await expect(page).toHaveURL(/done=reply-sent/);
			await expect(page.locator(".org-words > li")).toHaveCount(3);
			await look(page, "thread");
			await page.goto(to("messages"));
			await expect(page.locator(".org-list > li")).toHaveCount(1);
			await look(page, "messages");
			await page.goto(to("earnings"));
			await estimate(page);
			await look(page, "earnings");
		});

		test("a partner sees the calls of a key, takes the own data along, and asks for the account to be deleted", async ({
			page,
			context,
		}) => {
			const { email } = await invited(page, context, "partner");
			await enter(page, language, email);
			await page.goto(to("keys"));
			await page.locator("#make-key-keyName").fill("Website");
			await submit(page, "make-key").click();
			const token = await page.locator("#made-key").inputValue();
			expect(token).toMatch(/^hlc_/);
			for (let n = 0; n < 3; n++) {
				const call = await page.request.get(`/api/accommodations/a990002?lang=${language}`, {
					headers: { Authorization: `Bearer ${token}` },
				});
				expect(call.status()).toBe(200);
			}
			await page.goto(to("keys"));
			await expect(page.locator("#made-key")).toHaveCount(0);
			await expect(page.getByRole("table").first()).toContainText("3");
			await look(page, "keys");

			await page.goto(to("users"));
			const file = page.waitForEvent("download");
			await submit(page, "export-own").click();
			const own = await (await file).path();
			expect((await stat(own)).size).toBeGreaterThan(100);
			expect(await readFile(own, "utf8")).toContain(email);
			for (const summary of await page.locator("details.org-change:has(input[value^='erase-']) > summary").all()) {
				await summary.click();
			}
			await look(page, "users");
			await submit(page, "erase-ours").click();
			await expect(page.locator("#erase-ours-sure-error")).toBeVisible();
			await page.locator("#erase-ours-sure").check();
			await submit(page, "erase-ours").click();
			await expect(page).toHaveURL(/done=erasure-asked/);
			await look(page, "users-asked");
		});

		test("whoever has a home is told what homes like it bring in", async ({ page }) => {
			await page.goto(href("rentOut", language));
			await estimate(page);
			await look(page, "rent-out");
		});
	});
}
