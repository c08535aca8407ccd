import { describe, expect, it } from "vitest";
import { dearerAnswers } from "../../bench/site.ts";

describe("what the answers of the site cost", () => {
	it("is at most 15 % more than what was written down", async () => {
		expect(await dearerAnswers()).toEqual([]);
	});
});
