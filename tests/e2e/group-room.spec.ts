import type { Page } from "@playwright/test";
import { href } from "#site/href.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { cellsInTurn } from "#tests/support/turns.ts";
import { CELLS, expect, expectAccessible, expectNoOverflow, fillGuest, test } from "./site.ts";

/** A group chooses a home and dates in three browsers, and one of them books it. */

/** The home is sold once: each room books nights of its own. */
const STAYS = [
	["2027-04-03", "2027-04-06"],
	["2027-04-06", "2027-04-09"],
	["2027-04-09", "2027-04-12"],
	["2027-04-12", "2027-04-15"],
	["2027-04-15", "2027-04-18"],
	["2027-04-18", "2027-04-21"],
	["2027-04-21", "2027-04-24"],
	["2027-02-22", "2027-02-25"],
] as const;

async function joined(page: Page, address: string, name: string): Promise<void> {
	await page.goto(address);
	await page.locator(".room-join input[name=name]").fill(name);
	await page.locator(".room-join button").click();
	await expect(page.locator(".room-join")).toHaveCount(0);
}

async function marked(page: Page, mark: string): Promise<void> {
	await expect(page.locator(".room-marks select").first()).toBeVisible();
	for (const select of await page.locator(".room-marks select").all()) await select.selectOption(mark);
	await page.locator(".room-marks button").click();
}

for (const [at, { language, width }] of cellsInTurn("group-room", CELLS).entries()) {
	const [arrival, departure] = STAYS[at % STAYS.length] ?? STAYS[0];
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
		await page.locator("#dates input[name=arrival]").fill(arrival);
		await page.locator("#dates input[name=departure]").fill(departure);
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
			await expect(emily).toHaveURL(new RegExp(`arrival=${arrival}&departure=${departure}`));
			await expect(emily.locator("#firstname")).toBeVisible();
			// There and back again: the room goes along.
			for (const to of [language === "nl" ? "en" : "nl", language]) {
				await emily.locator(`.site-footer a[hreflang="${to}"]`).click();
				await expect(emily).toHaveURL(new RegExp(`/${to}/.*room=`));
				await expect(emily.locator("#firstname")).toBeVisible();
			}
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

test.describe("with a payment provider", () => {
	let provider: MollieServer;
	let site: SiteProcess;
	test.beforeAll(async () => {
		provider = await startMollie();
		site = await startSite(
			{ DEMO_DATA: "off", TODAY: "2027-01-15", MOLLIE_API_KEY: provider.apiKey, MOLLIE_API_URL: provider.apiUrl },
			90,
			{ feeds: ["tests/fixtures/h1-h2.jsonl"], ownAddress: true },
		);
	});
	test.afterAll(async () => {
		await site?.close();
		await provider?.close();
	});

	for (const { language, width } of cellsInTurn("group-room-shares", CELLS)) {
		test(`a room begun on a home's page is booked, and three browsers pay, ${language} at ${width} px`, async ({
			page,
			browser,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			const stay = "arrival=2027-05-01&departure=2027-05-08&adults=3";
			const home = href("accommodation", language, { accoId: "a990001" });
			await page.goto(`${site.url}${home}?${stay}`);
			await page.locator('.home-side a[href*="homes=a990001"]').click();
			await page.locator("input[name=name]").fill("Lotte");
			await page.locator(".room-card button[type=submit]").click();
			await expect(page.locator(".room-companions li")).toHaveCount(1);
			const address = page.url();
			const [second, third] = await Promise.all([browser.newContext(), browser.newContext()]);
			try {
				const others = await Promise.all(
					[second, third].map(async (context, at) => {
						const other = await context.newPage();
						await joined(other, address, ["Daan", "Emily"][at] ?? "");
						await other.locator("#shares button[value=yes]").click();
						await expect(other.locator("#shares button[value=yes]")).toHaveAttribute("aria-pressed", "true");
						return other;
					}),
				);
				await page.goto(address);
				await page.locator("#shares button[value=yes]").click();
				// The booker pays the first instalment at once; the rest is divided.
				await page.locator("#a990001 .btn-ember").click();
				await fillGuest(page, `lotte.${language}.${width}@example.org`);
				await page.locator('input[name="acceptTerms"]').check();
				await page.locator('button[value="book"]').click();
				await page.getByRole("button", { name: "paid" }).click();
				await expect(page).toHaveURL(/booking=H/);
				await page.goto(address);
				await expect(page.locator("#shares .room-divide input[type=number]")).toHaveCount(3);
				await expectNoOverflow(page);
				await expectAccessible(page, language);
				await page.locator("#shares .room-divide button").click();
				await expect(page.locator("#shares .room-payers li")).toHaveCount(3);
				for (const other of others) {
					await other.goto(address);
					await expect(other.locator("#shares .room-payers li")).toHaveCount(1);
				}
				for (const payer of [page, ...others]) {
					await payer.locator("#shares a.btn-ember").click();
					await expectAccessible(payer, language);
					await payer.locator("form button").click();
					await payer.getByRole("button", { name: "paid" }).click();
					await expect(payer).toHaveURL(/\/share\//);
					await expect(payer.locator("form")).toHaveCount(0);
				}
				await page.goto(address);
				await expect(page.locator("#shares .share-paid")).toHaveCount(3);
				await expectNoOverflow(page);
				await expectAccessible(page, language);
			} finally {
				await Promise.all([second.close(), third.close()]);
			}
		});
	}
});
