import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import AuthorBlock from "./block.tsx";
import { stories } from "./story.ts";

it("names the team and says what it does", async () => {
	const html = await renderBlock(AuthorBlock, stories.typical);
	expect(html).toContain("Geschreven door");
	expect(html).toContain("Team Alpen");
	expect(html).toContain('alt="Tekening van een chalet in de sneeuw"');
});

it("has no frame without a picture", async () => {
	const html = await renderBlock(AuthorBlock, stories.empty);
	expect(html).not.toContain("<img");
	expect(html).not.toContain("frame");
});
