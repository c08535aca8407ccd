import { execFileSync } from "node:child_process";
import type { BrowserContext, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { cellsInTurn } from "#tests/support/turns.ts";
import { openAct } from "./office-steps.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, rows, test } from "./site.ts";

/** Staff get into the back office, see to their account, and let others in (specification §1, §6). */

const PASSWORD = "four words in a row";
const baseURL = process.env.SITE_URL ?? "";
/** Words of buttons, as staff read them. */
const WORDS = {
	nl: {
		confirm: "Bevestigen",
		invite: "Uitnodigen",
		roles: "Rollen opslaan",
		end: "Account beëindigen",
		addPasskey: "Passkey toevoegen",
		signInWith: "Inloggen met een passkey",
		confirmWith: "Bevestigen met een passkey",
		beginWith: "Beginnen met een passkey",
	},
	en: {
		confirm: "Confirm",
		invite: "Invite",
		roles: "Save roles",
		end: "End account",
		addPasskey: "Add a passkey",
		signInWith: "Sign in with a passkey",
		confirmWith: "Confirm with a passkey",
		beginWith: "Start with a passkey",
	},
	de: {
		confirm: "Bestätigen",
		invite: "Einladen",
		roles: "Rollen speichern",
		end: "Konto beenden",
		addPasskey: "Passkey hinzufügen",
		signInWith: "Mit Passkey anmelden",
		confirmWith: "Mit Passkey bestätigen",
		beginWith: "Mit Passkey beginnen",
	},
	fr: {
		confirm: "Confirmer",
		invite: "Inviter",
		roles: "Enregistrer les rôles",
		end: "Fermer le compte",
		addPasskey: "Ajouter une clé d’accès",
		signInWith: "Se connecter avec une clé d’accès",
		confirmWith: "Confirmer avec une clé d’accès",
		beginWith: "Commencer avec une clé d’accès",
	},
} as const satisfies Readonly<Record<Language, object>>;

/** `npm run staff`, as the operator of the site types it. */
function staffCommand(...words: string[]): string {
	const env = JSON.parse(process.env.SITE_ENV ?? "null") as NodeJS.ProcessEnv | null;
	return execFileSync(process.execPath, ["scripts/staff.ts", ...words], { env: env ?? process.env, encoding: "utf8" });
}

function linkIn(text: string): string {
	const [, path = ""] = /(\/staff\/begin\/[\w-]{43})/.exec(text) ?? [];
	expect(path).not.toBe("");
	return path;
}

/** What an app on a telephone shows for the seed that a page says. */
function appCode(seed: string): string {
	return new TOTP({ secret: Secret.fromBase32(seed.replace(/\s/g, "")) }).generate();
}

/** Uses a first link; answers the recovery codes. */
async function begin(page: Page, link: string): Promise<readonly string[]> {
	await page.goto(link);
	const seed = await page.locator(".office-seed").innerText();
	await page.locator("#begin-newPassword").fill(PASSWORD);
	await page.locator("#begin-code").fill(appCode(seed));
	await page.locator("form button.btn-primary").click();
	await expect(page.locator(".office-codes li")).toHaveCount(10);
	return page.locator(".office-codes li").allInnerTexts();
}

async function signIn(page: Page, email: string, code: string): Promise<void> {
	await page.locator("#sign-in-email").fill(email);
	await page.locator("#sign-in-password").fill(PASSWORD);
	await page.locator("#sign-in-code").fill(code);
	await page.locator("form button.btn-primary").click();
}

/** Where there is no room for it beside the name, signing out stands under what else there is. */
async function signOut(page: Page): Promise<void> {
	const more = page.locator(".office-more > summary");
	if (await more.isVisible()) await more.click();
	await page.locator(".office-me button, .office-more form button").filter({ visible: true }).click();
}

for (const { language, width } of cellsInTurn("staff get in", CELLS)) {
	test(`staff get in by a first link, let others in and out, and sign in again, in ${language} at ${width}`, async ({
		page,
		context,
	}) => {
		const words = WORDS[language];
		await page.setViewportSize({ width, height: 900 });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		const [mail, other] = [
			`mara-${language}-${Date.now()}@halcyon.example`,
			`tom-${language}-${Date.now()}@halcyon.example`,
		];
		const link = linkIn(staffCommand("invite", "Mara de Vries", mail, "--role", "admin", "--role", "finance"));

		const looked = async () => {
			await expectNoOverflow(page);
			await expectAccessible(page);
		};
		await page.goto(link);
		await looked();
		const codes = await begin(page, link);
		await looked();
		await page.locator("main a.btn-primary").click();
		await expect(page).toHaveURL(/\/staff$/);
		await expect(page.locator("h1")).toContainText("Mara");
		await looked();

		// On small screens behind the last tab.
		const more = page.locator(".office-more > summary");
		if (await more.isVisible()) await more.click();
		await page.locator('.office-nav a[href="/staff/people"]:visible').click();
		await page.waitForURL("**/staff/people");
		await looked();
		await page.locator('.office-head a[href="/staff/people/new"]').click();
		await page.waitForURL("**/staff/people/new");
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await looked();
		await page.locator("#invite-name").fill("Tom Willems");
		await page.locator("#invite-email").fill(other);
		await page.locator("#invite-support").check();
		await page.getByRole("button", { name: words.invite, exact: true }).click();
		const tomsLink = linkIn(await page.locator("main .office-seed").innerText());
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tom Willems");
		await looked();

		// The same address again is refused beside what was typed.
		await page.goto("/staff/people/new");
		await page.locator("#invite-name").fill("Tom Willems");
		await page.locator("#invite-email").fill(other);
		await page.locator("#invite-support").check();
		await page.getByRole("button", { name: words.invite, exact: true }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.locator("#invite-email")).toHaveValue(other);

		// He is found by a filter that applies at once, and his page says what he may do.
		await page.goto(`/staff/people?q=${other}`);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await page.keyboard.press("f");
		await page.locator(".office-filter-field > summary").first().click();
		await page.locator(".office-filter-choices a").first().click();
		await page.waitForURL(/role=support/);
		await expect(page.locator(".office-tokens li")).toHaveCount(1);
		await looked();
		await page.locator("tbody tr a").first().click();
		await page.waitForURL(/\/staff\/people\/[\w-]+$/);
		const tomsHref = page.url();
		await openAct(page, "roles");
		await looked();
		await page.locator('main input[name="sales"]').check();
		await page.getByRole("button", { name: words.roles }).click();
		await expect(page.getByRole("status")).toBeFocused();
		await expect(page.locator(".office-may dt")).toHaveCount(2);

		// Tom gets in elsewhere, sees his own account and nobody else's.
		const toms = await page.context().browser()?.newContext({ baseURL });
		if (!toms) throw new Error("no browser");
		const tomsPage = await toms.newPage();
		const tomsCodes = await begin(tomsPage, tomsLink);
		expect((await tomsPage.goto("/staff/people"))?.status()).toBe(404);
		expect((await tomsPage.goto("/staff/account"))?.status()).toBe(200);

		// A session of his is ended, and he signs in again; then the account ends.
		await page.goto(tomsHref);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await page.locator('form:has(input[name="session"]) button').click();
		await expect(page.locator('[data-done="session-ended"]')).toBeVisible();
		await looked();
		await tomsPage.goto("/staff/account");
		await expect(tomsPage).toHaveURL(/\/staff\/sign-in\?back=account$/);
		await signIn(tomsPage, other, tomsCodes[0] ?? "");
		await expect(tomsPage).toHaveURL(/\/staff\/account$/);
		await page.goto(tomsHref);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await openAct(page, "end");
		await looked();
		await page.getByRole("button", { name: words.end }).click();
		await expect(page.getByRole("status")).toBeVisible();
		await tomsPage.goto("/staff/account");
		await expect(tomsPage).toHaveURL(/\/staff\/sign-in\?back=account$/);
		await toms.close();

		await page.goto("/staff/account");
		await looked();
		await signOut(page);
		await expect(page.locator('[data-done="signed-out"]')).toBeVisible();
		await looked();
		await signIn(page, mail, "000000");
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.locator("#sign-in-email")).toHaveValue(mail);
		await expect(page.locator("#sign-in-password")).toHaveValue("");
		await signIn(page, mail, codes[0] ?? "");
		await expect(page).toHaveURL(/\/staff$/);
		await page.goto("/staff/sign-in");
		await expect(page).toHaveURL(/\/staff$/);

		// A file with people's data asks for a fresh second factor in place, and a wrong code brings its panel back.
		await factorGetsOld(mail);
		await page.goto("/staff/bookings?state=option");
		const panel = page.locator(".office-file");
		await panel.locator("summary").click();
		await panel.locator('input[name="stepUpCode"]').fill("000000");
		await panel.locator("button[type=submit]").first().click();
		await expect(panel.locator(".field-error")).toBeVisible();
		await looked();
		await expect(page).toHaveURL(/\/staff\/bookings\?state=option$/);
		// By its address it waits on a page of its own; the way back leads to where it was asked for.
		await page.goto("/staff/bookings.csv?state=option");
		await expect(page).toHaveURL(/\/staff\/confirm\?back=bookings\.csv/);
		await page.locator("#confirm-code").fill(codes[1] ?? "");
		await page.getByRole("button", { name: words.confirm, exact: true }).click();
		const file = page.locator('a[href^="/staff/bookings.csv"]');
		await expect(file).toBeVisible();
		await looked();
		const fetched = page.waitForEvent("download");
		await file.click();
		expect((await fetched).suggestedFilename()).toMatch(/^halcyon-bookings-.*\.csv$/);
		await page.locator('main a[href="/staff/bookings?state=option"]').click();
		await expect(page).toHaveURL(/\/staff\/bookings\?state=option$/);
		// Once it was shown, the next file comes at once.
		const next = page.waitForEvent("download");
		await page.locator('a[href="/staff/bookings.csv?state=option"]').click();
		await next;

		// Shortly before the session ends, the bar of the site leads to where one stays, and back.
		await factorGetsOld(mail);
		await rows(
			"UPDATE staff_session SET expires_at = now() + interval '9 minutes' WHERE staff_id = (SELECT staff_id FROM staff WHERE email = $1)",
			[mail],
		);
		await page.goto("/en/holiday-home/?adults=2");
		await looked();
		await page.locator(".staff-bar-stay").click();
		await page.locator("#confirm-code").fill(codes[2] ?? "");
		await page.getByRole("button", { name: words.confirm, exact: true }).click();
		await expect(page).toHaveURL(/\/en\/holiday-home\/\?adults=2$/);
		await expect(page.locator(".staff-bar")).toBeVisible();
		await expect(page.locator(".staff-bar-stay")).toHaveCount(0);
	});
}

