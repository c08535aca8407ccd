import type { Clock } from "#domain/time/clock.ts";

/** Callers that are remembered; beyond it the one who called longest ago is forgotten. */
const MOST_CALLERS = 10_000;

/**
 * Calls an hour of one caller, in this process: a full bucket to begin with that fills again evenly. Answers the seconds
 * after which the next call is taken; null: now. `perHour` 0 lifts the limit.
 */
export function callLimit(perHour: number, clock: Pick<Clock, "now">): (caller: string) => number | null {
	const buckets = new Map<string, { left: number; at: number }>();
	const perMs = perHour / 3_600_000;
	return (caller) => {
		if (perHour === 0) return null;
		const now = clock.now().getTime();
		const known = buckets.get(caller);
		const left = known ? Math.min(perHour, known.left + Math.max(0, now - known.at) * perMs) : perHour;
		const isFree = left >= 1;
		// Set anew, so that the map's order is that of the last calls.
		buckets.delete(caller);
		buckets.set(caller, { left: isFree ? left - 1 : left, at: now });
		const [oldest] = buckets.size > MOST_CALLERS ? buckets.keys() : [];
		if (oldest !== undefined) buckets.delete(oldest);
		return isFree ? null : Math.ceil((1 - left) / perMs / 1000);
	};
}
