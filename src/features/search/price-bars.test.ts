import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { priceBars } from "./price-bars.ts";

const histogram = (homes: Readonly<Record<number, number>>) =>
	Array.from({ length: 175 }, (_, bucket) => homes[bucket * 20] ?? 0);

describe("the bars of the price filter", () => {
	it("are as fine as the room allows", () => {
		const { bars, width, end } = priceBars(histogram({ 80: 4, 120: 9, 160: 7, 400: 2 }), 0);
		expect({ width, end, bars: bars.length }).toEqual({ width: 20, end: 420, bars: 21 });
		expect([bars[4], bars[6], bars[8], bars[20]]).toEqual([4, 9, 7, 2]);
	});

	it("gather the few dear homes in the last one", () => {
		const { bars, end } = priceBars(histogram({ 100: 60, 180: 39, 3000: 1 }), 0);
		expect(end).toBe(200);
		expect(bars.at(-1)).toBe(40);
	});

	it("reach to the price that is asked for", () => {
		expect(priceBars(histogram({ 100: 60 }), 900).end).toBeGreaterThanOrEqual(900);
	});

	it("lose no home and never exceed the room", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(50), { minLength: 175, maxLength: 175 }), fc.nat(3500), (counts, limit) => {
				const { bars, width, end } = priceBars(counts, limit);
				expect(bars.reduce((sum, count) => sum + count, 0)).toBe(counts.reduce((sum, count) => sum + count, 0));
				expect(bars.length).toBeLessThanOrEqual(25);
				expect(end).toBeLessThanOrEqual(3500);
				expect(end).toBe(bars.length * width);
			}),
		);
	});
});
