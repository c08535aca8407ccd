import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { inTurn } from "../support/turns.ts";
import { expect, expectAccessible, expectNoOverflow, languagesInTurn, test } from "./site.ts";

/** Blocks that show: carousels, pictures, frames, maps, weather (`tests/support/block-pages.ts` writes their pages). */

/** The page's own motion is part of what is tested; only one journey asks for less. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const slidesOf = (carousel: Locator) => carousel.locator(".carousel-slides");
const scrollOf = (carousel: Locator) => slidesOf(carousel).evaluate((list) => Math.round(list.scrollLeft));
/** Left edge of a slide within the strip. */
const edgeOf = (carousel: Locator, index: number) =>
	slidesOf(carousel).evaluate((list, at) => {
		const of = (slide: Element | undefined) => (slide as HTMLElement).offsetLeft;
		return of(list.children[at]) - of(list.children[0]);
	}, index);
const pictures = (page: Page) => page.getByRole("group", { name: "Have a look inside" });

async function expectAt(carousel: Locator, index: number): Promise<void> {
	const edge = await edgeOf(carousel, index);
	await expect.poll(async () => Math.abs((await scrollOf(carousel)) - edge)).toBeLessThanOrEqual(2);
}

test.describe("the home screen", () => {
	for (const language of languagesInTurn()) {
		test(`shows its story's blocks under the search box, ${language}`, async ({ page }) => {
			await page.goto(`/${language}/`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			await expect(page.locator(".hero h1")).toBeVisible();
			const slider = page.locator(".home-slides");
			expect(await slider.locator("article").count()).toBeGreaterThanOrEqual(2);
			await expect(slider.locator("article .price strong").first()).toBeVisible();
			await expect(page.locator(".places a").first()).toBeVisible();
			await expect(page.locator(".hero .frame img")).toHaveAttribute("fetchpriority", "high");
		});
	}

	test("has title and description of its story", async ({ page }) => {
		await page.goto("/nl/");
		await expect(page).toHaveTitle("Halcyon: vakantiehuizen en villa’s in elk deel van Europa");
		const description = page.locator('head meta[name="description"]');
		await expect(description).toHaveAttribute("content", /de totaalprijs vanaf het eerste moment/);
	});
});

test.describe("a carousel", () => {
	test.beforeEach(async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/en/team-show-typical");
		await expect(pictures(page)).toHaveAttribute("data-ready");
		await pictures(page).scrollIntoViewIfNeeded();
	});

	test("turns by its buttons, says where it stands, and stops at its ends", async ({ page }) => {
		const carousel = pictures(page);
		const [back, on] = [
			carousel.getByRole("button", { name: "Previous" }),
			carousel.getByRole("button", { name: "Next" }),
		];
		await expect(back).toHaveAttribute("aria-disabled", "true");
		await on.click();
		await expectAt(carousel, 1);
		await expect(carousel.getByRole("status")).toHaveText("2 of 4");
		await expect(back).toHaveAttribute("aria-disabled", "false");
		await on.focus();
		for (let turn = 0; turn < 4; turn++) {
			await page.keyboard.press("Enter");
			await page.waitForTimeout(450);
		}
		await expect(on).toHaveAttribute("aria-disabled", "true");
		await expect(on).toBeFocused();
		await expect(carousel.getByRole("status")).toHaveText("4 of 4");
		await back.click();
		await expect(on).toHaveAttribute("aria-disabled", "false");
	});

	test("turns in 400 milliseconds, quick first and calm at the end, by arrow keys as well", async ({ page }) => {
		const start = Date.now();
		await page.clock.install({ time: start });
		await page.reload();
		const carousel = pictures(page);
		await expect(carousel).toHaveAttribute("data-ready");
		await carousel.getByRole("button", { name: "Next" }).focus();
		// From here on time passes when the test says so.
		await page.clock.pauseAt(start + 600_000);
		const edge = await edgeOf(carousel, 1);
		await page.keyboard.press("ArrowRight");
		await page.clock.runFor(200);
		const halfTime = await scrollOf(carousel);
		expect(halfTime).toBeGreaterThan(edge * 0.85);
		expect(halfTime).toBeLessThan(edge - 2);
		await page.clock.runFor(232);
		expect(Math.abs((await scrollOf(carousel)) - edge)).toBeLessThanOrEqual(2);
		await page.keyboard.press("ArrowLeft");
		await page.clock.runFor(432);
		expect(await scrollOf(carousel)).toBe(0);
	});

	test("brings a slide that gets the focus into view", async ({ page }) => {
		const carousel = pictures(page);
		await carousel.getByRole("link").nth(2).focus();
		const slide = carousel.locator("li").nth(2);
		await expect
			.poll(async () => ((await slide.boundingBox())?.x ?? -1) >= 0 && ((await slide.boundingBox())?.x ?? 999) < 60)
			.toBe(true);
	});
});

