import { FLEX_PERIODS, type FlexPeriod } from "#domain/pricing/flexible-stays.ts";
import { LIMITS, MOST_LETTERS } from "#domain/search/limits.ts";
import { type DayNumber, firstOfMonth, yearMonthOf } from "#domain/time/civil-date.ts";
import { parseSearchParams, printSearchParams, type SearchParams } from "./search-params.ts";

/**
 * The question of the best week as it stands in an address: party and filters as a search has them, a span of months,
 * how long, and what the whole stay may cost. A bad value is left out, and defaults are not printed.
 */
export interface BestWeekParams {
	/** Party and filters; no dates, no price, no part of a map. */
	readonly search: SearchParams;
	/** First and last month of arrival, counted from year 0: `year × 12 + month − 1`. */
	readonly first: number;
	readonly last: number;
	readonly length: FlexPeriod;
	/** Day of arrival, 0 Sunday to 6 Saturday; absent: any. */
	readonly arrivalDay?: number;
	/** Whole euros for the whole stay; absent: no limit. */
	readonly budget?: number;
	/** The destination as it was typed; empty for everywhere. */
	readonly q: string;
}

/** A wider span would cost an engine more passes than one question may. */
export const MOST_MONTHS = 6;
/** Months from this one on in which a span may begin. */
export const MONTHS_AHEAD = 23;
const USUAL_MONTHS = 3;
const USUAL_LENGTH: FlexPeriod = "week";

type Query = Readonly<Record<string, string>>;

export function monthNumber(today: DayNumber): number {
	const { year, month } = yearMonthOf(today);
	return year * 12 + month - 1;
}

/** First day of a month that is counted from year 0. */
export function firstDayOf(month: number): DayNumber {
	return firstOfMonth(Math.floor(month / 12), (month % 12) + 1);
}

/** Reads a query; without a span the three months after this one. One that is too wide ends after six months. */
export function parseBestWeek(query: Query, today: DayNumber): BestWeekParams {
	const now = monthNumber(today);
	const first = readMonth(query.first, now);
	const last = readMonth(query.last, now);
	const begin = Math.min(first ?? last ?? now + 1, last ?? first ?? now + 1);
	const end = first === undefined && last === undefined ? begin + USUAL_MONTHS - 1 : Math.max(first ?? 0, last ?? 0);
	const arrivalDay = whole(query.arrivalDay, 6);
	const budget = whole(query.budget, LIMITS.price.address);
	const length = FLEX_PERIODS.find((period) => period === query.length) ?? USUAL_LENGTH;
	return {
		search: withoutDates(parseSearchParams(query)),
		first: begin,
		last: Math.min(end, begin + MOST_MONTHS - 1),
		length,
		...(arrivalDay !== undefined && hasArrivalDay(length) ? { arrivalDay } : {}),
		...(budget ? { budget } : {}),
		q: (query.q ?? "").slice(0, MOST_LETTERS).trim(),
	};
}

/** Weekends and midweeks begin on days of their own. */
function hasArrivalDay(length: FlexPeriod): boolean {
	return length === "week" || length === "2weeks";
}

/** The query as it stands in an address, `?` included; the same question has one address. */
export function bestWeekString(params: BestWeekParams, today: DayNumber): string {
	const { search, first, last, length, arrivalDay, budget, q } = params;
	const usual = parseBestWeek({}, today);
	const query = new URLSearchParams(printSearchParams(withoutDates(search)));
	if (first !== usual.first || last !== usual.last) {
		query.set("first", printMonthNumber(first));
		query.set("last", printMonthNumber(last));
	}
	if (length !== usual.length) query.set("length", length);
	if (arrivalDay !== undefined) query.set("arrivalDay", String(arrivalDay));
	if (budget !== undefined) query.set("budget", String(budget));
	if (q) query.set("q", q);
	const text = query.toString().replaceAll("%2C", ",");
	return text && `?${text}`;
}

/** `2027-02`. */
export function printMonthNumber(month: number): string {
	return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
}

function withoutDates(params: SearchParams): SearchParams {
	const {
		arrival: _arrival,
		departure: _departure,
		flex: _flex,
		month: _month,
		diffDays: _diffDays,
		priceMin: _priceMin,
		priceMax: _priceMax,
		bounds: _bounds,
		sort: _sort,
		page: _page,
		view: _view,
		zoom: _zoom,
		...kept
	} = params;
	return kept;
}

function readMonth(text: string | undefined, now: number): number | undefined {
	const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? "");
	if (!match) return undefined;
	const month = Number(match[1]) * 12 + Number(match[2]) - 1;
	return month >= now && month <= now + MONTHS_AHEAD ? month : undefined;
}

function whole(text: string | undefined, most: number): number | undefined {
	const number = /^\d{1,6}$/.test(text ?? "") ? Number(text) : undefined;
	return number !== undefined && number <= most ? number : undefined;
}
