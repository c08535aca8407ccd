import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { GOOD_CVS } from "../support/documents.ts";
import { inTurn, TURN } from "../support/turns.ts";
import { expect, expectAccessible, expectNoOverflow, languagesInTurn, rows, test, WIDTHS } from "./site.ts";

/** The forms as people see them: filled by keyboard, sent with and without script, and brought back when wrong. */

/** What a form is filled with: fields in their order, by name. */
interface Journey {
	readonly form: string;
	readonly anchor: string;
	readonly path: string;
	/** A text is typed; a choice is a letter or more of the option that a list jumps to. */
	readonly fields: readonly (readonly [name: string, typed: string])[];
	/** Kind of the mail to the visitor. */
	readonly mail: string;
}

const person = (email: string) => [["name", "Noor van Dijk"] as const, ["email", email] as const];

const JOURNEYS: readonly Journey[] = [
	{
		form: "contact-messages",
		anchor: "contact-messages",
		path: "/nl/contact",
		mail: "contact",
		fields: [...person("EMAIL"), ["telephone", "+31 6 12345678"], ["subject", "Bedlinnen"], ["message", "Is het er?"]],
	},
	{
		form: "contact-messages",
		anchor: "booking",
		path: "/nl/contact",
		mail: "contact",
		fields: [
			["bookingNo", "h7k2 m9qxd"] as const,
			...person("EMAIL"),
			["telephone", ""] as const,
			["subject", "Sleutel"] as const,
			["message", "Waar ligt hij?"] as const,
		],
	},
	{
		form: "newsletter-subscriptions",
		anchor: "newsletter-subscriptions",
		path: "/blog/nl",
		mail: "newsletter_confirm",
		fields: [["firstname", "Noor"] as const, ["email", "EMAIL"] as const],
	},
	{
		form: "newsletter-subscriptions",
		anchor: "footer-letter",
		path: "/nl/privacy",
		mail: "newsletter_confirm",
		fields: [["email", "EMAIL"]],
	},
	{
		form: "homeowner-leads",
		anchor: "homeowner-leads",
		path: href("rentOut", "nl"),
		mail: "homeowner_lead",
		fields: [
			...person("EMAIL"),
			["telephone", "+43 512 123456"] as const,
			["countryCode", "Oostenrijk"] as const,
			["placename", "Imst"] as const,
			["kind", "Chalet"] as const,
			["bedrooms", "4"] as const,
			["message", ""] as const,
		],
	},
	{
		form: "group-house-guide-requests",
		anchor: "group-house-guide-requests",
		path: href("villas", "nl"),
		mail: "guide",
		fields: [...person("EMAIL"), ["groupSize", "24"] as const, ["month", "juli"] as const],
	},
	{
		form: "partner-sign-ups",
		anchor: "partner-sign-ups",
		path: href("linkPartners", "nl"),
		mail: "partner_sign_up",
		fields: [["company", "Skifun"], ...person("EMAIL"), ["url", "skifun.example"], ["telephone", ""]],
	},
	{
		form: "vacancy-applications",
		anchor: "vacancy-applications",
		path: "/nl/vacatures/boekhouder",
		mail: "vacancy",
		fields: [...person("EMAIL"), ["telephone", "06 12345678"], ["motivation", "Ik tel graag."], ["cv", "FILE"]],
	},
	{
		form: "prize-draw-entries",
		anchor: "prize-draw-entries",
		path: "/win",
		mail: "prize_draw",
		fields: [["answer", "Zeller See"], ...person("EMAIL")],
	},
];

/** People read before they write; what is sent sooner is a machine's. */
const READING_MS = 2100;

async function fillByKeyboard(page: Page, form: Locator, journey: Journey, email: string): Promise<void> {
	await form.locator(`[name="${journey.fields[0]?.[0]}"]`).focus();
	for (const [name, typed] of journey.fields) {
		const field = form.locator(`[name="${name}"]`);
		await expect(field).toBeFocused();
		if (typed === "FILE") {
			await field.setInputFiles({ name: "cv.docx", mimeType: "application/octet-stream", buffer: GOOD_CVS.docx });
		} else {
			await page.keyboard.type(typed === "EMAIL" ? email : typed);
		}
		await page.keyboard.press("Tab");
	}
	await expect(form.locator('[name="consent"]')).toBeFocused();
	await page.keyboard.press("Space");
}

/** From the tick over the link to the privacy page to the button; in the footer the button comes first. */
async function sendByKeyboard(page: Page, form: Locator): Promise<void> {
	const button = form.locator('button[type="submit"]');
	await button.focus();
	await page.keyboard.press("Enter");
}

