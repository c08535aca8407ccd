import { describe, expect, it } from "vitest";
import type { BoardBar } from "#site/views/office-board-view.ts";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { sizeFor, windowOf } from "./board-geometry.ts";
import { lanesOf } from "./board-lanes.ts";

const bar = (from: number, to: number): BoardBar => ({
	kind: "booking",
	from,
	to,
	name: "",
	bookingNo: null,
	hours: null,
	isLinked: false,
	block: null,
	by: "",
	reason: "",
});

describe("the window of the board", () => {
	it("holds all rows and days in view, and stays small whatever the board's size", () => {
		const views = fc.record({
			top: fc.nat(4_000_000),
			left: fc.nat(30_000),
			width: fc.integer({ min: 320, max: 2_560 }),
			height: fc.integer({ min: 300, max: 1_400 }),
			days: fc.constantFrom(14, 35, 91),
		});
		fc.assert(
			fc.property(views, ({ days: span, ...view }) => {
				const size = sizeFor(view.width, span);
				const shown = windowOf(view, size, { rows: 100_000, days: 1_092 });
				const lastRow = Math.min(100_000, Math.floor((view.top + view.height - 1) / size.row) + 1);
				const firstRow = Math.min(100_000, Math.floor(view.top / size.row));
				expect(shown.firstRow).toBeLessThanOrEqual(firstRow);
				if (firstRow < 100_000) expect(shown.endRow).toBeGreaterThanOrEqual(lastRow);
				expect(shown.firstDay).toBeLessThanOrEqual(Math.floor(view.left / size.day));
				const lastDay = Math.min(1_092, Math.floor((view.left + view.width - size.label - 1) / size.day) + 1);
				expect(shown.endDay).toBeGreaterThanOrEqual(lastDay);
				expect(shown.endRow - shown.firstRow).toBeLessThanOrEqual(Math.ceil(view.height / size.row) + 13);
			}),
			{ numRuns: propertyRuns(200) },
		);
	});
});

describe("lanes of a home", () => {
	it("cover the window from end to end, show every bar in it once, and let none stand on another", () => {
		const bars = fc.array(
			fc
				.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 1, max: 20 }))
				.map(([from, nights]) => bar(from, from + nights)),
			{ maxLength: 12 },
		);
		fc.assert(
			fc.property(bars, (all) => {
				const lanes = lanesOf(all, 0, 35);
				for (const lane of lanes) {
					expect(lane[0]?.from).toBe(0);
					expect(lane.at(-1)?.to).toBe(35);
					for (const [index, stretch] of lane.entries()) {
						expect(stretch.to).toBeGreaterThan(stretch.from);
						if (index > 0) expect(stretch.from).toBe(lane[index - 1]?.to);
					}
				}
				const shown = lanes.flat().flatMap((stretch) => stretch.bar ?? []);
				expect(new Set(shown)).toEqual(new Set(all.filter(({ from, to }) => from < 35 && to > 0)));
				expect(shown).toHaveLength(new Set(shown).size);
				const most = Math.max(
					1,
					...Array.from({ length: 35 }, (_, day) => all.filter(({ from, to }) => from <= day && day < to).length),
				);
				expect(lanes).toHaveLength(most);
			}),
			{ numRuns: propertyRuns(200) },
		);
	});
});
