import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { DEFAULT_CANCELLATION } from "./cancellation.ts";
import { type CreditLot, creditBalance, releaseCredits, takeCredits } from "./credits.ts";
import { splitPaid } from "./open-instalments.ts";
import { keptCommission, settle, withLowerFee, withRefund } from "./settlement.ts";
import { optionReminderDue, PAYMENT_REMINDERS, paymentReminderOn, paymentStatus } from "./timers.ts";

/** Example 4 of docs/guides/prices-and-stays.md#worked-examples: 162909 with insurance 8137 + 350 + 1782 and tourist tax 4690. */
const LINES = [
	{ code: "rent", amountCents: 140_000, pay: "invoice" },
	{ code: "los", amountCents: -7_000, pay: "invoice" },
	{ code: "cleaning", amountCents: 9_500, pay: "invoice" },
	{ code: "booking_fee", amountCents: 1_950, pay: "invoice" },
	{ code: "pet", amountCents: 3_500, pay: "invoice" },
	{ code: "insurance_premium", amountCents: 8_137, pay: "invoice" },
	{ code: "insurance_policy_fee", amountCents: 350, pay: "invoice" },
	{ code: "insurance_tax", amountCents: 1_782, pay: "invoice" },
	{ code: "tourist_tax", amountCents: 4_690, pay: "invoice" },
] as const;
const INPUT = { policy: DEFAULT_CANCELLATION, lines: LINES, arrival: 100, creditsUsedCents: 0 };
const TRAVEL = 147_950;
const INSURANCE = 10_269;

describe("a cancellation", () => {
	it.each([
		[57, 3000, 44_385],
		[58, 6000, 88_770],
		[72, 9000, 133_155],
		[98, 10_000, 147_950],
	])("on day %i costs %i basis points of the travel sum; the tax goes back, the insurance stays bought", (today, feeBp, feeCents) => {
		const paidCents = 162_909;
		const settlement = settle({ ...INPUT, cause: "guest", today, paidCents });
		expect(settlement).toMatchObject({ travelCents: TRAVEL, insuranceCents: INSURANCE, feeBp, feeCents });
		expect(settlement.refundCents).toBe(paidCents - feeCents - INSURANCE);
		expect(settlement.payableCents).toBe(0);
	});

	it("leaves what is still owed payable, and gives nothing back then", () => {
		const settlement = settle({ ...INPUT, cause: "guest", today: 99, paidCents: 56_061 });
		expect(settlement).toMatchObject({ refundCents: 0, creditCents: 0, payableCents: TRAVEL + INSURANCE - 56_061 });
	});

	it("gives money back before credits", () => {
		const settlement = settle({ ...INPUT, cause: "guest", today: 50, paidCents: 100_000, creditsUsedCents: 62_909 });
		const back = 162_909 - 44_385 - INSURANCE;
		expect(settlement).toMatchObject({ refundCents: 100_000, creditCents: back - 100_000 });
	});

	it("for a home that cannot be had gives everything back, the insurance too", () => {
		const settlement = settle({ ...INPUT, cause: "host", today: 99, paidCents: 162_909 });
		expect(settlement).toMatchObject({ feeCents: 0, insuranceCents: 0, refundCents: 162_909, payableCents: 0 });
	});

	it("with more back than by the policy has a lower fee, and keeps as much as before to the cent", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 200_000 }),
				fc.integer({ min: 0, max: 200_000 }),
				(paidCents, refundCents) => {
					const policy = settle({ ...INPUT, cause: "staff", today: 60, paidCents });
					const agreed = withRefund(policy, refundCents);
					if (refundCents < policy.refundCents || refundCents > paidCents) {
						expect(agreed).toBeNull();
						return;
					}
					if (agreed === null) {
						expect(refundCents).toBeGreaterThan(paidCents - INSURANCE);
						return;
					}
					expect(agreed.refundCents).toBe(refundCents);
					expect(agreed.feeCents).toBeGreaterThanOrEqual(0);
					expect(paidCents - agreed.refundCents + agreed.payableCents).toBe(agreed.feeCents + INSURANCE);
				},
			),
			{ numRuns: propertyRuns(500) },
		);
	});

	it("forgives what is owed before money goes back when its fee is lowered", () => {
		const owed = settle({ ...INPUT, cause: "guest", today: 60, paidCents: 50_000 });
		expect(owed.payableCents).toBe(88_770 + INSURANCE - 50_000);
		expect(withLowerFee(owed, 10_000)).toMatchObject({
			payableCents: owed.payableCents - 10_000,
			refundCents: 0,
			feeBp: null,
		});
		expect(withLowerFee(owed, owed.payableCents + 500)).toMatchObject({ payableCents: 0, refundCents: 500 });
		expect(withLowerFee(owed, owed.feeCents + 1)).toBeNull();
		expect(withLowerFee(owed, 0)).toBeNull();
	});

	it("keeps of a commission what is kept of the travel sum", () => {
		const policy = settle({ ...INPUT, cause: "guest", today: 60, paidCents: 162_909 });
		expect(keptCommission(10_000, policy)).toBe(6_000);
		expect(keptCommission(10_000, { feeBp: null, feeCents: 44_385, travelCents: TRAVEL })).toBe(3_000);
		expect(keptCommission(10_000, { feeBp: null, feeCents: 0, travelCents: 0 })).toBe(0);
	});

	it("lets on-site lines fall away", () => {
		const lines = [...LINES, { code: "cleaning", amountCents: 12_000, pay: "onsite" as const }];
		expect(settle({ ...INPUT, lines, cause: "guest", today: 50, paidCents: 0 }).travelCents).toBe(TRAVEL);
	});

	it("always adds up: fee and insurance are kept, for every way of payment", () => {
		fc.assert(
			fc.property(
				fc.nat(200_000),
				fc.nat(100_000),
				fc.integer({ min: -5, max: 120 }),
				(paidCents, creditsUsedCents, today) => {
					const settlement = settle({ ...INPUT, cause: "guest", today, paidCents, creditsUsedCents });
					const kept = paidCents + creditsUsedCents - settlement.refundCents - settlement.creditCents;
					expect(kept + settlement.payableCents).toBe(settlement.feeCents + settlement.insuranceCents);
					expect(settlement.refundCents).toBeLessThanOrEqual(paidCents);
					expect(settlement.creditCents).toBeLessThanOrEqual(creditsUsedCents);
				},
			),
			{ numRuns: propertyRuns(500) },
		);
	});
});