for (const script of [true, false]) {
	test.describe(script ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled: script });

		// Each form in every run, with script and without by turns.
		for (const journey of JOURNEYS.filter((_, at) => inTurn(at + Number(script), 2))) {
			const name = journey.anchor === journey.form ? journey.form : `${journey.form} (${journey.anchor})`;
			test(`${name} is filled by keyboard, sent, stored and answered by mail`, async ({ page }) => {
				const email = `${journey.anchor}-${script ? "script" : "plain"}-${Date.now()}@example.org`;
				await page.goto(journey.path);
				const form = page.locator(`form#${journey.anchor}`);
				// The footer's button stands before its tick.
				if (journey.anchor === "footer-letter") {
					await form.locator('[name="email"]').fill(email);
					await form.locator('[name="consent"]').check();
				} else {
					await fillByKeyboard(page, form, journey, email);
				}
				await page.waitForTimeout(READING_MS);
				await sendByKeyboard(page, form);
				await page.waitForURL(`**${journey.path}?sent=${journey.anchor}*`);
				const thanks = page.locator(`#${journey.anchor}[role="status"]`);
				await expect(thanks).toBeFocused();
				await expect(thanks).toBeInViewport();
				const stored = await rows<{ form: string; status: string; cv_file: string | null }>(
					"SELECT form, status, cv_file FROM form_submission WHERE email = $1",
					[email],
				);
				expect(stored).toMatchObject([{ form: journey.form, status: "new" }]);
				expect(stored[0]?.cv_file !== null).toBe(journey.form === "vacancy-applications");
				const mails = await rows<{ kind: string }>("SELECT kind FROM email_outbox WHERE recipient = $1", [email]);
				expect(mails.map(({ kind }) => kind)).toEqual([journey.mail]);
			});
		}

		test("a form that the server does not take comes back filled, with its errors focused", async ({ page }) => {
			// The browser's own checks let this address through; with script ours are kept away for once.
			await page.route("**/check-form-*.js", (route) => route.fulfill({ status: 404, body: "" }));
			await page.goto("/nl/contact");
			const form = page.locator("form#booking");
			await form.locator('[name="bookingNo"]').fill("12345");
			await form.locator('[name="name"]').fill("Noor van Dijk");
			await form.locator('[name="email"]').fill("noor@example");
			await form.locator('[name="subject"]').fill("Sleutel");
			await form.locator('[name="message"]').fill("Waar ligt hij?\nTot ziens");
			await form.locator('[name="consent"]').check();
			await page.waitForTimeout(READING_MS);
			await sendByKeyboard(page, form);
			const errors = form.getByRole("alert");
			await expect(errors).toBeFocused();
			await expect(errors.getByRole("link")).toHaveText(["Boekingsnummer", "Je e-mailadres"]);
			await expect(page.getByRole("alert")).toHaveCount(1);
			await expect(form.locator('[name="email"]')).toHaveAttribute("aria-invalid", "true");
			await expect(form.locator('[name="message"]')).toHaveValue("Waar ligt hij?\nTot ziens");
			await expect(form.locator('[name="consent"]')).toBeChecked();
			await errors.getByRole("link").last().focus();
			await page.keyboard.press("Enter");
			await expect(form.locator('[name="email"]')).toBeFocused();
			if (script) await expectAccessible(page);

			const email = `mended-${script}-${Date.now()}@example.org`;
			await form.locator('[name="email"]').fill(email);
			await form.locator('[name="bookingNo"]').fill("");
			await sendByKeyboard(page, form);
			await page.waitForURL("**/nl/contact?sent=booking*");
			const stored = await rows("SELECT status FROM form_submission WHERE email = $1", [email]);
			expect(stored).toEqual([{ status: "new" }]);
		});
	});
}

test("a form leaves for the server although the line hangs on its rules", async ({ page }) => {
	await page.route("**/check-form-*.js", () => {});
	await page.goto("/nl/contact");
	const form = page.locator("form#booking");
	await form.locator('[name="message"]').fill("Waar ligt de sleutel?");
	await page.waitForTimeout(READING_MS);
	await sendByKeyboard(page, form);
	await expect(form.getByRole("alert")).toBeFocused();
	await expect(form.locator('[name="message"]')).toHaveValue("Waar ligt de sleutel?");
	await page.unrouteAll({ behavior: "ignoreErrors" });
});

