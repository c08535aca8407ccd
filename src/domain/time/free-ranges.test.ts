import { expect, it } from "vitest";
import { freeRanges } from "./free-ranges.ts";

it("nights are free between stays, and up to the ends of the window", () => {
	const taken = [
		{ from: 12, to: 14 },
		{ from: 3, to: 11 },
	];
	expect(freeRanges({ from: 10, to: 20 }, taken, 1)).toEqual([
		{ from: 11, to: 12 },
		{ from: 14, to: 20 },
	]);
	expect(freeRanges({ from: 3, to: 11 }, taken, 1)).toEqual([]);
	expect(freeRanges({ from: 5, to: 7 }, [], 1)).toEqual([{ from: 5, to: 7 }]);
});

it("a night is free as long as one of several units is", () => {
	const taken = [
		{ from: 10, to: 13 },
		{ from: 12, to: 15 },
	];
	expect(freeRanges({ from: 10, to: 16 }, taken, 2)).toEqual([
		{ from: 10, to: 12 },
		{ from: 13, to: 16 },
	]);
});
