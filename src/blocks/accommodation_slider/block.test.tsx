import { expect, it } from "vitest";
import { blockHomesOf, countOf, showBlock } from "#tests/support/show-block.tsx";
import { stories } from "./story.ts";

it("shows a list of homes, each with its whole price, under its heading", async () => {
	const html = await showBlock(stories.typical, blockHomesOf("a1", "a2", "a3"));
	expect(html).toMatch(/<section class="wrap" aria-labelledby="([^"]+)">.*<h2 class="t-display" id="\1">Waking up/s);
	expect(countOf(html, "<li><article")).toBe(3);
	expect(html).toContain("from <strong>€184</strong> per night, all included<br/>€1,288 for 7 nights");
	expect(html).toContain('href="/en/holiday-home-austria/tyrol/kirchberg/haus-a1"');
});

it("leads to the search that the homes come from, with its number of homes", async () => {
	const html = await showBlock(stories.typical, blockHomesOf("a1"));
	expect(html).toMatch(/<a [^>]*href="\/en\/holiday-home-austria\/"[^>]*>See all 153 homes<\/a>/);
});

it("leads where its own link says", async () => {
	const html = await showBlock(stories.longest, blockHomesOf("a1"), "de");
	expect(html).toContain("Sämtliche Villen und Landhäuser ansehen");
	expect(html).not.toContain('/en/holiday-home-austria/"');
});

it("leads nowhere when its homes were named", async () => {
	const html = await showBlock(stories.typical, { ...blockHomesOf("a1"), searchPath: null });
	expect(html).not.toContain("text-link");
});

it("can be stopped and turned by buttons with words", async () => {
	const html = await showBlock(stories.typical, blockHomesOf("a1", "a2"), "nl");
	expect(html).toContain('aria-roledescription="carrousel"');
	for (const words of ["Hervat de diavoorstelling", "Vorige", "Volgende"])
		expect(html).toContain(`${words}</span></button>`);
});

it.each([null, blockHomesOf()])("shows nothing without homes", async (data) => {
	expect(await showBlock(stories.typical, data)).toBe("");
});
