import { describe, expect, it } from "vitest";
import { openInstalments, openParts } from "./open-instalments.ts";

const BOTH = [
	{ dueOn: 100, cents: 300 },
	{ dueOn: 200, cents: 700 },
];

describe("what is left of the instalments", () => {
	it.each([
		[0, BOTH],
		[-5, BOTH],
		[299, [{ dueOn: 100, cents: 1 }, BOTH[1]]],
		[300, [BOTH[1]]],
		[400, [{ dueOn: 200, cents: 600 }]],
		[1000, []],
		[1200, []],
	] as const)("after %i cents", (paid, left) => {
		expect(openInstalments(BOTH, paid)).toEqual(left);
		expect(openInstalments(BOTH.toReversed(), paid)).toEqual(left);
	});
});

describe("what a guest is asked for", () => {
	const instalments = [
		{ dueOn: 10, cents: 300 },
		{ dueOn: 10, cents: 700 },
		{ dueOn: 40, cents: 50 },
	];

	it("is one sum a day once it is booked, so that nobody is asked twice on one day", () => {
		expect(openParts({ instalments, paidCents: 0, state: "confirmed" })).toEqual([
			{ dueOn: 10, cents: 1000 },
			{ dueOn: 40, cents: 50 },
		]);
		expect(openParts({ instalments, paidCents: 300, state: "confirmed" })[0]).toEqual({ dueOn: 10, cents: 700 });
	});

	it("is the first instalment alone while a booking waits for its payment", () => {
		for (const state of ["pending_payment", "option"] as const) {
			expect(openParts({ instalments, paidCents: 0, state })[0]).toEqual({ dueOn: 10, cents: 300 });
		}
	});
});
