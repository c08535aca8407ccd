import { describe, expect, it } from "vitest";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { joinRanges, subtractRanges } from "../time/day-ranges.ts";
import { conflictsOf, planBlocks } from "./plan-blocks.ts";

const range = (from: number, to: number) => ({ from, to });
const claim = (occupancyId: number, from: number, to: number, bookingId: number | null = occupancyId) => ({
	occupancyId,
	bookingId,
	from,
	to,
});
const nights = (ranges: readonly { from: number; to: number }[]) => {
	const set = new Set<number>();
	for (const { from, to } of ranges) for (let day = from; day < to; day++) set.add(day);
	return set;
};

const without = (all: ReadonlySet<number>, away: ReadonlySet<number>) =>
	new Set([...all].filter((day) => !away.has(day)));

describe("blocks of calendars", () => {
	it("are the nights that are free, each of the first calendar that takes it", () => {
		const planned = planBlocks(
			[range(5, 8)],
			[
				{ sourceId: 1, stays: [range(1, 6), range(6, 10)] },
				{ sourceId: 2, stays: [range(9, 12)] },
			],
		);
		expect(planned).toEqual([
			{ sourceId: 1, from: 1, to: 5 },
			{ sourceId: 1, from: 8, to: 10 },
			{ sourceId: 2, from: 10, to: 12 },
		]);
	});

	const ranges = fc.array(
		fc.tuple(fc.nat(60), fc.nat(9)).map(([from, length]) => range(from, from + length)),
		{ maxLength: 12 },
	);

	it("hold exactly the nights that calendars take and that are free", () => {
		fc.assert(
			fc.property(ranges, fc.array(ranges, { maxLength: 4 }), (taken, calendars) => {
				const planned = planBlocks(
					taken,
					calendars.map((stays, sourceId) => ({ sourceId, stays })),
				);
				const wanted = without(nights(calendars.flat()), nights(taken));
				expect(nights(planned)).toEqual(wanted);
				// No night twice.
				expect(planned.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(wanted.size);
			}),
			{ numRuns: propertyRuns(500) },
		);
	});

	it("ranges are joined and taken away night by night", () => {
		fc.assert(
			fc.property(ranges, ranges, (a, b) => {
				expect(nights(joinRanges(a))).toEqual(nights(a));
				expect(nights(subtractRanges(a, b))).toEqual(without(nights(a), nights(b)));
			}),
			{ numRuns: propertyRuns(500) },
		);
	});
});

describe("conflicts of calendars", () => {
	const stay = (from: number, to: number, isBlock = false) => ({ from, to, isBlock });

	it("are stays that meet a claim, also on the same nights", () => {
		const claims = [claim(1, 5, 8)];
		expect(conflictsOf([stay(1, 5), stay(8, 9)], claims)).toEqual([]);
		expect(conflictsOf([stay(5, 8), stay(7, 20)], claims)).toEqual([
			{ stay: stay(5, 8), occupancyId: 1 },
			{ stay: stay(7, 20), occupancyId: 1 },
		]);
	});

	it("are reported once per booking, however many units it has", () => {
		expect(conflictsOf([stay(1, 9)], [claim(8, 5, 8, 70), claim(7, 5, 8, 70), claim(9, 2, 3, null)])).toEqual([
			{ stay: stay(1, 9), occupancyId: 7 },
			{ stay: stay(1, 9), occupancyId: 9 },
		]);
	});

	it("are no blocks that lie within our claims: these are our own bookings coming back", () => {
		const claims = [claim(1, 5, 8), claim(2, 8, 12)];
		expect(conflictsOf([stay(5, 8, true), stay(5, 12, true)], claims)).toEqual([]);
		expect(conflictsOf([stay(4, 8, true)], claims)).toEqual([{ stay: stay(4, 8, true), occupancyId: 1 }]);
	});
});
