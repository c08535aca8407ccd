import type { Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { expect, expectAccessible, expectNoOverflow, languagesInTurn, test, WORDS } from "./site.ts";

/** The destination field: a plain field first, a combobox once it is used. */

const START: Readonly<Record<Language, string>> = { nl: "/nl/", en: "/en/", de: "/de/", fr: "/fr/" };

const field = (page: Page) => page.locator('input[name="q"]');
const list = (page: Page) => page.getByRole("listbox");
const option = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name, exact: true });

/** Turns to the field and waits until it is a combobox. */
async function turnTo(page: Page): Promise<void> {
	await field(page).focus();
	await expect(field(page)).toHaveAttribute("aria-expanded", "true");
}

test("beginnings of words find a place; arrow and Enter choose it, Enter sends the search", async ({ page }) => {
	await page.goto("/nl/vakantiehuis/?arrival=2027-06-05&departure=2027-06-12&adults=4&facility=sauna");
	await turnTo(page);
	await page.keyboard.type("kirc in tir", { delay: 20 });
	const place = option(page, "Kirchberg in Tirol, Tirol, Oostenrijk, 2 huizen");
	await expect(place).toBeVisible();
	await expect(place.locator("mark")).toHaveText(["Kirc", "in", "Tir"]);
	await page.keyboard.press("ArrowDown");
	await expect(field(page)).toHaveAttribute("aria-activedescendant", (await place.getAttribute("id")) ?? "");
	await page.keyboard.press("Enter");
	await expect(field(page)).toHaveValue("Kirchberg in Tirol");
	await expect(list(page)).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(
		/\/nl\/vakantiehuis-oostenrijk\/tirol\/kirchberg-in-tirol\/\?arrival=2027-06-05&departure=2027-06-12&adults=4&facility=sauna$/,
	);
});

test("typing errors are forgiven, and a chosen home opens with the stay and the party", async ({ page }) => {
	await page.goto("/en/holiday-home/?arrival=2027-06-05&departure=2027-06-12&adults=4&facility=sauna");
	await turnTo(page);
	await page.keyboard.type("hasu eisn");
	await option(page, "Haus Eins, Kirchberg in Tirol, Tyrol, Austria").click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/haus-eins-a990001\?arrival=2027-06-05&departure=2027-06-12&adults=4$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Haus Eins");
});

test("Enter without a choice sends the text as it was typed", async ({ page }) => {
	await page.goto("/de/");
	await turnTo(page);
	await page.keyboard.type("Tirl");
	await expect(option(page, /^Tirol/)).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/de\/ferienhaus-osterreich\/tirol\/$/);
});

test("a text that was changed after a choice counts, not the choice", async ({ page }) => {
	await page.goto("/nl/");
	await turnTo(page);
	await page.keyboard.type("kirchberg");
	await option(page, /^Kirchberg/).click();
	await expect(page.locator('input[name="to"]')).toHaveCount(1);
	await field(page).fill("Oostenrijk");
	await expect(page.locator('input[name="to"]')).toHaveCount(0);
	await page.keyboard.press("Escape");
	await page.locator(".search-box > .btn").click();
	await expect(page).toHaveURL(/\/nl\/vakantiehuis-oostenrijk\/$/);
});

test("text and focus stay while the list is being loaded, in the same field", async ({ page }) => {
	let arrive = () => {};
	const wait = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route("**/destination-combobox-*.js", async (route) => {
		await wait;
		await route.continue();
	});
	await page.goto("/nl/");
	await field(page).evaluate((element) => element.setAttribute("data-same", ""));
	await field(page).focus();
	await page.keyboard.type("kirch");
	await expect(field(page)).not.toHaveAttribute("aria-expanded");
	arrive();
	await expect(field(page)).toHaveAttribute("aria-expanded", "true");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("berg");
	await expect(field(page)).toHaveValue("kirchberg");
	await expect(field(page)).toHaveAttribute("data-same", "");
	await expect(option(page, /^Kirchberg in Tirol/)).toBeVisible();
});

test("nothing of the list is loaded before the field is used", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	await page.goto("/nl/");
	await page.waitForLoadState("networkidle");
	expect(requested.filter((url) => /destination-combobox|suggest\?/.test(url))).toEqual([]);
});

test("an answer that is overtaken is dropped", async ({ page }) => {
	let arrive = () => {};
	const late = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(/suggest\?.*q=hau$/, async (route) => {
		await late;
		await route.continue().catch(() => {});
	});
	await page.goto("/nl/");
	await turnTo(page);
	const first = page.waitForRequest(/suggest\?.*q=hau$/);
	await page.keyboard.type("hau");
	await first;
	await field(page).fill("tirol");
	await expect(option(page, /^Tirol/)).toBeVisible();
	arrive();
	await page.waitForTimeout(300);
	await expect(option(page, /^Tirol/)).toBeVisible();
	await expect(option(page, /^Haus/)).toHaveCount(0);
});

test("without suggestions the field still finds its way", async ({ page }) => {
	await page.route("**/search-api/suggest?*", (route) => route.fulfill({ status: 429, body: "" }));
	await page.goto("/nl/");
	await turnTo(page);
	await page.keyboard.type("kirchberg");
	await expect(list(page)).toContainText("Geen plaats met deze naam");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/kirchberg-in-tirol\/$/);
});

