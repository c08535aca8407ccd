import { expect, it } from "vitest";
import { showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

it("says in words where the spot is, and leads to the homes around it", async () => {
	const html = await showBlock(stories.typical);
	expect(html).toContain("<strong>Stadtplatz, Mittersill, Austria</strong>");
	expect(html).toContain("47.281° N, 12.485° E");
	const query = new URLSearchParams(/href="\/en\/holiday-home\/\?([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&"));
	const [south, west, north, east] = (query.get("bounds") ?? "").split(",").map(Number);
	expect(south).toBeLessThan(47.281);
	expect(north).toBeGreaterThan(47.281);
	expect(west).toBeLessThan(12.485);
	expect(east).toBeGreaterThan(12.485);
	expect(query.get("view")).toBe("map");
});

it("writes degrees as each language does", async () => {
	expect(await showBlock(stories.empty, null, "nl")).toContain("38,708° NB, 9,136° WL");
	expect(await showBlock(stories.empty, null, "fr")).toContain("38,708° N, 9,136° O");
});

it("loads no map before it is asked for", async () => {
	const html = await showBlock(stories.typical);
	expect(html).toMatch(/Show the map<span class="visually-hidden">: [^<]+<\/span><\/button>/);
	expect(html).not.toContain("map-view");
});
