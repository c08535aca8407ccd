import type StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContentServer, contentServer } from "#tests/support/content-server.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";

/** The contract of the Content Delivery API, asked for over HTTP by the public client as it is published. */

let server: ContentServer;
let client: StoryblokClient;

beforeAll(async () => {
	server = await contentServer();
	client = server.client();
});
afterAll(() => server.close());

const SNOW = "11111111-1111-4111-8111-111111111111";
const WALK = "22222222-2222-4222-8222-222222222222";
const ANNA = "44444444-4444-4444-8444-444444444444";
const BEN = "55555555-5555-4555-8555-555555555555";
const KIRCHBERG = "66666666-6666-4666-8666-666666666666";

// biome-ignore lint/suspicious/noExplicitAny: the answers of the client are untyped
type Any = any;

/** Paths of the stories that a query finds, in order. */
async function slugs(params: Record<string, unknown>): Promise<string[]> {
	const { data } = await client.get("cdn/stories", params as Any);
	return data.stories.map((story: Any) => story.full_slug);
}

const posts = (filter: Record<string, unknown>) => slugs({ starts_with: "posts/", filter_query: filter });
const one = async (slug: string, params: Record<string, unknown> = {}) =>
	(await client.get(`cdn/stories/${slug}`, params as Any)).data.story;
const raw = (path: string, init?: RequestInit) => fetch(`${server.endpoint}/${path}`, { redirect: "manual", ...init });
const refusal = (path: string, params: Record<string, unknown> = {}) =>
	client.get(path, params as Any).then(
		() => null,
		(error: Any) => ({ status: error.status, message: error.message, body: error.response?.data }),
	);

