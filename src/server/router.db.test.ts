import type { Hono } from "hono";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ContentStory } from "#content/client/content-story.ts";
import { previewSignature } from "#content/preview.ts";
import { listRedirects, storeRedirect } from "#db/operations/redirects.ts";
import { LANGUAGES } from "#domain/language.ts";
import { saveRedirect } from "#services/operations/save-redirect.ts";
import { picturePath } from "#services/pictures/picture-source.ts";
import { redirectTarget } from "#site/redirect-target.ts";
import { readPublic } from "#site/rewrite.ts";
import { pictureAddress } from "#site/structured/json-ld.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { anyScreen, PREVIEW_TOKEN, testSite } from "#tests/support/test-site.ts";

const EVA = { publicId: "eva" };
/** A year, a month of 30 days and the likes' 92 days, in seconds. */
const YEAR = 31_536_000;
const DAYS_30 = 2_592_000;
const DAYS_92 = 7_948_800;

describeByTurns("the ways into the site", (database) => {
	let app: TestApp;
	let site: Hono;
	/** Requests that reached the screens. */
	let rendered: string[];

	beforeAll(() => seedFixture(database().db));
	beforeEach(() => {
		rendered = [];
		app = testApp(database());
		site = siteOf(app);
	});

	/** The site with a stand-in for the screens. */
	function siteOf(app: TestApp): Hono {
		return testSite(app, {
			screen: (request) => {
				rendered.push(new URL(request.url).pathname);
				return anyScreen(request);
			},
		});
	}

	const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
		site.request(`https://halcyon.example${path}`, { headers: { host: "halcyon.example", ...headers }, ...init });

	describe("the visual editor", () => {
		const query = (token: string, timestamp: number) =>
			new URLSearchParams({
				_storyblok: "1",
				"_storyblok_tk[space_id]": "9",
				"_storyblok_tk[timestamp]": `${timestamp}`,
				"_storyblok_tk[token]": token,
			});

		it("may frame a page that it opened with its token, which is not cached", async () => {
			const now = Math.floor(app.clock.now().getTime() / 1000);
			const shown = await ask(`/en/about?${query(previewSignature("9", PREVIEW_TOKEN, now), now)}`);
			expect(shown.headers.get("content-security-policy")).toContain("frame-ancestors https://app.storyblok.com");
			expect(shown.headers.get("x-frame-options")).toBeNull();
			expect(shown.headers.get("cache-control")).toBe("no-store");
		});

		it("without its token counts as a visitor", async () => {
			const now = Math.floor(app.clock.now().getTime() / 1000);
			for (const search of [query("0".repeat(40), now), new URLSearchParams({ _storyblok: "1" })]) {
				const shown = await ask(`/en/about?${search}`);
				expect(shown.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
				expect(shown.headers.get("x-frame-options")).toBe("DENY");
			}
		});
	});

	/** Cookies of an answer by name, each with its attributes. */
	function cookies(answer: Response): Record<string, { value: string; attributes: string[] }> {
		return Object.fromEntries(
			answer.headers.getSetCookie().map((line) => {
				const [pair = "", ...attributes] = line.split("; ");
				const at = pair.indexOf("=");
				return [pair.slice(0, at), { value: pair.slice(at + 1), attributes: attributes.sort() }];
			}),
		);
	}

	const lasting = (seconds: number, readable: boolean) =>
		[`Max-Age=${seconds}`, "Path=/", "SameSite=Lax", "Secure", ...(readable ? [] : ["HttpOnly"])].sort();

	describe("the bare root and sections without a language", () => {
		it.each([
			["/", { cookie: "i18n_redirected=de", "accept-language": "fr" }, "/de/"],
			["/", { cookie: "i18n_redirected=xx", "accept-language": "fr-CH,fr" }, "/fr/"],
			["/", { "accept-language": "es,nl;q=0.8,en;q=0.4" }, "/nl/"],
			["/", { "accept-language": "es" }, "/en/"],
			["/?utm_source=mail", { "accept-language": "de" }, "/de/?utm_source=mail"],
			["/blog", { "accept-language": "nl" }, "/blog/nl"],
			["/news/", { cookie: "i18n_redirected=fr" }, "/news/fr/"],
			["/acties", {}, "/acties/en"],
			["/parken", { "accept-language": "de-AT" }, "/parken/de"],
		])("%s with %j leads to %s", async (path, headers, target) => {
			const answer = await ask(path, headers as Record<string, string>);
			expect([answer.status, answer.headers.get("Location")]).toEqual([302, target]);
			expect(answer.headers.get("Vary")).toBe("Accept-Language, Cookie");
		});

		it("writes the language of / down for a year, readable by script", async () => {
			const { i18n_redirected } = cookies(await ask("/", { "accept-language": "de" }));
			expect(i18n_redirected).toEqual({ value: "de", attributes: lasting(YEAR, true) });
		});

		it("shows /win and the printed code's page without a redirect; the switch writes the choice and leads back", async () => {
			for (const path of ["/win", "/qr/tauern-suites-mitterwirt"]) {
				const page = await ask(path, { "accept-language": "fr" });
				expect([page.status, cookies(page)]).toEqual([200, {}]);
				expect(page.headers.get("Vary")).toContain("Accept-Language");
				const switched = await ask(`${path}?lang=nl`, { "sec-fetch-site": "same-origin" });
				expect([switched.status, switched.headers.get("Location")]).toEqual([302, path]);
				expect(cookies(switched).i18n_redirected?.value).toBe("nl");
				expect(cookies(await ask(`${path}?lang=nl`, { "sec-fetch-site": "cross-site" }))).toEqual({});
				const typed = await ask(`${path}?lang=nl`, { "sec-fetch-site": "none" });
				expect(cookies(typed).i18n_redirected?.value).toBe("nl");
			}
		});
	});

	describe("the saved language", () => {
		it("leads from another language's home on landing", async () => {
			const answer = await ask("/nl/?utm=1", { cookie: "i18n_redirected=de" });
			expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/de/?utm=1"]);
		});

		it.each([
			["a move within the site", "/nl/", { cookie: "i18n_redirected=de", "sec-fetch-site": "same-origin" }],
			["a link of our own page", "/nl/", { cookie: "i18n_redirected=de", referer: "https://halcyon.example/de/" }],
			["no saved language", "/nl/", {}],
			["a language that is none of ours", "/nl/", { cookie: "i18n_redirected=es" }],
			["a deeper page", "/en/contact", { cookie: "i18n_redirected=de" }],
		])("does not lead away for %s", async (_, path, headers) => {
			expect((await ask(path, headers as Record<string, string>)).status).toBe(200);
		});

		it("is written by the switch without script, and not by visiting a page", async () => {
			const own = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" };
			const switched = await ask("/en/contact", { ...own, cookie: "i18n_redirected=de" });
			expect(cookies(switched).i18n_redirected).toEqual({ value: "en", attributes: lasting(YEAR, true) });
			const first = await ask("/en/contact", { ...own, referer: "https://halcyon.example/nl/contact" });
			expect(cookies(first).i18n_redirected?.value).toBe("en");
			for (const headers of [
				{},
				{ ...own, cookie: "i18n_redirected=en" },
				{ ...own, referer: "https://halcyon.example/en/villas" },
				{ cookie: "i18n_redirected=de" },
				{ cookie: "i18n_redirected=de", referer: "https://evil.example/nl/" },
				{ ...own, "sec-fetch-dest": "image", cookie: "i18n_redirected=de" },
			]) {
				expect(cookies(await ask("/en/contact", headers as Record<string, string>))).toEqual({});
			}
		});
	});

	describe("links of partners and hosts", () => {
		it("keep the code of an affiliate for 30 days and lead to the page under it", async () => {
			const answer = await ask("/nl/sp-SKIFUN/vakantiehuis-oostenrijk/tirol?adults=4");
			expect([answer.status, answer.headers.get("Location")]).toEqual([
				302,
				"/nl/vakantiehuis-oostenrijk/tirol/?adults=4",
			]);
			expect(cookies(answer)).toEqual({ partner: { value: "SKIFUN", attributes: lasting(DAYS_30, false) } });
		});

		it("keep a host's code as host, and the later click clears the other", async () => {
			const answer = await ask("/de/sp-HOSTEL/kontakt", { cookie: "partner=SKIFUN" });
			const kept = cookies(answer);
			expect(kept.host).toEqual({ value: "HOSTEL", attributes: lasting(DAYS_30, false) });
			expect(kept.partner?.attributes).toContain("Max-Age=0");
		});

		it("show the partner's landing at the bare root", async () => {
			const answer = await ask("/fr/sp-skifun/");
			expect(answer.status).toBe(200);
			expect(cookies(answer).partner?.value).toBe("SKIFUN");
			expect(rendered).toEqual(["/fr/sp-skifun/"]);
			expect((await ask("/fr/sp-skifun")).headers.get("Location")).toBe("/fr/sp-skifun/");
		});

		it.each([
			"NOBODY",
			"SLEEPING",
			"a'b",
			"%22%3E%3Cscript%3E",
			"x".repeat(200),
			"%0d%0aSet-Cookie:%20a=b",
		])("leave no trace of the unknown or sleeping code %s", async (code) => {
			const under = await ask(`/nl/sp-${code}/contact`);
			expect([under.status, under.headers.get("Location"), cookies(under)]).toEqual([302, "/nl/contact", {}]);
			const root = await ask(`/nl/sp-${code}/`);
			expect([root.status, root.headers.get("Location"), cookies(root)]).toEqual([302, "/nl/", {}]);
		});
	});

	describe("links of home owners", () => {
		it("keep the code and lead to the page under it", async () => {
			const answer = await ask("/en/ho-77/acco/a990001?x=1");
			expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/en/acco/a990001?x=1"]);
			expect(cookies(answer)).toEqual({ homeownerCode: { value: "77", attributes: lasting(DAYS_30, false) } });
		});

		const campaign = "?utm_campaign=prtn_ho&utm_source=prtn&utm_medium=prt_link&utm_content=77";
		it.each([
			[{ "accept-language": "de-AT,nl;q=0.9" }, `/de/${campaign}`],
			[{ "accept-language": "es,nl" }, `/en/${campaign}`],
			[{}, `/en/${campaign}`],
			[{ cookie: "i18n_redirected=fr", "accept-language": "de" }, `/fr/${campaign}`],
		])("without a path and with %j lead to the detected language's home", async (headers, target) => {
			const answer = await ask("/nl/ho-77", headers as Record<string, string>);
			expect([answer.status, answer.headers.get("Location")]).toEqual([302, target]);
		});

		it("repeat nothing of an unknown code", async () => {
			const answer = await ask("/nl/ho-99");
			expect([answer.status, answer.headers.get("Location"), cookies(answer)]).toEqual([302, "/en/", {}]);
		});
	});

	describe("open redirects and header injection", () => {
		it.each([
			"//evil.example",
			"/\\evil.example",
			"/nl//evil.example/",
			"//evil.example/nl/",
			"/nl/sp-SKIFUN//evil.example/",
			"/nl/sp-SKIFUN/%2f%2fevil.example",
			"/nl/sp-SKIFUN/https:%2f%2fevil.example/",
			"/nl/ho-77//evil.example",
			"/nl/ho-77/%0d%0aLocation:%20https:%2f%2fevil.example",
			"/blog//evil.example",
			"/%2fevil.example/",
		])("%s stays on this site", async (path) => {
			const answer = await ask(path);
			const location = answer.headers.get("Location");
			if (location !== null) {
				expect(location.startsWith("//") || location.startsWith("/\\")).toBe(false);
				expect(new URL(location, "https://halcyon.example").host).toBe("halcyon.example");
				expect(location).not.toMatch(/[\r\n]/);
			}
			expect([200, 301, 302, 404]).toContain(answer.status);
		});
	});

	describe("likes without script", () => {
		const like = (form: Record<string, string>, headers: Record<string, string> = {}) =>
			ask(
				"/likes",
				{ origin: "https://halcyon.example", ...headers },
				{ method: "POST", body: new URLSearchParams(form) },
			);

		it("toggle in the cookie, for about three months, and lead back", async () => {
			const added = await like({ accoId: "a2", back: "/nl/?adults=4" }, { cookie: "likes=a1" });
			expect([added.status, added.headers.get("Location")]).toEqual([303, "/nl/?adults=4"]);
			expect(cookies(added).likes).toEqual({ value: "a1,a2", attributes: lasting(DAYS_92, true) });
			expect(cookies(await like({ accoId: "a1" }, { cookie: "likes=a1%2Ca2" })).likes?.value).toBe("a2");
		});

		it("never lead to another host, and take only ids", async () => {
			for (const back of ["https://evil.example", "//evil.example", "/\\evil.example"]) {
				expect((await like({ accoId: "a1", back })).headers.get("Location")).toBe("/");
			}
			expect((await like({ accoId: "a1; Path=/evil" })).status).toBe(422);
			expect((await like({ accoId: "a1" }, { origin: "https://evil.example" })).status).toBe(403);
		});
	});

	describe("the redirect table", () => {
		it("is filled for every alias of the specification, and every target is a screen", async () => {
			const rows = await listRedirects(database().db);
			const paths = rows.map((row) => row.fromPath);
			for (const alias of ["press", "discount-code", "our-offer", "terms", "mittersill", "golf-course"]) {
				for (const prefix of ["", "/nl", "/en", "/de", "/fr"]) expect(paths).toContain(`${prefix}/${alias}`);
			}
			expect(paths).toContain("/parken/apart33_redirect");
			for (const { fromPath, target } of rows) {
				const route = "route" in target ? target.route : "";
				for (const language of LANGUAGES) expect(redirectTarget(route, language), fromPath).not.toBeNull();
				expect(readPublic(fromPath), `${fromPath} has a screen`).toBeNull();
			}
		});

		it.each([
			["/nl/press", {}, 301, "/nl/over-ons"],
			["/DE/AGB", {}, 301, "/de/buchungsbedingungen"],
			["/de/agb/", {}, 301, "/de/agb"],
			["/de/agb?x=1", {}, 301, "/de/buchungsbedingungen?x=1"],
			["/fr/golf-course", {}, 301, "/fr/maison-de-vacances/?maxKmFromGolfCourse=5"],
			["/terms", { "accept-language": "fr" }, 302, "/fr/conditions-de-reservation"],
			["/parken/apart33_redirect", { cookie: "i18n_redirected=nl" }, 302, "/parken/nl"],
		])("%s leads on", async (path, headers, status, target) => {
			const answer = await ask(path, headers as Record<string, string>);
			expect([answer.status, answer.headers.get("Location")]).toEqual([status, target]);
		});

		it("is asked before the 404, also where a screen has the shape of the address", async () => {
			const saved = await saveRedirect(
				{ ...app, content: { ...app.content, story: async () => ({}) as ContentStory } },
				{ from: "/blog/nl/oud-verhaal/*", to: "blog", status: 301, shown: "none" },
				EVA,
			);
			expect(saved.ok).toBe(true);
			const site404 = testSite(app, { screen: () => new Response("", { status: 404 }) });
			const answer = await site404.request("https://halcyon.example/blog/nl/oud-verhaal");
			expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/blog/nl"]);
		});

		it("leads to another host only where a row says so", async () => {
			const target = { url: "https://jobs.example/halcyon" };
			await storeRedirect(database().db, { fromPath: "/jobs-board", target, status: 302 });
			expect((await ask("/jobs-board")).headers.get("Location")).toBe("https://jobs.example/halcyon");
			expect((await ask("/jobs-board/deeper")).status).toBe(404);
		});

		it("counts whom it led on, and nobody who found nothing, nor a trial of the office", async () => {
			const target = { route: "about", query: "" };
			for (const fromPath of ["/old-about/*", "/old-press"]) {
				await storeRedirect(database().db, { fromPath, target, status: 301 });
			}
			await ask("/old-about/us");
			await ask("/old-press", {}, { method: "HEAD" });
			await ask("/nowhere-at-all");
			await site.request("https://halcyon.example/old-about/them", {}, { isTrial: true });
			await app.redirectHits.write();
			const counted = (await listRedirects(database().db)).filter(({ fromPath }) => fromPath.startsWith("/old-"));
			expect(counted.map(({ fromPath, hits, followedAt }) => [fromPath, hits, followedAt])).toEqual([
				["/old-about/*", 1, app.clock.now()],
				["/old-press", 1, app.clock.now()],
			]);
		});

		it.each([
			["nl/press", "about", "PATH_MALFORMED"],
			["/a b", "about", "PATH_MALFORMED"],
			["/a?b=c", "about", "PATH_MALFORMED"],
			["//evil.example", "about", "PATH_MALFORMED"],
			["/a/*/b", "about", "PATH_MALFORMED"],
			["/nl/over-ons", "search", "PATH_TAKEN"],
			["/win", "search", "PATH_TAKEN"],
			["/oud", "nowhere", "TARGET_UNKNOWN"],
			["/oud", "constructor", "TARGET_UNKNOWN"],
			["/oud", "homeDetail", "TARGET_UNKNOWN"],
			["/oud", "http://elsewhere.example/", "TARGET_MALFORMED"],
			["/oud", "javascript:alert(1)", "TARGET_MALFORMED"],
			["/oud", "https://halcyon.example/oud", "TARGET_OWN_HOST"],
		])("refuses %s → %s: %s", async (from, to, reason) => {
			const row = { from, to, status: 301, shown: "none" } as const;
			expect(await saveRedirect(app, row, EVA)).toEqual({ ok: false, error: reason });
		});
	});

	describe("crawlers", () => {
		it("get an error as plain text in the language of the path, all others the screen", async () => {
			const bot = await ask("/de/nirgends", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
			expect([bot.status, bot.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
			expect(await bot.text()).toMatch(/^Seite nicht gefunden\n/);
			expect(await (await ask("/de/nirgends", { "user-agent": "Firefox" })).text()).toBe("<p>a screen</p>");
		});

		it("find every page in the sitemap, with its languages", async () => {
			const index = await (await ask("/sitemap.xml")).text();
			const files = [...index.matchAll(/<loc>https:\/\/halcyon\.example(.*?)<\/loc>/g)].map((match) => match[1] ?? "");
			expect(files).toHaveLength(16);
			for (const file of files) {
				const answer = await ask(file);
				const body = await answer.text();
				expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/xml; charset=utf-8"]);
				const urls = [...body.matchAll(/<url><loc>https:\/\/halcyon\.example(.*?)<\/loc>/g)].map(
					(match) => match[1] ?? "",
				);
				// This site has no stories; tests/database/whole-site.test.ts reads those of the demo.
				expect(urls.length > 0, file).toBe(!file.includes("stories"));
				for (const url of urls) expect(readPublic(url), url).not.toBeNull();
				expect(body.match(/hreflang="x-default"/g) ?? []).toHaveLength(urls.length);
			}
			const homes = await (await ask("/sitemaps/nl-homes-1.xml")).text();
			expect(homes).toContain("/nl/vakantiehuis-oostenrijk/tirol/kirchberg-in-tirol/haus-eins-a990001</loc><lastmod>");
			expect((await ask("/sitemaps/nl-homes-2.xml")).status).toBe(404);
			// Photographs of homes are named, drawings are not: they show no home as it is.
			const photo = "https://pictures.example/house.webp?a=1&b=2";
			const images = [photo, "/drawings/a990001/outside.svg"].map((url) => ({ url, alt: {} }));
			await database()
				.db.updateTable("accommodation")
				.set({ images: JSON.stringify(images) })
				.where("acco_id", "=", "a990001")
				.execute();
			const pictured = await (await ask("/sitemaps/en-homes-1.xml")).text();
			const named = [...pictured.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map((match) => match[1] ?? "");
			expect(named).toContain(pictureAddress("https://halcyon.example", picturePath("a990001", photo)));
			expect(named.filter((address) => address.includes("/drawings/"))).toEqual([]);
			expect(await (await ask("/robots.txt")).text()).toContain("Sitemap: https://halcyon.example/sitemap.xml");
		});
	});

	describe("a screen that fails", () => {
		const logged: Record<string, unknown>[] = [];
		const failing = (app: TestApp) => {
			const log = { ...app.log, error: (facts: object) => void logged.push({ ...facts }) };
			const screen = () => {
				throw new Error("a secret of the database");
			};
			return testSite({ ...app, log }, { screen });
		};

		it("shows the visitor's language, a title, the incident number and a link home, and nothing else", async () => {
			const answer = await failing(app).request("https://halcyon.example/fr/villas");
			const html = await answer.text();
			expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
			expect(html).toContain('<html lang="fr">');
			expect(html).toContain("<title>Une erreur est survenue");
			expect(html).toContain(String(logged.at(-1)?.incident));
			expect(html).toContain('href="/fr/"');
			expect(html).not.toContain("secret");
			expect(logged.at(-1)?.stack).toContain("a secret of the database");
		});

		it("answers a program with a problem document", async () => {
			const answer = await failing(app).request("https://halcyon.example/fr/villas", {
				headers: { accept: "application/json" },
			});
			expect([answer.status, answer.headers.get("Content-Type")]).toEqual([500, "application/problem+json"]);
			expect(await answer.json()).toMatchObject({ code: "INTERNAL", incident: logged.at(-1)?.incident });
		});
	});

	it("answers browsers which build runs", async () => {
		const latest = await (await ask("/builds/latest.json?123")).json();
		expect(latest).toEqual({ id: expect.any(String), timestamp: expect.any(Number) });
		const meta = await (await ask(`/builds/meta/${latest.id}.json`)).json();
		expect(meta).toMatchObject({ id: latest.id, prerendered: [] });
		const rule = (path: string) => meta.routeRules[path]?.redirect;
		expect(rule("/nl/press")).toEqual({ to: "/nl/over-ons", statusCode: 301 });
		expect(rule("/de/agb")).toEqual({ to: "/de/buchungsbedingungen", statusCode: 301 });
		expect(rule("/fr/golfplatz")).toEqual({ to: "/fr/maison-de-vacances/?maxKmFromGolfCourse=5", statusCode: 301 });
		expect(rule("/agb")).toMatchObject({ statusCode: 302, languages: { de: "/de/buchungsbedingungen" } });
		// What the table says is where the address leads.
		for (const path of ["/de/agb", "/fr/golfplatz", "/en/terms", "/nl/mittersill", "/fr/press"]) {
			const answer = await ask(path);
			expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, 301, rule(path).to]);
		}
		expect((await ask("/builds/meta/other.json")).status).toBe(404);
	});
});
