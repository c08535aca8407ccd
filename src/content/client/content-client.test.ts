import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { memoryLog } from "#tests/support/app.ts";
import { type ContentServer, contentServer, listening } from "#tests/support/content-server.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";
import { contentService } from "../service/service.ts";
import { withoutLanguage } from "../stories/languages.ts";
import { openStoryStore, type StoryStore } from "../stories/story-store.ts";
import { clientConfig, connect, MISSING_TOKEN } from "./connection.ts";
import { type ContentClient, openContentClient } from "./content-client.ts";

const WALK = "22222222-2222-4222-8222-222222222222";
const SNOW = "11111111-1111-4111-8111-111111111111";

describe("stories of this process", () => {
	let folder: string;
	let store: StoryStore;
	let client: ContentClient;
	let requested: string[];

	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), "stories-"));
		cpSync("tests/fixtures/stories", folder, { recursive: true });
		store = await openStoryStore(folder, { log: memoryLog(), watched: false });
		const service = contentService({ space: () => store.space(), previewToken: PREVIEW_TOKEN, domain: "x" });
		const site = new Hono().route("/content/v2", service);
		requested = [];
		client = openContentClient({
			source: {
				kind: "embedded",
				fetch: (request) => {
					requested.push(new URL(request.url).pathname);
					return site.fetch(request);
				},
			},
			previewToken: PREVIEW_TOKEN,
			copiesFolder: null,
			log: memoryLog(),
			freshMs: 0,
		});
	});
	afterEach(() => {
		store.close();
		rmSync(folder, { recursive: true });
	});

	it("come in each language with their addresses in all four", async () => {
		const titles = [];
		for (const language of LANGUAGES) {
			const story = await client.story("posts/first-snow", language);
			titles.push(story?.content.title);
			expect(story).toMatchObject({ language, uuid: SNOW, tags: ["snow", "winter"] });
			expect(story?.path).toBe(story?.paths[language]);
			expect(story?.paths).toEqual({
				nl: "berichten/eerste-sneeuw",
				en: "posts/first-snow",
				de: "beitraege/erster-schnee",
				fr: "articles/premiere-neige",
			});
		}
		expect(titles).toEqual(["Eerste sneeuw", "First snow", "Erster Schnee", "Première neige"]);
	});

	it("are found by the address of the language, and are null when there are none", async () => {
		expect((await client.story("beitraege/erster-schnee", "de"))?.uuid).toBe(SNOW);
		expect(await client.story("posts/nowhere", "de")).toBeNull();
		expect(await client.story("../../spaces/me", "nl")).toBeNull();
		expect(await client.story("a b?c#d", "nl")).toBeNull();
	});

	it("are drafts only when asked for", async () => {
		expect(await client.story("posts/hidden", "en")).toBeNull();
		const draft = await client.story("posts/hidden", "en", { draft: true });
		expect(draft?.content._editable).toContain("<!--#storyblok#");
		expect(await client.story("posts/hidden", "en")).toBeNull();
	});

	it("come as lists, by UUID, with relations and links of the language", async () => {
		const page = await client.stories({ language: "nl", startsWith: "posts/", perPage: 2, isStartpage: false });
		expect(page.total).toBe(3);
		expect(page.stories.map((story) => story.name)).toEqual(["Eerste sneeuw", "Lentewandeling"]);
		const sorted = await client.stories({
			language: "en",
			contentType: "post",
			sortBy: "content.views:desc:int",
			filter: { views: { gt_int: 10 } },
			excludingFields: ["text"],
		});
		expect(sorted.stories.map((story) => story.content.views)).toEqual([100, 12]);
		expect((await client.allStories({ language: "fr" })).length).toBe(9);
		const found = await client.storiesByUuid([WALK, "99999999-9999-4999-8999-999999999999", SNOW], "de");
		expect(found.map((story) => story.uuid)).toEqual([WALK, SNOW]);
		const story = await client.story("posts/first-snow", "nl", { resolveRelations: ["post.author"] });
		expect(story?.content.author).toMatchObject({ content: { bio: "Schrijft" } });
		expect(story?.content.more).toMatchObject({ story: { full_slug: "nl/berichten/spring-walk" } });
		expect(Object.fromEntries(await client.datasource("colours", "de"))).toEqual({
			Red: "rot",
			Blue: "blau",
			Teal: "teal",
		});
		expect((await client.datasource("none", "de")).size).toBe(0);
	});

	it("are asked for again only when the content has a new version", async () => {
		const stories = () => requested.filter((path) => path.includes("/stories")).length;
		await client.story("home", "en");
		await client.story("home", "en");
		await client.story("home", "en");
		expect(stories()).toBe(1);

		const path = join(folder, "index.json");
		writeFileSync(path, readFileSync(path, "utf8").replace('"Welcome"', '"Welcome back"'));
		await store.reload();
		const story = await client.story("home", "en");
		expect(JSON.stringify(story?.content)).toContain("Welcome back");
		expect(stories()).toBe(2);
	});

	it("that were taken back are gone", async () => {
		expect(await client.story("about", "en")).not.toBeNull();
		rmSync(join(folder, "about.json"));
		await store.reload();
		expect(await client.story("about", "en")).toBeNull();
	});
});

