import type { Locator, Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { CHROMIUM_ARGS, chromiumPath, SOFTWARE_WEBGL_ARGS } from "../support/chromium.ts";
import { REAL_AREAS, realFile } from "../support/real-data.ts";
import { type Box, countChoices, homesWithin, type ListedHome, readListedHomes } from "../support/recount-csv.ts";
import { inTurn } from "../support/turns.ts";
import { expect, expectAccessible, expectNoOverflow, openFilters, openSearchBox, test } from "./site.ts";

/**
 * Three real areas as a visitor searches them. Every number on the screen is one that a plain recount over the
 * publisher's file finds as well. Searches are without dates: bookings of other journeys change none of them.
 */

test.use({
	reducedMotion: "reduce",
	actionTimeout: 60_000,
	launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...SOFTWARE_WEBGL_ARGS] },
});

interface Area {
	readonly file: string;
	readonly language: Language;
	readonly width: number;
	/** A place typed in a hurry, and the option that is meant. */
	readonly place: { readonly typed: string; readonly option: RegExp; readonly holds: (home: ListedHome) => boolean };
	readonly region: { readonly typed: string; readonly option: RegExp };
	/** Choices as an address has them, one after the other, and the homes that have each. */
	readonly choices: readonly (readonly [name: string, value: string, fits: (home: ListedHome) => boolean])[];
	readonly adults: number;
}

const AREAS: Readonly<Record<string, Area>> = {
	Menorca: {
		file: "menorca_2025-09-30",
		language: "nl",
		width: 390,
		adults: 8,
		place: {
			typed: "ciutadela de menroca",
			option: /^Ciutadella de Menorca, /,
			holds: ({ place }) => place === "Ciutadella de Menorca",
		},
		region: { typed: "balaeren", option: /^Balearen, Spanje, / },
		choices: [
			["facility", "pool", ({ amenities }) => amenities.has("pool")],
			["types", "villa", ({ type }) => type === "villa"],
			["bedrooms", "4", ({ bedrooms }) => bedrooms >= 4],
		],
	},
	Vaud: {
		file: "vaud_2024-08-26",
		language: "en",
		width: 1440,
		adults: 6,
		place: { typed: "lausane", option: /^Lausanne, /, holds: ({ place }) => place === "Lausanne" },
		region: { typed: "vuad", option: /^Vaud, Switzerland, / },
		choices: [
			["types", "chalet", ({ type }) => type === "chalet"],
			["facility", "balcony", ({ amenities }) => amenities.has("balcony")],
			["rating", "4.5", ({ rating }) => rating !== null && rating >= 4.5],
		],
	},
	Antwerp: {
		file: "antwerp_2024-06-29",
		language: "fr",
		width: 390,
		adults: 4,
		// The file knows of districts alone: the city holds them all.
		place: { typed: "anvres", option: /^Anvers, Anvers, /, holds: () => true },
		region: { typed: "anver", option: /^Anvers, Belgique, / },
		choices: [
			["types", "holidayHome", ({ type }) => type === "holidayHome"],
			["bedrooms", "2", ({ bedrooms }) => bedrooms >= 2],
			["facility", "dishwasher", ({ amenities }) => amenities.has("dishwasher")],
		],
	},
};

const title = (page: Page) => page.locator("#result-title");
const pins = (page: Page) => page.locator(".map-pins button");
const digits = (text: string) => Number(text.replace(/\D/g, ""));
const titleCount = async (page: Page) => digits(await title(page).innerText());
const expectCount = (page: Page, count: number) => expect.poll(() => titleCount(page)).toBe(count);

/** Homes that a search shows which asks for nothing but room for so many. */
const roomFor = (homes: readonly ListedHome[], persons: number) => homes.filter(({ guests }) => guests >= persons);

/** Types a destination, chooses the option that is meant, and searches. Answers the homes that the option promises. */
async function searchFor(page: Page, { typed, option }: Area["region"]): Promise<number> {
	const field = page.locator('input[name="q"]');
	await field.focus();
	await expect(field).toHaveAttribute("aria-expanded", "true");
	await field.fill(typed);
	const meant = page.getByRole("listbox").getByRole("option", { name: option });
	const name = await meant.getAttribute("aria-label").then(async (label) => label ?? (await meant.innerText()));
	await meant.click();
	await page.locator(".search-box > .btn").click();
	await title(page).waitFor();
	return digits(name);
}

