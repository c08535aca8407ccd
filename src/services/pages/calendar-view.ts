import type { LoadedAccommodation } from "#db/accommodations/sellable-accommodation.ts";
import type { Occupancy, SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { Cents } from "#domain/money.ts";
import { type Party, partyKey } from "#domain/party/party.ts";
import { type ArrivalDay, arrivalDays, departureDays, FROM_PRICE_DAYS } from "#domain/pricing/arrivals.ts";
import { type Heat, heatOf } from "#domain/pricing/heat.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { yearMonths } from "#domain/pricing/year-months.ts";
import { type DayNumber, firstOfMonth, isoOf, parseIsoDate, yearMonthOf } from "#domain/time/civil-date.ts";
import type { SearchParams } from "#site/search-params.ts";
import type { CalendarDay, CalendarView } from "#site/views/accommodation-view.ts";
import { explainedDay } from "./explained-day.ts";

/** Months that stand side by side where there is room, or all at once. */
const MONTHS_SHOWN = 3;
const MONTHS_OF_YEAR = 12;
/** Lengths of stay that prices can be shown for. */
const LENGTHS = [2, 3, 4, 7, 14] as const;

/** What the address says about the calendar itself. */
export interface CalendarQuery {
	/** `YYYY-MM` of the first month. */
	readonly show?: string | undefined;
	/** Nights that prices are shown for. */
	readonly nights?: string | undefined;
	/** `1`: twelve months at once. */
	readonly year?: string | undefined;
	/** ISO day that was pressed although it cannot be chosen. */
	readonly day?: string | undefined;
}

/** What a home offers a party on each day of the 12 months to come. */
export interface CalendarYear {
	/** Nights that prices are shown for; null: the shortest stay of each arrival. */
	readonly nights: number | null;
	/** Lengths that the address may choose from. */
	readonly lengths: readonly number[];
	readonly days: readonly ArrivalDay[];
}

export function calendarYear(
	{ home, occupancy }: Pick<LoadedAccommodation, "home" | "occupancy">,
	party: Party,
	query: CalendarQuery,
	today: DayNumber,
): CalendarYear {
	const lengths = lengthsOf(home, today);
	const nights = lengths.find((length) => String(length) === query.nights) ?? null;
	return { nights, lengths, days: yearDays(home, occupancy, party, nights, today) };
}

/** Homes whose years were worked out last; a year is 365 days. */
const KEPT_HOMES = 300;
/** Parties and lengths of one home: mostly two adults, and who is coming. */
const KEPT_YEARS = 2;
type Years = Map<string, readonly ArrivalDay[]>;
interface KeptYears {
	readonly home: SellableAccommodation;
	readonly occupancy: Occupancy;
	readonly years: Years;
}
const keptYears = new Map<string, KeptYears>();

/** The days of a home's year; those of homes asked for again and again are kept as long as nothing of these changes. */
function yearDays(
	home: SellableAccommodation,
	occupancy: Occupancy,
	party: Party,
	nights: number | null,
	today: DayNumber,
): readonly ArrivalDay[] {
	const key = `${today} ${nights} ${partyKey(party)}`;
	const kept = keptYears.get(home.accoId);
	const isAsItWas = kept?.occupancy === occupancy && isSame(kept.home, home);
	const years: Years = isAsItWas ? kept.years : new Map();
	const known = years.get(key);
	const days =
		known ?? arrivalDays(home, { from: today, to: today + FROM_PRICE_DAYS }, party, nights, today, occupancy);
	// The last of a map is the one that was asked for last.
	years.delete(key);
	years.set(key, days);
	dropOldest(years, KEPT_YEARS);
	keptYears.delete(home.accoId);
	keptYears.set(home.accoId, { home, occupancy, years });
	dropOldest(keptYears, KEPT_HOMES);
	return days;
}

/** Each value is the same; rates are by their object, which a home keeps as long as nothing of them is written. */
function isSame(one: SellableAccommodation, other: SellableAccommodation): boolean {
	return (Object.keys(one) as (keyof SellableAccommodation)[]).every((name) => one[name] === other[name]);
}

function dropOldest<K>(map: Map<K, unknown>, most: number): void {
	for (const oldest of map.keys()) {
		if (map.size <= most) return;
		map.delete(oldest);
	}
}

/**
 * The calendar of a home: arrivals, or with an arrival chosen the departures that fit it.
 *
 * @param coming `calendarYear` of the same home, party, query and day, where it is known already
 */
export function calendarView(
	loaded: LoadedAccommodation,
	params: SearchParams,
	party: Party,
	query: CalendarQuery,
	today: DayNumber,
	coming: CalendarYear = calendarYear(loaded, party, query, today),
): CalendarView {
	const { home, occupancy } = loaded;
	const arrival = params.departure ? null : parseIsoDate(params.arrival);
	const wholeYear = query.year === "1";
	const count = wholeYear ? MONTHS_OF_YEAR : MONTHS_SHOWN;
	const first = firstMonth(wholeYear ? undefined : query.show, parseIsoDate(params.arrival), today, wholeYear);
	const months = Array.from({ length: count }, (_, offset) => first.month + offset);
	const from = firstOfMonth(first.year, first.month);
	const to = firstOfMonth(first.year, first.month + count);
	const { nights, lengths, days: year } = coming;
	const choosing = arrival === null ? "arrival" : "departure";
	// Colours and cheapest moments look at the whole year, so that they mean the same on every page of it.
	const known = new Map(year.map((day) => [day.day, day]));
	const days =
		arrival === null
			? daysFrom(from, to, known, (range) => arrivalDays(home, range, party, nights, today, occupancy))
			: departureDays(home, arrival, { from, to }, party, today, occupancy);
	const heat = heatOf((arrival === null ? year : days).flatMap(({ fromCents }) => fromCents ?? []));
	return {
		month: monthName(first.year, first.month),
		wholeYear,
		nights,
		lengths,
		choosing,
		year: yearMonths(
			year.flatMap(({ day, fromCents, fromNights }) =>
				fromCents === null || fromNights === null ? [] : [{ day, cents: fromCents, nights: fromNights }],
			),
			today,
		),
		explained: explainedDay(loaded, parseIsoDate(query.day), { arrival, nights, party }, today),
		previous: !wholeYear && from > today ? monthName(first.year, first.month - 1) : null,
		next: !wholeYear && to < today + BOOKING_HORIZON_DAYS ? monthName(first.year, first.month + 1) : null,
		months: months.map((month) => {
			const start = firstOfMonth(first.year, month);
			const end = firstOfMonth(first.year, month + 1);
			return {
				month: isoOf(start).slice(0, 7),
				days: days.filter(({ day }) => day >= start && day < end).map((day) => dayView(day, heat, today)),
			};
		}),
	};
}

/** The days of a range, those that are known already not worked out again. */
function daysFrom(
	from: DayNumber,
	to: DayNumber,
	known: ReadonlyMap<DayNumber, ArrivalDay>,
	make: (range: { from: DayNumber; to: DayNumber }) => readonly ArrivalDay[],
): readonly ArrivalDay[] {
	return Array.from({ length: to - from }, (_, offset) => {
		const day = from + offset;
		return known.get(day) ?? make({ from: day, to: day + 1 })[0];
	}).filter((day) => day !== undefined);
}

/** Lengths that some season of the next 12 months lets for. */
function lengthsOf({ rates }: SellableAccommodation, today: DayNumber): number[] {
	const coming = rates.seasons.filter(({ from, to }) => to > today && from < today + FROM_PRICE_DAYS);
	return LENGTHS.filter((length) =>
		coming.some(
			({ minNights, minThrough, maxNights }) => length >= Math.max(minNights, minThrough) && length <= maxNights,
		),
	);
}

function dayView(day: ArrivalDay, heat: (cents: Cents) => Heat, today: DayNumber): CalendarDay {
	const { fromCents, fromNights } = day;
	return {
		day: isoOf(day.day),
		cents: fromCents,
		nights: fromNights,
		heat: fromCents === null ? null : heat(fromCents),
		reason: day.day < today ? "PAST" : day.reason,
		limit: day.limit,
	};
}

function firstMonth(shown: string | undefined, arrival: DayNumber | null, today: DayNumber, wholeYear: boolean) {
	const requested = parseIsoDate(`${shown}-01`);
	const day = wholeYear ? today : (requested ?? arrival ?? today);
	return yearMonthOf(Math.min(Math.max(day, today), today + BOOKING_HORIZON_DAYS));
}

function monthName(year: number, month: number): string {
	return isoOf(firstOfMonth(year, month)).slice(0, 7);
}
