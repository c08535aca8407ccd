import { expect, test } from "./site.ts";

test("the bare root leads to the saved, else the accepted language", async () => {
	// Plain requests: each visitor comes without the others' cookies.
	const ask = (headers: Record<string, string>) => fetch(`${process.env.SITE_URL}/`, { headers, redirect: "manual" });
	const cases = [
		[{ cookie: "i18n_redirected=de", "accept-language": "fr" }, "/de/"],
		[{ cookie: "i18n_redirected=xx", "accept-language": "fr-CH,fr" }, "/fr/"],
		[{ "accept-language": "es,nl;q=0.8,en;q=0.4" }, "/nl/"],
		[{ "accept-language": "es" }, "/en/"],
	] as const;
	for (const [headers, target] of cases) {
		const answer = await ask(headers);
		expect(answer.status).toBe(302);
		expect(answer.headers.get("location")).toBe(target);
		expect(answer.headers.get("vary")).toContain("Accept-Language");
	}
});

test("the other form of the closing slash answers 301 with its query", async ({ request }) => {
	for (const [requested, canonical] of [
		["/nl", "/nl/"],
		["/nl/vakantiehuis?adults=4", "/nl/vakantiehuis/?adults=4"],
		["/nl/acco/a990001/", "/nl/acco/a990001"],
		["/de/ferienhaus-osterreich/tirol", "/de/ferienhaus-osterreich/tirol/"],
	]) {
		const answer = await request.get(requested ?? "", { maxRedirects: 0 });
		expect(answer.status()).toBe(301);
		expect(answer.headers().location).toBe(canonical);
	}
});

test("a home's address is mended when its place or name part is wrong", async ({ request }) => {
	const answer = await request.get("/nl/vakantiehuis-oostenrijk/tirol/elders/iets-a990001?adults=4", {
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(301);
	expect(answer.headers().location).toBe(
		"/nl/vakantiehuis-oostenrijk/tirol/kirchberg-in-tirol/haus-eins-a990001?adults=4",
	);
});

test("an unknown home at a known place shows that place", async ({ page }) => {
	const answer = await page.goto("/nl/vakantiehuis-oostenrijk/tirol/kirchberg-in-tirol/weg-a424242");
	expect(answer?.status()).toBe(200);
	await expect(page.getByText("Dit huis staat niet meer bij ons.")).toBeVisible();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a home's name is dropped from a search address at every depth", async ({ page }) => {
	for (const [path, heading, line] of [
		["/en/holiday-home-austria/tyrol/some-home-a424242?adults=4", /Tyrol/, true],
		["/en/holiday-home-austria/some-home-a424242", /Austria/, true],
		["/de/ferienhaus-osterreich/a424242", /Österreich/, true],
		// One that is offered elsewhere in the tree says nothing about the region either.
		["/en/holiday-home-austria/tyrol/haus-eins-a990001", /Tyrol/, false],
	] as const) {
		const answer = await page.goto(path);
		expect([path, answer?.status()]).toEqual([path, 200]);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expect(page.locator("main .notice")).toHaveCount(line ? 1 : 0);
	}
	for (const path of [
		"/en/holiday-home-austria/atlantis/some-home-a424242",
		"/en/holiday-home-atlantis/home-a424242",
	]) {
		expect((await page.goto(path))?.status()).toBe(404);
	}
});

test("unknown routes, places and homes are 404 with the way home", async ({ page }) => {
	for (const path of [
		"/nl/nergens?x=<script>",
		"/nl/vakantiehuis-atlantis/",
		"/nl/acco/a424242",
		"/xx/",
		"/nl/boeken/niets-a424242",
	]) {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(404);
		await expect(page.getByText(/^Page Not Found/)).toBeVisible();
		expect(await answer?.text()).not.toContain("<script>x");
	}
	await page.getByRole("main").getByRole("link", { name: "Terug naar de startpagina" }).click();
	// It leads to "/", which takes the visitor's own language.
	await expect(page).toHaveURL(/\/en\/$/);
	await expect(page.getByRole("heading", { level: 1 })).not.toContainText("niet gevonden");
});

test("the language switch leads to the same screen in the other language", async ({ page }) => {
	await page.goto("/nl/vakantiehuis-oostenrijk/tirol/?adults=4");
	await page.locator(".site-header details.menu summary").first().click();
	await page.getByRole("navigation", { name: "Talen" }).first().getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/en\/holiday-home-austria\/tyrol\/\?adults=4$/);
	const cookies = await page.context().cookies();
	expect(cookies.find((cookie) => cookie.name === "i18n_redirected")?.value).toBe("en");
});

test("a page ignores a bad parameter", async ({ page }) => {
	const answer = await page.goto(
		"/nl/vakantiehuis/?arrival=2027-02-30&adults=-4&rating=99&sort=%27%3B+drop+table&facility=moat&bounds=1,2&page=999999",
	);
	expect(answer?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("texts load under their hash and nowhere else", async ({ page, request }) => {
	await page.goto("/nl/");
	const preload = await page.locator("link[rel=preload][href^='/_i18n/']").first().getAttribute("href");
	const hash = preload?.split("/")[2];
	for (const file of ["messages", "guest"]) {
		const good = await request.get(`/_i18n/${hash}/fr/${file}.json`);
		expect(good.status()).toBe(200);
		expect(good.headers()["cache-control"]).toBe("public, max-age=86400, immutable");
	}
	const wrong = ["xx/messages.json", "nl/pages.json", "nl/common.json", "nl/guest.txt", "nl/nothing.json"];
	for (const path of ["/_i18n/0000/nl/messages.json", ...wrong.map((file) => `/_i18n/${hash}/${file}`)]) {
		const answer = await request.get(path);
		expect(answer.status()).toBe(404);
		expect((await answer.json()).title).toBe("Failed loading locale");
	}
});
