import { civilDayAt, type DayNumber } from "./civil-date.ts";

/** Source of time, handed in so that tests can set it. */
export interface Clock {
	/** The real instant; timers and expiries use it. */
	now(): Date;
	/** The civil day of the business (Europe/Amsterdam, or the fixed TODAY of tests and demos). */
	today(): DayNumber;
}

/** The machine's clock. `fixedToday` replaces the civil day alone; timers stay real. */
export function systemClock(fixedToday: DayNumber | null = null): Clock {
	return {
		now: () => new Date(),
		today: () => fixedToday ?? civilDayAt(new Date()),
	};
}
