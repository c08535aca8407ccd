import { expect, it } from "vitest";
import { showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

it("has its text first and its picture with the caption after it, whichever side it stands on", async () => {
	const html = await showBlock(stories.typical);
	expect(html).toContain('data-side="left"');
	expect(html).toMatch(/<h2.*We know the house.*<p>Before a home.*<figure class="polaroid">.*<figcaption>Annelies’s/s);
	expect(html).toContain('alt="Drawing of a wooden house among birches"');
});

it("stands on the right without a caption by default", async () => {
	const html = await showBlock(stories.empty);
	expect(html).toContain('data-side="right"');
	expect(html).not.toContain("<figcaption>");
});