/** A browser whose device has finger or face at hand, at the address that the site has for itself. */
async function withDevice(context: BrowserContext): Promise<{ readonly page: Page; device: VirtualDevice }> {
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
	return {
		page,
		device: {
			/** Whether its owner passes: finger known or not. */
			verifies: (isUserVerified) => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
			/** Whether its owner touches it. */
			isTouched: (enabled) => cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
			credentials: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
		},
	};
}

/** Somebody's second factor was shown an hour ago. */
const factorGetsOld = (mail: string) =>
	rows(
		"UPDATE staff_session SET factor_at = now() - interval '1 hour' WHERE staff_id = (SELECT staff_id FROM staff WHERE email = $1)",
		[mail],
	);

interface VirtualDevice {
	verifies(isUserVerified: boolean): Promise<unknown>;
	isTouched(enabled: boolean): Promise<unknown>;
	credentials(): Promise<number>;
}

for (const { language, width } of cellsInTurn("passkeys", CELLS)) {
	test(`passkeys: added, signed in with, confirmed with and removed, in ${language} at ${width}`, async ({
		browser,
	}) => {
		const words = WORDS[language];
		const own = `http://localhost:${new URL(baseURL).port}`;
		const context = await browser.newContext({ baseURL: own, viewport: { width, height: 900 } });
		await context.addCookies([{ name: "i18n_redirected", value: language, url: own }]);
		const { page, device } = await withDevice(context);
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		page.on("console", (message) => {
			if (message.type() === "error" && !message.text().includes("status of 4")) errors.push(message.text());
		});
		const mail = `noor-${language}-${Date.now()}@halcyon.example`;
		const [code = ""] = await begin(page, linkIn(staffCommand("invite", "Noor Bakker", mail, "--role", "support")));

		// The first passkey, with its name.
		await page.goto("/staff/account");
		await page.locator("#add-passkey-passkeyName").fill("Laptop");
		await page.getByRole("button", { name: words.addPasskey }).click();
		await expect(page.locator('[data-done="passkey-added"]')).toBeVisible();
		await expect(page.getByRole("status")).toBeFocused();
		const line = page.locator("tr").filter({ hasText: "Laptop" });
		await expect(line).toBeVisible();
		expect(await device.credentials()).toBe(1);
		await expectNoOverflow(page);
		await expectAccessible(page);
		// The same device has one already.
		await page.getByRole("button", { name: words.addPasskey }).click();
		await expect(page.getByRole("alert")).toBeVisible();
		expect(await device.credentials()).toBe(1);

		// In again with nothing but the passkey.
		await device.isTouched(false);
		await signOut(page);
		await expect(page.locator('form:has(input[value="passkey"]) button')).toBeVisible();
		await expectNoOverflow(page);
		await expectAccessible(page);
		await device.isTouched(true);
		await page.getByRole("button", { name: words.signInWith }).click();
		await expect(page).toHaveURL(/\/staff$/);

		// The second factor got old: the passkey shows it.
		await factorGetsOld(mail);
		await page.goto("/staff/account");
		await line.locator("summary").click();
		await expect(line.locator('input[name="stepUpCode"]')).toBeVisible();
		await expectNoOverflow(page);
		await expectAccessible(page);
		await line.locator('button[name="stepUpPage"]').click();
		await expect(page.locator("#confirm-code")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: words.confirmWith }).click();
		// What waited for it goes on by itself.
		await expect(page.locator('[data-done="passkey-removed"]')).toBeVisible();
		await expect(line).toHaveCount(0);

		// Another one is added by a code in the same form; a wrong one is said there, and what was typed stays.
		await factorGetsOld(mail);
		await page.goto("/staff/account");
		await page.locator("#add-passkey-passkeyName").fill("Telefoon");
		await page.locator("#add-passkey-stepUpCode").fill("000000");
		await page.getByRole("button", { name: words.addPasskey }).click();
		await expect(page.locator("#add-passkey-stepUpCode-error")).toBeVisible();
		await expect(page.locator("#add-passkey-stepUpCode")).toBeFocused();
		await expect(page.locator("#add-passkey-passkeyName")).toHaveValue("Telefoon");
		await expectAccessible(page);
		await page.locator("#add-passkey-stepUpCode").fill(code);
		await page.getByRole("button", { name: words.addPasskey }).click();
		await expect(page.locator('[data-done="passkey-added"]')).toBeVisible();
		const second = page.locator("tr").filter({ hasText: "Telefoon" });
		await second.locator("summary").click();
		await second.locator('button[type="submit"]').click();
		await expect(page.locator('[data-done="passkey-removed"]')).toBeVisible();
		// It is gone here, whatever the device has kept.
		await device.isTouched(false);
		await signOut(page);
		await device.isTouched(true);
		await page.getByRole("button", { name: words.signInWith }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page).toHaveURL(/\/staff\/sign-in$/);
		expect(errors).toEqual([]);
		await context.close();
	});
}

