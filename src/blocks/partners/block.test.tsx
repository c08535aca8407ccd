import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import PartnersBlock from "./block.tsx";
import { stories } from "./story.ts";

it("links the names of partners that have a page, and no others", async () => {
	const html = await renderBlock(PartnersBlock, stories.typical);
	expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/nl\/verzekeringen"/);
	expect(html).toMatch(/<a href="https:\/\/partner\.example\/"[^>]*target="_blank" rel="noopener"/);
	expect(html.match(/<a /g)).toHaveLength(2);
	expect(html.match(/<li/g)).toHaveLength(3);
});

it("has a name for the section where there is no title, and the partners' names one level higher", async () => {
	const html = await renderBlock(PartnersBlock, stories.empty);
	expect(html).toContain('aria-label="Onze partners"');
	expect(html).toContain("<h2");
	expect(html).not.toContain("<h3");
});
