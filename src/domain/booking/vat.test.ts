import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { vatParts } from "./vat.ts";

const line = (amountCents: number, vatBp: number | null = 2100) => ({ amountCents, vatBp });

describe("value added tax within prices", () => {
	it("is worked out once per rate, half up, highest rate first and what is outside last", () => {
		expect(vatParts([line(4_690, null), line(10_000, 900), line(100_000), line(47_950)])).toEqual([
			{ rateBp: 2100, netCents: 122_273, vatCents: 25_677, grossCents: 147_950 },
			{ rateBp: 900, netCents: 9_174, vatCents: 826, grossCents: 10_000 },
			{ rateBp: null, netCents: 4_690, vatCents: 0, grossCents: 4_690 },
		]);
		// 3 cents at 20 %: 0.5 of a cent is one.
		expect(vatParts([line(3, 2_000)])[0]?.vatCents).toBe(1);
		// Three lines of 3 cents hold 1.5 cents of tax: two, not three.
		expect(vatParts([line(3, 2_000), line(3, 2_000), line(3, 2_000)])[0]?.vatCents).toBe(2);
		expect(vatParts([])).toEqual([]);
	});

	it("adds up in every part and to the whole, and mirrors itself below zero", () => {
		const amount = fc.integer({ min: -500_000, max: 5_000_000 });
		const rate = fc.option(fc.constantFrom(2100, 900, 600, 1000, 0), { nil: null });
		fc.assert(
			fc.property(fc.array(fc.tuple(amount, rate), { maxLength: 40 }), (pairs) => {
				const lines = pairs.map(([cents, bp]) => line(cents, bp));
				const parts = vatParts(lines);
				for (const { netCents, vatCents, grossCents } of parts) expect(netCents + vatCents).toBe(grossCents);
				const sum = (all: readonly { amountCents: number }[]) => all.reduce((cents, one) => cents + one.amountCents, 0);
				expect(parts.reduce((cents, part) => cents + part.grossCents, 0)).toBe(sum(lines));
				for (const { rateBp, vatCents, grossCents } of parts) {
					const exact = (grossCents * (rateBp ?? 0)) / (10_000 + (rateBp ?? 0));
					expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(0.500001);
				}
				const mirrored = vatParts(lines.map((one) => ({ ...one, amountCents: -one.amountCents || 0 })));
				expect(mirrored.map(({ vatCents }) => vatCents + 0)).toEqual(parts.map(({ vatCents }) => -vatCents + 0));
			}),
			{ numRuns: propertyRuns(500) },
		);
	});
});
