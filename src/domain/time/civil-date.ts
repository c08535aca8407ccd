/**
 * Civil dates: calendar days without time or zone.
 * At the edges they are ISO strings (`2027-03-01`), inside they are day numbers counted from 1970-01-01.
 */

/** Days since 1970-01-01; an integer. */
export type DayNumber = number;
/** `YYYY-MM-DD`. */
export type IsoDate = string;

const MS_PER_DAY = 86_400_000;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses `YYYY-MM-DD`; null for any other shape and for days that do not exist (2027-02-30). */
export function parseIsoDate(text: unknown): DayNumber | null {
	if (typeof text !== "string") return null;
	const match = ISO_DATE.exec(text);
	if (!match) return null;
	const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
	const ms = Date.UTC(year, month - 1, day);
	const date = new Date(ms);
	// Years below 100 would be read as 19xx by Date.UTC; no stay lies there.
	if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
	return ms / MS_PER_DAY;
}

/** Parses a date that is known to be well formed; throws otherwise (a bug, not bad input). */
export function dayOf(text: IsoDate): DayNumber {
	const day = parseIsoDate(text);
	if (day === null) throw new Error(`not a civil date: ${text}`);
	return day;
}

/** `YYYY-MM-DD` of a day number. */
export function isoOf(day: DayNumber): IsoDate {
	return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** ISO weekday: 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: DayNumber): number {
	// 1970-01-01 was a Thursday (4).
	return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Monday of a day's week. */
export function mondayOf(day: DayNumber): DayNumber {
	return day - weekdayOf(day) + 1;
}

/** ISO week (1–53) of a day: the week belongs to the year that has its Thursday. */
export function isoWeekOf(day: DayNumber): number {
	const thursday = day - weekdayOf(day) + 4;
	return Math.floor((thursday - firstOfMonth(yearMonthOf(thursday).year, 1)) / 7) + 1;
}

/** Year and month (1–12) of a day. */
export function yearMonthOf(day: DayNumber): { year: number; month: number } {
	const date = new Date(day * MS_PER_DAY);
	return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** First day of a month; `month` may run past 12 or below 1. */
export function firstOfMonth(year: number, month: number): DayNumber {
	return Date.UTC(year, month - 1, 1) / MS_PER_DAY;
}

/** Making one takes longer than all that it is then asked. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The civil day it is at an instant in a time zone; the business lives in Europe/Amsterdam. */
export function civilDayAt(instant: Date, timeZone = "Europe/Amsterdam"): DayNumber {
	let format = formats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
		formats.set(timeZone, format);
	}
	return dayOf(format.format(instant));
}
