import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { PAIRS, restingOn } from "#tests/support/by-days.ts";

const files = PAIRS.flat(2);

it("files that take turns are there, each once", () => {
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	expect(new Set(files).size).toBe(files.length);
});

it("of each pair one side runs on any day, and none rests for more than two", () => {
	for (let day = 20_000; day < 20_030; day++) {
		const [today, tomorrow, then] = [restingOn(day), restingOn(day + 1), restingOn(day + 2)];
		for (const pair of PAIRS) {
			const running = pair.filter((side) => side.every((file) => !today.includes(file)));
			expect(running).toHaveLength(1);
		}
		expect(today.filter((file) => tomorrow.includes(file) && then.includes(file))).toEqual([]);
	}
});

it("a file meets each of its own cells: of seven within a fortnight or two, of two and four within five weeks", () => {
	for (const file of files) {
		for (const [cells, days] of [
			[7, 28],
			[4, 35],
			[2, 35],
		] as const) {
			const met = new Set<number>();
			for (let day = 20_000; day < 20_000 + days; day++) if (!restingOn(day).includes(file)) met.add(day % cells);
			expect([file, met.size]).toEqual([file, cells]);
		}
	}
});
