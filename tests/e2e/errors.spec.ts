import { LANGUAGES } from "#domain/language.ts";
import { expect, test } from "./site.ts";

/** Texts of the error page, by language. */
const SAYS = {
	nl: { title: "Pagina niet gevonden | Halcyon", home: "Terug naar de startpagina" },
	en: { title: "Page not found | Halcyon", home: "Back to the home page" },
	de: { title: "Seite nicht gefunden | Halcyon", home: "Zurück zur Startseite" },
	fr: { title: "Page introuvable | Halcyon", home: "Retour à l’accueil" },
} as const;

for (const language of LANGUAGES) {
	test(`an unknown address has a title, its path and the way home, in ${language}`, async ({ page }) => {
		const answer = await page.goto(`/${language}/nope?x=1`);
		expect(answer?.status()).toBe(404);
		await expect(page).toHaveTitle(SAYS[language].title);
		expect(await page.locator("title").count()).toBe(1);
		await expect(page.getByText(`Page Not Found: /${language}/nope?x=1`)).toBeVisible();
		await page.getByRole("link", { name: SAYS[language].home }).click();
		await page.waitForURL(/\/(nl|en|de|fr)\/$/);
		await expect(page).not.toHaveTitle(SAYS[language].title);
	});
}

test("an address that encodes nothing is a 404 like any other, and of a call a problem", async () => {
	for (const path of ["/nl/%", "/nl/%zz", "/nl/%E0%A4%A?a=%", "/nl/%FF/", "/%C0%AF"]) {
		// By fetch: a request of the browser's runner would mend the address.
		const answer = await fetch((process.env.SITE_URL ?? "") + path);
		expect([path, answer.status]).toEqual([path, 404]);
		const html = await answer.text();
		// As it was typed, on the site's own page: with a title, its language and its header.
		expect(html).toContain(`Page Not Found: ${path}`);
		expect(html).toMatch(/<title>[^<]+ \| Halcyon<\/title>/);
		expect(html).toContain(`<html lang="${/^\/nl\//.test(path) ? "nl" : "en"}"`);
		expect(html).toContain('class="site-header"');
		expect(answer.headers.get("content-security-policy")).toContain("default-src");
	}
	const call = await fetch(`${process.env.SITE_URL}/api/%E0%A4%A`);
	expect([call.status, call.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
});

test("errors of pages are shown on a page of the site, to programs as a problem document", async ({ request }) => {
	const headers = { Accept: "text/html,application/xhtml+xml" };
	const refused = [
		["/likes", { form: { accoId: "zzz" } }, 422],
		["/de/kontakt", { form: { form: "unknown" } }, 400],
		["/de/kontakt", { form: { form: "contact" }, headers: { ...headers, Origin: "https://evil.example" } }, 403],
	] as const;
	for (const [path, sent, status] of refused) {
		const answer = await request.post(path, { headers, ...sent });
		const html = await answer.text();
		expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([
			path,
			status,
			"text/html; charset=utf-8",
		]);
		expect(html).toMatch(/<title>[^<]+ \| Halcyon<\/title>/);
		expect(html).toContain('class="site-header"');
		expect(html).not.toContain("<script");
		expect(answer.headers()["cache-control"]).toBe("no-store");
		const document = await request.post(path, {
			...sent,
			headers: { ...("headers" in sent ? sent.headers : {}), Accept: "application/json" },
		});
		expect(document.headers()["content-type"]).toContain("application/problem+json");
	}
});

test("crawlers get an error as plain text", async ({ request }) => {
	const answer = await request.get("/nl/nergens", { headers: { "User-Agent": "Googlebot/2.1" } });
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
	expect(await answer.text()).toMatch(/^Pagina niet gevonden\n/);
});

for (const list of ["/blog/en", "/news/en", "/acties/en", "/parken/en"]) {
	test(`a page of ${list} that is none is the first, one after the last a 404`, async ({ request }) => {
		const first = await request.get(list);
		const heading = /<h1[^>]*>[^<]+/.exec(await first.text())?.[0];
		for (const page of ["abc", "0", "-1", "1.5", "", "1,2"]) {
			const answer = await request.get(`${list}?page=${page}`);
			expect([page, answer.status()]).toEqual([page, 200]);
			const html = await answer.text();
			expect(html).toContain(heading ?? "no heading");
			expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${list}/?"`));
		}
		for (const page of ["99", "1001", "99999999999999999999"]) {
			expect([page, (await request.get(`${list}?page=${page}`)).status()]).toEqual([page, 404]);
		}
	});
}

for (const list of ["/en/holiday-home/", "/nl/last-minute/", "/de/ferienhaus-osterreich/"]) {
	test(`a page after the last of ${list} leads to the last`, async ({ request }) => {
		for (const page of ["9999999", "99999999999999999999"]) {
			const led = await request.get(`${list}?adults=4&page=${page}`, { maxRedirects: 0 });
			expect(led.status()).toBe(302);
			const target = led.headers().location ?? "";
			expect(target).toContain(list);
			expect(target).toContain("adults=4");
			const shown = await request.get(target, { maxRedirects: 0 });
			expect(shown.status()).toBe(200);
			expect(await shown.text()).not.toMatch(/rel="next"/);
		}
		expect((await request.get(`${list}?page=abc`, { maxRedirects: 0 })).status()).toBe(200);
	});
}
