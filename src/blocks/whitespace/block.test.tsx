import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import WhitespaceBlock from "./block.tsx";
import { stories } from "./story.ts";

it("is air that screen readers do not meet, of medium size unless another was chosen", async () => {
	expect(await renderBlock(WhitespaceBlock, stories.empty)).toBe(
		'<div class="whitespace-block" data-size="medium" aria-hidden="true"></div>',
	);
	expect(await renderBlock(WhitespaceBlock, stories.longest)).toContain('data-size="large"');
});
