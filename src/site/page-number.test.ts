import { expect, it } from "vitest";
import { pageNumber } from "./page-number.ts";

it.each<[unknown, number]>([
	["3", 3],
	[12, 12],
	["99999999999999999999", 1_000_000_000],
	...["abc", "0", "-1", "1.5", "", " ", "1e3", "0x10", "3,4", undefined, null, "٣"].map((value): [unknown, number] => [
		value,
		1,
	]),
])("page %j of an address is page %i", (value, page) => {
	expect(pageNumber(value)).toBe(page);
});
