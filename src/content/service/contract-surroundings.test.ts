import type StoryblokClient from "storyblok-js-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type ContentServer, contentServer } from "#tests/support/content-server.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";

/** The contract of the Content Delivery API, tested over HTTP with the published client: everything beside the stories. */

let server: ContentServer;
let client: StoryblokClient;

beforeAll(async () => {
	server = await contentServer();
	client = server.client();
});
afterAll(() => server.close());
afterEach(() => {
	Object.assign(server.switches, { tooMany: 0, redirectCv: false, strictTokens: null });
});

const SNOW = "11111111-1111-4111-8111-111111111111";
const BEN = "55555555-5555-4555-8555-555555555555";

// biome-ignore lint/suspicious/noExplicitAny: the answers of the client are untyped
type Any = any;

const one = async (slug: string, params: Record<string, unknown> = {}) =>
	(await client.get(`cdn/stories/${slug}`, params as Any)).data.story;
const raw = (path: string, init?: RequestInit) => fetch(`${server.endpoint}/${path}`, { redirect: "manual", ...init });
const refusal = (path: string, params: Record<string, unknown> = {}) =>
	client.get(path, params as Any).then(
		() => null,
		(error: Any) => ({ status: error.status, message: error.message, body: error.response?.data }),
	);

describe("links, data sources, tags, space", () => {
	it("lists folders and stories with their addresses", async () => {
		const { data }: Any = await client.get("cdn/links");
		const found = Object.values<Any>(data.links);
		expect(found).toHaveLength(12);
		const folder = found.find((link) => link.is_folder && link.slug === "posts");
		expect(folder).toMatchObject({ name: "Posts", parent_id: 0, real_path: "/posts", is_startpage: false });
		const story = data.links[SNOW];
		expect(story).toMatchObject({ id: 101, slug: "posts/first-snow", parent_id: folder.id, published: true });
		expect(story.alternates).toContainEqual({
			path: "beitraege/erster-schnee",
			name: "Erster Schnee",
			lang: "de",
			published: true,
			translated_slug: "beitraege/erster-schnee",
		});
		expect(story).not.toHaveProperty("published_at");
	});

	it("narrows and pages links", async () => {
		const links = async (params: Any) => Object.values<Any>((await client.get("cdn/links", params)).data.links ?? {});
		expect((await links({ with_parent: 0 })).map((link) => link.slug)).toEqual([
			"authors",
			"places",
			"posts",
			"home",
			"about",
		]);
		expect((await links({ starts_with: "authors/" })).map((link) => link.name)).toEqual(["Anna", "Ben"]);
		expect((await links({ by_uuid: SNOW, include_dates: 1 }))[0].published_at).toBe("2026-02-05T09:00:00.000Z");
		expect(await client.get("cdn/links", { paginated: 1, per_page: 5 } as Any)).toMatchObject({
			total: 12,
			perPage: 5,
		});
		expect(await client.getAll("cdn/links", { per_page: 5 })).toHaveLength(12);
		expect((await client.get(`cdn/links/${SNOW}`)).data.link.id).toBe(101);
		expect(await refusal(`cdn/links/${BEN.replace("5", "9")}`)).toMatchObject({ status: 404 });
		const drafts = await links({ version: "draft", token: PREVIEW_TOKEN });
		expect(drafts.filter((link) => !link.published).map((link) => link.slug)).toEqual(["posts/hidden"]);
	});

	it("lists data sources and their entries in each dimension", async () => {
		const { data, total } = await client.get("cdn/datasources", {});
		expect(total).toBe(2);
		const colours = data.datasources.find((source: Any) => source.slug === "colours");
		expect(colours.dimensions.map((dimension: Any) => dimension.entry_value)).toEqual(["nl", "de"]);
		expect((await client.get(`cdn/datasources/${colours.id}`)).data.datasource.slug).toBe("colours");
		expect((await client.get("cdn/datasources/sizes")).data.datasource.name).toBe("Sizes");
		expect((await client.get("cdn/datasources", { search: "siz" } as Any)).total).toBe(1);
		expect((await client.get("cdn/datasources", { by_ids: `${colours.id}` })).total).toBe(1);
		expect(await refusal("cdn/datasources/none")).toMatchObject({ status: 404 });

		const entries = async (params: Any) =>
			(await client.get("cdn/datasource_entries", params)).data.datasource_entries.map((entry: Any) => [
				entry.value,
				entry.dimension_value,
			]);
		expect(await entries({ datasource: "colours" })).toEqual([
			["red", null],
			["blue", null],
			["teal", null],
		]);
		expect(await entries({ datasource: "colours", dimension: "nl" })).toEqual([
			["red", "rood"],
			["blue", null],
			["teal", null],
		]);
		expect(await client.getAll("cdn/datasource_entries", { datasource: "colours", per_page: 2 } as Any)).toHaveLength(
			3,
		);
	});

	it("counts tags and describes the space", async () => {
		expect((await client.get("cdn/tags")).data.tags).toEqual([
			{ name: "snow", taggings_count: 1 },
			{ name: "walking", taggings_count: 1 },
			{ name: "winter", taggings_count: 2 },
		]);
		expect((await client.get("cdn/tags", { starts_with: "authors/" })).data.tags).toEqual([]);
		expect((await client.get("cdn/spaces/me")).data.space).toEqual({
			id: 100001,
			name: "Halcyon",
			domain: "https://halcyon.example/",
			version: server.store.space().cv,
			language_codes: ["nl", "de", "fr"],
		});
	});
});

