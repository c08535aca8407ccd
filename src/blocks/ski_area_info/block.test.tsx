import { expect, it } from "vitest";
import { countOf, showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

it("has its figures as terms and their values", async () => {
	const html = await showBlock(stories.typical);
	expect(html).toContain("<dt>Altitude</dt><dd>830 m to 1,894 m</dd>");
	expect(html).toContain("<dt>Slopes in all</dt><dd>69.5 km</dd>");
	expect(html).toContain("<dt>Lifts</dt><dd>17</dd>");
});

it("says the difficulty in words, with bars as long as their share of the longest", async () => {
	const html = await showBlock(stories.typical);
	expect(html).toMatch(
		/<dt>Blue, easy<\/dt><dd><i class="blue" style="width:100%" aria-hidden="true"><\/i><span>34 km/,
	);
	expect(html).toMatch(/<dt>Black, difficult<\/dt><dd><i class="black" style="width:20\.58\d*%"/);
});

it("leaves out what is not known, and keeps what is nought", async () => {
	const bare = await showBlock(stories.empty);
	expect(countOf(bare, "<dt>")).toBe(0);
	expect(bare).toContain("Resterkogel</h2>");
	const longest = await showBlock(stories.longest, null, "de");
	expect(longest).toContain("<dt>Schwarz, schwer</dt>");
	expect(longest).toMatch(/<span>0\skm<\/span>/);
});

it("says one height when the other is not known", async () => {
	const html = await showBlock({ component: "ski_area_info", name: "A", highest: 1894 });
	expect(html).toContain("<dd>1,894 m</dd>");
});
