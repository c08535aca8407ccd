import { type DayRange, joinRanges, overlap, subtractRanges } from "../time/day-ranges.ts";
import type { CalendarStay } from "./read-calendar.ts";

/** What the calendars of a home block of a unit, and where they contradict our own claims. */

export interface SourceNights {
	readonly sourceId: number;
	readonly stays: readonly DayRange[];
}

export interface PlannedBlock extends DayRange {
	readonly sourceId: number;
}

/** The free nights of each source: nothing is overwritten, and nights of two sources belong to the first. */
export function planBlocks(taken: readonly DayRange[], sources: readonly SourceNights[]): readonly PlannedBlock[] {
	const planned: PlannedBlock[] = [];
	let known = joinRanges(taken);
	for (const { sourceId, stays } of sources) {
		const free = subtractRanges(stays, known);
		planned.push(...free.map((range) => ({ sourceId, ...range })));
		known = joinRanges([...known, ...free]);
	}
	return planned;
}

/** A claim of ours on the nights of a unit. */
export interface ClaimedNights extends DayRange {
	readonly occupancyId: number;
	/** null for holds without a booking. */
	readonly bookingId: number | null;
}

export interface CalendarConflict {
	readonly stay: CalendarStay;
	/** The claim; of a booking that has several units, the one stored first. */
	readonly occupancyId: number;
}

/**
 * Stays of a calendar that overlap our claims: the nights may be sold twice. What the site marks as closed by
 * the host and lies within our claims is no conflict: it is our own booking, taken over from our calendar.
 */
export function conflictsOf(
	stays: readonly CalendarStay[],
	claims: readonly ClaimedNights[],
): readonly CalendarConflict[] {
	const first = new Map<string, ClaimedNights>();
	for (const claim of [...claims].sort((a, b) => a.occupancyId - b.occupancyId)) {
		const key = claim.bookingId === null ? `o${claim.occupancyId}` : `b${claim.bookingId}`;
		if (!first.has(key)) first.set(key, claim);
	}
	const ours = [...first.values()];
	return stays.flatMap((stay) => {
		const met = ours.filter((claim) => overlap(claim, stay));
		if (met.length === 0 || (stay.isBlock && subtractRanges([stay], met).length === 0)) return [];
		return met.map(({ occupancyId }) => ({ stay, occupancyId }));
	});
}
