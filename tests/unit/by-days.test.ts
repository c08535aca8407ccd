import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { ROWS, restingOn } from "#tests/support/by-days.ts";

const files = ROWS.flat(2);
const DAYS = Array.from({ length: 100 }, (_, at) => 20_000 + at);

it("files that take turns are there, each once", () => {
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	expect(new Set(files).size).toBe(files.length);
});

it("of each row one side runs on any day, and no file waits longer than a week", () => {
	for (const day of DAYS) {
		const today = restingOn(day);
		for (const row of ROWS) {
			const running = row.filter((side) => side.every((file) => !today.includes(file)));
			expect([day, running.length]).toEqual([day, 1]);
		}
	}
	for (const file of files) {
		const runs = DAYS.filter((day) => !restingOn(day).includes(file));
		const waits = runs.slice(1).map((day, at) => day - (runs[at] ?? 0));
		expect([file, Math.max(...waits) <= 7]).toEqual([file, true]);
	}
});

it("a file meets each of its own cells: of two and four within five weeks, of seven within six", () => {
	for (const file of files) {
		for (const [cells, days] of [
			[2, 35],
			[4, 35],
			[7, 42],
		] as const) {
			const runs = DAYS.slice(0, days).filter((day) => !restingOn(day).includes(file));
			expect([file, cells, new Set(runs.map((day) => day % cells)).size]).toEqual([file, cells, cells]);
		}
	}
});
