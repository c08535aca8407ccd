import { type DayNumber, parseIsoDate } from "../time/civil-date.ts";
import type { FieldError } from "../validation.ts";

/** Nights that staff close: the rules of what may be asked for. */

export const BLOCK_KINDS = ["maintenance", "owner"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** How far ahead nights are closed, and for how many at once, in days. */
const MOST_DAYS_AHEAD = 1_100;
export const MOST_BLOCKED_NIGHTS = 366;

/** The nights of a block, from the first up to the day that is free again; or what is wrong with them. */
export function blockedNights(
	values: { readonly from: string; readonly to: string },
	today: DayNumber,
): { readonly arrival: DayNumber; readonly departure: DayNumber } | readonly FieldError[] {
	const arrival = parseIsoDate(values.from);
	const departure = parseIsoDate(values.to);
	const errors: FieldError[] = [];
	if (arrival === null) errors.push({ path: "from", code: "INVALID_FORMAT" });
	else if (arrival < today || arrival > today + MOST_DAYS_AHEAD) errors.push({ path: "from", code: "OUT_OF_RANGE" });
	if (departure === null) errors.push({ path: "to", code: "INVALID_FORMAT" });
	else if (arrival !== null && (departure <= arrival || departure > arrival + MOST_BLOCKED_NIGHTS)) {
		errors.push({ path: "to", code: "OUT_OF_RANGE" });
	}
	return arrival === null || departure === null || errors.length > 0 ? errors : { arrival, departure };
}