describe("the connection to a service elsewhere", () => {
	let server: ContentServer;
	beforeEach(async () => {
		server = await contentServer();
	});
	afterEach(() => server.close());

	const remote = (more: object = {}) => ({
		kind: "remote" as const,
		endpoint: `${server.endpoint}/`,
		token: "public",
		region: null,
		...more,
	});

	it("sends five requests a second at most", async () => {
		const client = connect(remote(), memoryLog());
		const start = performance.now();
		await Promise.all(Array.from({ length: 11 }, () => client.get("cdn/spaces/me", {})));
		expect(performance.now() - start).toBeGreaterThan(1900);
		expect(server.requests).toHaveLength(11);
		for (const request of server.requests) expect(request).toContain("token=public");
	});

	it("sends three with an OAuth token, tries ten times after 300 ms, and knows regions", () => {
		const log = memoryLog();
		expect(clientConfig(remote({ oauthToken: "secret" }), log)).toMatchObject({ rateLimit: 3, oauthToken: "secret" });
		expect(clientConfig(remote(), log)).toMatchObject({ rateLimit: 5, maxRetries: 10, retriesDelay: 300 });
		const real = clientConfig(remote({ endpoint: null, region: "us" }), log);
		expect(real).toMatchObject({ accessToken: "public", region: "us" });
		expect(real.endpoint).toBeUndefined();
		expect(log.lines).toEqual([]);
	});

	it.each([300, 400, 403, 418, 500, 503])("rejects an answer %i with its text and status", async (status) => {
		const site = new Hono().all("*", (c) => c.json({ error: "the words of the service" }, status as 400));
		const { server: refusing, port } = await listening(site);
		const client = connect(remote({ endpoint: `http://127.0.0.1:${port}/v2` }), memoryLog());
		const refused = await client.get("cdn/stories/home", {}).catch((error: unknown) => error);
		expect(refused).toMatchObject({ status, message: "the words of the service" });
		expect((refused as { response: object }).response).toHaveProperty("statusText");
		refusing.close();
	});

	it("logs a missing token", () => {
		const log = memoryLog();
		clientConfig(remote({ endpoint: null, token: null, region: "eu" }), log);
		expect(log.lines.join()).toContain(MISSING_TOKEN);
	});

	it("reads the same stories as the service in this process", async () => {
		const client = openContentClient({
			source: remote(),
			previewToken: PREVIEW_TOKEN,
			copiesFolder: null,
			log: memoryLog(),
		});
		expect((await client.story("posts/first-snow", "de"))?.content.title).toBe("Erster Schnee");
		expect((await client.story("posts/hidden", "de", { draft: true }))?.uuid).toMatch(/^3333/);
		expect(server.requests.filter((request) => request.includes("draft")).length).toBe(1);
	});
});

it("an address of the service loses its language and nothing else", () => {
	expect(withoutLanguage("de/blog/x")).toBe("blog/x");
	expect(withoutLanguage("/nl/blog/")).toBe("blog/");
	expect(withoutLanguage("design/x")).toBe("design/x");
	expect(withoutLanguage("en/blog")).toBe("en/blog");
});
