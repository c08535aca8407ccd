import { expect, test } from "vitest";
import { reloadOnce } from "./new-build.ts";

test("a chunk-load error triggers one page reload per path within a ten-second window", () => {
	const first = reloadOnce("/a", 0, null);
	expect(first).toEqual({ path: "/a", expires: 10_000 });
	expect(reloadOnce("/a", 9_999, first)).toBeNull();
	expect(reloadOnce("/a", 10_000, first)).toBeNull();
	expect(reloadOnce("/a", 10_001, first)).not.toBeNull();
});

test("only the last path is remembered", () => {
	const atA = reloadOnce("/a", 0, null);
	const atB = reloadOnce("/b", 5_000, atA);
	expect(atB).toEqual({ path: "/b", expires: 15_000 });
	expect(reloadOnce("/a", 6_000, atB)).not.toBeNull();
});
