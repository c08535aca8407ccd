import { expect, it } from "vitest";
import { CATALOGUES } from "#i18n/catalogues.server.ts";
import type { PlaceWeather } from "#site/views/block-data.ts";
import { countOf, showBlock } from "#tests/support/show-block.tsx";
import { SKIES, skyOf } from "./codes.ts";
import { stories } from "./story.ts";

const WEATHER: PlaceWeather = {
	now: { temperature: -3, code: 71, isDay: true },
	days: [
		{ date: "2027-01-15", min: -8, max: 1, code: 71 },
		{ date: "2027-01-16", min: -2, max: 4, code: 0 },
	],
	readAt: "2027-01-15T10:00:00.000Z",
	stale: false,
};

it("says the weather now and of each day, in words", async () => {
	const html = await showBlock(stories.typical, WEATHER);
	expect(html).toMatch(/<strong>−3\s?°C<\/strong>/);
	expect(html).toContain("Light snow");
	expect(countOf(html, "<time ")).toBe(2);
	expect(html).toMatch(/<time dateTime="2027-01-16">Sat 16<\/time>.*Clear.*highest.*4°C.*lowest.*−2°C/s);
});

it("names the source of the readings", async () => {
	expect(await showBlock(stories.typical, WEATHER, "de")).toMatch(/Wetterdaten: <a [^>]*>Open-Meteo\.com<\/a>/);
});

it("says when an old reading was taken", async () => {
	expect(await showBlock(stories.typical, WEATHER)).not.toContain("As of");
	const html = await showBlock(stories.typical, { ...WEATHER, stale: true });
	expect(html).toContain("As of Fri 15 Jan 2027, 11:00.");
});

it("has a sentence when there is no weather, and a word less for a code that is not in use", async () => {
	expect(await showBlock(stories.empty, null, "nl")).toContain("Het weerbericht is er nu even niet.");
	const odd = { ...WEATHER, now: { ...WEATHER.now, code: 42 } };
	expect(await showBlock(stories.typical, odd)).toContain("-3");
	expect(skyOf(42)).toBeNull();
});

it("has words for every sky in every language", () => {
	for (const { content } of Object.values(CATALOGUES)) {
		const words = content?.show ?? {};
		for (const sky of SKIES) expect(words[`sky_${sky}`]).toBeTruthy();
	}
});

it("knows all codes that Open-Meteo documents", () => {
	const codes = [
		0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
	];
	expect(codes.filter((code) => skyOf(code) === null)).toEqual([]);
});
