import { expect, test } from "./site.ts";

/** Styles of a first page stand in it; the pages after it use their file (`server/pages/first-styles.ts`). */

test("a first page is drawn without waiting for a file of styles, and fetches it for the next", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "stylesheet") fetched.push(new URL(request.url()).pathname);
	});
	await page.goto("/en/");
	const look = () =>
		page.evaluate(() => {
			const [heading, button] = [document.querySelector("h1"), document.querySelector("form.search-box button")];
			return [heading, button].map((element) => {
				const { fontSize, color, backgroundColor, padding } = getComputedStyle(element as Element);
				return { fontSize, color, backgroundColor, padding };
			});
		});
	const first = await look();
	const file = await page.locator("head style[data-sheet]").getAttribute("data-sheet");
	const sheets = page.locator(`head link[rel="stylesheet"][href="${file}"]`);
	// The page is alive: the file is here, as a sheet for no device, once.
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await expect(sheets).toHaveCount(1);
	await expect(sheets).toHaveAttribute("media", "not all");
	expect(await look()).toEqual(first);
	await expect.poll(() => fetched).toEqual([file]);

	await page.evaluate(() => location.assign("/en/contact"));
	await page.waitForURL("**/en/contact");
	await expect(page.locator("head style[data-sheet]")).toHaveCount(0);
	await expect(sheets).toHaveCount(1);
	await expect(sheets).not.toHaveAttribute("media");
	const fromCache = await page.evaluate(
		(path) =>
			(performance.getEntriesByName(new URL(path, location.href).href)[0] as PerformanceResourceTiming).transferSize,
		file ?? "",
	);
	expect(fromCache).toBe(0);
});

test("a first page has its styles without script, and a file that cannot come does not matter", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.route("**/*.css", (route) => route.abort());
	await page.goto(`${process.env.SITE_URL ?? ""}/en/`);
	const margin = await page.locator("body").evaluate((body) => getComputedStyle(body).margin);
	expect(margin).toBe("0px");
	await expect(page.locator(".site-header")).toHaveCSS("display", /./);
	const background = await page
		.locator("form.search-box button[type=submit]")
		.first()
		.evaluate((button) => getComputedStyle(button).backgroundColor);
	expect(background).not.toBe("rgb(239, 239, 239)");
	await context.close();
});
