import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import PageHeaderScrollBlock from "./block.tsx";
import { stories } from "./story.ts";

it("leads down by a plain anchor to its own end", async () => {
	const html = await renderBlock(PageHeaderScrollBlock, stories.typical);
	const anchor = /<a class="btn btn-primary" href="#([^"]+)">Lees verder/.exec(html)?.[1];
	expect(anchor).toBeTruthy();
	expect(html.indexOf(`id="${anchor}"`)).toBeGreaterThan(html.indexOf("<img"));
	expect(html).toMatch(/<h1/);
});

it("needs neither lead nor picture", async () => {
	const html = await renderBlock(PageHeaderScrollBlock, stories.empty);
	expect(html).not.toMatch(/<img|<p[ >]|data-picture/);
	expect(html).toContain("Hoe het werkt");
});
