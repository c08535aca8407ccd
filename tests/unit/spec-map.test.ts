import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Lines of each section of the specification: none may be missing from the map. */
const LINES_OF_SECTION: Readonly<Record<string, number>> = {
	"0": 1,
	"1": 6,
	"2": 33,
	"3": 21,
	"4": 10,
	"5": 6,
	"6": 5,
	"7": 20,
	"8": 11,
	"9": 14,
};

it("the specification map names every line, and only files that exist", () => {
	const map = readFileSync("docs/spec-map.md", "utf8");
	const counted: Record<string, number> = {};
	for (const match of map.matchAll(/^\| (\d+)\.(\d+) \|/gm)) {
		const section = match[1] ?? "";
		counted[section] = (counted[section] ?? 0) + 1;
		expect(Number(match[2])).toBe(counted[section]);
	}
	expect(counted).toEqual(LINES_OF_SECTION);
	for (const match of map.matchAll(/`((?:src|tests|docs|demo)\/[^`]+)`/g)) {
		expect(existsSync(match[1] ?? ""), match[1]).toBe(true);
	}
});
