import type { Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import {
	centsOf,
	chooseDates,
	expect,
	expectAccessible,
	expectNoOverflow,
	languagesInTurn,
	openFilters,
	openSearchBox,
	test,
	turnCalendarTo,
} from "./site.ts";

/**
 * The search page on the fixture homes: dates with prices, flexible and other dates, filters (specification §1–3).
 * Its nights are none of those that the booking journeys take.
 */

const TIROL = {
	nl: "/nl/vakantiehuis-oostenrijk/tirol/",
	en: "/en/holiday-home-austria/tyrol/",
	de: "/de/ferienhaus-osterreich/tirol/",
	fr: "/fr/maison-de-vacances-autriche/tyrol/",
} as const;

const openCalendar = async (page: Page) => {
	await openSearchBox(page);
	await page.locator(".when-field > summary").click();
	await page.locator(".range-calendar .day small").first().waitFor();
};

test.describe("the calendar of the search", () => {
	for (const language of languagesInTurn()) {
		test(`shows a price on each day that can be chosen and is accessible, ${language}`, async ({ page }) => {
			await page.setViewportSize({ width: LANGUAGES.indexOf(language) < 2 ? 390 : 1440, height: 900 });
			await page.goto(TIROL[language]);
			await openCalendar(page);
			await expectAccessible(page, language);
			await expectNoOverflow(page);
			const priced = page.locator(".range-calendar .day", { has: page.locator("small") }).first();
			const name = await priced.getAttribute("aria-label");
			// A sentence with date, homes, nights and price, its sum as the day shows it.
			expect(name).toMatch(/\d.*(hui[sz]|home|Haus|Häuser|maison).*€/u);
			const shown = await priced.locator("small").getAttribute("data-price");
			expect(Math.round(centsOf(name?.split(/vanaf|from|ab|partir de/u).at(-1) ?? "") / 100)).toBe(
				Math.round(centsOf(shown ?? "") / 100),
			);
			await page.locator(".choice-chips label").nth(2).click();
			await expect(page.locator(".choice-tiles label")).toHaveCount(4);
			await expectAccessible(page, language);
			await expectNoOverflow(page);
		});
	}

	test("chooses arrival and departure by keyboard alone, and gives the focus back", async ({ page }) => {
		await page.goto(TIROL.en);
		await page.locator(".when-field > summary").focus();
		await page.keyboard.press("Enter");
		await page.locator(".range-calendar .day small").first().waitFor();
		const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day ?? null);
		while ((await focused()) === null) await page.keyboard.press("Tab");
		const start = await focused();
		for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
		const arrival = new Date(Date.parse(`${start}T00:00:00Z`) + 9 * 86_400_000).toISOString().slice(0, 10);
		await expect(page.locator(".range-head p")).toContainText("Now choose your day of departure");
		for (const key of ["ArrowDown", "Enter", "Escape"]) await page.keyboard.press(key);
		await expect(page.locator(".when-field > summary")).toBeFocused();
		await page.keyboard.press("Enter");
		await page.locator(".search-box > .btn").press("Enter");
		await expect(page).toHaveURL(new RegExp(`arrival=${arrival}&departure=`));
		expect(new URL(page.url()).pathname).toBe(TIROL.en);
	});

	test("lies above the header where it opens upward: its first row can be pressed", async ({ page }) => {
		for (const [width, height] of [
			[1024, 768],
			[1440, 900],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.goto("/en/");
			await page.locator(".when-field > summary").click();
			await page.locator(".range-calendar .day small").first().waitFor();
			// The tallest it gets: May has six weeks.
			await turnCalendarTo(page, "2027-05-31");
			await expect(page.locator(".when-panel .choice-chips label")).toHaveCount(3);
			// A press would scroll the page until nothing is in its way; what counts is what a visitor sees first.
			const covered = await page.locator(".when-panel .choice-chips label").evaluateAll((labels) =>
				labels.flatMap((label) => {
					const { left, top, width, height } = label.getBoundingClientRect();
					const hit = document.elementFromPoint(left + width / 2, top + height / 2);
					return label.contains(hit) ? [] : [`${label.textContent} under ${hit?.outerHTML.slice(0, 60)}`];
				}),
			);
			expect([width, height, covered]).toEqual([width, height, []]);
		}
	});

	test("the price of a departure is the price on the card", async ({ page }) => {
		await page.goto(`${TIROL.nl}?fav=a990001`);
		await openCalendar(page);
		await (await turnCalendarTo(page, "2027-03-01")).click();
		const departure = page.locator('[data-day="2027-03-05"]', { has: page.locator("small") });
		await expect(departure).toHaveAttribute("aria-label", /4 nachten/);
		const cents = centsOf((await departure.getAttribute("aria-label"))?.split("vanaf").at(-1) ?? "");
		await departure.click();
		await page.locator(".when-foot .btn").click();
		await page.locator(".search-box > .btn").click();
		const card = page.getByRole("article").filter({ hasText: "Haus Eins" });
		await expect.poll(async () => centsOf(await card.locator(".price strong").innerText())).toBe(cents);
		expect(cents).toBe(49_250);
	});
});

test("the calendar of a search names the best moments of the year, and a month leads to its days", async ({ page }) => {
	const year = page.locator(".range-calendar .year-strip");
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/en/holiday-home/");
	await page.locator(".when-field > summary").first().click();
	await expect(year.locator("button")).not.toHaveCount(0);
	const month = year.locator("li", { hasText: "May" }).locator("button");
	const cents = centsOf(await month.locator("span").first().innerText());
	// The strip says what the days of the month say: the stay that costs least a night.
	const response = await page.request.get("/search-api/stay-offers?lang=en&adults=2&start=2027-05-01&days=31");
	const days: readonly { fromCents: number | null; nights: number }[] = await response.json();
	const least = days
		.filter(({ fromCents }) => fromCents !== null)
		.sort((a, b) => (a.fromCents ?? 0) / a.nights - (b.fromCents ?? 0) / b.nights)[0];
	expect(Math.round((least?.fromCents ?? 0) / 100)).toBe(Math.round(cents / 100));
	const top = await page.locator(".range-calendar .months").evaluate((element) => element.getBoundingClientRect().top);
	await month.press("Enter");
	await expect(page.locator(".range-calendar caption").first()).toHaveText("May 2027");
	await expect(month).toHaveAttribute("aria-current", "true");
	const after = await page
		.locator(".range-calendar .months")
		.evaluate((element) => element.getBoundingClientRect().top);
	expect(Math.abs(after - top)).toBeLessThan(2);
	// The open panel covers parts of the map beside the list: what it covers is not looked at.
	await expectAccessible(page, "en", ".search-box");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoOverflow(page);
});

test("flexible dates show each home with its cheapest stay and the other cheap ones as links", async ({ page }) => {
	await page.goto(TIROL.en);
	await openCalendar(page);
	await page.locator(".choice-chips label").nth(2).click();
	await page.locator(".choice-tiles label").nth(1).click();
	await page.getByText("April 2027", { exact: true }).click();
	await page.locator(".when-foot .btn").click();
	await expect(page.locator(".when-field > summary")).toHaveText("Midweek break, April 2027");
	await page.locator(".search-box > .btn").click();
	await expect(page).toHaveURL(/flex=midweek&month=2027-04$/);
	const card = page.getByRole("article").filter({ hasText: "Haus Eins" });
	// Four, less those that other journeys have booked.
	await expect(card).toContainText(/[2-4] possible stays/);
	expect(centsOf(await card.locator(".price strong").innerText())).toBe(49_250);
	await expectAccessible(page);
	await card.locator(".date-chip").first().click();
	await expect(page.locator(".price-panel .big")).toHaveText("€492.50");
});

test("dates that no home has show the homes that are free around them", async ({ page }) => {
	await page.goto(`${TIROL.nl}?arrival=2027-07-05&departure=2027-07-12&fav=a990001`);
	await expect(page.getByRole("heading", { level: 2, name: "Wel vrij rond deze data" })).toBeVisible();
	const card = page.getByRole("article").filter({ hasText: "Haus Eins" });
	await expect(card).toContainText("za 3 – za 10 jul 2027");
	expect(centsOf(await card.locator(".price strong").innerText())).toBe(147_600);
	await card.getByRole("link", { name: "Haus Eins" }).click();
	await expect(page).toHaveURL(/arrival=2027-07-03&departure=2027-07-10/);
});

test.describe("filters", () => {
	test("a tick keeps the focus, changes the address and the list, and goes back with the browser", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 1200 });
		await page.goto(TIROL.en);
		await openFilters(page);
		const sauna = page.locator('.filters input[value="sauna"]');
		await sauna.focus();
		const promised = Number(
			await page
				.locator(".filter-option", { has: page.locator('[value="sauna"]') })
				.locator(".count")
				.innerText(),
		);
		await page.keyboard.press("Space");
		await expect(page).toHaveURL(/facility=sauna/);
		await expect(sauna).toBeFocused();
		await expect(sauna).toBeChecked();
		await expect(page.getByRole("article")).toHaveCount(promised);
		await page.goBack();
		await expect(sauna).not.toBeChecked();
		await expect(page.locator(".chip")).toHaveCount(0);
		await page.goForward();
		await expect(sauna).toBeChecked();
	});

	test("going back before the list is here takes the tick back", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 1200 });
		await page.goto(TIROL.en);
		await page.route(/sauna/, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 1_500));
			await route.continue().catch(() => {});
		});
		await openFilters(page);
		const sauna = page.locator('.filters input[value="sauna"]');
		await sauna.check();
		await expect(page).toHaveURL(/facility=sauna/);
		await page.goBack();
		await expect(sauna).not.toBeChecked();
		await page.waitForTimeout(2_000);
		await expect(sauna).not.toBeChecked();
		await expect(page.locator(".chip")).toHaveCount(0);
	});

	test("two ticks in a row both hold", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 1200 });
		await page.goto(TIROL.en);
		await openFilters(page);
		await page.locator('.filters input[value="wifi"], .filters input[value="sauna"]').first().check();
		await page.locator('.filters input[name="companyVfy"]').check();
		await expect(page).toHaveURL(/companyVfy=1/);
		await expect(page).toHaveURL(/facility=/);
	});

	test("the thumbs of the price answer to the keyboard and say what they stand at", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 1200 });
		await page.goto(TIROL.en);
		await openFilters(page);
		const lowest = page.getByRole("slider", { name: "Lowest price per night" });
		await lowest.focus();
		for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
		await expect(lowest).toHaveAttribute("aria-valuetext", "€60");
		await expect(page).toHaveURL(/priceMin=60/);
		await expect(lowest).toBeFocused();
	});

	test("the end of the scale of prices means every price, and so does what is typed beyond it", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 1200 });
		await page.goto(TIROL.en);
		await openFilters(page);
		const highest = page.getByRole("slider", { name: "Highest price per night" });
		await expect(highest).toHaveAttribute("aria-valuetext", "€3,500 or more");
		await highest.focus();
		await page.keyboard.press("ArrowLeft");
		await expect(highest).toHaveAttribute("aria-valuetext", "€3,000");
		await expect(page).toHaveURL(/priceMax=3000/);
		await page.keyboard.press("End");
		await expect(highest).toHaveAttribute("aria-valuetext", "€3,500 or more");
		await expect(page).not.toHaveURL(/priceMax/);
		const beyond = page.getByText("Above €3,500 we show every price.");
		await expect(beyond).toHaveCount(0);
		await page.locator('.filters input[name="priceMax"]').fill("4000");
		await expect(beyond).toBeVisible();
		await expect(highest).toHaveAttribute("aria-valuetext", "€3,500 or more");
		await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("2 homes in Tyrol");
	});

	for (const language of languagesInTurn()) {
		test(`they are a sheet that says how many homes it shows, ${language}`, async ({ page }) => {
			await page.setViewportSize({ width: LANGUAGES.indexOf(language) < 2 ? 390 : 1440, height: 844 });
			await page.goto(TIROL[language]);
			const open = page.locator(".filters-fold > summary");
			await open.click();
			const sheet = page.getByRole("dialog");
			await expect(sheet).toBeVisible();
			await expectAccessible(page, language);
			await expectNoOverflow(page);
			const box = sheet.locator('input[name="detached"]');
			const promised = await sheet
				.locator(".filter-option", { has: page.locator('[name="detached"]') })
				.locator(".count")
				.innerText();
			await box.check();
			await expect(sheet.locator(".sheet-foot .btn")).toContainText(promised === "0" ? /\p{L}/u : promised);
			await page.keyboard.press("Escape");
			await expect(sheet).toHaveCount(0);
			await expect(open).toBeFocused();
			await expect(page).toHaveURL(/detached=1/);
		});
	}
});

