import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { inTurns } from "#services/search/search-queue.ts";
import { EMPTY_RESULT, fixedSearch, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { anyScreen, testSite } from "#tests/support/test-site.ts";
import { BUILD } from "../pages/builds.ts";
import { openWebServer, type WebServer } from "../web-server.ts";

/** Over real sockets: whose visitor has gone is seen by the connection alone. */

describeByTurns("where a network has as many searches as it may", (database) => {
	let app: TestApp;
	let server: WebServer;
	let computed = 0;
	let open: () => void = () => {};
	let held: Promise<void>;

	beforeAll(async () => {
		await seedFixture(database().db);
		const engine = {
			...fixedSearch(() => EMPTY_RESULT),
			search: async () => {
				computed++;
				await held;
				return EMPTY_RESULT;
			},
		};
		const plain = testApp(database());
		app = { ...plain, search: inTurns(engine, { all: 0, network: 5 }, plain.log) };
		// Stands for a screen that searches: what it throws is what its loader threw.
		const site = testSite(app, {
			screen: async (request) => {
				if (request.url.includes("adults=")) await app.search.search({} as never);
				return anyScreen(request);
			},
		});
		server = await openWebServer(site.fetch, { port: 0, host: "127.0.0.1", headers: {} });
	});
	afterAll(() => server.end());
	beforeEach(() => {
		computed = 0;
		held = new Promise((resolve) => {
			open = resolve;
		});
	});

	const at = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
	const search = (signal?: AbortSignal) => at("/search-api/search?lang=nl", signal ? { signal } : {});
	/** Four searches run, and the fifth waits. */
	const five = async (signal?: AbortSignal) => {
		const four = Array.from({ length: 4 }, () => search());
		await until(() => computed === 4);
		const fifth = search(signal);
		// The next request comes after it.
		await at("/healthz");
		return [...four, fifth];
	};
	async function until(done: () => boolean) {
		while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
	}

	it("the next is answered 503 with the time to come back, calls and pages alike, and light pages go on", async () => {
		const taken = await five();
		await until(() => computed === 4);
		await new Promise((resolve) => setTimeout(resolve, 100));
		const call = await search();
		expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "3"]);
		expect(call.headers.get("Content-Type")).toBe("application/problem+json");
		expect(await call.json()).toMatchObject({
			code: "BUSY",
			title: "Er is nu veel vraag. Probeer het over een seconde opnieuw.",
		});
		for (const [path, title] of [
			["/nl/vakantiehuis/?adults=2", "Er wordt nu heel veel gezocht"],
			["/en/holiday-home/?adults=2", "A great many people are searching"],
			["/de/ferienhaus/?adults=2", "Gerade suchen sehr viele"],
			["/fr/location-vacances/?adults=2", "Beaucoup de recherches en ce moment"],
		] as const) {
			const page = await at(path, { headers: { "User-Agent": "Googlebot/2.1" } });
			expect([path, page.status, page.headers.get("Retry-After")]).toEqual([path, 503, "3"]);
			expect(await page.text()).toContain(title);
		}
		for (const light of ["/nl/", "/robots.txt", "/search-api/suggest?lang=nl&q=kir"]) {
			expect([light, (await at(light)).status]).toEqual([light, 200]);
		}
		expect(app.log.lines.filter((line) => line.includes('"error"'))).toEqual([]);
		open();
		expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect((await search()).status).toBe(200);
	});

	it("a search that waits is not computed once its visitor has gone", async () => {
		const leaving = new AbortController();
		const taken = await five(leaving.signal);
		await new Promise((resolve) => setTimeout(resolve, 100));
		leaving.abort();
		await expect(taken[4]).rejects.toThrow();
		// Its place is another's.
		const next = search();
		await new Promise((resolve) => setTimeout(resolve, 100));
		open();
		expect((await next).status).toBe(200);
		expect(computed).toBe(5);
	});

	it("has what screens are loaded with counted among them", async () => {
		const busy = await five();
		const payload = `/nl/vakantiehuis/_payload.json?${BUILD.id}&adults=3`;
		const answer = await at(payload);
		expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "3"]);
		open();
		for (const one of await Promise.all(busy)) await one.body?.cancel();
		// Alone it is answered: the stand-in for screens has no data.
		expect((await at(payload)).status).toBe(404);
	});
});
