import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ContentStory } from "#content/client/content-story.ts";
import { ContentUnavailableError } from "#content/client/last-good.ts";
import { listRedirectPage, lockRedirect, storeRedirect } from "#db/operations/redirects.ts";
import type { App } from "#services/app.ts";
import { testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { OTHER_SITE_CERTIFICATE, type OtherSite, startOtherSite } from "#tests/support/other-site.ts";
import { testSite } from "#tests/support/test-site.ts";
import { removeRedirect, saveRedirect } from "./save-redirect.ts";
import { type AskSite, tryAddress } from "./try-address.ts";

/** Old addresses and where they lead: loops and dead targets are refused (specification §2: legacy and alias paths). */

const EVA = { publicId: "eva" };

describeByTurns("a redirect", (database) => {
	let other: OtherSite;
	let app: App;
	const trusted = getCACertificates();
	beforeAll(async () => {
		setDefaultCACertificates([...trusted, readFileSync(OTHER_SITE_CERTIFICATE, "utf8")]);
		other = await startOtherSite({
			"/there": 200,
			"/private": 403,
			"/gone": 410,
			"/missing": 404,
			"/moved": "/there",
			"/moved-away": "/missing",
			"/back": "https://www.halcyon.example/old",
			"/round": "/round",
		});
	});
	afterAll(async () => {
		setDefaultCACertificates(trusted);
		await other.close();
	});
	beforeEach(async () => {
		await database().db.deleteFrom("redirect").execute();
		app = withStories(() => true);
	});

	/** The product with stories at the paths that there are. */
	function withStories(has: (path: string) => boolean): App {
		const plain = testApp(database(), { fetchAllow: [other.host] });
		const story = async (path: string) => (has(path) ? ({} as ContentStory) : null);
		return { ...plain, content: { ...plain.content, story } };
	}

	const save = (from: string, to: string, more: { shown?: "none" | "any" | number; app?: App } = {}) =>
		saveRedirect(more.app ?? app, { from, to, status: 301, shown: more.shown ?? "none" }, EVA);
	const ALL = { text: "", after: "", status: null, end: null, unusedSince: null };
	const rows = () => listRedirectPage(database().db, ALL, 100);

	it.each([
		["about", { route: "about", query: "" }],
		["search?q=Mittersill", { route: "search", query: "q=Mittersill" }],
		["/en/about", { route: "about", query: "" }],
		["/nl/vakantiehuis/?q=Tirol", { route: "search", query: "q=Tirol" }],
		["https://halcyon.example/de/ueber-uns", { route: "about", query: "" }],
		["/win", { route: "win", query: "" }],
	])("leads to %s by the name of its screen, however it is typed", async (to, target) => {
		expect(await save("/old", to)).toEqual({ ok: true, value: { fromPath: "/old", target, status: 301 } });
	});

	it.each([
		["https://halcyon.example/Old-Page/", "/old-page"],
		["/alte-häuser", "/alte-h%c3%a4user"],
		["/old/*", "/old/*"],
		["/newsletter", "/newsletter"],
	])("takes %s as the old address %s", async (from, path) => {
		expect(await save(from, "search")).toMatchObject({ ok: true, value: { fromPath: path } });
	});

	it.each([
		"/staff/*",
		"/staff",
		"/api/*",
		"/images/old",
		"/_i18n/*",
		"/blog",
		"/qr/*",
		"/win/*",
		"/robots.txt",
		"/en",
	])("is refused for %s, where something of ours answers", async (from) => {
		expect(await save(from, "search")).toEqual({ ok: false, error: "PATH_TAKEN" });
	});

	it("is refused for an address that is too long to be looked up", async () => {
		expect(await save(`/${"a".repeat(300)}`, "search")).toEqual({ ok: false, error: "PATH_MALFORMED" });
	});

	describe("that would go round in a circle", () => {
		it.each([
			["/en/*", "about"],
			["/nl/over-ons/*", "about"],
			["/parken/nl/*", "parks"],
		])("is refused: %s covers the address of %s", async (from, to) => {
			expect(await save(from, to)).toEqual({ ok: false, error: "LOOP" });
		});

		it("is refused over others that stand already, also where the pages answer today", async () => {
			expect((await save("/en/about/*", "faq")).ok).toBe(true);
			expect((await save("/en/faq/*", "contact")).ok).toBe(true);
			expect(await save("/en/contact/*", "about")).toEqual({ ok: false, error: "LOOP" });
			expect((await save("/en/contact/*", "search")).ok).toBe(true);
		});

		it("is refused where another site leads back to us", async () => {
			expect(await save("/old", `${other.url}/back`)).toEqual({ ok: false, error: "LOOP" });
		});
	});

	describe("to what is not there", () => {
		it("is refused while a page of text has no story in each language", async () => {
			const without = withStories((path) => path !== "pages/about");
			expect(await save("/old", "about", { app: without })).toEqual({ ok: false, error: "TARGET_DEAD" });
			expect((await save("/old", "faq", { app: without })).ok).toBe(true);
			expect((await save("/older", "search", { app: withStories(() => false) })).ok).toBe(true);
		});

		it.each([
			["/gone", "TARGET_DEAD"],
			["/missing", "TARGET_DEAD"],
			["/moved-away", "TARGET_DEAD"],
			["/round", "TARGET_SILENT"],
			["/hangs-up", "TARGET_SILENT"],
		])("is refused: %s of another site is %s", async (path, reason) => {
			expect(await save("/old", other.url + path)).toEqual({ ok: false, error: reason });
		});

		it.each(["/there", "/moved", "/private"])("is taken where another site has %s", async (path) => {
			expect((await save("/old", other.url + path)).ok).toBe(true);
		});

		it("is refused for addresses of our own networks, whatever answers there", async () => {
			for (const inside of ["https://127.0.0.1/", "https://localhost/", "https://169.254.169.254/latest"]) {
				expect(await save("/old", inside)).toEqual({ ok: false, error: "TARGET_SILENT" });
			}
		});

		it("waits while nobody knows which stories there are", async () => {
			const away = {
				...app,
				content: { ...app.content, story: () => Promise.reject(new ContentUnavailableError("")) },
			};
			expect(await save("/old", "about", { app: away })).toEqual({ ok: false, error: "BUSY" });
			expect(await rows()).toEqual([]);
		});
	});

	it("is changed only as it was shown, and is in the trail with who, before and after", async () => {
		expect((await save("/old", "search")).ok).toBe(true);
		expect(await save("/old", "about")).toEqual({ ok: false, error: "EXISTS" });
		expect((await save("/old", "about", { shown: 1 })).ok).toBe(true);
		expect(await save("/old", "faq", { shown: 1 })).toEqual({ ok: false, error: "CHANGED" });
		expect(await removeRedirect(app, { from: "/old", shown: 1 }, EVA)).toEqual({ ok: false, error: "CHANGED" });
		expect(await removeRedirect(app, { from: "/old", shown: 2 }, EVA)).toEqual({ ok: true, value: true });
		expect(await removeRedirect(app, { from: "/old", shown: 2 }, EVA)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await save("/old", "faq", { shown: 2 })).toEqual({ ok: false, error: "NOT_FOUND" });
		const trail = await database()
			.db.selectFrom("audit_log")
			.select(["actor_id", "action", "before", "after"])
			.where("subject_kind", "=", "redirect")
			.where("subject_id", "=", "/old")
			.orderBy("audit_id", "desc")
			.limit(3)
			.execute();
		expect(trail.reverse()).toEqual([
			{ actor_id: "eva", action: "saveRedirect", before: null, after: { to: "search", status: 301 } },
			{
				actor_id: "eva",
				action: "saveRedirect",
				before: { to: "search", status: 301 },
				after: { to: "about", status: 301 },
			},
			{ actor_id: "eva", action: "removeRedirect", before: { to: "about", status: 301 }, after: null },
		]);
	});

	it("of two people at once is saved by one", async () => {
		await save("/old", "search");
		const both = await Promise.all([save("/old", "about", { shown: 1 }), save("/old", "faq", { shown: 1 })]);
		expect(both.map((one) => (one.ok ? "saved" : one.error)).sort()).toEqual(["CHANGED", "saved"]);
		expect(
			await database()
				.db.transaction()
				.execute((trx) => lockRedirect(trx, "/old")),
		).toMatchObject({ version: 2 });
	});

	it("is found by parts of both addresses, page after page", async () => {
		for (const from of ["/a", "/b/*", "/c"]) await save(from, from === "/b/*" ? "search?q=Tirol" : "about");
		const paths = async (text: string, after = "", limit = 10) =>
			(await listRedirectPage(database().db, { ...ALL, text, after }, limit)).map(({ fromPath }) => fromPath);
		expect(await paths("TIROL")).toEqual(["/b/*"]);
		expect(await paths("/c")).toEqual(["/c"]);
		expect(await paths("%")).toEqual([]);
		expect(await paths("", "", 2)).toEqual(["/a", "/b/*"]);
		expect(await paths("", "/b/*", 2)).toEqual(["/c"]);
	});

	describe("an address that is tried", () => {
		const askOf = (has: (path: string) => boolean): AskSite => {
			const site = testSite(app, {
				screen: ({ url }) => new Response("", { status: has(new URL(url).pathname) ? 200 : 404 }),
			});
			return async (path, language) => {
				const answer = await site.request(`https://halcyon.example${path}`, {
					headers: { "Accept-Language": language },
				});
				return { status: answer.status, location: answer.headers.get("Location") };
			};
		};
		const follow = (typed: string, has: (path: string) => boolean = (path) => path === "/en/about") =>
			tryAddress(app, askOf(has), typed, "en");

		it("names every answer on its way, and the redirect that gave it", async () => {
			await save("/old/*", "about");
			expect(await follow("/old/page")).toEqual({
				hops: [
					{ address: "/old/page", status: 302, rule: "/old/*", isByVisitor: true },
					{ address: "/en/about", status: 200, rule: null, isByVisitor: false },
				],
				end: "page",
			});
			expect(await follow("https://halcyon.example/old")).toMatchObject({ end: "page" });
			// The slash is the site's own doing.
			expect((await follow("/en/about/")).hops).toEqual([
				{ address: "/en/about/", status: 301, rule: null, isByVisitor: false },
				{ address: "/en/about", status: 200, rule: null, isByVisitor: false },
			]);
		});

		it("ends elsewhere, nowhere, or in a circle, and says so", async () => {
			await save("/jobs", `${other.url}/moved`);
			expect(await follow("/jobs")).toEqual({
				hops: [
					{ address: "/jobs", status: 301, rule: "/jobs", isByVisitor: false },
					{ address: `${other.url}/moved`, status: 302, rule: null, isByVisitor: false },
					{ address: `${other.url}/there`, status: 200, rule: null, isByVisitor: false },
				],
				end: "outside",
			});
			expect(await follow("/nowhere")).toEqual({
				hops: [{ address: "/nowhere", status: 404, rule: null, isByVisitor: false }],
				end: "missing",
			});
			expect((await follow("https://elsewhere.example/")).end).toBe("malformed");
			expect((await follow("//elsewhere.example/")).end).toBe("malformed");
			expect((await follow("nowhere")).end).toBe("malformed");
			// Rows that no form would have saved.
			const row = (fromPath: string, url: string) =>
				storeRedirect(database().db, { fromPath, target: { url }, status: 301 });
			await row("/one", `${other.url}/back`);
			expect((await follow("/one")).end).toBe("loop");
			await row("/two", `${other.url}/gone`);
			expect((await follow("/two")).end).toBe("missing");
			await row("/three", `${other.url}/hangs-up`);
			expect((await follow("/three")).end).toBe("silent");
		});

		it("never leads a page that is not there to itself", async () => {
			await storeRedirect(database().db, { fromPath: "/en/*", target: { route: "about", query: "" }, status: 301 });
			expect((await follow("/en/about", () => false)).end).toBe("missing");
		});
	});
});
