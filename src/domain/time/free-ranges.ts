import type { DayNumber } from "./civil-date.ts";

/** Nights from a day up to another, which is not among them. */
export interface NightRange {
	readonly from: DayNumber;
	readonly to: DayNumber;
}

/**
 * Nights of a window that are free in at least one of some units, as ranges in order.
 *
 * @param taken what takes nights of one unit each, in any order
 * @param units how many there are, at least 1
 */
export function freeRanges(window: NightRange, taken: readonly NightRange[], units: number): readonly NightRange[] {
	const ranges: NightRange[] = [];
	let from: DayNumber | null = null;
	for (let night = window.from; night <= window.to; night++) {
		const isFree = night < window.to && taken.filter((one) => one.from <= night && night < one.to).length < units;
		if (isFree) from ??= night;
		else if (from !== null) {
			ranges.push({ from, to: night });
			from = null;
		}
	}
	return ranges;
}