const lots: fc.Arbitrary<readonly CreditLot[]> = fc.uniqueArray(
	fc.record({ expiresOn: fc.option(fc.integer({ min: 90, max: 120 })), cents: fc.integer({ min: 1, max: 50_000 }) }),
	{ selector: (lot) => lot.expiresOn, maxLength: 6 },
);

describe("guest credits", () => {
	it("are used before they run out, and none that has run out", () => {
		const taken = takeCredits(
			[
				{ expiresOn: null, cents: 500 },
				{ expiresOn: 110, cents: 300 },
				{ expiresOn: 99, cents: 900 },
			],
			400,
			100,
		);
		expect(taken).toEqual([
			{ expiresOn: 110, cents: 300 },
			{ expiresOn: null, cents: 100 },
		]);
	});

	it("pay any sum up to their balance exactly, and none above", () => {
		fc.assert(
			fc.property(lots, fc.nat(200_000), (held, cents) => {
				const balance = creditBalance(held, 100);
				const taken = takeCredits(held, cents, 100);
				if (cents > balance) {
					expect(taken).toBeNull();
					return;
				}
				expect(taken?.reduce((sum, lot) => sum + lot.cents, 0)).toBe(cents);
				for (const lot of taken ?? []) {
					const of = held.find((candidate) => candidate.expiresOn === lot.expiresOn);
					expect(lot.cents).toBeLessThanOrEqual(of?.cents ?? 0);
				}
			}),
			{ numRuns: propertyRuns(500) },
		);
	});

	it("go back into their lots, never more than was used", () => {
		fc.assert(
			fc.property(lots, fc.nat(200_000), (used, cents) => {
				const back = releaseCredits(used, cents);
				const sum = (all: readonly CreditLot[]) => all.reduce((total, lot) => total + lot.cents, 0);
				expect(sum(back)).toBe(Math.min(cents, sum(used)));
			}),
			{ numRuns: propertyRuns(500) },
		);
	});
});

describe("reminders of payments", () => {
	it("come seven days before, on the day, one and five days after it", () => {
		const on = (day: number) => paymentReminderOn(day, 100, 50);
		expect([92, 93, 99, 100, 101, 104, 105, 150].map(on)).toEqual([
			null,
			"payment_reminder",
			"payment_reminder",
			"payment_due",
			"payment_overdue_1",
			"payment_overdue_1",
			"payment_overdue_5",
			"payment_overdue_5",
		]);
	});

	it("are not sent for days before the booking: its confirmation has just said it", () => {
		expect(paymentReminderOn(97, 100, 96)).toBeNull();
		expect(paymentReminderOn(100, 100, 96)).toBe("payment_due");
		expect(paymentReminderOn(100, 100, 100)).toBeNull();
		expect(paymentReminderOn(101, 100, 100)).toBe("payment_overdue_1");
	});

	it("after any downtime are one mail, the latest", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 300 }), (day) => {
				const kind = paymentReminderOn(day, 100, 0);
				const latest = PAYMENT_REMINDERS.filter(({ afterDays }) => day >= 100 + afterDays).at(-1);
				expect(kind).toBe(latest?.kind ?? null);
			}),
		);
	});

	it("of an option come twelve hours before its end, and not to one that was shorter from the start", () => {
		const at = (hours: number) => new Date(hours * 3_600_000);
		expect(optionReminderDue(at(35), at(0), at(48))).toBe(false);
		expect(optionReminderDue(at(36), at(0), at(48))).toBe(true);
		expect(optionReminderDue(at(48), at(0), at(48))).toBe(false);
		expect(optionReminderDue(at(1), at(0), at(10))).toBe(false);
	});
});

describe("the state of payment", () => {
	const booking = {
		dueCents: 100,
		refundedCents: 0,
		instalments: [
			{ dueOn: 10, cents: 30 },
			{ dueOn: 50, cents: 70 },
		],
	};
	it("is derived from sums and days", () => {
		const status = (paidCents: number, today: number) => paymentStatus({ ...booking, paidCents }, today);
		expect([status(0, 10), status(0, 11), status(30, 11), status(30, 51), status(100, 60)]).toEqual([
			"unpaid",
			"overdue",
			"part",
			"overdue",
			"paid",
		]);
		expect(paymentStatus({ ...booking, paidCents: 0, refundedCents: 5 }, 0)).toBe("refunded");
	});

	it("money settles the earliest instalment first", () => {
		expect(splitPaid(booking.instalments, 45).map((part) => part.openCents)).toEqual([0, 55]);
	});
});