describe("headers", () => {
	it("allow scripts of other origins to read, totals included", async () => {
		const answer = await raw("cdn/stories");
		expect(answer.headers.get("access-control-allow-origin")).toBe("*");
		expect(answer.headers.get("access-control-expose-headers")).toBe("total, per-page");
		expect(answer.headers.get("total")).toBe("9");
		expect(answer.headers.get("per-page")).toBe("25");
		expect(answer.headers.get("content-type")).toContain("application/json");
		const refused = await raw("cdn/stories/none");
		expect(refused.headers.get("access-control-allow-origin")).toBe("*");
	});

	it("let shared caches keep versioned answers, and no cache keep drafts", async () => {
		const cv = server.store.space().cv;
		expect((await raw(`cdn/stories?cv=${cv}`)).headers.get("cache-control")).toBe("max-age=0, public, s-maxage=604800");
		expect((await raw("cdn/stories")).headers.get("cache-control")).toBe("max-age=0, public, must-revalidate");
		const draft = await raw(`cdn/stories?version=draft&token=${encodeURIComponent(PREVIEW_TOKEN)}`);
		expect(draft.headers.get("cache-control")).toBe("no-store");
		expect(draft.headers.get("etag")).toBeNull();
	});

	it("answer 304 only to those who sent a tag", async () => {
		const first = await raw("cdn/stories/home");
		const tag = first.headers.get("etag") ?? "";
		expect((await raw("cdn/stories/home", { headers: { "If-None-Match": tag } })).status).toBe(304);
		expect((await raw("cdn/stories/home", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
		expect((await raw("cdn/stories/home")).status).toBe(200);
	});
});

describe("refusals and switches", () => {
	it("hands drafts only to the preview token, in the exact words", async () => {
		expect(await refusal("cdn/stories/home", { version: "draft" })).toEqual({
			status: 401,
			message: "Unauthorized",
			body: { error: "Unauthorized" },
		});
		expect((await raw("cdn/stories?version=draft&token=")).status).toBe(401);
		expect((await raw("cdn/stories")).status).toBe(200);
	});

	it("may be strict with tokens", async () => {
		server.switches.strictTokens = ["public"];
		expect(await refusal("cdn/stories/home", { token: "other" })).toMatchObject({ status: 401 });
		expect((await raw("cdn/stories/home")).status).toBe(401);
		expect((await one("home", { token: "public" })).id).toBe(1);
		expect((await one("home", { token: PREVIEW_TOKEN })).id).toBe(1);
	});

	it("refuses null bytes, broken escapes, other methods and unknown paths in JSON", async () => {
		for (const path of ["cdn/stories/%00", "cdn/stories?starts_with=%00", "cdn/stories/%E0%A4", "cdn/stories?x=%E0"]) {
			const answer = await raw(path);
			expect(answer.status, path).toBe(400);
			expect(await answer.json()).toEqual({ error: "Bad Request" });
		}
		const posted = await raw("cdn/stories", { method: "POST" });
		expect(posted.status).toBe(405);
		expect(await posted.json()).toEqual({ error: "Method Not Allowed" });
		for (const path of ["cdn/nothing", "other", "cdn/stories/%3Cscript%3E"]) {
			const answer = await raw(path);
			expect(answer.status, path).toBe(404);
			expect(answer.headers.get("content-type")).toContain("application/json");
		}
	});

	it("redirects to the newest version on request, and the client follows", async () => {
		server.switches.redirectCv = true;
		const cv = server.store.space().cv;
		const answer = await raw("cdn/stories/home?token=a%20b&cv=undefined");
		expect(answer.status).toBe(301);
		expect(answer.headers.get("location")).toBe(`/content/v2/cdn/stories/home?token=a+b&cv=${cv}`);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect((await raw(`cdn/stories/home?cv=${cv}`)).status).toBe(200);
		expect((await raw(`cdn/stories/home?cv=12`)).status).toBe(200);
		expect((await raw("cdn/spaces/me")).status).toBe(200);
		const draft = await raw(`cdn/stories/home?version=draft&token=${encodeURIComponent(PREVIEW_TOKEN)}`);
		expect(draft.status).toBe(200);
		const fresh = server.client({ accessToken: "never used before" });
		expect((await fresh.get("cdn/stories/home")).data.story.id).toBe(1);
	});

	it("may be too busy: the client tries again after 300 ms, ten times at most", async () => {
		const said = vi.spyOn(console, "log").mockImplementation(() => {});
		try {
			server.switches.tooMany = 2;
			const start = performance.now();
			expect((await one("home")).id).toBe(1);
			expect(performance.now() - start).toBeGreaterThan(590);
			expect(said).toHaveBeenCalledWith("Hit rate limit. Retrying in 0.3 seconds.");

			server.switches.tooMany = 100;
			const impatient = server.client({ retriesDelay: 1 } as Any);
			const refused = await impatient.get("cdn/stories/home").catch((error: Any) => error);
			expect(refused).toMatchObject({ status: 429, message: "Too Many Requests" });
			expect(100 - (server.switches.tooMany ?? 0)).toBe(11);
		} finally {
			said.mockRestore();
		}
	});
});
