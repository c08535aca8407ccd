import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { LAST_STOP, PRICE_STOPS, placeOf, priceBars } from "./price-bars.ts";

const histogram = (homes: Readonly<Record<number, number>>) =>
	Array.from({ length: 175 }, (_, bucket) => homes[bucket * 20] ?? 0);

describe("the scale of the price filter", () => {
	it("reaches over the whole range of 0 to 3500, finer where most homes are", () => {
		expect([PRICE_STOPS[0], PRICE_STOPS[LAST_STOP]]).toEqual([0, 3500]);
		const widths = PRICE_STOPS.slice(1).map((stop, at) => stop - (PRICE_STOPS[at] ?? 0));
		expect(widths).toEqual([...widths].sort((a, b) => a - b));
		expect(widths.length).toBeLessThanOrEqual(30);
	});

	it.each([
		[0, 0],
		[20, 1],
		[30, 1.5],
		[300, 15],
		[1000, 25],
		[3500, 30],
		[9000, 30],
	])("has the place of %i euros at %f", (euros, place) => {
		expect(placeOf(euros)).toBe(place);
	});
});

describe("the bars of the price filter", () => {
	it("hold the homes from one stop to the next, and all dearer ones at the end", () => {
		const bars = priceBars(histogram({ 80: 4, 120: 9, 320: 7, 3480: 2 }));
		expect([bars[4], bars[6], bars[15], bars.at(-1)]).toEqual([4, 9, 7, 2]);
	});

	it("lose no home", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(50), { minLength: 175, maxLength: 175 }), (counts) => {
				const bars = priceBars(counts);
				expect(bars.reduce((sum, count) => sum + count, 0)).toBe(counts.reduce((sum, count) => sum + count, 0));
				expect(bars.length).toBe(LAST_STOP);
			}),
		);
	});
});
