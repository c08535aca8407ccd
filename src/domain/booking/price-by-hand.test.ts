import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { adjustmentOf, commissionAfter, isPayable, shiftInstalments, withAdjustment } from "./price-by-hand.ts";
import { sumOf } from "./travel-sum.ts";

const line = (code: string, amountCents: number) => ({
	code,
	quantity: 1,
	unitCents: amountCents,
	amountCents,
	pay: "invoice" as const,
});
const instalments = fc.array(
	fc.record({ dueOn: fc.integer({ min: 20_000, max: 21_000 }), cents: fc.integer({ min: 1, max: 200_000 }) }),
	{ maxLength: 3 },
);
const sum = (parts: readonly { readonly cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0);

describe("a price by hand", () => {
	it("is one line beside the reckoned ones, which stay as they were", () => {
		const reckoned = [line("rent", 100_000), line("tourist_tax", 2_000)];
		const once = withAdjustment(reckoned, -10_000);
		const twice = withAdjustment(once, adjustmentOf(once) - 5_000);
		expect(twice.slice(0, 2)).toEqual(reckoned);
		expect(adjustmentOf(twice)).toBe(-15_000);
		expect(sumOf(twice)).toBe(87_000);
		expect(withAdjustment(twice, 0)).toEqual(reckoned);
	});

	it("leaves insurance, tourist tax and credits that were used covered", () => {
		const reckoned = [line("rent", 100_000), line("insurance_premium", 5_000), line("tourist_tax", 2_000)];
		expect(isPayable(withAdjustment(reckoned, -100_000), 7_000)).toBe(true);
		expect(isPayable(withAdjustment(reckoned, -100_001), 0)).toBe(false);
		expect(isPayable(withAdjustment(reckoned, -100_000), 7_001)).toBe(false);
	});

	it("moves instalments by exactly the difference, from the last one on, none below zero", () => {
		fc.assert(
			fc.property(instalments, fc.integer({ min: -600_000, max: 200_000 }), (parts, wanted) => {
				const difference = Math.max(wanted, -sum(parts));
				const shifted = shiftInstalments(parts, difference, 20_500);
				expect(sum(shifted)).toBe(sum(parts) + difference);
				expect(shifted.every(({ cents }) => cents > 0)).toBe(true);
				// What is due first is touched last.
				if (shifted.length > 1) expect(shifted[0]).toEqual(parts[0]);
			}),
			{ numRuns: propertyRuns(500) },
		);
	});

	it("lowers the commission when it is lowered, and never raises it above the reckoned one", () => {
		const commission = { baseCents: 100_000, bp: 1_000 };
		expect(commissionAfter(commission, 0, -20_000)).toEqual({ baseCents: 80_000, cents: 8_000 });
		expect(commissionAfter({ baseCents: 80_000, bp: 1_000 }, -20_000, 5_000)).toEqual({
			baseCents: 100_000,
			cents: 10_000,
		});
		expect(commissionAfter(commission, 0, 30_000)).toEqual({ baseCents: 100_000, cents: 10_000 });
	});
});
