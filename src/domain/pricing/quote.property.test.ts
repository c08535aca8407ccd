import { describe, expect, it } from "vitest";
import type { Occupancy, SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import { commissionBaseOf } from "#domain/booking/commission.ts";
import type { Party } from "#domain/party/party.ts";
import { arbitraryHome, arbitraryOccupancy, arbitraryRequest, PROPERTY_TODAY } from "#tests/support/arbitrary-homes.ts";
import fc from "#tests/support/fast-check.ts";
import type { Quote } from "./price.ts";
import { quote } from "./quote.ts";
import { BOOKING_HORIZON_DAYS, checkStay } from "./stay-rules.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What holds for every price of every home. */
function expectSound(value: Quote): void {
	for (const line of value.lines) {
		expect(Number.isInteger(line.amountCents)).toBe(true);
		expect(line.quantity * line.unitCents).toBe(line.amountCents);
		expect(line.amountCents).not.toBe(0);
	}
	const invoiced = value.lines.filter((line) => line.pay === "invoice");
	expect(sum(invoiced.map((line) => line.amountCents))).toBe(value.totalCents);
	expect(sum(value.lines.map((line) => line.amountCents))).toBe(value.grandCents);
	expect(value.totalCents).toBeGreaterThanOrEqual(0);
	expect(value.grandCents).toBeGreaterThanOrEqual(value.totalCents);
	expect(value.dueCents).toBe(value.totalCents - value.creditsCents);
	expect(value.dueCents).toBeGreaterThanOrEqual(0);
	expect(sum(value.instalments.map((instalment) => instalment.cents))).toBe(value.dueCents);
	expect(value.commissionBaseCents).toBeGreaterThanOrEqual(0);
	expect(commissionBaseOf(value.lines)).toBe(value.commissionBaseCents);
	expect(value.perNightCents * value.nights).toBeGreaterThanOrEqual(value.grandCents);
}

function anyStayPossible(home: SellableAccommodation, party: Party, occupancy: Occupancy): boolean {
	for (let arrival = PROPERTY_TODAY; arrival < PROPERTY_TODAY + BOOKING_HORIZON_DAYS; arrival++) {
		for (let nights = 1; nights <= 28; nights++) {
			const stay = { arrival, departure: arrival + nights };
			if (checkStay(home, stay, party, PROPERTY_TODAY, occupancy) === null) return true;
		}
	}
	return false;
}

describe("every quote", () => {
	it("sums to the cent, is never negative, and every refusal names stays that are possible at their price", () => {
		let refused = 0;
		fc.assert(
			fc.property(arbitraryHome, arbitraryRequest, arbitraryOccupancy, (home, request, occupancy) => {
				const result = quote(home, request, PROPERTY_TODAY, occupancy);
				if (result.ok) {
					expectSound(result.value);
					return;
				}
				refused++;
				for (const { stay, party, grandCents } of result.error.alternatives) {
					const there = quote(home, { stay, party }, PROPERTY_TODAY, occupancy);
					expect(there.ok && there.value.grandCents).toBe(grandCents);
				}
				if (result.error.alternatives.length > 0) return;
				const smallest = { adults: 1, children: 0, babies: 0, pets: 0 };
				expect(anyStayPossible(home, smallest, occupancy)).toBe(false);
			}),
			{ numRuns: 1500 },
		);
		expect(refused).toBeGreaterThan(200);
	});

	it("sums to the cent for stays that are possible", () => {
		let priced = 0;
		fc.assert(
			fc.property(arbitraryHome, arbitraryRequest, arbitraryOccupancy, (home, request, occupancy) => {
				const first = quote(home, request, PROPERTY_TODAY, occupancy);
				const way = first.ok ? null : first.error.alternatives[0];
				if (!way) return;
				const second = quote(home, { ...request, stay: way.stay, party: way.party }, PROPERTY_TODAY, occupancy);
				if (!second.ok) throw new Error(`alternative refused: ${second.error.code}`);
				expectSound(second.value);
				priced++;
			}),
			{ numRuns: 1500 },
		);
		expect(priced).toBeGreaterThan(200);
	});
});
