import { expect, it } from "vitest";
import { countOf, showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

it("has a link to each picture in large, with its words", async () => {
	const html = await showBlock(stories.typical);
	expect(countOf(html, "<figure>")).toBe(4);
	expect(html).toMatch(/<a class="frame" href="\/images\/illustrations\/living.webp[^"]*1600x[^"]*">/);
	expect(html).toContain('alt="Drawing of a living room with a fireplace"');
	expect(html).toContain("<figcaption>Drawing of a living room with a fireplace</figcaption>");
});

it("has a name without a title", async () => {
	const html = await showBlock(stories.empty, null, "nl");
	expect(html).toContain('aria-label="Foto’s en tekeningen"');
	expect(html).not.toContain("<h2");
});

it("shows pictures of a real space by that space's own image service", async () => {
	const src = "https://a.storyblok.com/f/1/800x600/abc/house.jpg";
	const html = await showBlock({
		component: "image_gallery",
		title: "",
		pictures: [{ fieldtype: "asset", filename: src, alt: "" }],
	});
	expect(html).toContain(`href="${src}"`);
	expect(html).toContain(`${src}/m/960x0`);
	expect(html).not.toContain("<figcaption>");
});
