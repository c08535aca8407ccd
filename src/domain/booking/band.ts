/** The normal band of what guests take in an hour, from the hours before. */

/** Hours that the band is made of: four weeks. */
export const BAND_HOURS = 28 * 24;
/** Below this no hour is out of the ordinary, however quiet the weeks before were. */
const ALWAYS_NORMAL = 12;
/** So many times the busiest hours of the weeks before is out of the ordinary. */
const FACTOR = 3;
/** The same hour of each of the last four weeks had so many at least: then none at all is out of the ordinary too. */
const EXPECTED = 4;

export interface Band {
	/** More than this in an hour is out of the ordinary. */
	readonly most: number;
	/** Less is. */
	readonly least: number;
}

/**
 * @param counts by whole hours ago, the hour that is looked at (0) not counted; hours that are missing had none
 */
export function bandOf(counts: ReadonlyMap<number, number>): Band {
	const before = Array.from({ length: BAND_HOURS - 1 }, (_, at) => counts.get(at + 1) ?? 0).toSorted((a, b) => b - a);
	// The busiest hour in a hundred, so that one attack does not become the measure of the next.
	const busy = before[Math.floor(before.length / 100)] ?? 0;
	const sameHour = [1, 2, 3].map((weeks) => counts.get(weeks * 7 * 24) ?? 0);
	return { most: Math.max(ALWAYS_NORMAL, FACTOR * busy), least: Math.min(...sameHour) >= EXPECTED ? 1 : 0 };
}

export function isNormal(count: number, { most, least }: Band): boolean {
	return count >= least && count <= most;
}