describe("one story", () => {
	it("has all the fields of the API", async () => {
		const story = await one("posts/first-snow");
		expect(story).toMatchObject({
			name: "First snow",
			id: 101,
			uuid: SNOW,
			slug: "first-snow",
			full_slug: "posts/first-snow",
			created_at: "2026-01-05T09:00:00.000Z",
			first_published_at: "2026-01-05T09:00:00.000Z",
			published_at: "2026-02-05T09:00:00.000Z",
			updated_at: "2026-02-05T09:00:00.000Z",
			sort_by_date: null,
			position: 30,
			tag_list: ["snow", "winter"],
			is_startpage: false,
			meta_data: null,
			release_id: null,
			lang: "default",
			path: null,
			alternates: [],
			default_full_slug: "posts/first-snow",
		});
		expect(story.translated_slugs).toContainEqual({
			path: "beitraege/erster-schnee",
			name: "Erster Schnee",
			lang: "de",
			published: true,
		});
		expect(story.group_id).toMatch(/^[0-9a-f-]{36}$/);
		expect(story.parent_id).toBeGreaterThan(0);
		expect(story.content).toMatchObject({ component: "post", title: "First snow", views: 12, featured: true });
		expect(story.content._uid).toMatch(/^[0-9a-f-]{36}$/);
		expect(story.content._editable).toBeUndefined();
		expect(Object.keys(story)).toHaveLength(23);
	});

	it("is found by path, by id and by UUID, and by nothing that is not there", async () => {
		expect((await one("posts/spring-walk")).uuid).toBe(WALK);
		expect((await one("102")).uuid).toBe(WALK);
		expect((await one(WALK, { find_by: "uuid" })).id).toBe(102);
		expect(await refusal(`cdn/stories/${WALK}`)).toMatchObject({ status: 404 });
		expect(await refusal("cdn/stories/posts/nowhere")).toEqual({
			status: 404,
			message: "This record could not be found",
			body: ["This record could not be found"],
		});
	});

	it("that is not published is only in drafts, and a start page ends in a slash", async () => {
		expect(await refusal("cdn/stories/posts/hidden")).toMatchObject({ status: 404 });
		const hidden = await one("posts/hidden", { version: "draft", token: PREVIEW_TOKEN });
		expect(hidden).toMatchObject({ name: "Hidden", published_at: null });
		const start = await one("posts/");
		expect(start).toMatchObject({ full_slug: "posts/", slug: "posts", is_startpage: true });
		expect((await one("home")).is_startpage).toBe(false);
	});

	it("as a draft shows what waits to be published and marks every block for the editor", async () => {
		const draft = await one("posts/first-snow", { version: "draft", token: PREVIEW_TOKEN });
		expect(draft.content.title).toBe("First snow, revised");
		const home = await one("home", { version: "draft", token: PREVIEW_TOKEN });
		expect(home.content.body[0]._editable).toBe(
			'<!--#storyblok#{"name": "page_header", "space": "100001", "uid": "header-1", "id": "1"}-->',
		);
	});

	it("comes in the language asked for, with its own address and the default where a text is missing", async () => {
		const german = await one("posts/first-snow", { language: "de" });
		expect(german).toMatchObject({ lang: "de", full_slug: "de/beitraege/erster-schnee", slug: "erster-schnee" });
		expect(german.content).toMatchObject({ title: "Erster Schnee", teaser: "Only in English", mood: "calm" });
		const withDutch = await one("posts/first-snow", { language: "de", fallback_lang: "nl" });
		expect(withDutch.content).toMatchObject({ title: "Erster Schnee", teaser: "Only in English", mood: "kalm" });
		expect((await one("posts/first-snow", { language: "xx" })).lang).toBe("default");
		expect((await one("beitraege/erster-schnee", { language: "de" })).uuid).toBe(SNOW);
		expect((await one("de/beitraege/erster-schnee")).lang).toBe("de");
	});

	it("leaves out the fields that are not wanted, but never a block's name", async () => {
		const story = await one("posts/first-snow", {
			excluding_fields: "title,text,component,_uid",
			excluding_story_fields: ["created_at", "tag_list", "unknown"],
		});
		expect(story.content).toMatchObject({ component: "post", views: 12 });
		expect(story.content._uid).toBeDefined();
		expect(story.content).not.toHaveProperty("title");
		expect(story.content).not.toHaveProperty("text");
		expect(story).not.toHaveProperty("created_at");
		expect(story).not.toHaveProperty("tag_list");
	});

	it("refuses parameters of the list", async () => {
		expect(await refusal("cdn/stories/home", { is_startpage: 1 })).toEqual({
			status: 422,
			message: "Parameter(s) is_startpage not allowed",
			body: { error: "Parameter(s) is_startpage not allowed" },
		});
		expect(await refusal("cdn/stories/home", { content_type: "post" })).toMatchObject({ status: 404 });
		expect((await one("home", { content_type: "page", from_release: "1", resolve_assets: 1 })).id).toBe(1);
	});
});

