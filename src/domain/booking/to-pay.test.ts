import { expect, it } from "vitest";
import { BOOKING_STATES } from "./process.ts";
import { toPayCents } from "./to-pay.ts";

const sums = { dueCents: 100_00, paidCents: 30_00 };

it("is what is due less what came in, where the booking owes it, and never below nothing", () => {
	const owing = BOOKING_STATES.filter((state) => toPayCents({ state, ...sums }, null) > 0);
	expect([...owing].sort()).toEqual(["completed", "confirmed", "option", "pending_payment"]);
	expect(toPayCents({ state: "confirmed", ...sums }, null)).toBe(70_00);
	expect(toPayCents({ state: "confirmed", dueCents: 100_00, paidCents: 120_00 }, null)).toBe(0);
});

it("is what a cancellation left, less what came in since", () => {
	const settled = { payableCents: 20_00, paidCents: 30_00, refundCents: 0 };
	expect(toPayCents({ state: "cancelled", ...sums }, settled)).toBe(20_00);
	expect(toPayCents({ state: "cancelled", dueCents: 100_00, paidCents: 45_00 }, settled)).toBe(5_00);
	expect(toPayCents({ state: "cancelled", ...sums }, { payableCents: 0, paidCents: 30_00, refundCents: 10_00 })).toBe(
		0,
	);
	expect(toPayCents({ state: "cancelled", ...sums }, null)).toBe(0);
});
