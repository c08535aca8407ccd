import type { Browser } from "@playwright/test";
import { expect, test } from "./site.ts";

/** On a slow line the text stands in another face first: when ours comes, what stands above the fold keeps its place. */

/** Heights of the headings of a page and its first text, with our faces or with what stands in for them. */
async function heights(
	browser: Browser,
	path: string,
	width: number,
	isOurs: boolean,
): Promise<Record<string, number>> {
	const context = await browser.newContext({ viewport: { width, height: 844 } });
	const page = await context.newPage();
	if (!isOurs) await page.route("**/*.woff2", (route) => route.abort());
	await page.goto((process.env.SITE_URL ?? "") + path);
	await page.evaluate(() => document.fonts.ready);
	const found = await page.evaluate(() =>
		Object.fromEntries(
			[...document.querySelectorAll("h1, main .t-lead")].map((element) => [
				element.textContent ?? "",
				element.getBoundingClientRect().height,
			]),
		),
	);
	await context.close();
	return found;
}

for (const path of ["/en/", "/nl/", "/de/", "/fr/", "/en/holiday-home/", "/de/best-week"]) {
	test(`the heading of ${path} keeps its lines when its face comes`, async ({ browser }) => {
		for (const width of [360, 390, 1440]) {
			const before = await heights(browser, path, width, false);
			const after = await heights(browser, path, width, true);
			expect(Object.keys(before).length).toBeGreaterThan(0);
			for (const [text, height] of Object.entries(before)) {
				expect(Math.abs(height - (after[text] ?? 0)), `${text} at ${width} px`).toBeLessThanOrEqual(2);
			}
		}
	});
}
