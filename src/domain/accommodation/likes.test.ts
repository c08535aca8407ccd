import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { parseLikes, printLikes, toggleLike } from "./likes.ts";

describe("likes", () => {
	it.each([
		["a1,a2", ["a1", "a2"]],
		["a1%2Ca2%2ca3", ["a1", "a2", "a3"]],
		["a2,a1,a2", ["a2", "a1"]],
		["", []],
		["a,b1,A1,a12345678901, a1,<script>", []],
		[undefined, []],
	])("the cookie %j holds %j", (value, likes) => {
		expect(parseLikes(value)).toEqual(likes);
	});

	it("toggling removes the id if present, else adds it", () => {
		expect(toggleLike(["a1", "a2"], "a1")).toEqual(["a2"]);
		expect(toggleLike(["a2"], "a1")).toEqual(["a2", "a1"]);
	});

	it("toggling twice is as if nothing had happened, and the cookie reads back", () => {
		const id = fc.integer({ min: 0, max: 9_999_999_999 }).map((number) => `a${number}`);
		fc.assert(
			fc.property(fc.uniqueArray(id, { maxLength: 150 }), id, (likes, accoId) => {
				expect(parseLikes(printLikes(likes))).toEqual(likes);
				const twice = toggleLike(toggleLike(likes, accoId), accoId);
				expect([...twice].sort()).toEqual([...likes].sort());
			}),
		);
	});

	it("stays within a cookie's size", () => {
		const many = Array.from({ length: 500 }, (_, index) => `a${9_000_000_000 + index}`);
		const kept = many.reduce<readonly string[]>(toggleLike, []);
		expect(kept.at(-1)).toBe(many.at(-1));
		expect(printLikes(kept).length).toBeLessThan(4_000);
	});
});
