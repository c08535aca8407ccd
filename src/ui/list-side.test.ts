import { expect, it } from "vitest";
import { listSide } from "./list-side.ts";

it.each([
	[844, 643, "bottom"],
	[844, 644, "top"],
	[844, 645, "top"],
	[844, 900, "top"],
	[200, -1, "bottom"],
] as const)("a list in a window of %i px whose field ends at %i px opens at the %s", (height, bottom, side) => {
	expect(listSide(height, bottom)).toBe(side);
});
