import { LANGUAGES } from "#domain/language.ts";
import { inTurn, TURN, WEEK } from "#tests/support/turns.ts";
import { LANGUAGELESS, SCREENS } from "./screens.ts";
import { expect, expectAccessible, expectNoOverflow, test, WIDTHS } from "./site.ts";

/** The whole address book against the running site. */

const site = () => process.env.SITE_URL ?? "";
const ask = (path: string) => fetch(site() + path, { redirect: "manual", headers: { "accept-language": "nl" } });

test("every screen answers in every language, names its canonical address and its four languages, and leads there with and without slash", async () => {
	const [, publicUrl = ""] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(await (await ask("/robots.txt")).text()) ?? [];
	for (const [at, { name, indexable, path, canonical }] of SCREENS.entries()) {
		for (const [row, language] of LANGUAGES.entries()) {
			const own = path(language);
			const other = own.endsWith("/") ? own.slice(0, -1) : `${own}/`;
			const query = "?utm_source=mail&adults=4";
			const plain = await ask(own);
			expect([name, language, plain.status]).toEqual([name, language, 200]);
			const html = await plain.text();
			expect(html).toContain(`<html lang="${language}"`);
			// A query that is none of the screen's, in another language every day.
			if (inTurn(at + row, LANGUAGES.length)) {
				const withQuery = await ask(own + query);
				expect([name, language, withQuery.status]).toEqual([name, language, 200]);
				expect(await withQuery.text()).toContain(`<html lang="${language}"`);
			}
			for (const search of ["", query]) {
				const moved = await ask(other + search);
				expect([other, moved.status, moved.headers.get("location")]).toEqual([other, 301, own + search]);
			}
			// Data requests and writes are not led elsewhere.
			expect((await fetch(site() + other, { method: "HEAD", redirect: "manual" })).status).toBe(301);

			const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi)];
			if (!indexable) {
				expect([name, html.includes('name="robots" content="noindex"'), links.length]).toEqual([name, true, 0]);
				continue;
			}
			expect(html).toContain(`<link rel="canonical" href="${publicUrl}${canonical(language)}"`);
			expect(Object.fromEntries(links.map((match) => [match[1], match[2]]))).toEqual({
				...Object.fromEntries(LANGUAGES.map((one) => [one, publicUrl + canonical(one)])),
				"x-default": publicUrl + canonical("en"),
			});
		}
	}
});

test("internal addresses and unknown ones have no screen", async () => {
	for (const path of [
		"/nl/search",
		"/nl/page/about",
		"/nl/listing/villas",
		"/nl/articles/blog",
		"/nl/places/oostenrijk",
		"/nl/-/page/about",
		"/nl/team-nobody",
		"/nl/vacatures/niets",
		"/blog/nl/niets",
		"/blog/xx",
		"/qr/else",
		"/language",
		"/en/kontakt",
		"/nl/sp-",
		"/nl/over-ons/dieper",
		"/parken/nl/tauern-suites/dieper",
	]) {
		const answer = await ask(path);
		expect([path, answer.status]).toEqual([path, 404]);
		expect(await answer.text()).toMatch(/Page Not Found/);
	}
});

for (const [index, language] of LANGUAGES.entries()) {
	test(`every screen in ${language} is accessible, fits, and stands in its frame`, async ({ page }) => {
		test.setTimeout(300_000);
		for (const [at, screen] of SCREENS.entries()) {
			// Each screen in each language within a week, at the other width in the next.
			if (!inTurn(index * SCREENS.length + at, WEEK)) continue;
			const width = WIDTHS[(at + Math.floor(TURN / WEEK)) % WIDTHS.length] ?? 1440;
			await page.setViewportSize({ width, height: 900 });
			await test.step(`${screen.name} at ${width}`, async () => {
				await page.goto(screen.path(language));
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
				expect((await page.title()).length).toBeGreaterThan(10);
				await expect(page.locator(".site-footer")).toHaveCount(screen.layout === "default" ? 1 : 0);
				await expectNoOverflow(page);
				await expectAccessible(page);
			});
		}
	});
}

test("the language switch leads to the same screen in every language, and back to the same address", async ({
	page,
}) => {
	test.setTimeout(300_000);
	await page.setViewportSize({ width: 1440, height: 900 });
	const [first, ...others] = LANGUAGES;
	for (const [at, screen] of SCREENS.entries()) {
		// Each screen within a week; the pages' links to their other languages are all read above.
		if (!inTurn(at, WEEK)) continue;
		// Areas of organisations have a header of their own, whose languages are links side by side.
		if (screen.name === "agency" || screen.name === "portal") continue;
		const other = others[(at + Math.floor(TURN / WEEK)) % others.length] ?? "en";
		await test.step(`${screen.name} in ${other}`, async () => {
			await page.goto(screen.path(first));
			for (const target of [other, first]) {
				const menu = page.locator(".site-header details.menu").first();
				await menu.locator("summary").click();
				await menu.locator(`a[hreflang="${target}"]`).click();
				await expect(page).toHaveURL(site() + screen.canonical(target));
				await expect(page.locator("html")).toHaveAttribute("lang", target);
				const saved = (await page.context().cookies()).find((cookie) => cookie.name === "i18n_redirected");
				expect(saved?.value).toBe(target);
			}
		});
	}
	for (const path of LANGUAGELESS) {
		await page.goto(path);
		await expect(page.locator("html")).toHaveAttribute("lang", first);
		await page.locator(".site-header details.menu summary").first().click();
		await page.locator('.site-header details.menu a[hreflang="fr"]').first().click();
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
		await expect(page).toHaveURL(site() + path);
		await page.context().clearCookies();
		await page.context().addCookies([{ name: "i18n_redirected", value: first, url: site() }]);
	}
});

test("without script the language switch works and the server remembers the choice", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site() });
	const page = await context.newPage();
	await page.goto("/nl/over-ons");
	await page.locator(".site-header details.menu summary").first().click();
	await page.locator('.site-header details.menu a[hreflang="de"]').first().click();
	await expect(page).toHaveURL(/\/de\/ueber-uns$/);
	expect((await context.cookies()).find((cookie) => cookie.name === "i18n_redirected")?.value).toBe("de");
	await page.goto("/nl/");
	await expect(page).toHaveURL(/\/de\/$/);
	await context.close();
});
