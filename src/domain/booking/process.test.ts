import { describe, expect, it } from "vitest";
import {
	BOOKING_STATES,
	checkTransition,
	EXPIRING_STATES,
	EXPIRY,
	TRANSITIONS,
	type TransitionName,
	transitionOf,
	transitionsFrom,
} from "./process.ts";

const names = Object.keys(TRANSITIONS) as TransitionName[];

describe("the process of a booking", () => {
	it("reaches every state from the beginning", () => {
		const reached = new Set(transitionsFrom(null).map((transition) => transition.to));
		for (let before = -1; before !== reached.size; ) {
			before = reached.size;
			for (const state of [...reached]) for (const next of transitionsFrom(state)) reached.add(next.to);
		}
		expect([...reached].sort()).toEqual([...BOOKING_STATES].sort());
	});

	it("ends in completed, cancelled and declined; an expired booking comes back only by a late payment", () => {
		for (const state of ["completed", "cancelled", "declined"] as const) expect(transitionsFrom(state)).toEqual([]);
		expect(transitionsFrom("expired").map((transition) => transition.name)).toEqual(["payLate"]);
	});

	it("claims nights in every state that has them, and gives them back in every state that has not", () => {
		const holding = new Set(["pending_payment", "option", "confirmed", "completed"]);
		for (const { from, to, nights, name } of names.map(transitionOf)) {
			const [had, has] = [from !== null && holding.has(from), holding.has(to)];
			const expected = has
				? had
					? ["keep", "hold", "option", "booking"]
					: ["hold", "option", "booking"]
				: [had ? "release" : "none"];
			expect(expected, name).toContain(nights);
		}
	});

	it("lets only the timer end what waits, and every waiting state has its timer", () => {
		for (const state of EXPIRING_STATES) {
			expect(checkTransition(state, EXPIRY[state], "timer")).toMatchObject({ ok: true, value: { to: "expired" } });
			expect(checkTransition(state, EXPIRY[state], "guest")).toEqual({ ok: false, error: "FORBIDDEN" });
		}
	});

	it("refuses a transition from another state for every actor", () => {
		for (const name of names) {
			for (const state of [null, ...BOOKING_STATES]) {
				if (transitionOf(name).from === state) continue;
				expect(checkTransition(state, name, "staff")).toEqual({ ok: false, error: "INVALID_TRANSITION" });
			}
		}
	});

	it("lets owners answer applications and nothing else", () => {
		const owners = names.map(transitionOf).filter((transition) => transition.by.includes("owner"));
		expect(owners.map((transition) => transition.from)).toEqual(["application", "application"]);
	});
});
