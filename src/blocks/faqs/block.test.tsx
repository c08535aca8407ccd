import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import FaqsBlock from "./block.tsx";
import { stories } from "./story.ts";

it("has every question as a heading with its answer to be read at once", async () => {
	const html = await renderBlock(FaqsBlock, stories.typical);
	expect(html.match(/<h3/g)).toHaveLength(3);
	expect(html).toContain("Is bedlinnen inbegrepen?");
	expect(html).toContain("Waar het niet is inbegrepen");
	expect(html).not.toContain("<details");
	expect(html).toMatch(/aria-labelledby="([^"]+)".*<h2 [^>]*id="\1"/s);
});
