import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import PromotionBlock from "./block.tsx";
import { stories } from "./story.ts";

it("says until when it holds, leads to its search and has its terms in full", async () => {
	const html = await renderBlock(PromotionBlock, stories.typical);
	expect(html).toMatch(/4 januari 2027.*26 maart 2027/);
	expect(html).toMatch(/<a [^>]*href="\/nl\/vakantiehuis\/"/);
	expect(html).toMatch(
		/<section class="terms" aria-labelledby="([^"]+)"><h2 [^>]*id="\1".*Een alinea en verder niets/s,
	);
});
