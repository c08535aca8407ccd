import type { BoardBar } from "#site/views/office-board-view.ts";

/** A stretch of a lane: nights with a bar, or free ones. Days are numbers of days, `to` is not included. */
export interface Stretch {
	readonly from: number;
	readonly to: number;
	readonly bar: BoardBar | null;
}

/**
 * Bars of a home in as few lanes as show all of them whole: a home of several units can have two guests at once, and
 * requests stand beside what takes the nights. Each lane covers the window from end to end.
 */
export function lanesOf(bars: readonly BoardBar[], from: number, to: number): readonly (readonly Stretch[])[] {
	const lanes: Stretch[][] = [];
	for (const bar of [...bars].sort((a, b) => a.from - b.from || a.to - b.to)) {
		const [begin, end] = [Math.max(bar.from, from), Math.min(bar.to, to)];
		if (begin >= end) continue;
		const lane = lanes.find((known) => (known.at(-1)?.to ?? from) <= begin) ?? [];
		if (!lanes.includes(lane)) lanes.push(lane);
		const free = lane.at(-1)?.to ?? from;
		if (free < begin) lane.push({ from: free, to: begin, bar: null });
		lane.push({ from: begin, to: end, bar });
	}
	if (lanes.length === 0) lanes.push([]);
	for (const lane of lanes) {
		const free = lane.at(-1)?.to ?? from;
		if (free < to) lane.push({ from: free, to, bar: null });
	}
	return lanes;
}
