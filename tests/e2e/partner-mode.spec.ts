import { href } from "#site/href.ts";
import { cellsInTurn } from "../support/turns.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** Sales partner mode is on when a partner code exists; logout clears it (specification §4). */

const SHOTS = process.env.PARTNER_SHOTS;

for (const { language, width } of cellsInTurn("partner-mode", CELLS)) {
	test(`a visitor comes by a partner's link, sees whose guest it is on every page, and leaves, in ${language} at ${width} px`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		const bar = page.locator(".partner-bar");
		await page.goto(`/${language}/sp-skifun/`);
		await expect(bar).toContainText("Skifun Reizen");
		await expectAccessible(page);
		await expectNoOverflow(page);
		if (SHOTS) await page.screenshot({ path: `${SHOTS}/landing-${language}-${width}.png` });

		await page.goto(href("search", language));
		await expect(bar).toHaveCount(1);
		await expectAccessible(page);
		await expectNoOverflow(page);
		if (SHOTS) await page.screenshot({ path: `${SHOTS}/search-${language}-${width}.png` });
		// A move in place leaves it where it is.
		await page.locator(".site-header .logo").click();
		await expect(page).toHaveURL(new RegExp(`${href("home", language)}$`));
		await expect(bar).toHaveCount(1);

		await bar.getByRole("button").click();
		await expect(bar).toHaveCount(0);
		await expect(page).toHaveURL(new RegExp(`${href("home", language)}$`));
		const names = (await context.cookies()).map(({ name }) => name);
		expect(names.filter((name) => name === "partner" || name === "host")).toEqual([]);
	});
}