test.describe("a carousel that turns by itself", () => {
	/** Two fixture homes: at this width they do not fit, so there is something to turn. */
	const open = async (page: Page) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.clock.install();
		await page.goto("/en/");
		const carousel = page.locator(".home-slides");
		await slidesOf(carousel).scrollIntoViewIfNeeded();
		await expect(carousel.getByRole("button", { name: "Next" })).toBeVisible();
		await page.mouse.move(0, 0);
		// The browser reports late that it is visible.
		await page.waitForTimeout(400);
		return carousel;
	};
	/** Lets so much time pass for the page, and a turn that began in it end. */
	const wait = async (page: Page, ms: number) => {
		await page.clock.runFor(ms);
		await page.waitForTimeout(50);
	};

	test("turns after five seconds and begins again after its end", async ({ page }) => {
		const carousel = await open(page);
		await wait(page, 6_000);
		await expect.poll(() => scrollOf(carousel)).toBeGreaterThan(100);
		const most = await carousel.locator("article").count();
		for (let turn = 0; turn < most + 4 && (await scrollOf(carousel)) > 0; turn++) await wait(page, 5_500);
		await expect.poll(() => scrollOf(carousel)).toBe(0);
		// Automatic turns are not announced.
		await expect(carousel.getByRole("status")).toHaveText("");
	});

	test("stands while it has the focus or the pointer", async ({ page }) => {
		const carousel = await open(page);
		await carousel.getByRole("link").first().focus();
		await wait(page, 20_000);
		expect(await scrollOf(carousel)).toBe(0);
		await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
		await carousel.locator("article").first().hover();
		await wait(page, 20_000);
		expect(await scrollOf(carousel)).toBe(0);
		await page.mouse.move(0, 0);
		await wait(page, 6_000);
		await expect.poll(() => scrollOf(carousel)).toBeGreaterThan(100);
	});

	test("stops and goes on by its button", async ({ page }) => {
		const carousel = await open(page);
		await carousel.getByRole("button", { name: "Pause slideshow" }).focus();
		await page.keyboard.press("Enter");
		await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
		await wait(page, 20_000);
		expect(await scrollOf(carousel)).toBe(0);
		await carousel.getByRole("button", { name: "Resume slideshow" }).focus();
		await page.keyboard.press("Enter");
		await wait(page, 6_000);
		await expect.poll(() => scrollOf(carousel)).toBeGreaterThan(100);
	});

	test("stands still for those who want less motion, and turns without sliding", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		const carousel = await open(page);
		await expect(carousel.getByRole("button", { name: "Resume slideshow" })).toBeVisible();
		await wait(page, 20_000);
		expect(await scrollOf(carousel)).toBe(0);
		await carousel.getByRole("button", { name: "Next" }).click();
		// No clock runs: without sliding it is there at once.
		expect(await scrollOf(carousel)).toBeGreaterThan(100);
	});
});

