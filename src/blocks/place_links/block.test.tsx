import { expect, it } from "vitest";
import { showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

const PLACES = [
	{ label: "Frankrijk", href: "/nl/vakantiehuis-frankrijk/", count: 154 },
	{ label: "Luxemburg", href: "/nl/vakantiehuis-luxemburg/", count: 1 },
];

it("lists places with their number of homes, the number within the link", async () => {
	const html = await showBlock(stories.typical, PLACES, "nl");
	expect(html).toMatch(/<li><a [^>]*href="\/nl\/vakantiehuis-frankrijk\/"[^>]*>Frankrijk<span>154 huizen<\/span><\/a>/);
	expect(html).toContain("<span>1 huis</span>");
	expect(html).toContain("<figure");
});

it("stands without a picture", async () => {
	const html = await showBlock(stories.empty, PLACES, "nl");
	expect(html).not.toContain("<figure");
	expect(html).toContain('<section class="wrap"');
});

it.each([null, []])("shows nothing without places", async (data) => {
	expect(await showBlock(stories.typical, data)).toBe("");
});
