import { describe, expect, it } from "vitest";
import { checkOutEarlier, commitBefore } from "../../bench/earlier-checkout.ts";
import { dearerAnswers, dearerThanBefore, measureBeside } from "../../bench/site.ts";

/** A little less than from one night to the next. */
const HOURS_BEFORE = 20;

describe("what the answers of the site cost", () => {
	it("is at most 15 % more than a day before, measured by turns", async ({ skip }) => {
		const commit = commitBefore(HOURS_BEFORE);
		const earlier = commit === null ? null : checkOutEarlier(commit);
		if (!earlier) return skip("this checkout has no commit of the day before");
		try {
			expect(await dearerThanBefore(earlier, await measureBeside(earlier))).toEqual([]);
		} finally {
			earlier.remove();
		}
	});

	it("has not grown by more than a half since it was written down", async () => {
		expect(await dearerAnswers()).toEqual([]);
	});
});
