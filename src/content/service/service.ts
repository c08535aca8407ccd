import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { LANGUAGE_CODES } from "../stories/languages.ts";
import type { Space } from "../stories/space.ts";
import { datasourceAnswers, datasourceOf, entryAnswers } from "./datasource-answer.ts";
import { notFound, ServiceError, unauthorized } from "./errors.ts";
import { linksOf, storyLink } from "./link-answer.ts";
import {
	DATASOURCES_PARAMETERS,
	ENTRIES_PARAMETERS,
	findStories,
	findStory,
	formOf,
	LINKS_PARAMETERS,
	listOf,
	pageOf,
	SPACE_PARAMETERS,
	STORIES_PARAMETERS,
	STORY_PARAMETERS,
	TAGS_PARAMETERS,
} from "./list-query.ts";
import { singleAnswer, storiesAnswer } from "./stories-answer.ts";
import { SPACE_ID, splitLanguage } from "./story-answer.ts";

/** What the embedded content service is opened with. */
export interface ServiceOptions {
	/** The stories of this moment. */
	readonly space: () => Space;
	/** Token that may read drafts; published stories need none. */
	readonly previewToken: string;
	/** Address of the site, as the space's domain. */
	readonly domain: string;
	/** Read at each request, so that tests may turn them. */
	readonly switches?: ServiceSwitches;
}

/** Ways in which a real space behaves and the embedded one does not; for tests. */
export interface ServiceSwitches {
	/** So many further requests are answered 429. */
	tooMany?: number;
	/** Published stories without `cv` are led to the address with it. */
	redirectCv?: boolean;
	/** Tokens that may read; absent: any, and none. */
	strictTokens?: readonly string[] | null;
}

/** Most stories and most links or entries a page. */
const MOST_STORIES = 100;
const MOST_ENTRIES = 1000;
const SPACE_NAME = "Halcyon";

/**
 * The Content Delivery API v2 over our own stories, to be mounted where `{endpoint}` of its clients points
 * (`/content/v2`): stories, one story, links, data sources and their entries, tags, the space.
 */
export function contentService(options: ServiceOptions): Hono {
	const service = new Hono();
	service.use(async (c, next) => {
		await next();
		c.header("Access-Control-Allow-Origin", "*");
		c.header("Access-Control-Expose-Headers", "total, per-page");
	});
	service.onError((error, c) => {
		if (error instanceof ServiceError) return c.json(error.body, error.status, { "Cache-Control": "no-store" });
		throw error;
	});
	service.use("/cdn/*", async (c, next) => {
		if (c.req.method !== "GET") return c.json({ error: "Method Not Allowed" }, 405, { Allow: "GET, HEAD" });
		guard(c, options);
		await next();
	});
	service.get("/cdn/stories", (c) => redirectedToCv(c, options) ?? stories(c, options.space()));
	service.get("/cdn/stories/*", (c) => redirectedToCv(c, options) ?? story(c, options.space()));
	service.get("/cdn/spaces/me", (c) => spaceAnswer(c, options));
	service.get("/cdn/links", (c) => links(c, options.space()));
	service.get("/cdn/links/:uuid", (c) => link(c, options.space()));
	service.get("/cdn/datasources", (c) => datasources(c, options.space()));
	service.get("/cdn/datasources/:key", (c) => datasource(c, options.space()));
	service.get("/cdn/datasource_entries", (c) => entries(c, options.space()));
	service.get("/cdn/tags", (c) => tags(c, options.space()));
	service.all("*", (c) => c.json(["This record could not be found"], 404));
	return service;
}

/** Refuses what no call may go on with: forced limits, broken addresses, tokens. */
function guard(c: Context, { previewToken, switches = {} }: ServiceOptions): void {
	if ((switches.tooMany ?? 0) > 0) {
		switches.tooMany = (switches.tooMany ?? 0) - 1;
		throw new ServiceError(429, { error: "Too Many Requests" });
	}
	const { search, searchParams } = new URL(c.req.url);
	if (/%00/.test(c.req.url) || !isDecodable(search.slice(1).replaceAll("+", " "))) {
		throw new ServiceError(400, { error: "Bad Request" });
	}
	const token = searchParams.get("token") ?? "";
	const isPreview = sameText(token, previewToken);
	if (searchParams.get("version") === "draft" && !isPreview) throw unauthorized();
	if (switches.strictTokens && !isPreview && !switches.strictTokens.includes(token)) throw unauthorized();
}