test("a first link takes a passkey in the place of password and app, and a device that does not know its owner lets nobody in", async ({
	browser,
}) => {
	const own = `http://localhost:${new URL(baseURL).port}`;
	const context = await browser.newContext({ baseURL: own, locale: "en-GB" });
	const { page, device } = await withDevice(context);
	const mail = `keyed-${Date.now()}@halcyon.example`;
	await page.goto(linkIn(staffCommand("invite", "Kees Molenaar", mail, "--role", "support")));
	await expect(page.getByRole("button", { name: WORDS.en.beginWith })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: WORDS.en.beginWith }).click();
	await expect(page.locator(".office-codes li")).toHaveCount(10);
	await device.isTouched(false);
	await page.goto("/staff");
	await signOut(page);
	// First this: the form's own request takes whatever the device gives it as soon as it is touched.
	await device.verifies(false);
	await device.isTouched(true);
	await page.getByRole("button", { name: WORDS.en.signInWith }).click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page).toHaveURL(/\/staff\/sign-in/);
	await device.verifies(true);
	await page.getByRole("button", { name: WORDS.en.signInWith }).click();
	await expect(page).toHaveURL(/\/staff$/);
	await context.close();
});

const CONFIRMED = LANGUAGES.flatMap((language) => [true, false].map((script) => ({ language, script })));
for (const { language, script } of cellsInTurn("confirming", CONFIRMED)) {
	test(`confirming who one is comes before a form, which then goes on as it was sent, in ${language}, ${script ? "with" : "without"} script`, async ({
		browser,
	}) => {
		const words = WORDS[language];
		const context = await browser.newContext({
			baseURL,
			javaScriptEnabled: script,
			viewport: { width: 390, height: 800 },
		});
		await context.addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
		const page = await context.newPage();
		const mail = `ada-${language}-${Date.now()}@halcyon.example`;
		const [first = "", second = "", third = ""] = await begin(
			page,
			linkIn(staffCommand("invite", "Ada Jansen", mail, "--role", "admin")),
		);
		await page.goto("/staff/people/new");
		await page.locator("#invite-name").fill("Bo Peeters");
		await page.locator("#invite-email").fill(`bo-${mail}`);
		await page.locator("#invite-sales").check();
		// It gets old while somebody types.
		await factorGetsOld(mail);
		await page.getByRole("button", { name: words.invite, exact: true }).click();
		await confirmWith(page, "000000");
		await expect(page.getByRole("alert")).toBeVisible();
		await confirmWith(page, first);
		// It goes on as it was sent: nobody presses twice.
		await expect(page.locator("main .office-seed")).toBeVisible();
		await expectNoOverflow(page);
		if (script) await expectAccessible(page);

		// Ticks that were taken away stay away.
		await page.goto(`/staff/people?q=bo-${mail}`);
		const roles = `${await page.locator("tbody tr a").first().getAttribute("href")}?do=roles`;
		await page.goto(roles);
		await page.locator('main input[name="sales"]').uncheck();
		await page.locator('main input[name="content"]').check();
		await factorGetsOld(mail);
		await page.getByRole("button", { name: words.roles }).click();
		await confirmWith(page, second);
		await expect(page.locator('[data-done="roles"]')).toBeVisible();
		await page.goto(roles);
		await expect(page.locator('main input[name="sales"]')).not.toBeChecked();
		await expect(page.locator('main input[name="content"]')).toBeChecked();

		// Known to be old, it is asked for where the form is, and goes with it; a wrong one loses nothing that was typed.
		await factorGetsOld(mail);
		for (const path of ["/staff/account", "/staff/people/new"]) {
			await page.goto(path);
			await expectNoOverflow(page);
			if (script) await expectAccessible(page);
			await expect(page.locator('main input[name="stepUpCode"]').first()).toBeAttached();
		}
		await page.locator("#invite-name").fill("Cor Maas");
		await page.locator("#invite-email").fill(`cor-${mail}`);
		await page.locator("#invite-sales").check();
		await page.locator("#invite-stepUpCode").fill("000000");
		await page.getByRole("button", { name: words.invite, exact: true }).click();
		await expect(page.locator("#invite-stepUpCode-error")).toBeVisible();
		await expect(page.locator("#invite-name")).toHaveValue("Cor Maas");
		await page.locator("#invite-stepUpCode").fill(third);
		await page.getByRole("button", { name: words.invite, exact: true }).click();
		await expect(page.locator("main .office-seed")).toBeVisible();
		await expect(page.locator('main input[name="stepUpCode"]')).toHaveCount(0);
		// Who has confirmed is not asked again.
		await page.goto("/staff/confirm?back=account");
		await expect(page).toHaveURL(/\/staff\/account$/);
		await context.close();
	});
}

