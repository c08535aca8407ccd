import type { Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatChoice, formatDate } from "./format.ts";

/** A Monday. */
const MONDAY = dayOf("2024-01-01");

/** ISO weekdays in words, as a choice (`Saturday or Sunday`). */
export function formatWeekdays(weekdays: readonly number[], language: Language): string {
	const names = weekdays.map((weekday) => formatDate(MONDAY + weekday - 1, language, "weekdayLong"));
	return formatChoice(names, language);
}
