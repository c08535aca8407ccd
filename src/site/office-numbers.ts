import { type DayNumber, dayOf, firstOfMonth, isoOf, parseIsoDate, yearMonthOf } from "#domain/time/civil-date.ts";
import { officeHref } from "./office.ts";

/** Addresses of the office's numbers: over which days, and which day of a booking counts. */

export const NUMBERS_BY = ["booked", "arrival"] as const;
export type NumbersBy = (typeof NUMBERS_BY)[number];

/** Tables that can be had as files. */
export const NUMBERS_TABLES = ["months", "days", "nights", "origins", "languages", "lead", "codes"] as const;
export type NumbersTable = (typeof NUMBERS_TABLES)[number];

/** Periods that have a name. */
export const NUMBERS_PERIODS = ["month", "year", "twelve", "last"] as const;
export type NumbersPeriod = (typeof NUMBERS_PERIODS)[number];

/** Days of the longest period. */
const MOST_DAYS = 731;

export interface NumbersQuery {
	/** First and last day, ISO. */
	readonly from: string;
	readonly until: string;
	readonly by: NumbersBy;
	/** The first day was given after the last one. */
	readonly isTurned?: boolean;
}

/** The days of a period with a name: this month or year so far, the last twelve months, the year before. */
export function namedPeriod(name: NumbersPeriod, today: DayNumber): Pick<NumbersQuery, "from" | "until"> {
	const { year, month } = yearMonthOf(today);
	const first = {
		month: firstOfMonth(year, month),
		year: firstOfMonth(year, 1),
		twelve: dayOf(yearBefore(isoOf(today + 1))),
		last: firstOfMonth(year - 1, 1),
	}[name];
	return { from: isoOf(first), until: isoOf(name === "last" ? firstOfMonth(year, 1) - 1 : today) };
}

/** What an address asks for; what it says wrong counts as not said: this year so far. */
export function readNumbersQuery(query: Readonly<Record<string, unknown>>, today: DayNumber): NumbersQuery {
	const by = NUMBERS_BY.find((known) => known === query.by) ?? "booked";
	const usual = namedPeriod("year", today);
	let from = parseIsoDate(query.from);
	let until = parseIsoDate(query.until);
	if (from === null && until === null) return { ...usual, by };
	const isTurned = from !== null && until !== null && until < from;
	if (isTurned) [from, until] = [until, from];
	const first = from ?? Math.min(dayOf(usual.from), until ?? 0);
	const last = Math.min(until ?? Math.max(today, first), first + MOST_DAYS - 1);
	return last < first
		? { ...usual, by }
		: { from: isoOf(first), until: isoOf(last), by, ...(isTurned ? { isTurned } : {}) };
}

/** The same day a year before; 28 February for a 29th. */
export function yearBefore(day: string): string {
	const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
	return parseIsoDate(before) === null ? `${before.slice(0, 8)}28` : before;
}

function search({ from, until, by }: NumbersQuery, table?: NumbersTable): URLSearchParams {
	return new URLSearchParams({ from, until, by, ...(table ? { table } : {}) });
}

/** Address of the numbers of a period. */
export function numbersHref(query: NumbersQuery): string {
	return `${officeHref("numbers")}?${search(query)}`;
}

/** Below `/staff`: a table as a file. */
export const NUMBERS_FILE = "numbers.csv";

/** Address of a table as a file. */
export function numbersFileHref(query: NumbersQuery, table: NumbersTable): string {
	return `${officeHref(NUMBERS_FILE)}?${search(query, table)}`;
}
