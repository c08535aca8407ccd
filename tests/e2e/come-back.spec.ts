import { expect, test } from "./site.ts";

/** What was typed is kept when the visitor leaves and comes back (specification §4, §6). */

const BOOK = "/en/book/haus-eins-a990001?arrival=2027-11-20&departure=2027-11-27";

test.describe("a booking form that is left half filled", () => {
	test("has what was typed on the way back, after a full load and after a move in place", async ({ page }) => {
		await page.goto(BOOK);
		await page.getByLabel("First name").fill("Marit");
		await page.getByLabel("Email address").first().fill("marit@example.org");
		await page.getByLabel("Country", { exact: true }).selectOption("DE");
		await page.goto("/en/contact");
		await page.goBack();
		await expect(page.getByLabel("First name")).toHaveValue("Marit");
		await expect(page.getByLabel("Email address").first()).toHaveValue("marit@example.org");
		await expect(page.getByLabel("Country", { exact: true })).toHaveValue("DE");

		await page.locator(".site-header .logo").click();
		await expect(page).toHaveURL(/\/en\/$/);
		await page.goBack();
		await expect(page.getByLabel("First name")).toHaveValue("Marit");
		await expect(page.getByLabel("Email address").first()).toHaveValue("marit@example.org");
	});

	test("is empty when it is opened anew, in another window and after half an hour", async ({ page, context }) => {
		await page.clock.install();
		await page.goto(BOOK);
		await page.getByLabel("First name").fill("Marit");
		await page.goto("/en/contact");
		await page.goto(BOOK);
		await expect(page.getByLabel("First name")).toHaveValue("");
		const other = await context.newPage();
		await other.goto(BOOK);
		await expect(other.getByLabel("First name")).toHaveValue("");
		await page.clock.fastForward("31:00");
		await page.goBack();
		await page.goBack();
		await expect(page.getByLabel("Email address").first()).toBeVisible();
		await expect(page.getByLabel("First name")).toHaveValue("");
	});
});

test("a message that was sent does not stand in its form again", async ({ page }) => {
	await page.goto("/en/contact");
	const form = page.locator("form.site-form").first();
	await form.getByLabel("Your name").fill("Marit");
	await form.getByLabel("Your email address").fill("marit@example.org");
	await page.locator(".site-header .logo").click();
	await expect(page).toHaveURL(/\/en\/$/);
	await page.goBack();
	await expect(form.getByLabel("Your name")).toHaveValue("Marit");
	await form.getByLabel("What is it about?").fill("A cot");
	await form.getByLabel("Your message").fill("Is there a cot?");
	await form.getByLabel(/may use these details/).check();
	await form.getByRole("button").last().click();
	await expect(page.locator("main").getByRole("status")).toBeFocused();
	const kept = () => page.evaluate(() => sessionStorage.getItem("halcyon:visits") ?? "");
	await expect.poll(kept).not.toContain("marit@example.org");
});

test("what was typed before the form's own code came is there again on the way back", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	let delayed = 0;
	await page.route("**/assets/site-form-*.js", async (route) => {
		delayed++;
		await released;
		return route.continue().catch(() => {});
	});
	await page.goto("/en/contact");
	const form = page.locator("form.site-form").first();
	await form.getByLabel("Your name").fill("Marit");
	expect(delayed).toBeGreaterThan(0);
	await page.locator(".site-header .logo").click();
	await expect(page).toHaveURL(/\/en\/$/);
	release();
	await page.goBack();
	await expect(form.getByLabel("Your name")).toHaveValue("Marit");
	// Neither now nor when everything has come.
	await page.waitForLoadState("networkidle");
	await expect(form).toHaveJSProperty("noValidate", true);
	await expect(form.getByLabel("Your name")).toHaveValue("Marit");
});
