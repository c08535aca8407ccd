import type { Page } from "@playwright/test";
import { expect, openFilters, test } from "./site.ts";

/** What a visitor set, reached or focused stays where it is while screens are filled anew. */

/** The server's answers to a screen's questions wait until they are let go. */
async function heldAnswers(page: Page): Promise<() => void> {
	let letGo = () => {};
	const free = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/_serverFn/**", async (route) => {
		await free;
		await route.continue().catch(() => {});
	});
	return () => letGo();
}

/** Does something that asks the server, and waits until its answer is on the screen. */
async function answered(page: Page, action: () => Promise<unknown>): Promise<void> {
	const answer = page.waitForResponse("**/_serverFn/**");
	await action();
	await (await answer).finished();
	await expect(page.locator(".loading-bar")).toHaveCount(0);
	// The pause after which a new list scrolls into view, and some.
	await page.waitForTimeout(200);
}

const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.tagName);
/** Scrolls at once. The browser says so with its next frame, and the router notes it then: nobody goes on before. */
const scrollTo = (page: Page, top: number) =>
	page.evaluate((top) => {
		window.scrollTo({ top, behavior: "instant" });
		return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	}, top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("back brings the list back where it was, on the second visit too", async ({ page }) => {
	// Low, so that two homes are a long list.
	await page.setViewportSize({ width: 390, height: 420 });
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/?sort=price");
	const cards = page.locator(".result h2 a");
	await expect(cards).toHaveCount(2);
	for (const place of [610, 380]) {
		await scrollTo(page, place);
		await answered(page, () => cards.last().evaluate((link: HTMLElement) => link.click()));
		await expect(page.locator(".price-panel")).toBeVisible();
		await scrollTo(page, 900);
		// The list is read anew behind it, and nothing jumps when it comes.
		await answered(page, () => page.goBack());
		await expect(cards).toHaveCount(2);
		expect(await scrolled(page)).toBe(place);
	}
});

test("back takes a filter off and leaves the place on the page", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 420 });
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/");
	await openFilters(page);
	const chalet = page.locator('.filters input[name="types"][value="chalet"]');
	await answered(page, () => chalet.check());
	await expect(page).toHaveURL(/types=chalet/);
	await scrollTo(page, 300);
	await answered(page, () => page.goBack());
	await expect(page).not.toHaveURL(/types=/);
	await expect(chalet).not.toBeChecked();
	await answered(page, () => page.goForward());
	await expect(chalet).toBeChecked();
	expect(await scrolled(page)).toBe(300);
});

test("while a filter's list is on its way the old one stands, dimmed, and the focus stays", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/");
	const letGo = await heldAnswers(page);
	const cards = page.locator(".results .result");
	await expect(cards).toHaveCount(2);
	await openFilters(page);
	await page.locator('.filters input[name="types"][value="chalet"]').press("Space");
	// Longer than the pause after which a skeleton would come.
	await expect(page.locator(".search-cols")).toHaveAttribute("aria-busy", "true");
	await expect
		.poll(() => page.locator(".result-list").evaluate((list) => Number(getComputedStyle(list).opacity)))
		.toBeLessThan(0.7);
	expect(await page.locator(".skeleton").count()).toBe(0);
	await expect(cards).toHaveCount(2);
	letGo();
	await expect(page.locator(".search-cols")).toHaveAttribute("aria-busy", "false");
	expect(await focused(page)).toBe("types");
	// A chip that is taken off hands the focus on.
	await page.locator('.filters input[name="types"][value="villa"]').check();
	await page.keyboard.press("Escape");
	await expect(page.locator(".chips .chip")).toHaveCount(2);
	await page.locator(".chips .chip").first().press("Enter");
	await expect(page.locator(".chips .chip")).toHaveCount(1);
	expect(await page.evaluate(() => document.activeElement?.closest(".search-bar") !== null)).toBe(true);
});

