import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { organisationHref } from "#site/organisation-area.ts";
import { cellsInTurn } from "../support/turns.ts";
import { openAct, signedIn } from "./office-steps.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** Passkeys in the portal with a virtual device: named, signed in with, and removed. */

const baseURL = process.env.SITE_URL ?? "";
const SHOTS = process.env.PASSKEY_SHOTS;

/** A page whose device has finger or face at hand. */
async function withDevice(context: BrowserContext) {
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("WebAuthn.enable");
	const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	const credentials = async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length;
	return { page, credentials };
}

const codeMailedTo = async (recipient: string) => {
	const query =
		"SELECT text FROM email_outbox WHERE recipient = $1 AND kind = 'sign_in' ORDER BY outbox_id DESC LIMIT 1";
	const [mail] = await rows<{ text: string }>(query, [recipient]);
	return /\b\d{3} \d{3}\b/.exec(mail?.text ?? "")?.[0] ?? "";
};

for (const { language, width } of cellsInTurn("area passkeys", CELLS)) {
	test(`a partner adds a passkey, signs in with it and removes it, in ${language} at ${width}`, async ({
		browser,
		page: staff,
	}) => {
		const own = `http://localhost:${new URL(baseURL).port}`;
		const context = await browser.newContext({ baseURL: own, viewport: { width, height: 900 } });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: own }]);
		const { page, credentials } = await withDevice(context);
		const id = randomUUID().slice(0, 6);
		const [code, mail] = [`PK-${id}`, `pk-${id}@bergweh.example`];
		const portal = (path: string) => organisationHref("portal", language, path);
		const look = async (name: string) => {
			await expectNoOverflow(page);
			await expectAccessible(page);
			if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${language}-${width}.png`, fullPage: true });
		};

		const signOut = async () => {
			await page.locator(".org-me > summary").click();
			await page.locator('form:has(input[value="sign-out"]) button').first().click();
		};

		await signedIn(staff, "admin");
		await staff.goto("/staff/partners/new");
		await staff.locator("#partner-partnerCode").fill(code);
		await staff.locator("#partner-partnerName").fill("Bergweh");
		await staff.locator("#partner-commission").fill("8");
		await staff.locator('form:has(input[value="partner"]) button[type="submit"]').click();
		await openAct(staff, "member");
		await staff.locator("#member-name").fill("Brit");
		await staff.locator("#member-email").fill(mail);
		await staff.locator('form:has(input[name="do"][value="member"]) button[type="submit"]').click();
		await expect(staff.locator('[data-done="member-invited"]')).toBeVisible();
		if (SHOTS) {
			for (const fold of await staff.locator(".office-member > summary").all()) await fold.click();
			await staff.screenshot({ path: `${SHOTS}/staff-${language}-${width}.png`, fullPage: true });
		}

		await page.goto(portal(""));
		await page.locator("#ask-email").fill(mail);
		await page.locator('form:has(input[value="ask"]) button[type="submit"]').click();
		await page.locator("#code-code").fill(await codeMailedTo(mail));
		await page.locator('form:has(input[value="code"]) button[type="submit"]').click();
		await expect(page.locator("#code-code")).toHaveCount(0);
		await page.goto(portal("users"));
		await page.locator("#add-passkey-passkeyName").fill("Laptop");
		await page.locator('form:has(input[value="add-passkey"]) button').click();
		await expect(page).toHaveURL(/done=passkey-added$/);
		expect(await credentials()).toBe(1);
		await look("users");
		if (width < 640) {
			// All sections are read at once, each whole.
			await page.locator(".org-sections > summary").click();
			const entries = page.locator(".org-sections-list a");
			expect(await entries.count()).toBeGreaterThan(5);
			for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
			await look("menu");
			await page.keyboard.press("Escape");
			await expect(entries.first()).toBeHidden();
		}
		if (SHOTS) {
			for (const section of ["landing", "keys", "links", "statements"]) {
				await page.goto(portal(section));
				await look(section);
			}
			await page.goto(portal("users"));
		}

		await signOut();
		await expect(page.locator("#ask-email")).toBeVisible();
		await look("door");
		await page.locator('form:has(input[name="do"][value="passkey"]) button').click();
		await expect(page.locator("#ask-email")).toHaveCount(0);
		await page.goto(portal("users"));
		await page.locator('form:has(input[value="remove-passkey"]) button').click();
		await expect(page).toHaveURL(/done=passkey-removed$/);
		await signOut();
		await page.locator('form:has(input[name="do"][value="passkey"]) button').click();
		// The device has it still; the site does not.
		await expect(page.getByRole("alert")).toBeVisible();
		await context.close();
	});
}