test("the list stays under its field when the page scrolls", async ({ page }) => {
	await page.goto("/nl/");
	await turnTo(page);
	await expect(list(page)).toBeVisible();
	// Both places of one frame, and once nothing moves any more: fonts may still come in, and the wheel scrolls smoothly.
	// Between the edges that face each other: a list above its field grows upwards when its names come in.
	const gap = async () => {
		const here = () =>
			page.evaluate(() => {
				const popover = document.querySelector(".suggest-popover");
				const [shown, around] = [popover, popover?.parentElement?.closest(".seg")].map((box) =>
					box?.getBoundingClientRect(),
				);
				if (!shown || !around) return Number.NaN;
				return Math.round(shown.top < around.top ? around.top - shown.bottom : shown.top - around.bottom);
			});
		let last = await here();
		await expect
			.poll(
				async () => {
					const [before, now] = [last, await here()];
					last = now;
					return now - before;
				},
				{ intervals: [250] },
			)
			.toBe(0);
		return last;
	};
	const before = await gap();
	await page.mouse.move(5, 300);
	await page.mouse.wheel(0, 160);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
	await expect(list(page)).toBeVisible();
	expect(Math.abs((await gap()) - before), "they move together, but for the list coming in").toBeLessThan(9);
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);
});

test("the last five destinations of this browser are offered first, in their language", async ({ page }) => {
	await page.goto("/nl/");
	for (const name of ["Tirol", "Kirchberg in Tirol"]) {
		await turnTo(page);
		await field(page).fill(name);
		await option(page, new RegExp(`^${name},`)).click();
		await expect(list(page)).toHaveCount(0);
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
		await page.goto("/nl/");
	}
	await turnTo(page);
	const recent = list(page).getByRole("group", { name: "Onlangs gezocht" });
	await expect(recent.getByRole("option")).toHaveText([/^Kirchberg in Tirol/, /^Tirol/]);
	await recent.getByRole("option").last().click();
	await expect(list(page)).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/nl\/vakantiehuis-oostenrijk\/tirol\/$/);
	await page.goto("/fr/");
	await turnTo(page);
	await expect(list(page).getByRole("group", { name: "Pays" })).toBeVisible();
	await expect(list(page).getByRole("group", { name: "Recherches récentes" })).toHaveCount(0);
});

test("a storage that holds nonsense, or that the browser refuses, does no harm", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("recent-destinations", '[{"label":1},null,"x"]'));
	await page.goto("/nl/");
	await turnTo(page);
	await expect(list(page)).toBeVisible();
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get: () => {
				throw new Error("refused");
			},
		});
	});
	await page.goto("/nl/");
	await turnTo(page);
	await field(page).fill("tirol");
	await option(page, /^Tirol/).click();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/tirol\/$/);
});

test("the field can be cleared", async ({ page }) => {
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/");
	await turnTo(page);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Bestemming wissen" }).click();
	await expect(field(page)).toHaveValue("");
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/nl\/vakantiehuis\/$/);
});

const SPOKEN: Readonly<Record<Language, { place: string; options: RegExp; groups: readonly string[] }>> = {
	nl: { place: "Tirol, Oostenrijk, 2 huizen", options: /2 opties beschikbaar/, groups: ["Regio’s", "Plaatsen"] },
	en: { place: "Tyrol, Austria, 2 homes", options: /2 options available/, groups: ["Regions", "Places"] },
	de: { place: "Tirol, Österreich, 2 Häuser", options: /2 Optionen verfügbar/, groups: ["Regionen", "Orte"] },
	fr: { place: "Tyrol, Autriche, 2 maisons", options: /2 options? disponible/, groups: ["Régions", "Lieux"] },
};

for (const language of languagesInTurn()) {
	test(`the open list is accessible and speaks ${language}`, async ({ page }) => {
		await page.goto(START[language]);
		await turnTo(page);
		await expect(page.getByLabel(WORDS[language].where, { exact: true }).and(field(page))).toBeVisible();
		await page.keyboard.type("tirol");
		const { place, options, groups } = SPOKEN[language];
		await expect(option(page, place)).toBeVisible();
		for (const name of groups) await expect(list(page).getByRole("group", { name })).toBeVisible();
		await expect(page.locator("[data-live-announcer]")).toContainText(options);
		await page.keyboard.press("ArrowDown");
		await expectAccessible(page, language);
		await field(page).fill("qqqqqq");
		await expect(list(page)).not.toContainText("Tirol");
		await expectAccessible(page, language);
	});
}

test("on a phone the list fits under the field, with large options", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/de/");
	await turnTo(page);
	await page.keyboard.type("haus");
	await expect(option(page, /^Haus Eins/)).toBeVisible();
	await expectNoOverflow(page);
	const under = await field(page).boundingBox();
	const box = await list(page).boundingBox();
	expect(box?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
	expect(box?.x).toBeGreaterThanOrEqual(0);
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
	for (const one of await list(page).getByRole("option").all()) {
		expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
	await expectAccessible(page);
});

test("without script a text with an error leads to its place", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL ?? "" });
	const page = await context.newPage();
	await page.goto("/fr/");
	await page.getByLabel(WORDS.fr.where, { exact: true }).fill("kirchbreg");
	await page.locator(".search-box > .btn").click();
	await expect(page).toHaveURL(/\/fr\/maison-de-vacances-autriche\/tyrol\/kirchberg-in-tirol\/$/);
	await context.close();
});
