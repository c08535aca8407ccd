import { type DayNumber, firstOfMonth, weekdayOf, yearMonthOf } from "../time/civil-date.ts";

/** Rules by which an event comes again (RFC 5545 §3.3.10), as far as calendars of homes use them, in civil days. */

export interface Rule {
	readonly every: "DAILY" | "WEEKLY" | "YEARLY";
	readonly interval: number;
	/** Times in all; null without end. */
	readonly count: number | null;
	/** Last day on which it may begin; null without end. */
	readonly until: DayNumber | null;
	/** Of a weekly rule: ISO weekdays; empty for the first day's own. */
	readonly weekdays: readonly number[];
	/** ISO weekday with which weeks begin; matters where `interval` passes over weeks. */
	readonly weekStart: number;
}

const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const MOST_INTERVAL = 1_000;

/** The rule in a text for an event that begins on `first`; null for rules of other kinds. */
export function readRule(text: string, first: DayNumber, toDay: (value: string) => DayNumber | null): Rule | null {
	const parts = new Map<string, string>();
	for (const part of text.toUpperCase().split(";")) {
		if (part.trim() === "") continue;
		const [name = "", value = ""] = part.split("=").map((word) => word.trim());
		parts.set(name, value);
	}
	const take = (name: string) => {
		const value = parts.get(name);
		parts.delete(name);
		return value;
	};
	const every = take("FREQ");
	const interval = wholeOr(take("INTERVAL"), 1);
	const count = wholeOr(take("COUNT"), null);
	const untilText = take("UNTIL");
	const until = untilText === undefined ? null : toDay(untilText);
	const weekStart = WEEKDAYS.indexOf(take("WKST") ?? "MO") + 1;
	if (every !== "DAILY" && every !== "WEEKLY" && every !== "YEARLY") return null;
	if (!(interval <= MOST_INTERVAL) || Number.isNaN(count) || weekStart === 0) return null;
	if (untilText !== undefined && until === null) return null;

	const weekdays = every === "WEEKLY" ? weekdaysOf(take("BYDAY")) : [];
	if (weekdays === null) return null;
	// A yearly rule often says again on which day it is.
	if (every === "YEARLY" && !sayAgain(take("BYMONTH"), take("BYMONTHDAY"), first)) return null;
	return parts.size > 0 ? null : { every, interval, count, until, weekdays, weekStart };
}

/** A whole number from 1; NaN, which no rule holds, for other texts. */
function wholeOr<Absent extends number | null>(text: string | undefined, absent: Absent): number | Absent {
	if (text === undefined) return absent;
	return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : Number.NaN;
}

function weekdaysOf(text: string | undefined): readonly number[] | null {
	if (text === undefined) return [];
	const days = text.split(",").map((word) => WEEKDAYS.indexOf(word.trim()) + 1);
	return days.includes(0) ? null : days;
}

function sayAgain(month: string | undefined, date: string | undefined, first: DayNumber): boolean {
	const own = monthAndDate(first);
	return (month === undefined || Number(month) === own.month) && (date === undefined || Number(date) === own.date);
}

function monthAndDate(day: DayNumber) {
	const { year, month } = yearMonthOf(day);
	return { year, month, date: day - firstOfMonth(year, month) + 1 };
}

/**
 * First days of the events of a rule that have a night in [from, to), in order. `nights` is the length of each. The
 * work is bounded by the window and not by how long ago the rule began.
 */
export function occurrences(
	rule: Rule,
	first: DayNumber,
	nights: number,
	window: { readonly from: DayNumber; readonly to: DayNumber },
): readonly DayNumber[] {
	const last = Math.min(window.to - 1, rule.until ?? Number.POSITIVE_INFINITY);
	const earliest = window.from - nights + 1;
	const found: DayNumber[] = [];
	for (const { day, index } of candidates(rule, first, earliest)) {
		if (day > last || (rule.count !== null && index >= rule.count)) break;
		if (day >= earliest) found.push(day);
	}
	return found;
}

/** Days of a rule in order, from about `earliest` on, with their number from 0. Endless. */
function* candidates(rule: Rule, first: DayNumber, earliest: DayNumber) {
	switch (rule.every) {
		case "DAILY": {
			const start = Math.max(0, Math.ceil((earliest - first) / rule.interval));
			for (let index = start; ; index++) yield { day: first + index * rule.interval, index };
		}
		case "WEEKLY":
			return yield* weekly(rule, first, earliest);
		case "YEARLY": {
			const { year, month, date } = monthAndDate(first);
			const isLeapDay = month === 2 && date === 29;
			const years = yearMonthOf(earliest).year - 1 - year;
			let index = isLeapDay ? 0 : Math.max(0, Math.floor(years / rule.interval));
			for (let next = year + index * rule.interval; ; next += rule.interval) {
				const day = firstOfMonth(next, month) + date - 1;
				// 29 February is there in leap years alone.
				if (yearMonthOf(day).month === month) yield { day, index: index++ };
			}
		}
	}
}

function* weekly(rule: Rule, first: DayNumber, earliest: DayNumber) {
	const within = (weekday: number) => (weekday - rule.weekStart + 7) % 7;
	const own = within(weekdayOf(first));
	const offsets = [...new Set(rule.weekdays.length > 0 ? rule.weekdays.map(within) : [own])].sort((a, b) => a - b);
	const inFirstWeek = offsets.filter((offset) => offset >= own).length;
	const monday = first - own;
	const step = 7 * rule.interval;
	for (let week = Math.max(0, Math.floor((earliest - monday) / step)); ; week++) {
		let index = week === 0 ? 0 : inFirstWeek + (week - 1) * offsets.length;
		for (const offset of offsets) {
			if (week === 0 && offset < own) continue;
			yield { day: monday + week * step + offset, index: index++ };
		}
	}
}