describe("the list of stories", () => {
	it("answers pages with their totals, and an empty page past the end", async () => {
		const first = await client.get("cdn/stories", { per_page: 3 });
		expect(first).toMatchObject({ perPage: 3, total: 9 });
		expect(first.data.stories).toHaveLength(3);
		expect(first.data).toMatchObject({ rels: [], links: [], cv: server.store.space().cv });
		const last = await client.get("cdn/stories", { per_page: 3, page: 4 });
		expect(last.data.stories).toEqual([]);
		const most = await client.get("cdn/stories", { per_page: 500 });
		expect(most.perPage).toBe(100);
		expect((await client.get("cdn/stories", {})).perPage).toBe(25);
	});

	it("is fetched whole by the client, page by page", async () => {
		const all = await client.getAll("cdn/stories", { per_page: 2 });
		expect(all).toHaveLength(9);
		expect(new Set(all.map((story: Any) => story.uuid)).size).toBe(9);
	});

	it("stands in the editor's order", async () => {
		expect((await slugs({ per_page: 4 })).slice(0, 4)).toEqual([
			"home",
			"posts/first-snow",
			"posts/spring-walk",
			"posts/autumn",
		]);
	});

	it("narrows by address, UUID, id, type, level, start page and tag", async () => {
		expect(await slugs({ starts_with: "authors/" })).toEqual(["authors/anna", "authors/ben"]);
		expect(await slugs({ by_slugs: "posts/*snow,about" })).toEqual(["posts/first-snow", "about"]);
		expect(await slugs({ starts_with: "posts/", excluding_slugs: "posts/a*,posts/" })).toEqual([
			"posts/first-snow",
			"posts/spring-walk",
		]);
		expect(await slugs({ by_uuids: `${BEN},${SNOW}` })).toEqual(["posts/first-snow", "authors/ben"]);
		expect(await slugs({ by_uuids_ordered: `${BEN},${SNOW}` })).toEqual(["authors/ben", "posts/first-snow"]);
		expect(await slugs({ by_ids: "1,2" })).toEqual(["home", "about"]);
		expect(await slugs({ starts_with: "authors/", excluding_ids: "201" })).toEqual(["authors/ben"]);
		expect(await slugs({ content_type: "place" })).toEqual(["places/kirchberg"]);
		expect(await slugs({ level: 1 })).toEqual(["home", "about"]);
		expect(await slugs({ is_startpage: true as Any })).toEqual(["posts/"]);
		expect(await slugs({ is_startpage: 0 as Any, starts_with: "posts/a" })).toEqual(["posts/autumn"]);
		expect(await slugs({ with_tag: "snow,walking" })).toEqual(["posts/first-snow", "posts/spring-walk"]);
		expect(await slugs({ in_workflow_stages: "7" })).toEqual([]);
		expect(await slugs({ language: "de", starts_with: "de/beitraege/h" })).toEqual([]);
		expect(await slugs({ language: "de", starts_with: "de/beitraege/erster" })).toEqual(["de/beitraege/erster-schnee"]);
	});

	it("narrows by instants", async () => {
		expect(await slugs({ published_at_gt: "2026-03-01T09:00:00.000Z" })).toEqual(["posts/autumn"]);
		expect(await slugs({ published_at_gte: "2026-03-01T09:00:00.000Z" })).toHaveLength(2);
		expect(await slugs({ first_published_at_lt: "2026-01-02" })).not.toContain("posts/first-snow");
		expect(await slugs({ updated_at_lte: "2026-01-02 09:00", starts_with: "posts/" })).toEqual(["posts/"]);
	});

	it("finds words, addresses before names before texts", async () => {
		expect(await slugs({ search_term: "snow" })).toEqual(["posts/first-snow", "posts/autumn"]);
		expect(await slugs({ search_term: "WALK the" })).toEqual(["posts/first-snow"]);
		expect(await slugs({ search_term: "kirchberg" })).toEqual(["places/kirchberg"]);
		// The first twelve words count, so that no term makes a list dear.
		const others = Array.from({ length: 40 }, (_, at) => `w${at}`).join(" ");
		expect(await slugs({ search_term: `${"kirchberg ".repeat(20)}${others}` })).toEqual([]);
		expect(await slugs({ search_term: `${"kirchberg ".repeat(39)}x${"y".repeat(9)}${others}` })).toEqual([]);
		expect(await slugs({ search_term: `${"kirchberg ".repeat(40)}${others}` })).toEqual(["places/kirchberg"]);
	});

	it("sorts by fields of story and content, typed and untyped, with missing values where they are wanted", async () => {
		const of = (sort_by: string) => slugs({ starts_with: "posts/", sort_by, is_startpage: 0 as Any });
		expect(await of("content.rating:asc")).toEqual(["posts/spring-walk", "posts/first-snow", "posts/autumn"]);
		expect(await of("content.rating:asc:float")).toEqual(["posts/first-snow", "posts/autumn", "posts/spring-walk"]);
		expect(await of("content.views:desc:int")).toEqual(["posts/autumn", "posts/first-snow", "posts/spring-walk"]);
		expect(await of("content.featured:asc,name:desc")).toEqual([
			"posts/spring-walk",
			"posts/first-snow",
			"posts/autumn",
		]);
		expect(await of("content.featured:asc:nulls_first")).toEqual([
			"posts/autumn",
			"posts/spring-walk",
			"posts/first-snow",
		]);
		expect(await of("first_published_at:desc")).toEqual(["posts/autumn", "posts/spring-walk", "posts/first-snow"]);
	});

	it("in drafts holds what is not published", async () => {
		const found = await slugs({ version: "draft", token: PREVIEW_TOKEN, with_tag: "secret" });
		expect(found).toEqual(["posts/hidden"]);
	});

	it("refuses what it does not know", async () => {
		expect(await refusal("cdn/stories", { find_me: "x" })).toMatchObject({
			status: 422,
			body: { error: "Parameter(s) find_me not allowed" },
		});
		expect(await refusal("cdn/stories", { filter_query: { title: { near: "x" } } })).toMatchObject({ status: 422 });
	});
});

