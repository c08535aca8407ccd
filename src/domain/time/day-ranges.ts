import type { DayNumber } from "./civil-date.ts";

/** Sets of nights as half-open ranges of days [from, to). */

export interface DayRange {
	readonly from: DayNumber;
	readonly to: DayNumber;
}

/** The same nights in order, with what touches or overlaps joined; empty ranges fall away. */
export function joinRanges(ranges: Iterable<DayRange>): readonly DayRange[] {
	const ordered = [...ranges].filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
	const joined: DayRange[] = [];
	for (const range of ordered) {
		const last = joined.at(-1);
		if (!last || range.from > last.to) joined.push({ from: range.from, to: range.to });
		else if (range.to > last.to) joined[joined.length - 1] = { from: last.from, to: range.to };
	}
	return joined;
}

/** The nights of the first set that are not in the second, joined. */
export function subtractRanges(ranges: Iterable<DayRange>, taken: Iterable<DayRange>): readonly DayRange[] {
	const away = joinRanges(taken);
	const left: DayRange[] = [];
	let first = 0;
	for (const { from, to } of joinRanges(ranges)) {
		// Both are in order: what ends before this range matters to no later one.
		while (first < away.length && (away[first] as DayRange).to <= from) first++;
		let start = from;
		for (let next = first; next < away.length && (away[next] as DayRange).from < to; next++) {
			const gap = away[next] as DayRange;
			if (gap.from > start) left.push({ from: start, to: gap.from });
			start = Math.max(start, gap.to);
		}
		if (start < to) left.push({ from: start, to });
	}
	return left;
}

/** True when the ranges share a night. */
export function overlap(a: DayRange, b: DayRange): boolean {
	return a.from < b.to && b.from < a.to;
}
