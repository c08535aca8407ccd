import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import PageHeaderBlock from "../page_header/block.tsx";
import { stories as pageHeader } from "../page_header/story.ts";
import BreadcrumbsBlock from "./block.tsx";
import { stories } from "./story.ts";

const crumbs = [{ label: "Verhalen", href: "/blog/nl" }];

it("leads from the home screen to the page, as a named list of links", async () => {
	const html = await renderBlock(BreadcrumbsBlock, stories.typical, null, { crumbs });
	expect(html).toMatch(/<nav aria-label="[^"]+"><ol/);
	expect([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(["/nl/", "/blog/nl"]);
	expect(html).toContain("Startpagina");
});

it("does not name the home screen twice", async () => {
	const html = await renderBlock(BreadcrumbsBlock, stories.empty, null, {
		crumbs: [{ label: "Halcyon", href: "/nl/" }],
	});
	expect(html.match(/<li/g)).toHaveLength(1);
});

it("takes the place of the way in the page's head", async () => {
	const head = (ownCrumbs: boolean) => renderBlock(PageHeaderBlock, pageHeader.empty, null, { crumbs, ownCrumbs });
	expect(await head(false)).toContain("<nav");
	expect(await head(true)).not.toContain("<nav");
});
