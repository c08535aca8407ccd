import type { Page } from "@playwright/test";
import { href } from "#site/href.ts";
import { cellsInTurn } from "#tests/support/turns.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, fillGuest, test } from "./site.ts";

/** A group chooses a home and dates in three browsers, and one of them books it. */

async function joined(page: Page, address: string, name: string): Promise<void> {
	await page.goto(address);
	await page.locator(".room-join input[name=name]").fill(name);
	await page.locator(".room-join button").click();
	await expect(page.locator(".room-join")).toHaveCount(0);
}

async function marked(page: Page, mark: string): Promise<void> {
	for (const select of await page.locator(".room-marks select").all()) await select.selectOption(mark);
	await page.locator(".room-marks button").click();
}

for (const { language, width } of cellsInTurn("group-room", CELLS)) {
	test(`three browsers choose a home, and the third books it for all, ${language} at ${width} px`, async ({
		page,
		browser,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${href("favourites", language)}?fav=a990001,a990002`);
		await page.locator(".room-start summary").click();
		await page.locator(".room-start input[name=name]").fill("Lotte");
		await page.locator(".room-start button").click();
		await expect(page.locator(".room-companions li")).toHaveCount(1);
		const address = page.url();
		await page.locator("#dates input[name=arrival]").fill("2027-04-10");
		await page.locator("#dates input[name=departure]").fill("2027-04-17");
		await page.locator("#dates .room-line button").click();
		await marked(page, "yes");

		const [second, third] = await Promise.all([browser.newContext(), browser.newContext()]);
		try {
			const daan = await second.newPage();
			await joined(daan, address, "Daan");
			await daan.locator("#a990001 button[value=up]").click();
			await marked(daan, "yes");
			await daan.locator("#a990001 input[name=text]").fill("See https://evil.example");
			await daan.locator("#a990001 .room-say button").click();
			await expect(daan.locator(".room-refused")).toBeVisible();
			await expect(daan.locator("#a990001 input[name=text]")).toHaveValue("See https://evil.example");
			await daan.locator("#a990001 input[name=text]").fill("The jetty <script>");
			await daan.locator("#a990001 .room-say button").click();
			await expect(daan.locator("#a990001 .room-comments")).toContainText("The jetty <script>");

			const emily = await third.newPage();
			await joined(emily, address, "Emily");
			await emily.locator("#a990001 .btn-ember").click();
			await expect(emily).toHaveURL(/arrival=2027-04-10&departure=2027-04-17/);
			await fillGuest(emily, `emily.${language}.${width}@example.org`);
			await emily.locator('input[name="acceptTerms"]').check();
			await emily.locator('button[value="book"]').click();
			await expect(emily).toHaveURL(/booking=H/);

			await page.goto(address);
			await expect(page.locator(".room-booked")).toContainText("Haus Eins");
			await expect(page.locator(".room-companions li")).toHaveCount(3);
			await expectNoOverflow(page);
			await expectAccessible(page, language);
		} finally {
			await Promise.all([second.close(), third.close()]);
		}
	});
}
