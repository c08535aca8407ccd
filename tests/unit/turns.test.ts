import { describe, expect, it } from "vitest";
import { ALL_CELLS, cellsInTurn, onceAWeek, WEEK } from "#tests/support/turns.ts";

describe.skipIf(ALL_CELLS)("cells by turns", () => {
	const cells = (count: number) => Array.from({ length: count }, (_, cell) => cell);

	it("are all taken within any seven days, and some on each of them", () => {
		for (const count of [1, 2, 4, 7, 8, 24]) {
			for (const name of ["office-desks", "passkeys"]) {
				for (let first = 20_000; first < 20_010; first++) {
					const days = Array.from({ length: WEEK }, (_, day) => cellsInTurn(name, cells(count), first + day));
					expect([...new Set(days.flat())].sort((a, b) => a - b)).toEqual(cells(count));
					for (const day of days) expect(day.length).toBeGreaterThan(0);
				}
			}
		}
	});

	it("are as few as that takes", () => {
		for (let day = 20_000; day < 20_010; day++) {
			expect(cellsInTurn("passkeys", cells(8), day).length).toBeLessThanOrEqual(2);
			expect(cellsInTurn("passkeys", cells(4), day)).toHaveLength(1);
		}
	});
});

it.skipIf(ALL_CELLS)("what is taken once a week is taken on one of any seven days", () => {
	for (const name of ["guest sign-in", "the demo catalogue in a database"]) {
		for (let first = 20_000; first < 20_010; first++) {
			const days = Array.from({ length: WEEK }, (_, day) => onceAWeek(name, first + day));
			expect(days.filter((isTaken) => isTaken)).toHaveLength(1);
		}
	}
});
