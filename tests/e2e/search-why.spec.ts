import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { officeCells, signedIn } from "./office-steps.ts";
import { expect, expectAccessible, expectNoOverflow, languagesInTurn, test } from "./site.ts";

/** Staff ask in a search why its homes stand as they do, and why one is not there; nothing of it is a guest's. */

const baseURL = process.env.SITE_URL ?? "";
const WORDS = {
	nl: {
		why: "Waarom deze volgorde",
		place: /^Plaats (\d+) van/,
		here: "Waarom hier?",
		look: "Bekijken",
		close: "Sluiten",
		number: "Huisnummer",
		full: "hoogstens 6 gasten",
	},
	en: {
		why: "Why this order",
		place: /^Place (\d+) of/,
		here: "Why here?",
		look: "Look",
		close: "Close",
		number: "Home number",
		full: "at most 6 guests",
	},
	de: {
		why: "Warum diese Reihenfolge",
		place: /^Platz (\d+) von/,
		here: "Warum hier?",
		look: "Ansehen",
		close: "Schließen",
		number: "Hausnummer",
		full: "höchstens 6 Gäste",
	},
	fr: {
		why: "Pourquoi cet ordre",
		place: /^Place (\d+) sur/,
		here: "Pourquoi ici\u202f?",
		look: "Voir",
		close: "Fermer",
		number: "Numéro de la location",
		full: "6 voyageurs au plus",
	},
} as const satisfies Readonly<Record<Language, object>>;

async function enter(page: Page, language: Language): Promise<void> {
	await page.context().addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
	await signedIn(page, "sales");
}

for (const { language, width } of officeCells("search-why")) {
	test(`staff follow the order of a search from home to home, in ${language} at ${width}`, async ({
		page,
		browser,
	}) => {
		const words = WORDS[language];
		await page.setViewportSize({ width, height: 900 });
		const loads = new Map<string, Record<string, string>>();
		let isInData = false;
		page.on("response", async (response) => {
			if (!response.url().includes("/_serverFn/") || response.request().method() !== "GET") return;
			const { cookie: _, ...headers } = await response.request().allHeaders();
			loads.set(response.url(), headers);
			// Answers end in any order: one without it takes nothing back.
			if ((await response.text().catch(() => "")).includes("closeHref")) isInData = true;
		});
		await enter(page, language);
		const search = href("search", language);
		const panel = page.getByRole("region", { name: words.why });
		const place = async () => Number(words.place.exec(await panel.locator("p.soft").first().innerText())?.[1]);

		// From the bar.
		await page.goto(search);
		await expect(panel).toHaveCount(0);
		await page.locator(".staff-bar-end").getByRole("link", { name: words.why }).click();
		await expect(panel).toBeVisible();
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		// The code of the links on cards comes after the page has started; until then a press is a load.
		await page.waitForFunction(() =>
			performance.getEntriesByType("resource").some(({ name }) => name.includes("/why-here-")),
		);
		await page.waitForTimeout(500);
		expect(await place()).toBe(1);
		await expectNoOverflow(page);
		await expectAccessible(page);

		// On a card: the panel follows without a load, stays or comes into view, and the bar knows the address.
		const card = page.locator(".result", { has: page.locator(".why-here") }).nth(1);
		await card.getByRole("link", { name: words.here }).click();
		await expect.poll(place).toBe(2);
		await expect(card.locator('.why-here a[aria-current="true"]')).toBeVisible();
		await expect(panel.locator(".why-home")).toBeInViewport();
		await expect(panel.locator(".why-home")).toContainText((await card.locator("h2").innerText()).trim());

		// The points of the parts are those of the home.
		const digits = async (at: number) =>
			Number((await panel.locator(".why-row dd").nth(at).innerText()).replace(/\D/g, ""));
		expect((await digits(0)) + (await digits(1)) + (await digits(2))).toBe(await digits(3));

		// To the neighbour before it, and back.
		await panel.locator(".why-link").first().click();
		await expect.poll(place).toBe(1);
		await panel.locator(".why-link").click();
		await expect.poll(place).toBe(2);

		// A home that is not in the list, with the search kept.
		await page.goto(`${search}?adults=7&why=first`);
		await panel.getByLabel(words.number).fill("990001");
		await panel.getByRole("button", { name: words.look }).click();
		await expect(page).toHaveURL(/adults=7&why=990001/);
		await expect(panel.locator(".why-reasons")).toContainText(words.full);
		await expectNoOverflow(page);
		await expectAccessible(page);

		// By keyboard to the search as it was.
		await panel.getByRole("link", { name: words.close }).focus();
		await page.keyboard.press("Enter");
		await expect(panel).toHaveCount(0);
		await expect(page).toHaveURL(`${baseURL}${search}?adults=7`);
		expect(isInData).toBe(true);

		// A guest gets none of it: neither by what staff were sent, nor by the address, nor in a script.
		for (const [url, headers] of loads) {
			const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
			expect([url, (await (await fetch(url, { headers: own })).text()).includes("closeHref")]).toEqual([url, false]);
		}
		const context = await browser.newContext({ baseURL });
		const guest = await context.newPage();
		const scripts: string[] = [];
		guest.on("response", (response) => {
			const type = response.request().resourceType();
			if (type === "script" || type === "stylesheet") scripts.push(response.url());
		});
		await guest.goto(`${search}?why=first`);
		await guest.locator("html[data-started]").waitFor({ state: "attached" });
		await guest.waitForLoadState("networkidle");
		await expect(guest.locator(".why, .why-here")).toHaveCount(0);
		expect(scripts.length).toBeGreaterThan(3);
		expect(scripts.filter((url) => /\/why[-.]/.test(url))).toEqual([]);
		for (const url of scripts) expect(await (await fetch(url)).text()).not.toContain("why-heading");
		await context.close();
	});
}

test("the question works without script", async ({ page, browser }) => {
	const [language = "en"] = languagesInTurn();
	const words = WORDS[language];
	await enter(page, language);
	const storageState = await page.context().storageState();
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState });
	const plain = await context.newPage();
	await plain.goto(href("search", language));
	await plain.locator(".staff-bar-end").getByRole("link", { name: words.why }).click();
	const panel = plain.getByRole("region", { name: words.why });
	await expect(panel).toContainText(/1/);
	await plain.locator(".why-here").nth(1).getByRole("link").click();
	await expect(panel.locator("p.soft").first()).toHaveText(new RegExp(words.place.source.replace("(\\d+)", "2")));
	await panel.getByLabel(words.number).fill("a1");
	await panel.getByRole("button", { name: words.look }).click();
	await expect(panel.locator(".why-reasons li")).toHaveCount(1);
	await panel.getByRole("link", { name: words.close }).click();
	await expect(panel).toHaveCount(0);
	await context.close();
});
