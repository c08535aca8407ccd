import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { SearchEngine } from "#search/engine.ts";
import { checkLikes } from "#services/accommodations/check-likes.ts";
import { getHuis } from "#services/accommodations/get-huis.ts";
import { productFor } from "#services/product-for.ts";
import { type Api, good, post, problem } from "#tests/support/api.ts";
import { type TestApp, testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { createApi } from "./api.ts";
import { clientIpSchema, dateTimeSchema, huisAnswerSchema, messagesSchema } from "./product.ts";

/** Ids: a990001 and a990002 live, a990003 a test house, a990004 withdrawn, a990005 a draft; a424242 is no home. */
describeByTurns("the product calls of the specification (§7)", (database) => {
	let app: TestApp;
	let api: Api;
	let search: SearchEngine;

	beforeAll(async () => {
		const { db } = database();
		await seedFixture(db);
		await seedHomeLike(db, "a990001", { accoId: "a990003", status: "test" });
		await seedHomeLike(db, "a990001", { accoId: "a990004", status: "off" });
		await seedHomeLike(db, "a990001", { accoId: "a990005", status: "draft" });
		const base = testApp(database());
		search = await createSearchEngine("memory", { database: database(), clock: testClock(), log: base.log });
		app = { ...base, search };
		api = createApi(app);
	});
	afterAll(() => search.close());

	/** A request as the Node server hands it in, from an address. */
	const from = (api: Api, address: string, headers: Record<string, string> = {}) =>
		api.request("/api/get-client-ip", { headers }, { incoming: { socket: { remoteAddress: address } } });

	describe("GET /api/get-client-ip", () => {
		it("answers the address and whether it is internal", async () => {
			const inside = createApi(app, { internalNetworks: ["10.0.0.0/8", "fd00::/8"] });
			expect(await good(clientIpSchema, from(inside, "10.1.2.3"))).toEqual({ ip: "10.1.2.3", isInternal: true });
			expect(await good(clientIpSchema, from(inside, "::ffff:10.1.2.3"))).toEqual({ ip: "10.1.2.3", isInternal: true });
			expect(await good(clientIpSchema, from(inside, "203.0.113.9"))).toEqual({ ip: "203.0.113.9", isInternal: false });
		});

		it("believes a forwarded address only from a trusted proxy", async () => {
			const options = { internalNetworks: ["10.0.0.0/8"], trustedProxies: ["192.0.2.0/24"] };
			const behind = createApi(app, options);
			const forwarded = { "X-Forwarded-For": "10.0.0.1" };
			expect(await good(clientIpSchema, from(behind, "203.0.113.9", forwarded))).toEqual({
				ip: "203.0.113.9",
				isInternal: false,
			});
			expect(await good(clientIpSchema, from(behind, "192.0.2.1", forwarded))).toEqual({
				ip: "10.0.0.1",
				isInternal: true,
			});
		});

		it("is for reading", async () => {
			expect(await problem(post(api, "/api/get-client-ip", {}))).toMatchObject({ status: 405 });
		});
	});

	describe("GET /api/getHuislijstDateTime", () => {
		it("is null before the first feed, then the instant of the last good one", async () => {
			expect(await good(dateTimeSchema, api.request("/api/getHuislijstDateTime"))).toEqual({ dateTime: null });
			await database()
				.db.insertInto("feed_run")
				.values([
					{ format: "halcyon", source: "good", finished_at: new Date("2027-01-14T06:00:00.500Z"), ok: true },
					{ format: "halcyon", source: "bad", finished_at: new Date("2027-01-15T06:00:00Z"), ok: false },
				])
				.execute();
			expect(await good(dateTimeSchema, api.request("/api/getHuislijstDateTime"))).toEqual({
				dateTime: "2027-01-14T06:00:00Z",
			});
		});
	});

	describe("GET /api/get-messages", () => {
		it("answers the two flags as staff set them", async () => {
			expect(await good(messagesSchema, api.request("/api/get-messages"))).toEqual({
				phone_unavailable: false,
				ares_server_down: false,
			});
			await database()
				.db.updateTable("message_flag")
				.set({ raised: true })
				.where("flag", "=", "phone_unavailable")
				.execute();
			expect(await good(messagesSchema, api.request("/api/get-messages"))).toEqual({
				phone_unavailable: true,
				ares_server_down: false,
			});
		});
	});

	describe("POST /api/getHuis", () => {
		const ask = (accoIds: unknown, changes: object = {}) =>
			post(api, "/api/getHuis", { lang: "nl", from: 0, perPage: 10, accoIds, ...changes });

		it("answers the homes in the order asked with words of the language and the lowest price", async () => {
			const { accos, total } = await good(huisAnswerSchema, ask(["a990002", "a990001", "a990002"], { lang: "en" }));
			expect(total).toBe(2);
			expect(accos.map((acco) => acco.accoId)).toEqual(["a990002", "a990001"]);
			expect(accos[1]).toMatchObject({
				title: "Haus Eins",
				country: "Austria",
				region: "Tyrol",
				placename: "Kirchberg in Tirol",
				url: "/en/holiday-home-austria/tyrol/kirchberg-in-tirol/haus-eins-a990001",
				pricePerStay: null,
				stay: null,
			});
			expect(accos[1]?.from?.nights).toBe(3);
			expect(accos[1]?.from?.pricePerStay).toBeGreaterThan(0);
		});

		it("leaves out unknown, withdrawn and draft homes, and test houses for all but staff", async () => {
			const requested = ["a424242", "a990003", "a990004", "a990005", "a990001"];
			const { accos, total } = await good(huisAnswerSchema, ask(requested));
			expect([accos.map((acco) => acco.accoId), total]).toEqual([["a990001"], 1]);
			const request = { lang: "nl", from: 0, perPage: 10, accoIds: requested } as const;
			const staff = await getHuis(await productFor(app, { testHouses: "yes" }), request);
			expect(staff.accos.map((acco) => acco.accoId)).toEqual(["a990003", "a990001"]);
			const testers = await getHuis(await productFor(app, { testHouses: "testOnly" }), request);
			expect(testers.accos.map((acco) => acco.accoId)).toEqual(["a990003"]);
		});

		it("answers the page asked for", async () => {
			const { accos, total } = await good(huisAnswerSchema, ask(["a990002", "a990001"], { from: 1, perPage: 1 }));
			expect([accos.map((acco) => acco.accoId), total]).toEqual([["a990001"], 2]);
			expect(await good(huisAnswerSchema, ask(["a990001"], { from: 5 }))).toEqual({ accos: [], total: 1 });
			expect(await good(huisAnswerSchema, ask([]))).toEqual({ accos: [], total: 0 });
		});

		it("names everything that is wrong", async () => {
			const bad = { lang: "es", from: -1, perPage: 101, accoIds: ["a990001", "b1", 7], staff: true };
			const refused = await problem(post(api, "/api/getHuis", bad));
			expect(refused).toMatchObject({ status: 422, code: "VALIDATION" });
			const paths = refused.errors?.map((error) => error.path) ?? [];
			for (const path of ["lang", "from", "perPage", "accoIds.1", "accoIds.2"]) expect(paths).toContain(path);
			expect(await problem(post(api, "/api/getHuis", "{"))).toMatchObject({ status: 400, code: "MALFORMED_JSON" });
			expect(await problem(ask(Array(501).fill("a1")))).toMatchObject({ status: 422 });
		});
	});

	describe("POST /api/checkLikes", () => {
		const ask = async (likes: unknown) => (await post(api, "/api/checkLikes", { likes })).json();

		it("answers the ids that are still valid, in order, without doubles", async () => {
			expect(await ask(["a990002", "a424242", "a990001", "a990002", "a990004", "a990003"])).toEqual([
				"a990002",
				"a990001",
			]);
			expect(await ask([])).toEqual([]);
		});

		it("leaves out what is no id, since a cookie can be edited", async () => {
			expect(await ask(["'; drop table accommodation; --", "", "a", "a12345678901", "A990001", "a990001"])).toEqual([
				"a990001",
			]);
		});

		it("keeps test houses for staff who chose them", async () => {
			const staff = await productFor(app, { testHouses: "yes" });
			expect(await checkLikes(staff, ["a990003", "a990001"])).toEqual(["a990003", "a990001"]);
		});

		it("refuses another shape", async () => {
			for (const likes of ["a990001", [990001], null, Array(501).fill("a1"), undefined]) {
				expect(await problem(post(api, "/api/checkLikes", { likes }))).toMatchObject({ status: 422 });
			}
		});
	});

	describe("POST /search-api/unslugify", () => {
		it("answers the slug lookup of each language", async () => {
			const slugs = async (lang: string) => (await post(api, "/search-api/unslugify", { lang })).json();
			expect(await slugs("nl")).toEqual([
				{ slug: "oostenrijk", unslug: "Oostenrijk", slugType: "country", aresType: "country", aresKey: "AT" },
				{ slug: "tirol", unslug: "Tirol", slugType: "region", aresType: "region", aresKey: "AT-7" },
				{
					slug: "kirchberg-in-tirol",
					unslug: "Kirchberg in Tirol",
					slugType: "placename",
					aresType: "placename",
					aresKey: "kirchberg",
				},
			]);
			expect((await slugs("en"))[1]).toMatchObject({ slug: "tyrol", unslug: "Tyrol" });
		});
	});

	describe("POST /search-api/getRegio", () => {
		it("answers countries with their regions and counts of live homes", async () => {
			const countries = async (lang: string) => (await post(api, "/search-api/getRegio", { lang })).json();
			expect(await countries("fr")).toEqual([
				{
					country: "Autriche",
					slug: "autriche",
					code: "AT",
					count: 2,
					regions: [{ region: "Tyrol", slug: "tyrol", count: 2 }],
				},
			]);
		});
	});

	it.each([
		"/search-api/unslugify",
		"/search-api/getRegio",
	])("%s carries an ETag and answers 304 to it", async (path) => {
		const tags = new Set<string>();
		for (const lang of LANGUAGES) {
			const answer = await post(api, path, { lang });
			const tag = answer.headers.get("ETag") ?? "";
			expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
			tags.add(tag);
			const again = await post(api, path, { lang }, { "If-None-Match": tag });
			expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
			expect((await post(api, path, { lang }, { "If-None-Match": 'W/"another"' })).status).toBe(200);
		}
		expect(tags.size).toBeGreaterThan(1);
		for (const body of [{ lang: "es" }, {}, { lang: "nl", extra: 1 }]) {
			expect(await problem(post(api, path, body))).toMatchObject({ status: 422, code: "VALIDATION" });
		}
		expect(await problem(api.request(path))).toMatchObject({ status: 405 });
	});
});
