import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Page } from "./page.ts";
import type { Terms } from "./terms-register.ts";

/** All of a committed index, so that another process can go on with it. Pages never change. */
export interface IndexImage {
	readonly pages: readonly Page[];
	readonly baseDay: DayNumber;
	/** Day whose lowest prices it holds. */
	readonly day: DayNumber;
	readonly terms: Terms;
}
