import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import OfficesBlock from "./block.tsx";
import { stories } from "./story.ts";

it("has each office with its address, its ways to be reached and a map", async () => {
	const html = await renderBlock(OfficesBlock, stories.typical);
	expect(html.match(/<h3/g)).toHaveLength(2);
	expect(html).toContain('href="tel:+31850000000"');
	expect(html).toContain("https://www.openstreetmap.org/?mlat=52.0907&amp;mlon=5.1214#map=16/52.0907/5.1214");
	expect(html).toContain('<span class="visually-hidden">: Innsbruck</span>');
	expect(html.match(/class="map-room"/g)).toHaveLength(2);
});

it("leads to no map without a place on it", async () => {
	const html = await renderBlock(OfficesBlock, stories.empty);
	expect(html).toContain("Voorbeeldkade 1<br/>0000 AA Utrecht");
	expect(html).not.toContain("openstreetmap");
	expect(html).not.toContain("map-room");
	expect(html).not.toContain("tel:");
});
