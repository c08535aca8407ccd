import type { Page } from "@playwright/test";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { book, codeFor, signInByCode } from "./guest-steps.ts";
import { expect, fillGuest, rows, test } from "./site.ts";

/** Forms that are sent where no connection is, twice, or to an answer that never comes (specification §3, §6). */

const BOOK = "/en/book/haus-eins-a990001?arrival=2027-11-06&departure=2027-11-13";

test("an order that was pressed without a connection is sent by the next press", async ({
	page,
	context,
	siteErrors,
}) => {
	await page.goto(BOOK);
	await fillGuest(page, "tunnel@example.org");
	await page.locator('input[name="acceptTerms"]').check();
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
	const notice = page.locator(".connection-notice[role=status]");
	await notice.waitFor({ state: "attached" });
	const order = page.locator('button[value="book"]');
	await context.setOffline(true);
	await order.click();
	await expect(notice).toContainText("Not sent");
	await context.setOffline(false);
	await expect(notice).toBeEmpty();
	await order.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
	siteErrors.splice(0, siteErrors.length, ...siteErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)));
});

for (const [what, answer] of [
	["never comes", null],
	["says that the site is away", 503],
] as const) {
	test(`what was typed is there on the way back from an answer that ${what}`, async ({ page, siteErrors }) => {
		await page.goto("/en/contact");
		const form = page.locator("form.site-form").first();
		await form.getByLabel("Your name").fill("Marit");
		await form.getByLabel("Your email address").fill("marit@example.org");
		await form.getByLabel("What is it about?").fill("A cot");
		await form.getByLabel("Your message").fill("Is there a cot?");
		await form.getByLabel(/may use these details/).check();
		await page.route("**/en/contact*", (route) => {
			if (route.request().method() !== "POST") return route.continue();
			if (answer === null) return route.abort("connectionreset");
			return route.fulfill({ status: answer, contentType: "text/html", body: "<h1>Back in a moment</h1>" });
		});
		await form.getByRole("button").last().click();
		const isThere = () => document.readyState === "complete" && document.querySelector("form.site-form") === null;
		await expect.poll(() => page.evaluate(isThere).catch(() => false)).toBe(true);
		await page.goBack();
		// A press before the page's script is seen by nobody here (docs/guides/pages-and-forms.md).
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await expect(form.getByLabel("Your message")).toHaveValue("Is there a cot?");
		await expect(form.getByLabel("Your name")).toHaveValue("Marit");

		// Taken, it is gone.
		await page.unroute("**/en/contact*");
		await form.getByRole("button").last().click();
		await expect(page.locator("main").getByRole("status")).toBeFocused();
		const kept = () => page.evaluate(() => sessionStorage.getItem("halcyon:visits") ?? "");
		await expect.poll(kept).not.toContain("marit@example.org");
		siteErrors.splice(0, siteErrors.length, ...siteErrors.filter((text) => !/ERR_CONNECTION_RESET|503/.test(text)));
	});
}

test("the newsletter at the foot of a booking form is taken, and the form goes on half filled", async ({ page }) => {
	// A week that journeys open and none books.
	const other = BOOK.replace("2027-11-13", "2027-11-27").replace("2027-11-06", "2027-11-20");
	await page.goto(other);
	await page.locator("#firstname").fill("Marit");
	const letter = page.locator("form.footer-letter");
	await letter.locator("input[type=email]").fill(`letter-${Date.now()}@example.org`);
	await letter.locator("input[type=checkbox]").check();
	await letter.locator("button").click();
	await expect(page.locator("#footer-letter[role=status]")).toBeVisible();
	await expect(page.locator("#firstname")).toHaveValue("Marit");
	// Opened anew it is empty.
	await page.goto(other);
	await expect(page.locator("#firstname")).toHaveValue("");
});

