import { type DayNumber, firstOfMonth, weekdayOf, yearMonthOf } from "../time/civil-date.ts";
import { BOOKING_HORIZON_DAYS, type Stay } from "./stay-rules.ts";

/** Stays that flexible dates stand for (docs/guides/search.md#stays-of-a-search). Homes refuse those that their own rules do not allow. */

export const FLEX_PERIODS = ["weekend", "midweek", "week", "2weeks"] as const;
export type FlexPeriod = (typeof FLEX_PERIODS)[number];

/** Nights that a period has at most: what a budget is divided by, and what one length is asked in where a period has several. */
export const MOST_NIGHTS: Readonly<Record<FlexPeriod, number>> = { weekend: 3, midweek: 4, week: 7, "2weeks": 14 };

/** Month 1 … 12 of a year; without a year the next such month, without a month the whole year, without both the next 12 months. */
export interface FlexMonth {
	readonly month: number | null;
	readonly year: number | null;
}

const FRIDAY = 5;
const MONDAY = 1;
const NEXT_12_MONTHS = 365;

/** Nights of the period for an arrival on a weekday, more nights first; empty: the period does not begin on it. */
function nightsOf(period: FlexPeriod, weekday: number): readonly number[] {
	if (period === "weekend") return weekday === FRIDAY ? [3, 2] : [];
	if (period === "midweek") return weekday === MONDAY ? [4] : [];
	return period === "week" ? [7] : [14];
}

/** All stays of a period that arrive in the month, from today on, in the order of their arrival; they may run into the next month. */
export function flexibleStays(period: FlexPeriod, when: FlexMonth, today: DayNumber): Stay[] {
	const [first, end] = arrivalDays(when, today);
	const stays: Stay[] = [];
	for (let arrival = Math.max(first, today); arrival < end; arrival++) {
		for (const nights of nightsOf(period, weekdayOf(arrival))) {
			if (arrival + nights <= today + BOOKING_HORIZON_DAYS) stays.push({ arrival, departure: arrival + nights });
		}
	}
	return stays;
}

/** First day of arrival and the day after the last. */
function arrivalDays({ month, year }: FlexMonth, today: DayNumber): readonly [DayNumber, DayNumber] {
	if (month === null) {
		return year === null ? [today, today + NEXT_12_MONTHS] : [firstOfMonth(year, 1), firstOfMonth(year + 1, 1)];
	}
	const now = yearMonthOf(today);
	const chosen = year ?? (month < now.month ? now.year + 1 : now.year);
	return [firstOfMonth(chosen, month), firstOfMonth(chosen, month + 1)];
}

/** Stays beside the one asked for; `rank` grows from class to class: first those of the same length, then the smaller shift. */
export interface OtherStay {
	readonly stay: Stay;
	readonly rank: number;
}

/**
 * All other stays whose arrival and departure are at most so many days off, best first: same nights before other
 * lengths, then the smallest shift (days of arrival and departure together), then the earliest.
 */
export function otherStays({ arrival, departure }: Stay, days: number, today: DayNumber): OtherStay[] {
	const found: OtherStay[] = [];
	for (let first = Math.max(today, arrival - days); first <= arrival + days; first++) {
		for (let last = Math.max(first + 1, departure - days); last <= departure + days; last++) {
			const shift = Math.abs(first - arrival) + Math.abs(last - departure);
			if (shift === 0 || last > today + BOOKING_HORIZON_DAYS) continue;
			const sameNights = last - first === departure - arrival;
			found.push({ stay: { arrival: first, departure: last }, rank: (sameNights ? 0 : 2 * days + 1) + shift });
		}
	}
	return found.sort(
		(a, b) => a.rank - b.rank || a.stay.arrival - b.stay.arrival || a.stay.departure - b.stay.departure,
	);
}
