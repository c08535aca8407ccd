import { describe, expect, it } from "vitest";
import { parseLine } from "#domain/feed/parse-line.ts";
import { AMENITIES, KINDS } from "#domain/home/facts.ts";
import { LANGUAGES } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { readDrawingAddress } from "#site/drawing-address.ts";
import { demoFeed } from "./feed.ts";
import { demoHomes } from "./homes.ts";
import { looksOf } from "./pictures.ts";
import { easterOf, seasonsOf } from "./rates.ts";
import { describeHome } from "./texts/home-words.ts";

const TODAY = dayOf("2026-11-16");
const NOW = new Date("2026-11-16T06:00:00Z");
const lines = [...demoFeed(TODAY, NOW)] as Record<string, unknown>[];
/** Homes of a place this near to each other stand on one page of results. */
const NEAR_TURNS = 2;
const of = (type: string) => lines.filter((line) => line.type === type);

describe("the demo catalogue", () => {
	it("is always the same for the same day", () => {
		expect(JSON.stringify([...demoFeed(TODAY, NOW)])).toBe(JSON.stringify(lines));
	}, 60_000);

	it("holds about 1,200 homes over twelve countries, every kind and every amenity", () => {
		const homes = of("accommodation");
		expect(homes).toHaveLength(1_200);
		expect(new Set(homes.map((home) => home.country)).size).toBe(12);
		expect(new Set(homes.map((home) => home.kind))).toEqual(new Set(KINDS));
		expect(new Set(homes.flatMap((home) => home.amenities as string[]))).toEqual(new Set(AMENITIES));
		expect(new Set(homes.map((home) => home.accoId)).size).toBe(homes.length);
		expect(homes.filter((home) => home.isTest)).toHaveLength(4);
		const fairyTale = homes.filter((home) => home.kind === "castle");
		expect(fairyTale.length).toBeLessThan(homes.length * 0.03);
	});

	it("is read by the feed's parser line by line, without a failure", () => {
		for (const [index, line] of lines.entries()) {
			if (index === 0) continue;
			const parsed = parseLine(JSON.stringify(line));
			expect(parsed.ok, `${index}: ${JSON.stringify(parsed)}`).toBe(true);
		}
	});

	it("lies in Europe and on the land side of its coasts", () => {
		for (const home of demoHomes()) {
			expect(home.lat).toBeGreaterThan(27);
			expect(home.lat).toBeLessThan(58);
			expect(Math.abs(home.lat - home.place.lat)).toBeLessThan(0.03);
		}
	});

	it("has eight pictures a home with words in four languages, and no two neighbours that look alike", () => {
		const homes = demoHomes();
		const looks = looksOf(homes);
		let alike = 0;
		for (const [index, home] of homes.entries()) {
			const next = homes[index + 1];
			const [look, other] = [looks[index], looks[index + 1]];
			if (!next || !look || !other) continue;
			const same = home.scenery === next.scenery && look.type === other.type && look.season === other.season;
			if (same && look.timeOfDay === other.timeOfDay) alike++;
		}
		expect(alike).toBe(0);
		for (const home of of("accommodation")) {
			const images = home.images as { url: string; alt: Record<string, string> }[];
			expect(images).toHaveLength(8);
			expect(new Set(images.map((image) => image.url)).size).toBe(8);
			for (const { url, alt } of images) {
				expect(readDrawingAddress(url)?.seed).toBe(home.accoId);
				for (const language of LANGUAGES)
					expect(alt[language]).toContain((home.title as Record<string, string>)[language]);
			}
		}
	});

	it("covers the coming 18 months with prices, in seasons that touch and change on Saturdays", () => {
		for (const home of demoHomes()) {
			const seasons = seasonsOf(home, TODAY);
			expect(seasons[0]?.from).toBeLessThanOrEqual(TODAY);
			expect(seasons.at(-1)?.to).toBeGreaterThan(TODAY + 550);
			for (const [index, season] of seasons.entries()) {
				const next = seasons[index + 1];
				if (next) expect(next.from).toBe(season.to);
			}
		}
	});

	it("has the last-minute reductions of the house on every home", () => {
		for (const rates of of("rates")) {
			expect(rates.discounts).toEqual(
				expect.arrayContaining([
					{ kind: "lastMinute", threshold: 28, bp: 1000 },
					{ kind: "lastMinute", threshold: 14, bp: 1500 },
					{ kind: "lastMinute", threshold: 7, bp: 2000 },
				]),
			);
		}
	});

	it("takes stays that do not overlap", () => {
		for (const { periods } of of("occupancy") as unknown as { periods: { arrival: string; departure: string }[] }[]) {
			for (const [index, period] of periods.entries()) {
				expect(period.arrival < period.departure).toBe(true);
				const next = periods[index + 1];
				if (next) expect(next.arrival >= period.departure).toBe(true);
			}
		}
	});

	it("says nothing twice in one text, and homes near each other share no sentence", () => {
		const lastSaid = new Map<string, number>();
		const repeated: string[] = [];
		for (const home of demoHomes()) {
			const texts = describeHome(home.text);
			for (const language of LANGUAGES) {
				for (const sentence of texts[language].split(/(?<=[.?])\s+/).filter((words) => words.length > 25)) {
					const key = `${home.place.country} ${home.place.names.en} ${language} ${sentence}`;
					const before = lastSaid.get(key);
					if (before !== undefined && home.turn - before <= NEAR_TURNS) repeated.push(`${home.accoId}: ${sentence}`);
					lastSaid.set(key, home.turn);
				}
			}
		}
		expect(repeated).toEqual([]);
	}, 60_000);

	it.each([
		[2026, "2026-04-05"],
		[2027, "2027-03-28"],
		[2028, "2028-04-16"],
		[2038, "2038-04-25"],
	])("Easter of %i is on %s", (year, iso) => {
		expect(easterOf(year)).toBe(dayOf(iso));
	});
});
