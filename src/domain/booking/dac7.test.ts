import { expect, it } from "vitest";
import { type ReportedStay, reportedQuarters } from "./dac7.ts";
import { agreedEarnings, ownerEarnings, totalEarnings } from "./owner-earnings.ts";

const LINES = [
	{ code: "rent", amountCents: 94_000, pay: "invoice" },
	{ code: "los", amountCents: -4_700, pay: "invoice" },
	{ code: "cleaning", amountCents: 9_500, pay: "invoice" },
	{ code: "booking_fee", amountCents: 1_950, pay: "invoice" },
	{ code: "insurance_premium", amountCents: 4_000, pay: "invoice" },
	{ code: "tourist_tax", amountCents: 3_150, pay: "invoice" },
	{ code: "linen", amountCents: 5_000, pay: "onsite" },
] as const;
const priced = { lines: LINES, baseCents: 89_300, feeBp: 1500 };

it("an owner earns rent and fees of the invoice less the house's share: no insurance, no booking fee, nothing of what is paid on site", () => {
	const earnings = agreedEarnings(priced);
	expect(earnings).toEqual({
		rentCents: 89_300,
		extrasCents: 9_500,
		taxCents: 3_150,
		feeCents: 13_395,
		keptCents: 0,
		netCents: 88_555,
	});
	const { rentCents, extrasCents, taxCents, feeCents, netCents } = earnings;
	expect(netCents).toBe(rentCents + extrasCents + taxCents - feeCents);
});

it("a cancelled stay brings the share of its fee without the tax, one that lapsed or waits nothing", () => {
	const settlement = { feeBp: 3000, feeCents: 30_000, travelCents: 100_050 };
	const kept = ownerEarnings({ ...priced, state: "cancelled", settlement });
	expect(kept.netCents).toBe(Math.round((88_555 - 3_150) * 0.3));
	expect(ownerEarnings({ ...priced, state: "cancelled", settlement: null }).netCents).toBe(0);
	for (const state of ["expired", "declined", "option", "application", "pending_payment"] as const) {
		expect(ownerEarnings({ ...priced, state, settlement: null }).netCents).toBe(0);
	}
});

it("a price that was lowered by hand lowers what the owner gets, and one line more changes no other", () => {
	const lines = [...LINES, { code: "adjustment", amountCents: -5_000, pay: "invoice" } as const];
	const earnings = agreedEarnings({ ...priced, lines, baseCents: 84_300 });
	expect([earnings.rentCents, earnings.feeCents]).toEqual([84_300, 12_645]);
});

it("reports by home and quarter of departure, whose sums are those of the stays", () => {
	const earnings = agreedEarnings(priced);
	const stay = (accoId: string, departure: string, isCancelled = false): ReportedStay => ({
		accoId,
		departure,
		nights: 7,
		isCancelled,
		earnings,
	});
	const stays = [
		stay("a1", "2027-03-31"),
		stay("a1", "2027-04-01"),
		stay("a1", "2027-06-30", true),
		stay("a2", "2027-12-31"),
	];
	const quarters = reportedQuarters(stays);
	expect(quarters.get("a1")?.map(({ quarter, stays, nights }) => [quarter, stays, nights])).toEqual([
		[1, 1, 7],
		[2, 1, 7],
		[3, 0, 0],
		[4, 0, 0],
	]);
	const all = [...quarters.values()].flat();
	const total = totalEarnings(stays.map((one) => one.earnings));
	expect(all.reduce((sum, { paidCents, taxCents }) => sum + paidCents + taxCents, 0)).toBe(total.netCents);
	expect(all.reduce((sum, { feeCents }) => sum + feeCents, 0)).toBe(total.feeCents);
});
