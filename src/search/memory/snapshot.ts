import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Page } from "./page.ts";
import type { TermsRegister } from "./terms-register.ts";

/** What searches read; never changes once it is published. */
export interface Snapshot {
	readonly pages: readonly Page[];
	readonly baseDay: DayNumber;
	readonly register: TermsRegister;
	/** Home number of an accoId: page × 1024 + slot. */
	readonly slots: ReadonlyMap<string, number>;
}
