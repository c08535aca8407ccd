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

/** What a row may say of its line: two words alone, two with what is missing or what will bring it. */
const STATE = /^(?:(done|heading)|(partial|not built): \S.{9,})$/;
const TEST = /`[^`]+\.(?:test|spec)\.tsx?`/;

const map = readFileSync("docs/spec-map.md", "utf8");
const rows = [...map.matchAll(/^\| (\d+)\.(\d+) \|.*$/gm)].map(([row, section = "", line]) => {
	const [, specification = "", state = "", where = "", test = "", ...more] = row.slice(2, -2).split(" | ");
	const [, alone, explained] = STATE.exec(state) ?? [];
	return {
		name: `${section}.${line}`,
		section,
		line: Number(line),
		specification,
		state,
		where,
		test,
		more,
		word: alone ?? explained,
	};
});

it("the specification map names every line, and only files that exist", () => {
	const counted: Record<string, number> = {};
	for (const { section, line } of rows) {
		counted[section] = (counted[section] ?? 0) + 1;
		expect(line).toBe(counted[section]);
	}
	expect(counted).toEqual(LINES_OF_SECTION);
	for (const match of map.matchAll(/`((?:src|tests|docs|demo|scripts)\/[^`]+)`/g)) {
		expect(existsSync(match[1] ?? ""), match[1]).toBe(true);
	}
});

it("every row of the map says how far the site is, and one that is not done what is missing", () => {
	for (const { name, specification, state, more, word } of rows) {
		expect(specification, name).not.toBe("");
		expect(specification, `${name} is quoted whole`).not.toMatch(/…$/);
		expect(word, `${name}: ${state}`).toBeDefined();
		expect(more, `${name} has five cells`).toEqual([]);
	}
});

it("every row of the map with something built names where it is and a test", () => {
	for (const { name, where, test, word } of rows) {
		if (word !== "done" && word !== "partial") continue;
		expect(where, name).toMatch(/`(?:src|demo|scripts)\//);
		expect(test, name).toMatch(TEST);
	}
});
