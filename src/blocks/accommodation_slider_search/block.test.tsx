import { expect, it } from "vitest";
import { blockHomesOf, countOf, showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

it("has a search box that knows its place, and the place's homes", async () => {
	const html = await showBlock(stories.typical, blockHomesOf("a1", "a2"));
	expect(html).toMatch(/<form [^>]*action="\/en\/holiday-home\/"[^>]*method="get"/);
	expect(html).toMatch(/<input[^>]*name="q"[^>]*value="Austria"/);
	expect(countOf(html, "<li><article")).toBe(2);
	expect(html).toContain("See all 153 homes");
});

it("keeps the kinds of its homes in the search", async () => {
	const html = await showBlock(stories.longest, { ...blockHomesOf("a1"), params: { types: ["villa", "chalet"] } });
	expect(html).toContain('<input type="hidden" name="types" value="villa,chalet"/>');
});

it("keeps the box when there are no homes", async () => {
	const html = await showBlock(stories.empty, blockHomesOf());
	expect(html).toContain("<form");
	expect(html).not.toContain("carousel");
});

it("shows nothing when its place is not known", async () => {
	expect(await showBlock(stories.typical, null)).toBe("");
});