async function confirmWith(page: Page, code: string): Promise<void> {
	await page.locator("#confirm-code").fill(code);
	await page.locator("form button.btn-primary").click();
}

for (const javaScriptEnabled of [true, false]) {
	test(`the office speaks the language that is chosen, at its doors and inside, ${javaScriptEnabled ? "with" : "without"} script`, async ({
		browser,
	}) => {
		const context = await browser.newContext({ baseURL, javaScriptEnabled, locale: "nl-NL" });
		const page = await context.newPage();
		const choose = (language: Language) =>
			page.locator(`.office-languages a[hreflang="${language}"]`).filter({ visible: true }).click();
		await page.goto("/staff/people");
		await expect(page).toHaveURL(/sign-in\?back=people$/);
		await expect(page.locator("html")).toHaveAttribute("lang", "nl");
		await choose("fr");
		await expect(page).toHaveURL(/sign-in\?back=people$/);
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
		const link = linkIn(staffCommand("invite", "Lena Vogt", `lena-${Date.now()}@halcyon.example`, "--role", "admin"));
		await page.goto(link);
		await choose("de");
		await expect(page).toHaveURL(link);
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await begin(page, link);
		// What is shown once is not lost by a link.
		await expect(page.locator(".office-languages")).toHaveCount(0);
		await page.goto("/staff/account");
		await choose("en");
		await expect(page).toHaveURL(/\/staff\/account$/);
		await expect(page.locator("h1")).toHaveText("Your account");
		await page.goto("/staff");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await context.close();
	});
}