/** What the panel says of its choices, by `parameter=value`. */
function promises(panel: Locator): Promise<Record<string, number>> {
	return panel.evaluate((form) => {
		const promised: Record<string, number> = {};
		const number = (text: string | null | undefined) => Number((text ?? "").replace(/\D/g, ""));
		for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
			promised[`${box.name}=${box.value}`] = number(box.closest("label")?.querySelector(".count")?.textContent);
		}
		for (const option of form.querySelectorAll<HTMLOptionElement>("select option")) {
			const inBrackets = /\(([^()]*)\)\s*$/.exec(option.text)?.[1];
			if (inBrackets !== undefined) promised[`${option.closest("select")?.name}=${option.value}`] = number(inBrackets);
		}
		return promised;
	});
}

/** The panel's promises are the recount's, for every choice that the recount knows. */
async function expectPromises(panel: Locator, homes: readonly ListedHome[]): Promise<void> {
	const recount = countChoices(homes);
	const known = (promised: Record<string, number>) =>
		Object.fromEntries(Object.keys(recount).map((choice) => [choice, promised[choice]]));
	await expect.poll(async () => known(await promises(panel))).toEqual(recount);
}

async function choose(panel: Locator, name: string, value: string): Promise<void> {
	const list = panel.locator(`select[name="${name}"]`);
	if ((await list.count()) > 0) {
		await list.selectOption(value);
		return;
	}
	const box = panel.locator(`input[name="${name}"][value="${value}"]`);
	const fold = panel.locator("fieldset details", { has: panel.page().locator(`input[value="${value}"]`) });
	if (!(await box.isVisible())) await fold.locator("summary").click();
	await box.check();
}

/** Homes that the pins and clusters on the map stand for, while the pointer is on none of them nor on the list. */
async function homesOnMap(page: Page): Promise<number> {
	await page.mouse.move(0, 0);
	const texts = await pins(page).evaluateAll((buttons) =>
		buttons.map((button) => (button.classList.contains("map-cluster") ? button.textContent : "1")),
	);
	return texts.reduce((sum, text) => sum + digits(text ?? ""), 0);
}

/** The part of the map that the address holds the search to. */
function boxOf(page: Page): Box | null {
	const sides = new URL(page.url()).searchParams.get("bounds")?.split(",").map(Number);
	if (sides?.length !== 4) return null;
	const [south = 0, west = 0, north = 0, east = 0] = sides;
	return { south, west, north, east };
}

/** After a move the address has another box, and list and map show its homes. Answers how many. */
async function expectFollows(page: Page, before: Box | null, homes: readonly ListedHome[]): Promise<number> {
	await expect.poll(() => boxOf(page)).not.toEqual(before);
	let recount = 0;
	await expect
		.poll(async () => {
			const box = boxOf(page);
			recount = box ? homesWithin(homes, box).length : -1;
			return (await titleCount(page)) - recount;
		})
		.toBe(0);
	// The map asks for what it shows, the list for the box in the address: its sides are rounded to 0.0001 degrees.
	await expect
		.poll(async () => {
			const { south, west, north, east } = boxOf(page) ?? { south: 0, west: 0, north: 0, east: 0 };
			const edge = 0.0001;
			const inner = { south: south + edge, west: west + edge, north: north - edge, east: east - edge };
			const shown = await homesOnMap(page);
			return shown <= recount && shown >= homesWithin(homes, inner).length;
		})
		.toBe(true);
	return recount;
}

async function drag(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
	const canvas = page.locator(".map-view canvas");
	await canvas.scrollIntoViewIfNeeded();
	const box = await canvas.boundingBox();
	if (!box) throw new Error("the map has no box");
	const start = { x: box.x + box.width * 0.3, y: box.y + box.height * 0.5 };
	expect(start.y + Math.abs(by.y)).toBeLessThan(page.viewportSize()?.height ?? 0);
	await page.mouse.move(start.x, start.y);
	await page.mouse.down();
	await page.mouse.move(start.x + by.x / 2, start.y + by.y / 2, { steps: 4 });
	await page.mouse.move(start.x + by.x, start.y + by.y, { steps: 4 });
	// A hand that rests before it lets go does not throw the map.
	await page.waitForTimeout(300);
	await page.mouse.up();
}

