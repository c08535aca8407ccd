import { describe, expect, it } from "vitest";
import { openInstalments } from "./open-instalments.ts";

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
