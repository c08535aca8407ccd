import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import PageHeaderBlock from "./block.tsx";
import { stories } from "./story.ts";

it("has the page's one heading, its lead and its picture, which comes first", async () => {
	const html = await renderBlock(PageHeaderBlock, stories.typical);
	expect(html).toMatch(/<h1[^>]*>Wie we zijn<\/h1>/);
	expect(html).toContain('loading="eager"');
	expect(html).toContain("/images/illustrations/hero.webp");
});

it("is a heading alone where nothing else was filled in", async () => {
	const html = await renderBlock(PageHeaderBlock, stories.empty);
	expect(html).toContain("<h1");
	expect(html).not.toMatch(/<img|<p[ >]|<nav|data-picture/);
});

it("takes pictures of a real space from that space's image service", async () => {
	const filename = "https://a.storyblok.com/f/1/1200x800/0123/photo.jpg";
	const html = await renderBlock(PageHeaderBlock, {
		...stories.empty,
		picture: { fieldtype: "asset", filename, alt: "Haus" },
	});
	expect(html).toContain(`src="${filename}/m/960x0"`);
	expect(html).toContain('alt="Haus"');
});
