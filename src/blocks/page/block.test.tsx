import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import ButtonBlock from "../button/block.tsx";
import PageHeaderBlock from "../page_header/block.tsx";
import RichTextBlock from "../rich_text/block.tsx";
import PageBlock from "./block.tsx";
import { stories } from "./story.ts";

const components = { button: ButtonBlock, page_header: PageHeaderBlock, rich_text: RichTextBlock };

it("shows its blocks one after the other", async () => {
	const html = await renderBlock(PageBlock, stories.typical, null, { components });
	expect(html.indexOf("<h1")).toBeGreaterThan(-1);
	expect(html.indexOf("Hoe we kijken")).toBeGreaterThan(html.indexOf("<h1"));
	expect(html.indexOf("Lees wie we zijn")).toBeGreaterThan(html.indexOf("Hoe we kijken"));
});

it("shows nothing of what search engines read", async () => {
	expect(await renderBlock(PageBlock, stories.longest, null, { components })).not.toContain("Een pagina");
	expect(await renderBlock(PageBlock, stories.empty, null, { components })).toBe("");
});