test("a form that is pressed twice is sent once", async ({ page }) => {
	const email = `twice-${Date.now()}@example.org`;
	await page.goto("/en/contact");
	const form = page.locator("form.site-form").first();
	await form.getByLabel("Your name").fill("Marit");
	await form.getByLabel("Your email address").fill(email);
	await form.getByLabel("What is it about?").fill("A cot");
	await form.getByLabel("Your message").fill("Is there a cot?");
	await form.getByLabel(/may use these details/).check();
	let posts = 0;
	await page.route("**/en/contact*", async (route) => {
		if (route.request().method() === "POST") {
			posts++;
			await new Promise((resolve) => setTimeout(resolve, 1_500));
		}
		return route.continue().catch(() => {});
	});
	const button = form.getByRole("button").last();
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error("no button");
	for (let press = 0; press < 3; press++) {
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await page.waitForTimeout(300);
	}
	await expect(page.locator("main").getByRole("status")).toBeFocused();
	expect(posts).toBe(1);
	expect(await rows("SELECT 1 FROM form_submission WHERE email = $1", [email])).toHaveLength(1);
});

test("a message that meets the end of its session goes on behind the door", async ({ page, request }) => {
	const email = `over-${Date.now()}@example.org`;
	const booking = { arrivals: ["2027-09-06", "2027-09-13", "2027-09-20"], nights: 4, language: "en" as const, email };
	const bookingNo = await book(request, booking);
	await signInByCode(page, "en", email);
	await page.goto(guestHref("en", OWN_AREA, `bookings/${bookingNo}`));
	const message = page.locator('textarea[name="message"]');
	await message.fill("May the dog come?");
	await page.context().clearCookies();
	await page.locator("form", { has: message }).getByRole("button").click();
	await page.locator("#ask-email").fill(email);
	await page.locator("main form button").first().click();
	await page.locator("#code-code").fill(await codeFor(email));
	await page.locator("main form button").first().click();
	await expect(message).toHaveValue("May the dog come?");
	await page.locator("form", { has: message }).getByRole("button").click();
	await expect.poll(() => rows("SELECT 1 FROM form_submission WHERE email = $1", [email])).toHaveLength(1);
	await expect(page.locator("main").getByRole("status").first()).toBeVisible();
	await expect(message).toHaveValue("");
});

test.describe("where too many prices were asked for", () => {
	let site: SiteProcess;
	test.beforeAll(async () => {
		const settings = { DEMO_DATA: "off", TODAY: "2027-01-15", RATE_LIMITS: '{"quotes":3}' };
		site = await startSite(settings, 90, { feeds: ["tests/fixtures/h1-h2.jsonl"], ownAddress: true });
	});
	test.afterAll(() => site?.close());

	test("the booking form says so and keeps what was typed, with and without script", async ({ browser }) => {
		const [plain, scripted] = await Promise.all(
			[false, true].map((javaScriptEnabled) => browser.newContext({ javaScriptEnabled, baseURL: site.url })),
		);
		try {
			const [bare, page] = await Promise.all([plain?.newPage(), scripted?.newPage()]);
			if (!bare || !page) throw new Error("no page");
			const why = (one: Page) => one.getByText("There have been many bookings and price requests").first();
			for (const one of [bare, page]) {
				await one.goto(BOOK);
				await one.locator("#firstname").fill("Marit");
			}
			await page.locator("html[data-started]").waitFor({ state: "attached" });
			const extra = page.locator('input[name^="extra_"]').first();
			for (let tick = 0; tick < 4 && (await why(page).count()) === 0; tick++) {
				await extra.click();
				await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
			}
			await expect(why(page)).toBeVisible();
			await expect(page.locator("#firstname")).toHaveValue("Marit");
			await page.screenshot({ path: test.info().outputPath("limited.png"), fullPage: true });

			await bare.locator('button[value="price"]').first().click();
			await expect(why(bare)).toBeVisible();
			await expect(bare.getByRole("heading", { level: 1 })).not.toContainText("Choose");
			await expect(bare.locator('main input[type="hidden"][name="firstname"]')).toHaveValue("Marit");
			await bare.screenshot({ path: test.info().outputPath("limited-bare.png"), fullPage: true });
			await bare.getByRole("button", { name: "Update the price" }).click();
			await expect(bare.locator('main input[type="hidden"][name="firstname"]')).toHaveValue("Marit");
		} finally {
			await Promise.all([plain?.close(), scripted?.close()]);
		}
	});
});
