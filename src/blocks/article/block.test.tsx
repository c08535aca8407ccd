import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import ArticleBlock from "./block.tsx";
import { stories } from "./story.ts";

const next = {
	uuid: "u",
	title: "Istrië in april",
	text: "Asperges",
	href: "/blog/nl/istrie-in-april",
	date: "2026-04-02",
	note: null,
	picture: null,
};

it("says who wrote it and when, and what to read next", async () => {
	const html = await renderBlock(
		ArticleBlock,
		stories.typical,
		{ next: [next] },
		{ firstPublishedAt: "2026-11-02T08:00:00Z" },
	);
	expect(html).toMatch(/<h1[^>]*>Het meer in november<\/h1>/);
	expect(html).toContain("Team Alpen");
	expect(html).toMatch(/<time dateTime="2026-11-02T08:00:00Z">2 nov/);
	expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/blog\/nl\/istrie-in-april"/);
});

it("ends with its text where there is nothing to read next", async () => {
	expect(await renderBlock(ArticleBlock, stories.empty, null)).not.toContain("<section");
	expect(await renderBlock(ArticleBlock, stories.empty, { next: [] })).not.toMatch(/<section|<time/);
});
