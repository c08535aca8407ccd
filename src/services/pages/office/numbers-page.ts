import { mayLag } from "#db/connection/reads.ts";
import {
	type BookingSums,
	type BookingSumsRow,
	type CodeSums,
	firstQuoteDay,
	LEAD_CLASS_DAYS,
	LEAD_CLASSES,
	listBookingDays,
	listBookingSums,
	listCodeSums,
	listHomeDays,
	listLeadTimes,
	listMadeCounts,
	listQuoteCounts,
	listSoldNights,
	monthsOf,
	type Period,
} from "#db/numbers/numbers.ts";
import { BOOKING_ORIGINS } from "#domain/booking/origin.ts";
import { LANGUAGES } from "#domain/language.ts";
import { dayOf, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import {
	NUMBERS_PERIODS,
	NUMBERS_TABLES,
	type NumbersTable,
	namedPeriod,
	numbersFileHref,
	numbersHref,
	readNumbersQuery,
	yearBefore,
} from "#site/office-numbers.ts";
import type {
	CodeLine,
	LeadLine,
	MaybePair,
	MonthLine,
	NightsLine,
	NumbersPage,
	Pair,
	RunningDay,
	ShareLine,
} from "#site/views/office-numbers-view.ts";
import type { App } from "../../app.ts";
import { csvFile } from "./csv.ts";

/** What is sold in a period, beside the same period a year before (guides/bookings-and-payments.md#numbers-of-the-office). */

type NumbersApp = Pick<App, "db" | "clock">;
type Requested = Readonly<Record<string, unknown>>;

export async function numbersPage(app: NumbersApp, requested: Requested): Promise<NumbersPage> {
	const { db, clock } = app;
	const today = clock.today();
	const query = readNumbersQuery(requested, today);
	const { by } = query;
	const now: Period = { from: query.from, until: query.until };
	const before: Period = { from: yearBefore(now.from), until: yearBefore(now.until) };
	const countedSince = await firstQuoteDay(db);
	const load = async (period: Period) => {
		const sums = await listBookingSums(db, by, period);
		const counted = { ...period, from: latest(period.from, countedSince) };
		const isSame = by === "booked" && counted.from === period.from;
		return {
			sums,
			// Only what was booked while prices were counted is compared with them.
			booked: isSame ? sums : countedSince === null ? [] : await listMadeCounts(db, counted),
			days: await listBookingDays(db, by, period),
			lead: await listLeadTimes(db, by, period),
			codes: await listCodeSums(db, by, period),
			sold: await listSoldNights(db, period),
			quotes: await listQuoteCounts(db, period),
		};
	};
	const [a, b, homes] = await Promise.all([load(now), load(before), listHomeDays(db)]);
	const nights = (period: Period, sold: readonly { month: string; nights: number }[]) =>
		monthsOf(period).map((month) => ({
			month,
			sold: sold.find((one) => one.month === month)?.nights ?? 0,
			nights: nightsOf(homes, month, period),
		}));
	const [nightsNow, nightsBefore] = [nights(now, a.sold), nights(before, b.sold)];
	const shares = <Key extends string>(keys: readonly Key[], of: "origin" | "lang"): readonly ShareLine<Key>[] =>
		keys.map((key) => ({ key, ...share((row) => row[of] === key) }));
	const share = (isOf: (row: Pick<BookingSumsRow, "origin" | "lang">) => boolean): Omit<ShareLine<"">, "key"> => {
		const sums = pairOfSums(a.sums.filter(isOf), b.sums.filter(isOf));
		const quotes = pair(a.quotes.filter(isOf), b.quotes.filter(isOf), (row) => row.quotes);
		const booked = pair(a.booked.filter(isOf), b.booked.filter(isOf), (row) => row.bookings);
		return { bookings: sums.bookings, grandCents: sums.grandCents, quotes, booked, conversion: ratio(booked, quotes) };
	};
	const monthsNow = monthsOf(now);
	return {
		name: "numbers",
		...query,
		before,
		periods: NUMBERS_PERIODS.map((period) => {
			const days = namedPeriod(period, today);
			const isHere = days.from === query.from && days.until === query.until;
			return { period, href: numbersHref({ ...days, by }), isHere };
		}),
		files: Object.fromEntries(NUMBERS_TABLES.map((table) => [table, numbersFileHref(query, table)])) as Record<
			NumbersTable,
			string
		>,
		total: pairOfSums(a.sums, b.sums),
		months: monthsNow.map(
			(month): MonthLine => ({
				month,
				...pairOfSums(
					a.sums.filter((row) => row.month === month),
					b.sums.filter((row) => row.month === yearBefore(month)),
				),
			}),
		),
		days: runningDays(now, a.days, b.days),
		nights: nightsNow.map((line): NightsLine => {
			const old = nightsBefore.find(({ month }) => month === yearBefore(line.month));
			return { month: line.month, ...nightsPair([line], old ? [old] : []) };
		}),
		allNights: nightsPair(nightsNow, nightsBefore),
		origins: shares(BOOKING_ORIGINS, "origin"),
		languages: shares(LANGUAGES, "lang"),
		converted: share(() => true),
		countedSince,
		leadDays: { now: a.lead[0]?.median ?? null, before: b.lead[0]?.median ?? null },
		lead: Array.from({ length: LEAD_CLASSES }, (_, step): LeadLine => {
			const of = (rows: typeof a.lead) => rows.find((row) => row.step === step)?.bookings ?? 0;
			const isLast = step === LEAD_CLASSES - 1;
			return {
				fromDays: step * LEAD_CLASS_DAYS,
				untilDays: isLast ? null : (step + 1) * LEAD_CLASS_DAYS - 1,
				bookings: { now: of(a.lead), before: of(b.lead) },
			};
		}),
		codes: codeLines(a.codes, b.codes),
	};
}

function codeLines(now: readonly CodeSums[], before: readonly CodeSums[]): readonly CodeLine[] {
	const codes = [...new Set([...now, ...before].map(({ code }) => code))];
	const line = (code: string): CodeLine => {
		const [a, b] = [now, before].map((rows) => rows.filter((row) => row.code === code)) as [CodeSums[], CodeSums[]];
		return {
			code,
			bookings: pair(a, b, (row) => row.bookings),
			grandCents: pair(a, b, (row) => row.grandCents),
			reductionCents: pair(a, b, (row) => row.reductionCents),
		};
	};
	return codes.map(line);
}

const latest = (day: string, other: string | null) => (other !== null && other > day ? other : day);

function pair<Row>(now: readonly Row[], before: readonly Row[], of: (row: Row) => number): Pair {
	const sum = (rows: readonly Row[]) => rows.reduce((all, row) => all + of(row), 0);
	return { now: sum(now), before: sum(before) };
}

function pairOfSums(now: readonly BookingSums[], before: readonly BookingSums[]): NumbersPage["total"] {
	return {
		bookings: pair(now, before, (row) => row.bookings),
		grandCents: pair(now, before, (row) => row.grandCents),
		invoiceCents: pair(now, before, (row) => row.invoiceCents),
		cancelled: pair(now, before, (row) => row.cancelled),
		cancelledCents: pair(now, before, (row) => row.cancelledCents),
	};
}

/** Basis points; null where there is nothing to be part of. */
function ratio(part: Pair, whole: Pair): MaybePair {
	const of = (one: number, all: number) => (all === 0 ? null : Math.round((one / all) * 10_000));
	return { now: of(part.now, whole.now), before: of(part.before, whole.before) };
}

type Nights = { readonly sold: number; readonly nights: number };

function nightsPair(now: readonly Nights[], before: readonly Nights[]): NumbersPage["allNights"] {
	const sold = pair(now, before, (row) => row.sold);
	const nights = pair(now, before, (row) => row.nights);
	return { sold, nights, occupancy: ratio(sold, nights) };
}

/** Nights that live homes had in a month of a period, each home from the day it came. */
function nightsOf(
	homes: readonly { readonly day: string; readonly homes: number }[],
	month: string,
	{ from, until }: Period,
): number {
	const { year, month: number } = yearMonthOf(dayOf(month));
	const begins = Math.max(dayOf(month), dayOf(from));
	const ends = Math.min(firstOfMonth(year, number + 1), dayOf(until) + 1);
	return homes.reduce((all, one) => all + one.homes * Math.max(0, ends - Math.max(begins, dayOf(one.day))), 0);
}

type Day = { readonly day: string; readonly grandCents: number };

/** Sums that grow from day to day; a 29 February has the 28th's beside it. */
function runningDays({ from, until }: Period, now: readonly Day[], before: readonly Day[]): readonly RunningDay[] {
	const days: RunningDay[] = [];
	const growing = (rows: readonly Day[]) => {
		let at = 0;
		let sum = 0;
		return (day: string) => {
			for (let row = rows[at]; row && row.day <= day; row = rows[++at]) sum += row.grandCents;
			return sum;
		};
	};
	const [nowUntil, beforeUntil] = [growing(now), growing(before)];
	for (let day = dayOf(from); day <= dayOf(until); day++) {
		const iso = isoOf(day);
		days.push({ day: iso, grandCents: { now: nowUntil(iso), before: beforeUntil(yearBefore(iso)) } });
	}
	return days;
}

/** A table of the numbers as a file; sums in euros, shares in per cent. Null: there is no such table. */
export async function numbersCsv(app: NumbersApp, requested: Requested): Promise<string | null> {
	const table = NUMBERS_TABLES.find((known) => known === requested.table);
	if (!table) return null;
	const page = await mayLag(app.db, (db) => numbersPage({ ...app, db }, requested));
	const both = (name: string) => [name, `${name}YearBefore`];
	const plain = ({ now, before }: MaybePair) => [now, before];
	const divided = ({ now, before }: MaybePair) =>
		[now, before].map((value) => (value === null ? null : (value / 100).toFixed(2)));
	switch (table) {
		case "months":
			return csvFile(
				["month", ...["bookings", "grandTotal", "invoiceTotal", "cancelled", "cancelledTotal"].flatMap(both)],
				page.months.map((line) => [
					line.month.slice(0, 7),
					...plain(line.bookings),
					...divided(line.grandCents),
					...divided(line.invoiceCents),
					...plain(line.cancelled),
					...divided(line.cancelledCents),
				]),
			);
		case "days":
			return csvFile(
				["day", ...both("grandTotalSoFar")],
				page.days.map((line) => [line.day, ...divided(line.grandCents)]),
			);
		case "nights":
			return csvFile(
				["month", ...["nightsSold", "nightsOfHomes", "occupancyPercent"].flatMap(both)],
				page.nights.map((line) => [
					line.month.slice(0, 7),
					...plain(line.sold),
					...plain(line.nights),
					...divided(line.occupancy),
				]),
			);
		case "lead":
			return csvFile(
				["fromDays", "untilDays", ...both("bookings")],
				page.lead.map((line) => [line.fromDays, line.untilDays, ...plain(line.bookings)]),
			);
		case "codes":
			return csvFile(
				["code", ...["bookings", "grandTotal", "reduction"].flatMap(both)],
				page.codes.map((line) => [
					line.code,
					...plain(line.bookings),
					...divided(line.grandCents),
					...divided(line.reductionCents),
				]),
			);
		case "origins":
		case "languages":
			return csvFile(
				[
					table === "origins" ? "source" : "language",
					...["bookings", "grandTotal", "quotes", "bookedOfQuotes", "conversionPercent"].flatMap(both),
				],
				page[table].map((line) => [
					line.key,
					...plain(line.bookings),
					...divided(line.grandCents),
					...plain(line.quotes),
					...plain(line.booked),
					...divided(line.conversion),
				]),
			);
	}
}