test("a first link that is opened while somebody is signed in says whose it is, and ends that session", async ({
	page,
}) => {
	const [one, other] = [`one-${Date.now()}@halcyon.example`, `two-${Date.now()}@halcyon.example`];
	await begin(page, linkIn(staffCommand("invite", "Ina Berg", one, "--role", "support")));
	const link = linkIn(staffCommand("invite", "Udo Hart", other, "--role", "support"));
	expect((await page.goto(link))?.status()).toBe(200);
	await expect(page.locator("main")).toContainText("Udo Hart");
	await expect(page.locator("main .notice")).toContainText("Ina Berg");
	await expectAccessible(page);
	await begin(page, link);
	await page.goto("/staff/account");
	await expect(page.locator("main")).toContainText(other);
	const kept = await rows<{ name: string }>(
		"SELECT name FROM staff_session JOIN staff USING (staff_id) WHERE email = ANY ($1)",
		[[one, other]],
	);
	expect(kept).toEqual([{ name: "Udo Hart" }]);
});

test("without script a member of staff gets in and out", async ({ browser }) => {
	const mail = `without-script-${Date.now()}@halcyon.example`;
	const link = linkIn(staffCommand("invite", "Ria Smit", mail, "--role", "support"));
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	const [code = ""] = await begin(page, link);
	await page.goto("/staff");
	await signOut(page);
	await signIn(page, mail, code);
	await expect(page).toHaveURL(/\/staff$/);
	// A code works once.
	await signOut(page);
	await signIn(page, mail, code);
	await expect(page.getByRole("alert")).toBeVisible();
	await context.close();
});

test("nothing of the back office is on a guest's page", async ({ page }) => {
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	await page.goto("/en/holiday-home/");
	await page.waitForLoadState("networkidle");
	expect(loaded.filter((url) => /backoffice|office-|staff|passkey/.test(url))).toEqual([]);
});
