import { expect, it } from "vitest";
import { countOf, showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

it("has tiles under its title, each one link", async () => {
	const html = await showBlock(stories.typical);
	expect(html).toMatch(/<h2 [^>]*>Where to begin\?<\/h2>/);
	expect(countOf(html, "<h3")).toBe(3);
	expect(countOf(html, "<a ")).toBe(3);
	expect(html).toContain('href="/en/contact"');
	expect(countOf(html, "link-tile pictured")).toBe(3);
});

it("has headings of their own without a title", async () => {
	const html = await showBlock(stories.empty, null, "de");
	expect(countOf(html, "<h2")).toBe(2);
	expect(html).toContain('href="/de/kontakt"');
	expect(html).not.toContain("pictured");
	expect(html).not.toContain("aria-labelledby");
});

it("shows the words of a tile whose link leads nowhere safe, without a link", async () => {
	const html = await showBlock({
		component: "link_blocks",
		items: [{ component: "link_block", title: "A", link: { linktype: "url", url: "javascript:alert(1)" } }],
	});
	expect(html).not.toContain("<a ");
	expect(html).toContain(">A</span>");
});
