import { expect, it } from "vitest";
import type { PartnerBooking } from "#db/partners/partner-desk.ts";
import { commissionOf, earningsOf } from "./partner-earnings.ts";

const booking = (
	state: PartnerBooking["state"],
	departure: string,
	settlement: PartnerBooking["settlement"] = null,
): PartnerBooking => ({ bookingNo: "H1", state, arrival: "2027-01-01", departure, commissionCents: 1000, settlement });

it("pays for what stands, the share of the fee of what was cancelled, and nothing else", () => {
	const share = { feeBp: 3000, feeCents: 3000, travelCents: 10_000 };
	const agreed = { feeBp: null, feeCents: 1500, travelCents: 10_000 };
	expect(commissionOf(booking("confirmed", "2027-02-01"))).toBe(1000);
	expect(commissionOf(booking("completed", "2027-02-01"))).toBe(1000);
	expect(commissionOf(booking("cancelled", "2027-02-01", share))).toBe(300);
	expect(commissionOf(booking("cancelled", "2027-02-01", agreed))).toBe(150);
	for (const state of ["pending_payment", "option", "application", "expired", "declined"] as const) {
		expect(commissionOf(booking(state, "2027-02-01"))).toBeNull();
	}
});

it("counts as earned what is over, and the rest as still to come", () => {
	const share = { feeBp: 3000, feeCents: 3000, travelCents: 10_000 };
	const sums = earningsOf(
		[
			booking("completed", "2027-01-08"),
			booking("confirmed", "2027-03-08"),
			booking("cancelled", "2027-01-20", share),
			booking("cancelled", "2027-06-01", share),
		],
		"2027-01-20",
	);
	expect(sums).toEqual({ earnedCents: 1300, comingCents: 1300 });
});
