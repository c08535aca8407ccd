import { expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { heatOf } from "./heat.ts";
import { printedEuros } from "./printed-euros.ts";

it("never gives a higher number the cooler colour, and equal numbers the same", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 70 }), (prices) => {
			const heat = heatOf(prices);
			const ordered = [...prices].sort((a, b) => printedEuros(a) - printedEuros(b));
			for (const [index, price] of ordered.entries()) {
				const before = ordered[index - 1] ?? price;
				if (printedEuros(before) === printedEuros(price)) expect(heat(before)).toBe(heat(price));
				else expect(heat(before)).toBeLessThanOrEqual(heat(price));
			}
			expect(heat(ordered[0] ?? 0)).toBe(1);
		}),
	);
	const spread = heatOf([10_000, 20_000, 30_000, 40_000, 50_000, 60_000]);
	expect([10_000, 30_000, 60_000].map(spread)).toEqual([1, 2, 5]);
});