describe("filters", () => {
	const SNOW_POST = "posts/first-snow";
	const WALK_POST = "posts/spring-walk";
	const AUTUMN = "posts/autumn";
	const START = "posts/";

	it.each<[string, Record<string, unknown>, string[]]>([
		["is empty, also of a field that is missing", { empty: { is: "empty" } }, [SNOW_POST, WALK_POST, AUTUMN, START]],
		["is not_empty", { teaser: { is: "not_empty" } }, [SNOW_POST]],
		["is empty_array", { none: { is: "empty_array" } }, [WALK_POST]],
		["is not_empty_array", { related: { is: "not_empty_array" } }, [SNOW_POST]],
		["is true", { featured: { is: "true" } }, [SNOW_POST]],
		["is false", { featured: { is: "false" } }, [WALK_POST]],
		["is null", { author: { is: "null" } }, [START]],
		["is not_null", { author: { is: "not_null" } }, [SNOW_POST, WALK_POST, AUTUMN]],
		["in", { title: { in: "Autumn,First snow" } }, [SNOW_POST, AUTUMN]],
		["in, of a reference", { author: { in: ANNA } }, [SNOW_POST, AUTUMN]],
		["not_in", { title: { not_in: "Autumn,First snow" } }, [WALK_POST, START]],
		["like", { title: { like: "*S*W*" } }, [SNOW_POST, WALK_POST]],
		["like without a star is the whole text", { title: { like: "snow" } }, []],
		["not_like", { title: { not_like: "*n*" } }, [START]],
		["any_in_array", { topics: { any_in_array: "family,walking" } }, [SNOW_POST, WALK_POST, AUTUMN]],
		["in_array", { topics: { in_array: "family" } }, [SNOW_POST, AUTUMN]],
		["all_in_array", { topics: { all_in_array: "snow,walking" } }, [AUTUMN]],
		["gt_date", { day: { gt_date: "2026-03-01 10:00" } }, [AUTUMN]],
		["lt_date", { day: { lt_date: "2026-03-01 10:00" } }, [SNOW_POST]],
		["gt_int", { views: { gt_int: 9 } }, [SNOW_POST, AUTUMN]],
		["lt_int", { views: { lt_int: 100 } }, [SNOW_POST, WALK_POST]],
		["gt_float of texts that are numbers", { rating: { gt_float: 8.5 } }, [WALK_POST, AUTUMN]],
		["lt_float", { rating: { lt_float: 9.5 } }, [SNOW_POST, AUTUMN]],
		["the block's name", { component: { in: "page" } }, [START]],
		["several fields at once", { component: { in: "post" }, views: { gt_int: 50 } }, [AUTUMN]],
		["one of several", { __or: [{ views: { gt_int: 50 } }, { title: { in: "First snow" } }] }, [SNOW_POST, AUTUMN]],
		[
			"one of several beside what must hold",
			{ __or: [{ views: { gt_int: 50 } }, { title: { in: "First snow" } }], featured: { is: "true" } },
			[SNOW_POST],
		],
		["a language's own text", { title__i18n__de: { in: "Herbst" } }, [AUTUMN]],
		["a language that has none", { teaser__i18n__de: { is: "not_empty" } }, []],
	])("%s", async (_, filter, found) => {
		expect(await posts(filter)).toEqual(found);
	});

	it("reach into lists and blocks", async () => {
		expect(await slugs({ filter_query: { "body.0.headline": { in: "Welcome" } } })).toEqual(["home"]);
		expect(await slugs({ filter_query: { "body.0.count": { gt_int: 2 } } })).toEqual(["home"]);
	});
});

