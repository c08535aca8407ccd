import { civilDayAt } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";

/**
 * A clock that runs as ours does and leaps ahead now and then, so that in a test of seconds what waits for hours runs
 * out. Every process that is given the same times reads the same.
 */
export interface Leaps {
	/** Instant at which it starts (ISO). */
	readonly from: string;
	/** Milliseconds since 1970 of our clock at which it starts. */
	readonly begun: number;
	/** Milliseconds between two leaps; 0: it never leaps. */
	readonly everyMs: number;
	readonly hours: number;
}

export function leapingClock({ from, begun, everyMs, hours }: Leaps): Clock {
	const start = Date.parse(from);
	const now = () => {
		const passed = Math.max(0, Date.now() - begun);
		const leaps = everyMs > 0 ? Math.floor(passed / everyMs) : 0;
		return new Date(start + passed + leaps * hours * 3_600_000);
	};
	return { now, today: () => civilDayAt(now()) };
}
