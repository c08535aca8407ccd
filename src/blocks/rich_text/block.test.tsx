import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import ButtonBlock from "../button/block.tsx";
import RichTextBlock from "./block.tsx";
import { stories } from "./story.ts";

it("shows text with headings under the page's own and links to stories", async () => {
	const html = await renderBlock(RichTextBlock, stories.typical);
	expect(html).toContain("<h2>Hoe we kijken</h2>");
	expect(html).toMatch(/<a [^>]*href="\/nl\/kwaliteitsgarantie"/);
});

it("shows the blocks that stand in it", async () => {
	const html = await renderBlock(RichTextBlock, stories.longest, null, { components: { button: ButtonBlock } });
	expect(html).toContain("Lees wie we zijn");
	expect(html).toContain("<table");
});
