import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { divideCents, MOST_PARTS, shareNumberIn, shareReference, sharesOf } from "./shares.ts";

const PARTS = fc
	.array(fc.integer({ min: 0, max: MOST_PARTS }), { minLength: 1, maxLength: 20 })
	.filter((parts) => parts.some((count) => count > 0));

describe("shares of a price", () => {
	it("come to the sum, to the cent, however it is divided", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 5_000_000 }), PARTS, (cents, parts) => {
				const shares = divideCents(cents, parts);
				expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
				const all = parts.reduce((sum, count) => sum + count, 0);
				for (const [at, share] of shares.entries()) {
					const count = parts[at] ?? 0;
					expect(Math.abs(share - (cents * count) / all)).toBeLessThan(1);
					if (count === 0) expect(share).toBe(0);
				}
			}),
		);
	});

	it("are alike but for an odd cent", () => {
		expect(divideCents(39_690, [1, 1, 1, 1, 1, 1])).toEqual([6615, 6615, 6615, 6615, 6615, 6615]);
		expect(divideCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
		expect(divideCents(100, [2, 0, 1])).toEqual([67, 0, 33]);
		expect(() => divideCents(100, [0, 0])).toThrow(RangeError);
	});

	it("stand under each instalment's date, and without who takes no part", () => {
		const takers = [
			{ companionId: 1, parts: 1 },
			{ companionId: 2, parts: 0 },
			{ companionId: 3, parts: 2 },
		];
		expect(
			sharesOf(
				[
					{ dueOn: 10, cents: 300 },
					{ dueOn: 20, cents: 100 },
				],
				takers,
			),
		).toEqual([
			{ companionId: 1, dueOn: 10, cents: 100 },
			{ companionId: 3, dueOn: 10, cents: 200 },
			{ companionId: 1, dueOn: 20, cents: 34 },
			{ companionId: 3, dueOn: 20, cents: 66 },
		]);
		expect(sharesOf([{ dueOn: 10, cents: 300 }], [{ companionId: 2, parts: 0 }])).toEqual([]);
	});

	it("are told apart in the words of a transfer, however a bank breaks them", () => {
		const reference = shareReference("H41862709", 12);
		expect(reference).toBe("H41862709/S12");
		for (const words of [reference, `share ${reference} thanks`, "H4186 2709 / S12", "h41862709-s12"]) {
			expect(shareNumberIn(words, "H41862709")).toBe(12);
		}
		for (const words of ["H41862709", "H41862709 S", "H41862708/S12", "H41862709/S1234"]) {
			expect(shareNumberIn(words, "H41862709")).toBeNull();
		}
	});
});
