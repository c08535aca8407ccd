import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import UspItemsBlock from "./block.tsx";
import { USP_ICONS } from "./schema.ts";
import { stories } from "./story.ts";

it("has each reason under its icon, which says nothing to those who cannot see it", async () => {
	const html = await renderBlock(UspItemsBlock, stories.typical);
	expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(3);
	expect(html.match(/<h3/g)).toHaveLength(3);
	expect(html).toContain("Zet een huis vast met een optie");
});

it("has a picture for every icon that can be chosen", async () => {
	const drawn = USP_ICONS.map(async (icon) => {
		const html = await renderBlock(UspItemsBlock, {
			component: "usp_items",
			items: [{ component: "usp_item", icon, title: "x", text: "y" }],
		});
		return /<svg.*<\/svg>/s.exec(html)?.[0];
	});
	expect(new Set(await Promise.all(drawn)).size).toBe(USP_ICONS.length);
});

it("has a name for the section where there is no title", async () => {
	const html = await renderBlock(UspItemsBlock, stories.empty);
	expect(html).toContain('aria-label="Waarom hier boeken"');
	expect(html).toContain("<h2");
});
