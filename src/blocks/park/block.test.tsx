import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import ParkBlock from "./block.tsx";
import { stories } from "./story.ts";

it("leads to the homes around it and lists what guests share", async () => {
	const html = await renderBlock(ParkBlock, stories.typical, null, { language: "de" });
	expect(html).toMatch(/<a [^>]*href="\/de\/ferienhaus-osterreich\/"/);
	expect(html.match(/<ul class="facilities">.*?<\/ul>/s)?.[0].match(/<li>/g)).toHaveLength(3);
	expect(html).toMatch(/<section aria-labelledby="([^"]+)"><h2 [^>]*id="\1"/);
	// Its map comes when asked for; where it is stands there without script too.
	expect(html).toContain(`Karte zeigen<span class="visually-hidden">: ${stories.typical.title}</span>`);
	expect(html).toMatch(/<p class="soft">[\d,]+° N, [\d,]+° [OW]<\/p>/);
	expect(html).not.toContain("map-view");
});