// All of the script, or the form's own code alone, which comes after the page's.
for (const late of ["**/assets/*.js", "**/assets/site-form-*.js"]) {
	test(`whoever goes from the errors to a field before ${late} came stays there`, async ({ page }) => {
		await page.route("**/check-form-*.js", (route) => route.fulfill({ status: 404, body: "" }));
		await page.goto("/nl/contact");
		const form = page.locator("form#booking");
		await form.locator('[name="name"]').fill("Noor van Dijk");
		await form.locator('[name="email"]').fill("noor@example");
		await form.locator('[name="subject"]').fill("Sleutel");
		await form.locator('[name="message"]').fill("Waar ligt hij?");
		await form.locator('[name="consent"]').check();
		await page.waitForTimeout(READING_MS);
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		let delayed = 0;
		await page.route(late, async (route) => {
			if (route.request().url().includes("check-form")) return route.fulfill({ status: 404, body: "" });
			delayed++;
			await released;
			return route.continue();
		});
		await sendByKeyboard(page, form);
		const errors = form.getByRole("alert");
		await expect(errors).toBeFocused();
		if (late.includes("site-form")) await page.locator("html[data-started]").waitFor({ state: "attached" });
		expect(delayed).toBeGreaterThan(0);
		await errors.getByRole("link").last().focus();
		await page.keyboard.press("Enter");
		await expect(form.locator('[name="email"]')).toBeFocused();
		// Marked, to be known again.
		await form.evaluate((element) => element.setAttribute("data-server", ""));
		release();
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await expect(form).toHaveJSProperty("noValidate", true);
		await expect(form.locator('[name="email"]')).toBeFocused();
		await expect(form).toHaveAttribute("data-server", "");
	});
}

test("with script a form is checked in the page's language before it leaves, and nothing typed is lost", async ({
	page,
}) => {
	await page.goto("/de/stellenangebote/buchhaltung");
	const form = page.locator("form#vacancy-applications");
	await form.locator('[name="name"]').fill("Jana Hofer");
	await form
		.locator('[name="cv"]')
		.setInputFiles({ name: "lebenslauf.pdf", mimeType: "application/pdf", buffer: GOOD_CVS.pdf });
	const posts: string[] = [];
	page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
	await sendByKeyboard(page, form);
	const errors = form.getByRole("alert");
	await expect(errors).toBeFocused();
	await expect(errors.getByRole("listitem")).toHaveCount(4);
	expect(posts).toEqual([]);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(form.locator('[name="email"]')).toBeFocused();
	const email = `jana-${Date.now()}@example.org`;
	await page.keyboard.type(email);
	await expect(form.locator('[name="email"]')).not.toHaveAttribute("aria-invalid", "true");
	await form.locator('[name="telephone"]').fill("+49 30 1234567");
	await form.locator('[name="motivation"]').fill("Zahlen mag ich.");
	await form.locator('[name="consent"]').check();
	await page.waitForTimeout(READING_MS);
	await sendByKeyboard(page, form);
	await page.waitForURL("**?sent=vacancy-applications*");
	const [stored] = await rows<{ payload: { vacancy: string }; cv_file: string; lang: string }>(
		"SELECT payload, cv_file, lang FROM form_submission WHERE email = $1",
		[email],
	);
	expect(stored).toMatchObject({ payload: { vacancy: "buchhaltung" }, lang: "de" });
	expect(stored?.cv_file).toMatch(/\.pdf$/);
});

test("a file that is no CV brings the application back with the reason beside the field", async ({ page }) => {
	await page.goto("/nl/vacatures/boekhouder");
	const form = page.locator("form#vacancy-applications");
	for (const [name, typed] of [
		["name", "Noor"] as const,
		["email", "noor@example.org"] as const,
		["telephone", "06 12345678"] as const,
		["motivation", "Ik tel graag."] as const,
	]) {
		await form.locator(`[name="${name}"]`).fill(typed);
	}
	await form
		.locator('[name="cv"]')
		.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ") });
	await form.locator('[name="consent"]').check();
	await page.waitForTimeout(READING_MS);
	await sendByKeyboard(page, form);
	await expect(form.getByRole("alert")).toBeFocused();
	await expect(form.locator('[name="cv"]')).toHaveAttribute("aria-invalid", "true");
	await expect(form.locator('[name="motivation"]')).toHaveValue("Ik tel graag.");
});

test("the honeypot does not disturb people", async ({ page }) => {
	await page.goto("/nl/contact");
	for (const trap of await page.locator('[name="website"]').all()) {
		await expect(trap).not.toBeInViewport();
		expect(await trap.evaluate((field) => field.getBoundingClientRect().right < 0)).toBe(true);
	}
	await expect(page.getByRole("textbox", { name: "Laat dit veld leeg" })).toHaveCount(0);
});

for (const language of languagesInTurn()) {
	test(`pages with forms are accessible and fit their width in ${language}`, async ({ page }) => {
		const pages = [
			href("contact", language),
			href("rentOut", language),
			href("linkPartners", language),
			href("villas", language),
			`/blog/${language}`,
			href("vacancies", language),
		];
		for (const path of pages) {
			for (const width of [...WIDTHS, 320]) {
				await page.setViewportSize({ width, height: 844 });
				if (width === WIDTHS[0]) await page.goto(path);
				await expectNoOverflow(page);
				if (width === WIDTHS[(LANGUAGES.indexOf(language) + Math.floor(TURN / 4)) % 2])
					await expectAccessible(page, language);
			}
		}
	});
}
