import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import { href } from "#site/href.ts";
import { FAR_HOUSE, NEAR_HOUSE, TEST_HOUSE_LINES, TRACE } from "#tests/support/test-houses/feed.ts";
import { CHROMIUM_ARGS, chromiumPath, SOFTWARE_WEBGL_PAGE_ARGS } from "../support/chromium.ts";
import { officeCells, signedIn } from "./office-steps.ts";
import {
	expect,
	expectAccessible,
	expectNoOverflow,
	languagesInTurn,
	openFilters,
	openSearchBox,
	test,
} from "./site.ts";

/** The bar of staff: test houses where they are chosen, on all that is shown at once, and nowhere after (specification §4, §6). */

test.use({ launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...SOFTWARE_WEBGL_PAGE_ARGS] } });

const baseURL = process.env.SITE_URL ?? "";
const WORDS = {
	nl: { bar: "Medewerkersbalk", no: "nee", yes: "ja", only: "alleen", out: "Uitloggen", mark: "Testhuis" },
	en: { bar: "Staff bar", no: "no", yes: "yes", only: "only", out: "Log out", mark: "Test house" },
	de: { bar: "Mitarbeiterleiste", no: "nein", yes: "mit", only: "nur", out: "Abmelden", mark: "Testhaus" },
	fr: {
		bar: "Barre du personnel",
		no: "non",
		yes: "oui",
		only: "seuls",
		out: "Se déconnecter",
		mark: "Hébergement test",
	},
} as const satisfies Readonly<Record<Language, object>>;

const barOf = (page: Page, language: Language) => page.getByRole("complementary", { name: WORDS[language].bar });
/** What a page says and shows, the bar aside. */
const shown = (page: Page) => page.locator("main").innerText();
/** As each language groups the digits of thousands. */
const countOf = async (page: Page) => {
	const heading = await page.locator("main h1").first().innerText();
	return Number(/\d[\d.,\s\u202f\u00a0]*/.exec(heading)?.[0].replace(/\D/g, ""));
};

// One import at a time.
test.describe.configure({ mode: "serial" });

test.beforeAll(() => {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-test-houses-"));
	const feed = join(folder, "feed.jsonl");
	writeFileSync(feed, TEST_HOUSE_LINES.map((line) => JSON.stringify(line)).join("\n"));
	const env = JSON.parse(process.env.SITE_ENV ?? "null") as NodeJS.ProcessEnv | null;
	execFileSync(process.execPath, ["scripts/import.ts", feed], { env: env ?? process.env });
	rmSync(folder, { recursive: true });
});

async function enter(page: Page, language: Language): Promise<void> {
	await page.context().addCookies([{ name: "i18n_redirected", value: language, url: baseURL }]);
	await signedIn(page, "sales");
}

