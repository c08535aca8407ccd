import { expect, test } from "./site.ts";

/** What a browser does once a page stands (specification §4, §7, §9). */

test("slug and country lists load when the page is idle, and again after a switch of language", async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/search-api/")) requested.push(`${pathname} ${request.postData()}`);
	});
	await page.goto("/nl/over-ons");
	await expect
		.poll(() => [...requested].sort())
		.toEqual(['/search-api/getRegio {"lang":"nl"}', '/search-api/unslugify {"lang":"nl"}']);
	requested.length = 0;
	await page.locator(".site-header details.menu summary").first().click();
	await page.locator('.site-header details.menu a[hreflang="fr"]').first().click();
	await expect
		.poll(() => [...requested].sort())
		.toEqual(['/search-api/getRegio {"lang":"fr"}', '/search-api/unslugify {"lang":"fr"}']);
});

test("an internal network is flagged, and permits nothing", async ({ page }) => {
	await page.goto("/nl/over-ons");
	await expect(page.locator("html")).toHaveAttribute("data-internal-user", /true|false/);
});

test("a newer build lets the next move load in full", async ({ page }) => {
	await page.clock.install();
	await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "another", timestamp: 1 } }));
	await page.goto("/nl/over-ons");
	await page.evaluate(() => {
		(window as unknown as { stays: boolean }).stays = true;
	});
	const requested = page.waitForResponse("**/builds/latest.json*");
	await page.clock.runFor(3_600_000);
	await (await requested).finished();
	await page.locator(".site-header .logo").click();
	await expect(page).toHaveURL(/\/nl\/$/);
	await expect.poll(() => page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBeUndefined();
});

test("with the same build a move loads no page", async ({ page }) => {
	await page.goto("/nl/over-ons");
	await page.evaluate(() => {
		(window as unknown as { stays: boolean }).stays = true;
	});
	await page.locator(".site-header .logo").click();
	await expect(page).toHaveURL(/\/nl\/$/);
	await expect(page.locator(".hero")).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { stays?: boolean }).stays)).toBe(true);
});

test("what a page loads can be had by itself, by its build, and is the same for everybody", async ({ request }) => {
	const { id } = await (await request.get("/builds/latest.json")).json();
	const path = "/nl/vakantiehuis-oostenrijk/tirol/_payload.json";
	const answer = await request.get(`${path}?${id}`);
	expect(answer.status()).toBe(200);
	const { buildId, data } = await answer.json();
	expect(buildId).toBe(id);
	// The screen's own, and the flags of the one around it.
	expect(Object.keys(data).sort()).toEqual(["/$lang", "/$lang/places/$country/$"]);
	expect(data["/$lang"]).toMatchObject({ phone_unavailable: false });
	expect(answer.headers()["cache-control"]).toBe("public, no-cache");

	const { etag = "" } = answer.headers();
	expect(etag).toContain(id);
	const again = await request.get(`${path}?${id}`, { headers: { "If-None-Match": etag } });
	expect(again.status()).toBe(304);
	const Cookie = "likes=a990001; host=77; stay=2027-10-16; i18n_redirected=de";
	expect(await (await request.get(`${path}?${id}`, { headers: { Cookie } })).text()).toBe(await answer.text());
	const second = await request.get(`${path}?${id}&adults=9`);
	expect(second.status()).toBe(200);
	expect(second.headers().etag).not.toBe(etag);

	for (const none of [
		`${path}?another`,
		path,
		`/nl/favorieten/_payload.json?${id}`,
		`/nl/boeken/haus-eins-a990001/_payload.json?${id}`,
		`/nl/guest-me/overview/_payload.json?${id}`,
		`/nl/nergens/_payload.json?${id}`,
		`/nl/vakantiehuis-nergens/_payload.json?${id}`,
		`/staff/_payload.json?${id}`,
		`/_payload.json?${id}`,
	]) {
		const missing = await request.get(none, { maxRedirects: 0 });
		expect([none, missing.status(), missing.headers()["content-type"]]).toEqual([
			none,
			404,
			"application/problem+json",
		]);
	}
});

test("a block can be had by itself, as HTML with its head, by a key that was signed here", async ({
	request,
	page,
}) => {
	const { id } = await (await request.get("/builds/latest.json")).json();
	const { islands } = await (await request.get(`/de/ueber-uns/_payload.json?${id}`)).json();
	const addresses = Object.values<string>(islands);
	expect(addresses.length).toBeGreaterThan(0);
	const shown = await (await request.get("/de/ueber-uns")).text();
	for (const address of addresses) {
		const answer = await request.get(address);
		expect([address, answer.status()]).toEqual([address, 200]);
		const { html, head } = await answer.json();
		// The same words as on the page.
		await page.setContent(html);
		const words = (await page.locator("body").innerText()).split("\n").find((line) => line.length > 12);
		if (words && !/[&<>]/.test(words)) expect(shown.replaceAll(/<[^>]+>/g, "")).toContain(words.trim());
		expect((await request.get(head.link[0].href)).headers()["content-type"]).toContain("text/css");
		const { etag = "" } = answer.headers();
		expect((await request.get(address, { headers: { "If-None-Match": etag } })).status()).toBe(304);
		const forged = address.replace(/\.[\w-]+\.json$/, ".AAAAAAAAAAAAAAAAAAAAAA.json");
		expect((await request.get(forged)).status()).toBe(404);
	}
	expect((await request.get("/__nuxt_island/weather.json")).status()).toBe(404);
});

