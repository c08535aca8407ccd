import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { otherReading, parseCents, percentOf } from "./money.ts";

it("reads a sum as people of four countries write it", () => {
	const sums = ["1068", "1.068,48", "1,068.48", "€ 560,61", "1\u202f068,5", "EUR 12", "1'234.50", "0,05"];
	expect(sums.map(parseCents)).toEqual([106800, 106848, 106848, 56061, 106850, 1200, 123450, 5]);
	for (const none of ["", "-5", "1,234,5", "12,345678", "5 %", "1.23.45", "twelve", "1e5"]) {
		expect(parseCents(none), none).toBeNull();
	}
});

it("knows a sum that two people would read in two ways", () => {
	expect(["1.234", "€ 1,234", "12.005", "1.234,00", "1.234.567", "12,34", "1234"].map(otherReading)).toEqual([
		123,
		123,
		1201,
		null,
		null,
		null,
		null,
	]);
});

describe("percentages", () => {
	it("are rounded half up, to the cent, whatever the sum", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.integer({ min: 0, max: 10_000 }), (amount, bp) => {
				const exact = (2n * BigInt(amount) * BigInt(bp) + 10_000n) / 20_000n;
				expect(BigInt(percentOf(amount, bp))).toBe(exact);
			}),
			{ numRuns: 20_000 },
		);
	});

	it("round a half up and less than a half down", () => {
		expect([percentOf(50, 100), percentOf(49, 100), percentOf(150, 100), percentOf(149, 100)]).toEqual([1, 0, 2, 1]);
		for (let amount = 0; amount < 200_000; amount++) {
			for (const bp of [1, 333, 500, 1_500, 9_999]) {
				const exact = Math.floor((2 * amount * bp + 10_000) / 20_000);
				if (percentOf(amount, bp) !== exact) expect(percentOf(amount, bp)).toBe(exact);
			}
		}
	});
});