function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}

function sameText(a: string, b: string): boolean {
	const [left, right] = [a, b].map((text) => createHash("sha256").update(text).digest());
	return b !== "" && left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** A real space leads published stories without a version to the newest; never to be remembered by browsers. */
function redirectedToCv(c: Context, { switches, space }: ServiceOptions): Response | null {
	const url = new URL(c.req.url);
	const cv = url.searchParams.get("cv");
	if (!switches?.redirectCv || url.searchParams.get("version") === "draft") return null;
	if (cv !== null && cv !== "" && cv !== "undefined") return null;
	url.searchParams.set("cv", String(space().cv));
	return c.body(null, 301, { Location: url.pathname + url.search, "Cache-Control": "no-store" });
}

function parameters(c: Context, known: ReadonlySet<string>): URLSearchParams {
	const { searchParams } = new URL(c.req.url);
	const unknown = [...new Set(searchParams.keys())].filter(
		(name) =>
			!known.has(name.replace(/\[\]$/, "")) && !(known === STORIES_PARAMETERS && name.startsWith("filter_query[")),
	);
	if (unknown.length > 0) {
		const names = unknown.map((name) => name.replace(/\[.*$/, "")).join(", ");
		throw new ServiceError(422, { error: `Parameter(s) ${names} not allowed` });
	}
	return searchParams;
}

function stories(c: Context, space: Space): Response {
	const params = parameters(c, STORIES_PARAMETERS);
	const found = findStories(space, params);
	const { page, perPage } = pageOf(params, MOST_STORIES);
	const shown = found.slice((page - 1) * perPage, page * perPage);
	return answer(c, storiesAnswer(space, shown, params), { total: found.length, perPage });
}

function story(c: Context, space: Space): Response {
	const params = parameters(c, STORY_PARAMETERS);
	const raw = new URL(c.req.url).pathname.replace(/^.*?\/cdn\/stories\//, "");
	if (!isDecodable(raw)) throw new ServiceError(400, { error: "Bad Request" });
	const key = decodeURIComponent(raw);
	const by = params.get("find_by") === "uuid" ? "uuid" : null;
	const { language, rest } = splitLanguage(key);
	// An address may bring its language along, as in `de/blog/…`.
	const requested = language && !params.has("language") ? new URLSearchParams(params) : params;
	if (language && requested !== params) requested.set("language", language);
	const form = formOf(requested);
	const found = findStory(space, key, by, form) ?? (language ? findStory(space, rest, by, form) : null);
	if (!found) throw notFound();
	const type = params.get("content_type");
	if (type && found.versions[form.version].content.component !== type) throw notFound();
	return answer(c, singleAnswer(space, found, requested));
}

function spaceAnswer(c: Context, { space, domain }: ServiceOptions): Response {
	parameters(c, SPACE_PARAMETERS);
	const { cv } = space();
	const body = { id: SPACE_ID, name: SPACE_NAME, domain, version: cv, language_codes: LANGUAGE_CODES };
	return c.json({ space: body }, 200, { "Cache-Control": "no-store" });
}

function links(c: Context, space: Space): Response {
	const params = parameters(c, LINKS_PARAMETERS);
	const { version } = formOf(params);
	const startsWith = (params.get("starts_with") ?? "").replace(/^\//, "");
	const parent = params.get("with_parent");
	const uuid = params.get("by_uuid");
	const found = linksOf(space, version, params.get("include_dates") === "1").filter(
		(link) =>
			link.slug.startsWith(startsWith) &&
			(parent === null || link.parent_id === Number(parent)) &&
			(uuid === null || link.uuid === uuid),
	);
	const byUuid = (items: typeof found) => ({ links: Object.fromEntries(items.map((link) => [link.uuid, link])) });
	if (!["paginated", "page", "per_page"].some((name) => params.has(name))) return answer(c, byUuid(found));
	const { page, perPage } = pageOf(params, MOST_ENTRIES);
	const shown = found.slice((page - 1) * perPage, page * perPage);
	return answer(c, byUuid(shown), { total: found.length, perPage });
}

function link(c: Context, space: Space): Response {
	const params = parameters(c, LINKS_PARAMETERS);
	const { version } = formOf(params);
	const found = space.byUuid.get(c.req.param("uuid") ?? "");
	if (!found || (version === "published" && !found.published)) throw notFound();
	return answer(c, { link: storyLink(found, version, params.get("include_dates") === "1") });
}

function datasources(c: Context, space: Space): Response {
	const params = parameters(c, DATASOURCES_PARAMETERS);
	const search = (params.get("search") ?? "").toLowerCase();
	const ids = listOf(params.get("by_ids"));
	const found = datasourceAnswers(space).filter(
		(source) =>
			(search === "" || `${source.name} ${source.slug}`.toLowerCase().includes(search)) &&
			(ids.length === 0 || ids.includes(String(source.id))),
	);
	const { page, perPage } = pageOf(params, MOST_ENTRIES);
	const shown = found.slice((page - 1) * perPage, page * perPage);
	return answer(c, { datasources: shown, cv: space.cv }, { total: found.length, perPage });
}

function datasource(c: Context, space: Space): Response {
	parameters(c, DATASOURCES_PARAMETERS);
	const found = datasourceOf(space, c.req.param("key") ?? "");
	if (!found) throw notFound();
	const shown = datasourceAnswers(space).find((source) => source.id === found.id);
	return answer(c, { datasource: shown, cv: space.cv });
}

function entries(c: Context, space: Space): Response {
	const params = parameters(c, ENTRIES_PARAMETERS);
	const slug = params.get("datasource");
	const source = slug ? datasourceOf(space, slug) : null;
	if (slug && !source) throw notFound();
	const found = (source ? [source] : space.datasources).flatMap((one) => entryAnswers(one, params.get("dimension")));
	const { page, perPage } = pageOf(params, MOST_ENTRIES);
	const shown = found.slice((page - 1) * perPage, page * perPage);
	return answer(c, { datasource_entries: shown, cv: space.cv }, { total: found.length, perPage });
}

function tags(c: Context, space: Space): Response {
	const params = parameters(c, TAGS_PARAMETERS);
	const { version } = formOf(params);
	const counts = new Map<string, number>();
	for (const story of space.stories) {
		if (version === "published" && !story.published) continue;
		if (!story.path.en.startsWith((params.get("starts_with") ?? "").replace(/^\//, ""))) continue;
		for (const tag of story.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
	}
	const found = [...counts].sort().map(([name, taggings_count]) => ({ name, taggings_count }));
	return answer(c, { tags: found });
}

/**
 * A good answer with its tag. Published content may be kept by shared caches for a week when its address holds a
 * version; drafts by nobody. 304 only for those who asked for it: the client reads every body.
 */
function answer(c: Context, body: object, list?: { readonly total: number; readonly perPage: number }): Response {
	const text = JSON.stringify(body);
	const params = new URL(c.req.url).searchParams;
	const headers: Record<string, string> = list ? { Total: String(list.total), "Per-Page": String(list.perPage) } : {};
	if (params.get("version") === "draft") headers["Cache-Control"] = "no-store";
	else {
		const versioned = /^\d+$/.test(params.get("cv") ?? "");
		headers["Cache-Control"] = `max-age=0, public${versioned ? ", s-maxage=604800" : ", must-revalidate"}`;
		headers.ETag = `"${createHash("sha1").update(text).digest("base64url")}"`;
		if (c.req.header("if-none-match") === headers.ETag) return c.body(null, 304, headers);
	}
	return c.body(text, 200, { ...headers, "Content-Type": "application/json; charset=utf-8" });
}
