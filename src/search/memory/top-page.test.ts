import fc from "fast-check";
import { expect, it } from "vitest";
import { TopPage } from "./top-page.ts";

it("keeps the best homes in order, ties by number, whatever the order they come in", () => {
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(0, 1, 2, 3, Number.POSITIVE_INFINITY), { maxLength: 60 }),
			fc.integer({ min: 0, max: 20 }),
			fc.integer({ min: 0, max: 20 }),
			(keys, from, perPage) => {
				const top = new TopPage(from + perPage, (a, b) => a < b);
				const homes = keys.map((key, home) => ({ key, home }));
				for (const { key, home } of [...homes].reverse()) if (key <= top.bound) top.offer(key, home);
				const sorted = homes.sort((a, b) => (a.key === b.key ? a.home - b.home : a.key - b.key));
				expect(top.page(from)).toEqual(sorted.slice(from, from + perPage).map(({ home }) => home));
			},
		),
	);
});