test("the focus stays in the price panel while it asks for another price", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(
		"/nl/vakantiehuis-oostenrijk/tirol/kirchberg-in-tirol/haus-eins-a990001?arrival=2027-02-06&departure=2027-02-13",
	);
	const total = page.locator(".price-panel .big");
	const before = await total.innerText();
	const adults = page.locator('.price-panel input[name="adults"]');
	await page.locator(".price-panel .pick-party > summary").click();
	await adults.focus();
	for (const [at, count] of [3, 4].entries()) {
		await answered(page, () => adults.press("ArrowUp"));
		await expect(page).toHaveURL(new RegExp(`adults=${count}`));
		expect([at, await focused(page)]).toEqual([at, "adults"]);
		await expect(adults).toHaveValue(String(count));
	}
	// A stay from elsewhere fills the fields all the same, and one gone back to before the answer was here.
	await adults.press("ArrowUp");
	await expect(page).toHaveURL(/adults=5/);
	await page.goBack();
	await expect(adults).toHaveValue("4");
	await page.goBack();
	await expect(adults).toHaveValue("3");
	await page.goBack();
	await expect(adults).toHaveValue("2");
	await expect(total).toHaveText(before);
	// The pressed day of the calendar, or what took its place.
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/kirchberg-in-tirol/haus-eins-a990001");
	await answered(page, () => page.locator("#calendar a.day").nth(3).press("Enter"));
	await expect(page).toHaveURL(/arrival=/);
	expect(await page.evaluate(() => document.activeElement?.closest("#calendar") !== null)).toBe(true);
});

const BOOKING = "/nl/boeken/haus-eins-a990001?arrival=2027-02-06&departure=2027-02-13&adults=2";

test("insurance and codes are priced without leaving the booking form", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 700 });
	await page.goto(BOOKING);
	await page.evaluate(() => {
		(window as unknown as { stays: boolean }).stays = true;
	});
	await page.locator("#firstname").fill("Noor");
	const total = page.locator("#summary .sum dd");
	const before = await total.innerText();
	const insured = page.locator('input[name="insurance"][value="1"]');
	await insured.scrollIntoViewIfNeeded();
	const place = await scrolled(page);
	await answered(page, () => insured.press("Space"));
	await expect(total).not.toHaveText(before);
	expect([await focused(page), await scrolled(page)]).toEqual(["insurance", place]);
	await answered(page, () => page.locator('input[name="insurance"][value=""]').press("Space"));
	await expect(total).toHaveText(before);
	await page.locator("#discountCode").fill("NOSUCHCODE");
	await answered(page, () => page.locator('button[value="price"]').press("Enter"));
	// What is wrong with a code is said at its field.
	await expect(page.locator("#discountCode-answer")).toBeVisible();
	expect(await focused(page)).toBe("do");
	expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
	await expect(page.locator("#firstname")).toHaveValue("Noor");
});

test("the progress of the booking form starts at what is filled in and moves by one share a field", async ({
	page,
}) => {
	await page.goto(BOOKING);
	const progress = page.getByRole("progressbar", { name: /van 8|\// });
	const shares = async () => page.locator(".progress .bars i.on").count();
	await expect(progress).toBeVisible();
	// The country of residence is chosen beforehand; that of a telephone without a number counts for nothing.
	expect(await shares()).toBe(1);
	const typed = [
		["firstname", "Noor"],
		["lastname", "van Dijk"],
		["email", "noor@example.com"],
		["telNumber", "0612345678"],
		["address", "Lindelaan 14"],
		["postalCode", "3512 AB"],
		["placename", "Utrecht"],
	] as const;
	for (const [at, [name = "", text = ""]] of typed.entries()) {
		await page.locator(`#${name}`).fill(text);
		await expect.poll(shares).toBe(at + 2);
	}
	await expect(progress).toHaveAttribute("aria-valuenow", "100");
});

for (const [path, width] of [
	["/fr/", 1440],
	["/fr/maison-de-vacances-autriche/tyrol/", 1024],
] as const) {
	test(`the guests' panel stays under the pointer while the button counts homes, ${path} at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		await page.locator(".search-box details:has([name=adults]) > summary").click();
		const [less, more] = await page.locator(".party-panel .stepper").first().locator("button").all();
		const before = await more?.boundingBox();
		await less?.click();
		await expect(page.locator(".search-box > .btn")).toHaveText(/\d/);
		expect(await more?.boundingBox()).toEqual(before);
	});
}

test("a press on a box is not lost because the field that it leaves says what is wrong with it", async ({ page }) => {
	await page.goto(BOOKING);
	await page.locator("#email").fill("noor@");
	await page.locator("#businessBooking").click();
	await expect(page.locator("#businessBooking")).toBeChecked();
	await expect(page.locator("#email-error")).toBeVisible();
});
