import { expect, it } from "vitest";
import { isPartnerCode, readCommission } from "./partner-terms.ts";

it("reads a commission as people type it, and nothing beyond the whole rent", () => {
	expect(["8", "7,5", "7.25 %", "0", "100%", " 12 % "].map(readCommission)).toEqual([800, 750, 725, 0, 10_000, 1200]);
	expect(["", "-1", "100,01", "eight", "8 8", "1e3"].map(readCommission)).toEqual([null, null, null, null, null, null]);
});

it("takes codes that stand in a link as they are typed", () => {
	for (const code of ["SKIFUN", "ski-fun", "77"]) expect(isPartnerCode(code)).toBe(true);
	for (const code of ["", "7", "-ski", "ski fun", "ski/fun", "skí", "a".repeat(31)])
		expect(isPartnerCode(code)).toBe(false);
});
