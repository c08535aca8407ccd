import { describe, expect, it } from "vitest";
import { dearer } from "./site-reference.ts";

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
