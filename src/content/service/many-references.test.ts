import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ContentServer, contentServer } from "#tests/support/content-server.ts";

/** Pages that point at more stories than one answer carries. */

let server: ContentServer;
let folder: string;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "stories-"));
	mkdirSync(join(folder, "items"));
	const write = (path: string, content: object) =>
		writeFileSync(
			join(folder, `${path}.json`),
			JSON.stringify({ name: path, published_at: "2026-01-01T00:00:00Z", content }),
		);
	for (const n of numbers(510)) write(`items/n${n}`, { component: "item", label: `Item ${n}` });
	const list = (count: number) => numbers(count).map((n) => `story:items/n${n}`);
	write("fifty", { component: "list", items: list(50) });
	write("sixty", { component: "list", items: list(60) });
	const links = (count: number) =>
		numbers(count).map((n) => ({ component: "entry", to: { linktype: "story", id: `story:items/n${n}` } }));
	write("links", { component: "links", body: links(510) });
	server = await contentServer(folder);
});

afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

// biome-ignore lint/suspicious/noExplicitAny: the answers of the client are untyped
const get = async (slug: string, params: any = {}) => (await server.client().get(`cdn/stories/${slug}`, params)).data;

it("fifty relations come with the story", async () => {
	const body = await (await fetch(`${server.endpoint}/cdn/stories/fifty?resolve_relations=list.items`)).json();
	expect(body.rels).toHaveLength(50);
	expect(body).not.toHaveProperty("rel_uuids");
});

it("more than fifty are named, and the client fetches them fifty at a time", async () => {
	const body = await (await fetch(`${server.endpoint}/cdn/stories/sixty?resolve_relations=list.items`)).json();
	expect(body.rel_uuids).toHaveLength(60);
	expect(body).not.toHaveProperty("rels");

	server.requests.length = 0;
	const { story } = await get("sixty", { resolve_relations: "list.items" });
	// biome-ignore lint/suspicious/noExplicitAny: the answers of the client are untyped
	expect(story.content.items.map((item: any) => item.content.label)).toEqual(numbers(60).map((n) => `Item ${n}`));
	const batches = server.requests.filter((request) => request.includes("by_uuids="));
	expect(batches.map((request) => /by_uuids=([^&]*)/.exec(request)?.[1]?.split("%2C").length)).toEqual([50, 10]);
	for (const batch of batches) expect(batch).toContain("per_page=50");
});

it("more than five hundred links are named, and the client fetches them", async () => {
	const body = await (await fetch(`${server.endpoint}/cdn/stories/links?resolve_links=url`)).json();
	expect(body.link_uuids).toHaveLength(510);
	expect(body).not.toHaveProperty("links");
	const plain = await (await fetch(`${server.endpoint}/cdn/stories/links`)).json();
	expect(plain.links).toEqual([]);

	const { story } = await get("links", { resolve_links: "url" });
	// biome-ignore lint/suspicious/noExplicitAny: the answers of the client are untyped
	const found = story.content.body.map((entry: any) => entry.to.story.full_slug);
	expect(found).toEqual(numbers(510).map((n) => `items/n${n}`));
});