describe("relations and links", () => {
	it("are resolved by the client two levels deep", async () => {
		const story = await one("posts/first-snow", {
			resolve_relations: ["post.author", "author.home", "place.twin", "post.related"],
		});
		expect(story.content.author).toMatchObject({ uuid: ANNA, content: { name: "Anna" } });
		expect(story.content.author.content.home).toMatchObject({ uuid: KIRCHBERG });
		// The third level stays a UUID.
		expect(story.content.author.content.home.content.twin).toBe(BEN);
		// What is not published is not handed out.
		expect(story.content.related[0]).toMatchObject({ uuid: WALK });
		expect(story.content.related[1]).toBe("33333333-3333-4333-8333-333333333333");
	});

	it("stand beside the stories as UUIDs inside them", async () => {
		const answer = await raw("cdn/stories/posts/first-snow?resolve_relations=post.author,author.home&resolve_level=2");
		const body = await answer.json();
		expect(body.story.content.author).toBe(ANNA);
		expect(body.rels.map((rel: Any) => rel.uuid)).toEqual([ANNA, KIRCHBERG]);
		const shallow = await raw("cdn/stories/posts/first-snow?resolve_relations=post.author,author.home");
		expect((await shallow.json()).rels).toHaveLength(1);
		expect(body).not.toHaveProperty("rel_uuids");
	});

	it("inside a rich text's blocks are found, too, and come in the language", async () => {
		const story = await one("posts/first-snow", { resolve_relations: "quote.by", language: "de" });
		expect(story.content.text.content[1].attrs.body[0].by.content.bio).toBe("Schreibt");
	});

	it("resolves links of fields and rich text as whole stories", async () => {
		const story = await one("posts/first-snow", { resolve_links: "story" });
		expect(story.content.more.story).toMatchObject({ uuid: WALK, full_slug: "posts/spring-walk" });
		const mark = story.content.text.content[0].content[1].marks[0];
		expect(mark.attrs.story).toMatchObject({ uuid: WALK, content: { title: "Spring walk" } });
		expect((await one("posts/first-snow", { resolve_links: "1" })).content.more.story.uuid).toBe(WALK);
		expect((await one("posts/first-snow", { resolve_links: "0" })).content.more.story).toBeUndefined();
	});

	it("resolves links as addresses of the language", async () => {
		const { data } = await client.get("cdn/stories/posts/first-snow", { resolve_links: "url", language: "nl" });
		expect(data.links).toEqual([
			{
				id: 102,
				uuid: WALK,
				name: "Lentewandeling",
				slug: "spring-walk",
				url: "nl/berichten/spring-walk",
				full_slug: "nl/berichten/spring-walk",
			},
		]);
		expect(data.story.content.more).toMatchObject({
			linktype: "story",
			fieldtype: "multilink",
			id: WALK,
			url: "",
			cached_url: "posts/spring-walk",
		});
	});

	it("resolves links as the entries of cdn/links", async () => {
		const { data } = await client.get("cdn/stories/posts/first-snow", { resolve_links: "link" });
		expect(data.links[0]).toMatchObject({
			slug: "posts/spring-walk",
			real_path: "/posts/spring-walk",
			full_slug: "posts/spring-walk",
			is_folder: false,
		});
		expect(data.links[0]).not.toHaveProperty("content");
	});

	it("looks for links in relations when two levels are asked for", async () => {
		const links = async (level: number) => {
			const query = `resolve_relations=post.author&resolve_links=url&resolve_links_level=${level}`;
			const body = await (await raw(`cdn/stories/posts/spring-walk?${query}`)).json();
			return body.links.map((link: Any) => link.full_slug);
		};
		expect(await links(1)).toEqual([]);
		expect(await links(2)).toEqual(["posts/autumn"]);
	});
});
