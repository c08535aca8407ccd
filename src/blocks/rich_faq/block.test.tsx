import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import { anchorsOf } from "./anchors.ts";
import RichFaqBlock from "./block.tsx";
import { stories } from "./story.ts";

it("opens without script: each question is the summary of its answer", async () => {
	const html = await renderBlock(RichFaqBlock, stories.typical);
	expect(html.match(/<details/g)).toHaveLength(2);
	expect(html.match(/<details[^>]*><summary><h3/g)).toHaveLength(2);
	expect(html).toContain("<li><p>tot 42 dagen voor aankomst een deel van de reissom</p></li>");
});

it("has the anchor inside the answer, so that an address that ends in it opens the question", async () => {
	const html = await renderBlock(RichFaqBlock, stories.empty);
	expect(html).toMatch(/<\/summary><div class="answer" id="kan-ik-kosteloos-annuleren">/);
});

it("gives questions that read alike anchors of their own, and one without letters another", () => {
	expect(anchorsOf(["Wann?", "Où ça ?", "wann", "???"])).toEqual(["wann", "ou-ca", "wann-2", "question"]);
});
