import { civilDayAt, type DayNumber } from "./civil-date.ts";

/** Source of time, handed in so that tests can set it. */
export interface Clock {
	/** The real instant; timers and expiries use it. */
	now(): Date;
	/** The civil day of the business (Europe/Amsterdam, or the fixed TODAY of tests and demos). */
	today(): DayNumber;
}

/** The machine's clock, or the one that `now` reads. `fixedToday` replaces the civil day alone; timers stay real. */
export function systemClock(fixedToday: DayNumber | null = null, now: () => Date = () => new Date()): Clock {
	return { now, today: () => fixedToday ?? civilDayAt(now()) };
}