test("a link to any state opens the same state in a fresh browser and in the other languages", async ({
	page,
	browser,
}) => {
	const query = "?flex=week&month=2027-08&adults=3&pets=1&priceMax=400&sort=price-asc&diffDays=3";
	await page.goto(TIROL.nl + query);
	const seen = async (shown: Page) => ({
		titles: await shown.getByRole("article").getByRole("heading", { level: 2 }).allInnerTexts(),
		prices: (await shown.locator("article .price strong").allInnerTexts()).map(centsOf),
	});
	const first = await seen(page);
	expect(first.titles.length).toBeGreaterThan(0);
	const fresh = await browser.newContext();
	for (const language of LANGUAGES) {
		const other = await fresh.newPage();
		await other.goto(`${process.env.SITE_URL}${TIROL[language]}${query}`);
		expect(await seen(other), language).toEqual(first);
		await other.close();
	}
	await fresh.close();
	await page.locator(".site-header details.menu summary").first().click();
	await page.locator('.site-header details.menu a[hreflang="fr"]').first().click();
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	expect(await seen(page)).toEqual(first);
});

test("the button of the box says how many homes it will find", async ({ page }) => {
	await page.goto(TIROL.en);
	const button = page.locator(".search-box > .btn");
	await expect(button).toHaveText("Search");
	await chooseDates(page, "2027-02-22", "2027-03-01");
	await expect(button).toHaveText("See 2 homes");
	await page.locator('input[name="q"]').fill("nowhere at all");
	await expect(button).toHaveText("Search");
	await page.locator('input[name="q"]').fill("Tyrol");
	await expect(button).toHaveText("See 2 homes");
	await button.click();
	await expect(page).toHaveURL(/tyrol\/\?arrival=2027-02-22&departure=2027-03-01$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 homes in Tyrol");
});

test("dates chosen in the box keep the filters that are set", async ({ page }) => {
	await page.goto(`${TIROL.en}?types=chalet&priceMax=900`);
	await chooseDates(page, "2027-02-22", "2027-03-01");
	await page.locator(".search-box > .btn").click();
	await expect(page).toHaveURL(/arrival=2027-02-22&departure=2027-03-01&priceMax=900&types=chalet/);
});

test("an unknown place is shown as unknown, with the nearest names and what was typed", async ({ page }) => {
	await page.goto("/en/");
	await page.locator('input[name="q"]').fill("Tirrool");
	await page.locator(".search-box > .btn").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("We could not find a place called ‘Tirrool’");
	await expect(page.locator('input[name="q"]')).toHaveValue("Tirrool");
	await expect(page.getByRole("article")).toHaveCount(0);
	await page.getByRole("link", { name: /^Tyrol, Austria/ }).click();
	await expect(page).toHaveURL(/\/en\/holiday-home-austria\/tyrol\/$/);
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("the calendar's prices are those of the box as it stands, before it is sent", async ({ page }) => {
	await page.goto("/en/holiday-home-austria/?bounds=46,9,48,13&facility=sauna");
	const requested: URLSearchParams[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.pathname.endsWith("/stay-offers")) requested.push(url.searchParams);
	});
	await openSearchBox(page);
	await page.locator(".when-field > summary").click();
	await expect.poll(() => requested.at(-1)?.get("q")).toBe("Austria");
	expect(requested.at(-1)?.get("facility")).toBe("sauna");
	expect(requested.at(-1)?.get("adults")).toBe("2");
	// The search that follows leaves the part of the map behind, and so do its prices.
	expect(requested.at(-1)?.get("bounds")).toBeNull();
	await page.locator(".when-foot .btn").click();
	await page.locator('input[name="q"]').fill("Tyrol");
	await page.keyboard.press("Escape");
	await page.locator(".when-field > summary").click();
	await expect.poll(() => requested.at(-1)?.get("q")).toBe("Tyrol");
});

test("a market page is a search of its homes that stays under its address", async ({ page }) => {
	await page.goto("/en/reisen-at");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Holiday homes in Austria");
	await expect(page.locator("#result-title")).toContainText("Austria");
	await page.goto("/en/reisen-at?adults=4&sort=price-asc");
	await expect(page.getByRole("article").first()).toBeVisible();
	await page.locator(".search-box > .btn").click();
	await expect(page).toHaveURL(/\/en\/reisen-at\?.*adults=4/);
});
