import { describe, expect, it } from "vitest";
import { firstShareOf, instalmentsOf } from "./instalments.ts";

describe("the first instalment", () => {
	it("is the share of what is due without insurance, and the insurance whole", () => {
		const [first] = instalmentsOf({
			dueCents: 76_829,
			insuranceCents: 5034,
			arrival: 200,
			today: 100,
			balanceDays: 42,
		});
		expect(first?.cents).toBe(26_573);
		expect(firstShareOf({ firstCents: 26_573, dueCents: 76_829, insuranceCents: 5034 })).toEqual({
			bp: 3000,
			ofCents: 71_795,
			insuranceCents: 5034,
		});
	});

	it("has no share to name where its sum is another", () => {
		expect(firstShareOf({ firstCents: 26_574, dueCents: 76_829, insuranceCents: 5034 })).toBeNull();
		expect(firstShareOf({ firstCents: 76_829, dueCents: 76_829, insuranceCents: 0 })).toBeNull();
	});

	it.each([
		[43, 2],
		[42, 1],
	])("with an arrival %i days away there are %i payments", (days, count) => {
		const parts = instalmentsOf({
			dueCents: 10_000,
			insuranceCents: 0,
			arrival: 100 + days,
			today: 100,
			balanceDays: 42,
		});
		expect(parts).toHaveLength(count);
	});
});
