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
		await expect.poll(() => page.locator("form.site-form").count()).toBe(0);
		await page.goBack();
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
			await new Promise((resolve) => setTimeout(resolve, 500));
		}
		return route.continue().catch(() => {});
	});
	await form.getByRole("button").last().dblclick();
	await form
		.getByRole("button")
		.last()
		.click({ timeout: 400 })
		.catch(() => {});
	await expect(page.locator("main").getByRole("status")).toBeFocused();
	expect(posts).toBe(1);
	expect(await rows("SELECT 1 FROM form_submission WHERE email = $1", [email])).toHaveLength(1);
});
