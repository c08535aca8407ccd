import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import AuthorBlock from "../author/block.tsx";
import BreadcrumbsBlock from "../breadcrumbs/block.tsx";
import ContactInformationBlock from "../contact_information/block.tsx";
import PageHeaderBlock from "../page_header/block.tsx";
import RichTextBlock from "../rich_text/block.tsx";
import GenericTemplateBlock from "./block.tsx";
import { stories } from "./story.ts";

const components = {
	author: AuthorBlock,
	breadcrumbs: BreadcrumbsBlock,
	contact_information: ContactInformationBlock,
	page_header: PageHeaderBlock,
	rich_text: RichTextBlock,
};

it("has its head, then its blocks with the others in an aside", async () => {
	const crumbs = [{ label: "Verhalen", href: "/blog/nl" }];
	const html = await renderBlock(GenericTemplateBlock, stories.typical, null, { components, crumbs });
	const [main = "", aside = ""] = html.split("<aside");
	expect(main).toContain("<h1");
	expect(main).toContain("Hoe we kijken");
	expect(aside).toContain("Voor huiseigenaren");
	expect(html.match(/<nav/g)).toHaveLength(1);
});

it("has no aside without blocks for it", async () => {
	const html = await renderBlock(GenericTemplateBlock, stories.empty, null, { components });
	expect(html).not.toContain("<aside");
	expect(html).toContain("Een alinea en verder niets.");
});
