import { describe, expect, it } from "vitest";
import { BOOKING_ACTIONS, type BookingAction } from "#site/views/office-bookings-view.ts";
import { leadingActs } from "./leading-acts.ts";

/** What stands at a booking's head (docs/guides/bookings-and-payments.md#bookings-in-the-office). */

const all = (...not: readonly BookingAction[]) =>
	BOOKING_ACTIONS.map((name) => ({ name, isPossible: !not.includes(name), href: "" }));
const owing = { toPayCents: 100 };
const paid = { toPayCents: 0 };

describe("a booking's head", () => {
	it("offers the acts that its state asks for, two at most", () => {
		const actions = all();
		expect(leadingActs({ approval: null, state: "application", money: paid, actions })).toEqual(["accept", "decline"]);
		expect(leadingActs({ approval: null, state: "option", money: paid, actions })).toEqual([
			"confirm-option",
			"extend-option",
		]);
		expect(leadingActs({ approval: null, state: "pending_payment", money: owing, actions })).toEqual([
			"receive",
			"write-guest",
		]);
		expect(leadingActs({ approval: null, state: "confirmed", money: owing, actions })).toEqual(["receive", "rebook"]);
		expect(leadingActs({ approval: null, state: "confirmed", money: paid, actions })).toEqual([
			"rebook",
			"write-guest",
		]);
		expect(leadingActs({ approval: null, state: "completed", money: paid, actions })).toEqual(["write-guest"]);
	});

	it("leaves out what cannot be done now, and what the person may not do", () => {
		const money = paid;
		expect(leadingActs({ approval: null, state: "option", money, actions: all("confirm-option") })).toEqual([
			"extend-option",
			"write-guest",
		]);
		const may = all().filter(({ name }) => name === "write-guest");
		expect(leadingActs({ approval: null, state: "application", money, actions: may })).toEqual([]);
	});

	it("never leads with a cancellation", () => {
		for (const state of ["option", "application", "pending_payment", "confirmed", "cancelled", "expired"] as const) {
			for (const money of [owing, paid]) {
				expect(leadingActs({ approval: null, state, money, actions: all() })).not.toContain("cancel-booking");
			}
		}
	});
});