test("a picture opens as large as the screen, turns by keys and swipes, and gives the focus back", async ({
	browser,
}) => {
	const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(`${process.env.SITE_URL}/en/team-show-typical`);
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await expect(pictures(page)).toHaveAttribute("data-ready");
	const link = pictures(page).getByRole("link").first();
	await link.focus();
	await page.keyboard.press("Enter");
	const lightbox = page.getByRole("dialog", { name: "Have a look inside" });
	await expect(lightbox.getByText("1 of 4")).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(lightbox.getByText("2 of 4")).toBeVisible();
	await expect(lightbox.locator("figcaption")).toHaveText("Drawing of a bedroom under the roof");
	await swipe(page, 300, 60);
	await expect(lightbox.getByText("3 of 4")).toBeVisible();
	await swipe(page, 60, 300);
	await expect(lightbox.getByText("2 of 4")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(lightbox).toHaveCount(0);
	await expect(link).toBeFocused();
	// The arrow keys turned the lightbox, not the strip behind it.
	expect(await scrollOf(pictures(page))).toBe(0);
	await context.close();
});

/** One finger from one side to another. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
	const touch = await page.context().newCDPSession(page);
	const at = (type: string, x: number) =>
		touch.send("Input.dispatchTouchEvent", {
			type: type as "touchStart",
			touchPoints: type === "touchEnd" ? [] : [{ x, y: 420 }],
		});
	await at("touchStart", fromX);
	for (let step = 1; step <= 4; step++) await at("touchMove", fromX + ((toX - fromX) * step) / 4);
	await at("touchEnd", toX);
}

test.describe("a frame of a film", () => {
	test.use({ mayReach: ["www.youtube-nocookie.com"] });

	test("a frame asks before it calls another site", async ({ page }) => {
		const outside: string[] = [];
		page.on("request", (request) => {
			if (!request.url().startsWith(process.env.SITE_URL ?? "")) outside.push(request.url());
		});
		// Nothing of the tests leaves the machine: a stand-in answers for the player.
		await page.route("https://www.youtube-nocookie.com/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<title>Player</title><p>It plays" }),
		);
		await page.goto("/en/team-show-typical");
		const block = page.locator(".frame-block");
		await block.scrollIntoViewIfNeeded();
		await expect(block).toContainText("only then does YouTube (Google) learn of your visit");
		await page.waitForLoadState("networkidle");
		expect(outside).toEqual([]);
		await block.getByRole("button").focus();
		await page.keyboard.press("Enter");
		const frame = block.locator("iframe");
		await expect(frame).toHaveAttribute("title", "Film: a morning by the lake");
		await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
		await expect(frame).toBeFocused();
		await expect(page.frameLocator(".frame-block iframe").getByText("It plays")).toBeVisible();
		expect(outside).toEqual(["https://www.youtube-nocookie.com/embed/halcyon-0001"]);
	});
});

test("a frame of another host is not shown", async ({ page }) => {
	await page.goto("/en/team-show-elsewhere");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elsewhere");
	await expect(page.locator(".frame-block, iframe")).toHaveCount(0);
	expect(await page.content()).not.toContain(">example.com");
});

test("a map comes when it is asked for, by keyboard", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await page.goto("/en/team-show-typical");
	const block = page.locator(".map-block");
	await block.scrollIntoViewIfNeeded();
	await expect(block).toContainText("47.281° N, 12.485° E");
	await page.waitForLoadState("networkidle");
	expect(scripts.filter((url) => /maplibre|map-stage/.test(url))).toEqual([]);
	await block.getByRole("button", { name: "Show the map" }).focus();
	await page.keyboard.press("Enter");
	const map = page.getByRole("region", { name: "Map: Stadtplatz, Mittersill, Austria" });
	const canvas = map.getByRole("region", { name: /arrow keys/ }).or(map.locator("canvas[tabindex]"));
	await expect(canvas.first()).toBeVisible({ timeout: 60_000 });
	await expect(block.locator(".map-place")).toHaveText("Stadtplatz, Mittersill, Austria");
	const point = block.locator(".map-place");
	const before = await point.boundingBox();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowRight");
	await expect.poll(async () => (await point.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 20);
});

test("the weather is said in words", async ({ page }) => {
	await page.goto("/nl/team-show-typical");
	const block = page.locator(".weather-block");
	await expect(block.locator(".weather-now")).toContainText("Half bewolkt");
	await expect(block.locator("li")).toHaveCount(5);
});

test("without script all slides, places and texts are there, and nothing that needs it", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	await page.goto(`${process.env.SITE_URL}/en/team-show-typical`);
	await expect(pictures(page).locator("li")).toHaveCount(4);
	const strip = slidesOf(pictures(page));
	expect(await strip.evaluate((list) => getComputedStyle(list).overflowX)).toBe("auto");
	await expect(pictures(page).getByRole("button", { name: "Next" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Show the map" })).toBeHidden();
	await expect(page.getByRole("link", { name: "Open on YouTube (Google)" })).toBeVisible();
	await expect(page.locator(".map-block")).toContainText("Stadtplatz, Mittersill, Austria");
	await expect(page.locator(".home-slides article")).not.toHaveCount(0);
	await context.close();
});

for (const [at, shape] of ["typical", "empty", "longest"].entries()) {
	test(`all of them are accessible and stay within the screen, ${shape}`, async ({ page }) => {
		test.slow();
		for (const language of LANGUAGES.filter((_, index) => inTurn(index + at, LANGUAGES.length))) {
			await page.setViewportSize({ width: 1440, height: 900 });
			await page.goto(`/${language}/team-show-${shape}`);
			await expect(page.locator(".polaroid")).toBeVisible();
			for (const width of [320, 390, 768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await expectNoOverflow(page);
			}
			await expectAccessible(page);
		}
	});
}