test.describe("the real island", () => {
	test.skip(() => process.env.HAS_ISLAND !== "1", "the real data is not at hand");
	test.describe.configure({ timeout: 150_000 });

	// One area a run, by turns: the set-up imports it (REAL_AREAS), and Menorca for the other journeys.
	for (const [name, area] of Object.entries(AREAS).filter((_, at) => inTurn(at, REAL_AREAS.length))) {
		const { language, width } = area;
		test(`${name}: what a search, its filters, its map and its favourites count is what the file holds`, async ({
			page,
			browser,
		}) => {
			const homes = readListedHomes(realFile(`inside-airbnb/${area.file}_listings.csv.gz`));
			const shown = roomFor(homes, 2);
			await page.setViewportSize({ width, height: 900 });
			await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
			let regionUrl = "";

			await test.step("a place and the region, with typing errors", async () => {
				await page.goto(`/${language}/`);
				const ofPlace = homes.filter(area.place.holds);
				expect(await searchFor(page, area.place)).toBe(ofPlace.length);
				await expectCount(page, roomFor(ofPlace, 2).length);

				await openSearchBox(page);
				const placePath = new URL(page.url()).pathname;
				expect(await searchFor(page, area.region)).toBe(homes.length);
				await expect.poll(() => new URL(page.url()).pathname).not.toBe(placePath);
				await expectCount(page, shown.length);
				regionUrl = page.url();
				await expectNoOverflow(page);
			});

			await test.step("filters: promises and results", async () => {
				const panel = await openFilters(page);
				await expectPromises(panel, shown);
				let left = shown;
				for (const [parameter, value, fits] of area.choices) {
					const promised = (await promises(panel))[`${parameter}=${value}`];
					left = left.filter(fits);
					expect(promised).toBe(left.length);
					await choose(panel, parameter, value);
					await expectCount(page, left.length);
				}
				expect(left.length).toBeGreaterThan(0);
				await page.keyboard.press("Escape");
				await expectAccessible(page);

				await openSearchBox(page);
				await page.locator(".search-top details:has([name=adults]) summary").last().click();
				await page.locator('input[name="adults"]').fill(String(area.adults));
				await page.keyboard.press("Escape");
				const search = page.locator(".search-box > .btn");
				await expect.poll(async () => digits(await search.innerText())).toBe(roomFor(left, area.adults).length);
				await search.click();
				await expect(page).toHaveURL(new RegExp(`adults=${area.adults}`));
				await expectCount(page, roomFor(left, area.adults).length);
			});

			await test.step("the map: pins and clusters, and a list that follows it", async () => {
				await page.goto(regionUrl);
				if (width < 1024) await page.locator(".view-switch").click();
				await expect.poll(() => homesOnMap(page), { timeout: 60_000 }).toBe(shown.length);
				await expectCount(page, shown.length);

				await page.locator(".map-controls button").nth(1).click();
				const closer = await expectFollows(page, null, shown);
				expect(closer).toBeLessThan(shown.length);
				expect(closer).toBeGreaterThan(0);

				const before = boxOf(page);
				await drag(page, { x: 70, y: -50 });
				await expectFollows(page, before, shown);

				const urlBefore = page.url();
				const count = await titleCount(page);
				await page.locator(".map-follow input").uncheck();
				const requested = page.waitForResponse(/search-api\/search\?.*view=map/);
				await drag(page, { x: -60, y: 40 });
				await requested;
				expect(page.url()).toBe(urlBefore);
				expect(await titleCount(page)).toBe(count);

				await page.locator(".chips .chip").click();
				await expect.poll(() => boxOf(page)).toBeNull();
				await expectCount(page, shown.length);
				await expect.poll(() => homesOnMap(page)).toBe(shown.length);
			});

			await test.step("likes on the list, the map and among the favourites, and a shared list", async () => {
				await page.goto(regionUrl);
				const hearts = page.locator("article.result button.heart");
				const liked: string[] = [];
				for (const at of [0, 1]) {
					await hearts.nth(at).click();
					await expect(hearts.nth(at)).toHaveAttribute("aria-pressed", "true");
					liked.push((await hearts.nth(at).getAttribute("data-acco")) ?? "");
					if (at > 0) continue;
					await page.goto(`${regionUrl}?fav=1&view=map`);
					const pin = page.locator(`.map-pin[data-key="${liked[0]}"]`);
					await expect(pin.locator(".map-heart")).toBeVisible({ timeout: 60_000 });
					expect(await homesOnMap(page)).toBe(1);
					await expectCount(page, 1);
					await page.goto(regionUrl);
				}
				await page.locator(".site-header .like-count").click();
				const favourites = page.locator(".favourites button.heart[aria-pressed=true]");
				await expect(favourites).toHaveCount(2);
				await page.locator(".share .btn").click();
				await expect(page.locator(".share [role=status]")).not.toBeEmpty();
				const link = await page.evaluate(() => navigator.clipboard.readText());

				const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
				const guest = await other.newPage();
				await guest.goto(link);
				const shared = guest.locator(".favourites button.heart");
				await expect(shared).toHaveCount(2);
				expect(await shared.evaluateAll((found) => found.map((heart) => heart.getAttribute("data-acco")))).toEqual(
					liked,
				);
				expect(await guest.locator("h1").innerText()).toContain("2");
				await expect(guest.locator(".favourites button.heart[aria-pressed=true]")).toHaveCount(0);
				await other.close();
			});
		});
	}
});
