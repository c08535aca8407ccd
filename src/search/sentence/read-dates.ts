import { type FlexPeriod, MOST_NIGHTS } from "#domain/pricing/flexible-stays.ts";
import { type DayNumber, dayOf, isoOf, parseIsoDate, weekdayOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { ascensionDay, easterSunday, whitSunday } from "#domain/time/feasts.ts";
import type { Rules } from "./rules.ts";
import type { Words } from "./tokens.ts";

/** When to go, as a sentence says it. */
export interface SaidDates {
	readonly arrival?: string;
	readonly departure?: string;
	readonly flex?: FlexPeriod;
	readonly month?: { readonly year?: number; readonly month?: number };
	/** Nights of the stays that are looked at, the most of them; null: no dates were said. */
	readonly nights: number | null;
}

const FRIDAY = 5;
const MONDAY = 1;
const WEEKEND_NIGHTS = 2;
/** Of feasts that make a long weekend. */
const FEAST_NIGHTS = 3;

interface Length {
	readonly nights: number;
	readonly flex: FlexPeriod | null;
}

/**
 * Takes days, months, feasts and lengths. Days without a year are the next that come. A month or a length alone is a
 * flexible stay (a week, where nothing is said of its length).
 */
export function readDates(words: Words, rules: Rules, today: DayNumber): SaidDates {
	const span = readSpan(words, rules, today);
	if (span) return dated(span.arrival, span.departure - span.arrival);
	const feast = readFeast(words, rules, today);
	const near = feast === null ? readNear(words, rules, today) : null;
	const first = near ? null : readFirstDay(words, rules, today);
	const length = readLength(words, rules);
	if (feast !== null) {
		const nights = length && length.flex !== "weekend" ? length.nights : FEAST_NIGHTS;
		return dated(feast - Math.floor(Math.max(0, nights - FEAST_NIGHTS) / 2), nights);
	}
	if (near) return dated(near.arrival, length?.nights ?? near.nights);
	if (first !== null) {
		if (length?.flex === "weekend") return dated(fridayOf(first), WEEKEND_NIGHTS);
		return length ? dated(first, length.nights) : { arrival: isoOf(first), nights: 7 };
	}
	const month = readMonth(words, rules, today);
	if (!month && !length?.flex) return length ? unread() : { nights: null };
	const flex = length?.flex ?? "week";
	return { flex, ...(month ? { month } : {}), nights: MOST_NIGHTS[flex] };
}

function unread(): SaidDates {
	return { nights: null };
}

function dated(arrival: DayNumber, nights: number): SaidDates {
	return { arrival: isoOf(arrival), departure: isoOf(arrival + nights), nights };
}

/** From one day to another. */
function readSpan(words: Words, rules: Rules, today: DayNumber): { arrival: DayNumber; departure: DayNumber } | null {
	let found: { arrival: DayNumber; departure: DayNumber } | null = null;
	for (const rule of rules.spans) {
		words.take(rule, (said) => {
			if (found) return false;
			const end = dayIn(said.d2, rules.monthOf(said.m2), said.y2, said.f2);
			const start = dayIn(said.d1, rules.monthOf(said.m1 ?? said.m2), said.y1 ?? said.y2, said.f1);
			if (!end || !start) return false;
			const arrival = nextDay(start, today);
			if (arrival === null) return false;
			const departure = nextDay(end, arrival + 1);
			if (departure === null || departure - arrival > 60) return false;
			found = { arrival, departure };
			return true;
		});
		if (found) break;
	}
	return found;
}

function readFirstDay(words: Words, rules: Rules, today: DayNumber): DayNumber | null {
	let found: DayNumber | null = null;
	for (const rule of rules.days) {
		words.take(rule, (said) => {
			const day = dayIn(said.d1, rules.monthOf(said.m1), said.y1, said.f1);
			const next = day && found === null ? nextDay(day, today) : null;
			if (next === null) return false;
			found = next;
			return true;
		});
	}
	return found;
}

interface SaidDay {
	readonly day: number;
	readonly month: number;
	readonly year: number | null;
}

/** A day in words, or in figures: `12/7`, `12.7.`, `12-7-2027`, `2027-07-12`. */
function dayIn(day?: string, month?: number | null, year?: string, figures?: string): SaidDay | null {
	if (figures) {
		if (parseIsoDate(figures) !== null) {
			const [y = 0, m = 0, d = 0] = figures.split("-").map(Number);
			return { day: d, month: m, year: y };
		}
		const [d = 0, m = 0, y] = figures.split(/[./-]/).filter(Boolean).map(Number);
		return m >= 1 && m <= 12 && d >= 1 && d <= 31
			? { day: d, month: m, year: y === undefined ? null : y < 100 ? 2000 + y : y }
			: null;
	}
	if (!day || !month) return null;
	return { day: Number(day), month, year: year ? Number(year) : null };
}

/** The day itself, or without a year its next one from `least` on; null: there is none, or it is over. */
function nextDay({ day, month, year }: SaidDay, least: DayNumber): DayNumber | null {
	const from = yearMonthOf(least).year;
	for (const candidate of year === null ? [from, from + 1, from + 2, from + 3, from + 4] : [year]) {
		const iso = `${candidate}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
		if (parseIsoDate(iso) !== null && dayOf(iso) >= least) return dayOf(iso);
	}
	return null;
}

function readFeast(words: Words, rules: Rules, today: DayNumber): DayNumber | null {
	const fixed = (month: number, day: number) => (year: number) =>
		dayOf(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
	const feasts: readonly (readonly [RegExp, (year: number) => DayNumber])[] = [
		[rules.feasts.easter, (year) => easterSunday(year) - 2],
		[rules.feasts.ascension, (year) => ascensionDay(year)],
		[rules.feasts.pentecost, (year) => whitSunday(year) - 2],
		[rules.feasts.christmas, fixed(12, 24)],
		[rules.feasts.newYear, fixed(12, 30)],
	];
	let found: DayNumber | null = null;
	for (const [rule, dayIn] of feasts) {
		words.take(rule, (said) => {
			if (found !== null) return false;
			const { year } = yearMonthOf(today);
			const years = said.y1 ? [Number(said.y1)] : [year, year + 1];
			found = years.map(dayIn).find((day) => day >= today) ?? null;
			return found !== null;
		});
	}
	return found;
}

/** This weekend, next week, today. */
function readNear(words: Words, rules: Rules, today: DayNumber): { arrival: DayNumber; nights: number } | null {
	let found: { arrival: DayNumber; nights: number } | null = null;
	const near: readonly (readonly [RegExp, DayNumber, number])[] = [
		[rules.near.thisWeekend, today + ((FRIDAY - weekdayOf(today) + 7) % 7), WEEKEND_NIGHTS],
		[rules.near.nextWeek, today + ((MONDAY - weekdayOf(today) + 6) % 7) + 1, 7],
		[rules.near.today, today, 7],
		[rules.near.tomorrow, today + 1, 7],
	];
	for (const [rule, arrival, nights] of near) {
		words.take(rule, () => {
			found ??= { arrival, nights };
		});
	}
	return found;
}

/** The Friday of the weekend around a day: the last one on a Saturday or Sunday, the next one otherwise. */
function fridayOf(day: DayNumber): DayNumber {
	const weekday = weekdayOf(day);
	const since = (weekday - FRIDAY + 7) % 7;
	return since <= 2 ? day - since : day + 7 - since;
}

function readLength(words: Words, rules: Rules): Length | null {
	let found: Length | null = null;
	const set = (length: Length | null) => {
		if (found || !length) return false;
		found = length;
		return true;
	};
	words.take(rules.lengths.twoWeeks, () => set({ nights: 14, flex: "2weeks" }));
	words.take(rules.lengths.week, () => set({ nights: 7, flex: "week" }));
	words.take(rules.lengths.weeks, ({ n }) => set(ofNights(7 * rules.number(n))));
	words.take(rules.lengths.nights, ({ n }) => set(ofNights(rules.number(n))));
	words.take(rules.lengths.days, ({ n }) => set(ofNights(rules.number(n))));
	words.take(rules.lengths.midweek, () => set({ nights: 4, flex: "midweek" }));
	words.take(rules.lengths.weekend, () => set({ nights: WEEKEND_NIGHTS, flex: "weekend" }));
	return found;
}

/** Lengths that a flexible search knows; others need a day of arrival. */
function ofNights(nights: number): Length | null {
	if (nights < 1 || nights > 60) return null;
	const flex: FlexPeriod | null =
		nights === 2 || nights === 3
			? "weekend"
			: nights === 4
				? "midweek"
				: nights === 7
					? "week"
					: nights === 14
						? "2weeks"
						: null;
	return { nights, flex };
}

function readMonth(words: Words, rules: Rules, today: DayNumber): SaidDates["month"] | null {
	let found: SaidDates["month"] | null = null;
	words.take(rules.near.nextMonth, () => {
		const { year, month } = yearMonthOf(today);
		found = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
	});
	words.take(rules.month, ({ m1, y1 }) => {
		const month = rules.monthOf(m1);
		if (found || !month) return false;
		found = y1 ? { year: Number(y1), month } : { month };
		return true;
	});
	words.take(rules.year, ({ y1 }) => {
		if (found) return false;
		found = { year: Number(y1) };
		return true;
	});
	return found;
}