test("a screen comes with the texts that it says, and the next one fetches those that are missing", async ({
	page,
}) => {
	const requested = new Set<string>();
	page.on("request", (request) => {
		const [, part] = /\/_i18n\/\w+\/nl\/([\w-]+)\.json$/.exec(request.url()) ?? [];
		if (part) requested.add(part);
	});
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await page.goto("/nl/favorieten");
	await page.waitForLoadState("networkidle");
	expect([...requested].sort()).toEqual(["favourites", "homes", "messages"]);
	await page.locator('.site-header a[href="/nl/last-minute/"]').first().click();
	await expect(page).toHaveURL(/\/nl\/last-minute\/$/);
	const preloads = await page.locator('link[rel="preload"][href^="/_i18n/"]').all();
	const came = await Promise.all(preloads.map(async (link) => (await link.getAttribute("href"))?.split("/").at(-1)));
	expect(came.sort()).toEqual(["favourites.json", "homes.json", "messages.json"]);
	await expect
		.poll(() => [...requested].sort())
		.toEqual(["favourites", "homes", "lastminute", "map", "messages", "results", "search"]);
});

test.describe("a lost chunk", () => {
	// The browser logs each lost file, which is what this is about.
	// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing.
	test.use({ siteErrors: async ({}, use) => use([]) });

	test("reloads the page once", async ({ page }) => {
		let documents = 0;
		page.on("request", (request) => {
			if (request.isNavigationRequest()) documents++;
		});
		// On a thrifty connection nothing is fetched ahead.
		await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
		await page.goto("/nl/over-ons");
		await page.waitForLoadState("networkidle");
		// Every screen's code that is not loaded yet is lost.
		await page.route("**/assets/*.js", (route) => route.abort());
		const before = documents;
		await page.evaluate(() => {
			const link = document.querySelector<HTMLAnchorElement>('.site-header a[href="/nl/last-minute/"]');
			link?.click();
		});
		await expect.poll(() => documents).toBe(before + 1);
		await page.waitForTimeout(1_000);
		expect(documents).toBe(before + 1);
	});

	test("of the texts reloads the page, which comes with those of the new build", async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
		await page.goto("/nl/over-ons");
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		let documents = 0;
		page.on("request", (request) => {
			if (request.isNavigationRequest()) documents++;
		});
		// The page is of a build whose texts the server has no more.
		await page.route("**/_i18n/**", (route) =>
			route.continue(
				documents > 0
					? {}
					: {
							url: route
								.request()
								.url()
								.replace(/_i18n\/\w+/, "_i18n/000000000000"),
						},
			),
		);
		await page.locator('.site-header a[href="/nl/last-minute/"]').first().click();
		await expect(page).toHaveURL(/\/nl\/last-minute\/$/);
		await expect.poll(() => documents).toBe(1);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Hier ging iets mis");
	});

	test("of the texts leaves a page as it came, and is reported on the console", async ({ page }) => {
		const said: string[] = [];
		page.on("console", (message) => said.push(message.text()));
		await page.goto("/nl/over-ons");
		await page.route("**/_i18n/*/fr/*.json", (route) => route.fulfill({ status: 503 }));
		await page.locator(".site-header details.menu summary").first().click();
		await page.locator('.site-header details.menu a[hreflang="fr"]').first().click();
		await expect.poll(() => said).toContainEqual("Failed loading locale (fr): status 503");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("À propos de nous");
	});

	test("of a late part reloads the page once, keeps what was typed, and then is an error", async ({ page }) => {
		let documents = 0;
		page.on("request", (request) => {
			if (request.isNavigationRequest()) documents++;
		});
		await page.setViewportSize({ width: 1440, height: 900 });
		// The calendar's code, and that of a screen which its link fetches ahead: that goes unseen, and takes nothing from
		// the reload that is due.
		await page.route(/assets\/(when-picker|last-minute)[^/]*\.js/, (route) => route.abort());
		const ahead = page.waitForEvent("requestfailed");
		await page.goto("/nl/");
		await ahead;
		await page.waitForLoadState("networkidle");
		await page.locator('input[name="q"]').fill("Kirch");
		await page.keyboard.press("Escape");
		const adults = page.locator('.search-box input[name="adults"]');
		const party = page.locator(".search-box details", { has: page.locator('input[name="adults"]') }).locator("summary");
		await party.click();
		await adults.fill("5");
		await page.keyboard.press("Escape");
		expect(documents).toBe(1);
		const opener = page.locator(".when-field > summary");
		await opener.click();
		await expect.poll(() => documents).toBe(2);
		await page.locator("html[data-started]").waitFor({ state: "attached" });
		await expect(page.locator('input[name="q"]')).toHaveValue("Kirch");
		await expect(adults).toHaveValue("5");
		await opener.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hier ging iets mis");
		await page.waitForTimeout(500);
		expect(documents).toBe(2);
	});

	test.describe("for a crawler", () => {
		test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

		test("is no error page", async ({ page }) => {
			await page.route(/assets\/when-picker[^/]*\.js/, (route) => route.abort());
			await page.goto("/nl/");
			const opener = page.locator(".when-field > summary");
			const reloaded = page.waitForEvent("framenavigated");
			await opener.click();
			await reloaded;
			await page.locator("html[data-started]").waitFor({ state: "attached" });
			await opener.click();
			await expect(opener).toHaveCount(0);
			await expect(page.getByText("Hier ging iets mis")).toHaveCount(0);
			expect(await page.title()).not.toContain("mis");
		});
	});
});
