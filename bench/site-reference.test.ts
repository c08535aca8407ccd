import { describe, expect, it } from "vitest";
import { dearer, middleRound } from "./site-reference.ts";

describe("the costs of the site's answers", () => {
	it("may have grown by a half since they were written down, and no more", () => {
		expect(dearer({ home: 1.5, detail: 8 }, { home: 1, detail: 8 })).toEqual([]);
		expect(dearer({ home: 1.6, detail: 8 }, { home: 1, detail: 8 })).toEqual([
			{ name: "home", sentence: "home: 1.60 units, 60 % more than 1.00" },
		]);
	});

	it("are written down for every answer", () => {
		expect(dearer({ text: 1 }, {})).toEqual([{ name: "text", sentence: "text: no cost is written down" }]);
	});
});

it("of two builds by turns the middle round by its ratio counts, not one that others had the machine in", () => {
	const rounds = [1.02, 3, 0.98, 0.2, 1.05, 1.01].map((ratio) => ({ now: ratio * 10, before: 10 }));
	expect(middleRound(rounds)).toEqual({ now: 10.1, before: 10 });
});