for (const { language, width } of officeCells("staff-bar")) {
	test(`test houses are shown at once where they are chosen, and gone after, in ${language} at ${width}`, async ({
		page,
	}) => {
		const words = WORDS[language];
		const bar = barOf(page, language);
		const mark = page.locator("main .badge-honey", { hasText: words.mark });
		const search = href("search", language);
		const choose = async (choice: "no" | "yes" | "only") => {
			await bar.getByRole("button", { name: words[choice], exact: true }).click();
			await expect(bar.getByRole("button", { name: words[choice], exact: true })).toHaveAttribute(
				"aria-pressed",
				"true",
			);
			await page.locator("html[data-started]").waitFor({ state: "attached" });
		};
		const looked = async () => {
			await expectNoOverflow(page);
			await expectAccessible(page);
		};
		await page.setViewportSize({ width, height: 900 });
		// What the screens' scripts load, to be loaded again by nobody.
		const loads = new Map<string, Record<string, string>>();
		let loadedOne = false;
		page.on("response", async (response) => {
			if (!response.url().includes("/_serverFn/") || response.request().method() !== "GET") return;
			const { cookie: _, ...headers } = await response.request().allHeaders();
			loads.set(response.url(), headers);
			loadedOne ||= TRACE.test(await response.text().catch(() => ""));
		});
		await enter(page, language);

		// Nothing of them before.
		await page.goto(search);
		await expect(bar).toContainText("Mara de Vries");
		const before = await countOf(page);
		await expect(mark).toHaveCount(0);
		await looked();

		// Search: two more, each with its mark, on the same page.
		await choose("yes");
		await expect(page).toHaveURL(baseURL + search);
		await expect.poll(() => countOf(page)).toBe(before + 2);
		await expect(page.locator(".search-test-houses")).toHaveText(/2/);
		await looked();
		// As nothing else is as large: they alone. Facets count them too.
		await page.goto(`${search}?types=villa&bedrooms=30`);
		await expect(mark).toHaveCount(2);
		const filters = await openFilters(page);
		await expect(filters.locator('.filter-option:has(input[value="villa"]) .count').first()).toHaveText("2");
		await page.keyboard.press("Escape");
		for (const width of [1024, 390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await expectNoOverflow(page);
		}
		await page.setViewportSize({ width, height: 900 });

		// Suggestions, and the place that only they have; the bar follows where no page is loaded.
		await page.goto(search);
		await openSearchBox(page);
		await page.locator('input[name="q"]').fill("Quaxenb");
		const option = page.getByRole("option", { name: /Quaxenbach/ });
		await expect(option).toContainText(words.mark);
		await option.click();
		await page.locator(".search-box button[type=submit]").first().click();
		await expect(page).toHaveURL(/quaxenbach/);
		await expect(mark).toHaveCount(1);
		await page.getByRole("link", { name: "Quaxhof" }).last().click();
		await expect(page.getByRole("heading", { level: 1, name: "Quaxhof" })).toBeVisible();
		await expect(mark.first()).toBeVisible();
		await expect(bar.locator('a[href="/staff/homes/a7731901"]')).toHaveCount(1);
		await looked();

		// The map: a pin in honey that says so, and its card.
		await page.goto(`${search}?view=map&fav=${FAR_HOUSE},${NEAR_HOUSE}`);
		const pin = page.locator(".map-pin.marked");
		await expect(pin).toHaveCount(2);
		await expect(pin.first()).toHaveAccessibleName(new RegExp(`^${words.mark}`));
		// The other one stands under the map's own buttons.
		await pin.last().click();
		await expect(page.locator(".pin-card .badge-honey")).toHaveText(words.mark);

		// So does a cluster that holds one.
		await page.goto(`${search}?view=map&zoom=3`);
		await expect(page.locator(".map-cluster.marked").first()).toHaveAccessibleName(new RegExp(`^${words.mark}`));

		// By the keyboard: only they, in the list and among the last minutes.
		await page.goto(search);
		await bar.getByRole("button", { name: words.yes, exact: true }).focus();
		await page.keyboard.press("Tab");
		await expect(bar.getByRole("button", { name: words.only, exact: true })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(bar.getByRole("button", { name: words.only, exact: true })).toHaveAttribute("aria-pressed", "true");
		await expect.poll(() => countOf(page)).toBe(2);
		// Each stands once in every week that it is to be had.
		await page.goto(href("lastMinute", language));
		await expect.poll(() => countOf(page)).toBe(2);
		await expect(mark.first()).toBeVisible();
		await expect(mark).toHaveCount(await page.locator("main article.result").count());

		expect([loads.size > 0, loadedOne]).toEqual([true, true]);
		for (const [url, headers] of loads) {
			const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
			const answer = await (await fetch(url, { headers: own })).text();
			expect([url, /Quaxhof|Quaxvilla/.test(answer)]).toEqual([url, false]);
		}

		// Log out: no bar, no house, and none when one goes back or on.
		await page.goto(search);
		await bar.getByRole("button", { name: words.out }).click();
		await expect(page).toHaveURL(/\/staff\/sign-in/);
		await page.goBack();
		await expect.poll(() => countOf(page)).toBe(before);
		await expect(bar).toHaveCount(0);
		expect(await shown(page)).not.toMatch(TRACE);
		await page.goBack();
		await expect(page.locator("main")).toBeVisible();
		expect(await page.content()).not.toMatch(TRACE);
		expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/Quax/);
	});
}

test("the bar works without script", async ({ page, browser }) => {
	const [language = "en"] = languagesInTurn();
	const words = WORDS[language];
	await enter(page, language);
	const context = await browser.newContext({
		javaScriptEnabled: false,
		baseURL,
		storageState: await page.context().storageState(),
	});
	await context.addCookies([{ name: "partner", value: "SKIFUN", url: baseURL }]);
	const plain = await context.newPage();
	const bar = barOf(plain, language);
	await plain.goto(`${href("search", language)}?types=villa&bedrooms=30`);
	await bar.getByRole("button", { name: words.yes, exact: true }).click();
	await expect(plain.locator("main .badge-honey", { hasText: words.mark })).toHaveCount(2);
	await expect(bar).toContainText("Skifun Reizen");
	await bar.locator("button.staff-bar-drop").click();
	await expect(bar).not.toContainText("Skifun Reizen");
	expect((await context.cookies()).filter(({ name }) => name === "partner")).toEqual([]);
	await plain.getByRole("link", { name: "Quaxhof" }).first().click();
	await expect(bar.locator('a[href="/staff/homes/a7731901"]')).toHaveCount(1);
	await bar.getByRole("button", { name: words.out }).click();
	await expect(bar).toHaveCount(0);
	await plain.goBack();
	await expect(plain.locator("main")).not.toContainText("Quaxly");
	await context.close();
});

test("a page that the browser has kept whole shows no test house after the log out", async ({ page }) => {
	await enter(page, "en");
	const state = await page.context().storageState();
	// As visitors have it: the browsers of tests keep no pages otherwise.
	const browser = await chromium.launch({
		executablePath: chromiumPath(),
		args: [...CHROMIUM_ARGS],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	try {
		const context = await browser.newContext({ baseURL, storageState: state });
		const kept = await context.newPage();
		await kept.goto("/en/holiday-home/?types=villa&bedrooms=30");
		await kept.getByRole("button", { name: "yes", exact: true }).click();
		await expect(kept.locator("main .badge-honey")).toHaveCount(2);
		await kept.goto("/en/contact");
		await kept.getByRole("button", { name: "Log out" }).click();
		await expect(kept).toHaveURL(/sign-in/);
		for (let step = 0; step < 3; step++) {
			await kept.goBack();
			await kept.waitForLoadState();
			await expect(kept.getByRole("complementary", { name: "Staff bar" })).toHaveCount(0);
			// A page that was kept whole loads itself anew, and has no content for a moment.
			let content: string | null = null;
			await expect.poll(async () => (content ??= await kept.content().catch(() => null))).not.toBeNull();
			expect(content).not.toMatch(TRACE);
		}
	} finally {
		await browser.close();
	}
});
