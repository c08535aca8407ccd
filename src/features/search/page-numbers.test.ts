import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { pagesAround } from "./page-numbers.ts";

describe("the numbers of a list's pages", () => {
	it.each([
		[1, 1, [1]],
		[1, 5, [1, 2, null, 5]],
		[3, 5, [1, 2, 3, 4, 5]],
		[4, 9, [1, 2, 3, 4, 5, null, 9]],
		[9, 9, [1, null, 8, 9]],
	])("on page %i of %i are %j", (page, pages, shown) => {
		expect(pagesAround(page, pages)).toEqual(shown);
	});

	it("rise, hold the one shown, and leave out two pages or more at a gap", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
				const [page, pages] = [Math.min(a, b), Math.max(a, b)];
				const shown = pagesAround(page, pages);
				expect(shown).toContain(page);
				let last = 0;
				for (const [at, number] of shown.entries()) {
					if (number === null) {
						expect(Number(shown[at + 1]) - last).toBeGreaterThan(2);
						continue;
					}
					if (shown[at - 1] !== null) expect(number - last).toBe(1);
					last = number;
				}
				expect(last).toBe(pages);
			}),
		);
	});
});
