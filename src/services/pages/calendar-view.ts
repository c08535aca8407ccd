import type { LoadedHome } from "#db/sellable-home.ts";
import type { Party } from "#domain/party/party.ts";
import { type ArrivalDay, arrivalDays, departureDays } from "#domain/pricing/arrivals.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, firstOfMonth, isoOf, parseIsoDate, yearMonthOf } from "#domain/time/civil-date.ts";
import type { SearchParams } from "#site/search-params.ts";
import type { CalendarDay, CalendarView } from "#site/views/home-view.ts";

/** Months that stand side by side. */
const MONTHS_SHOWN = 2;

/** The calendar of a home: arrivals, or with an arrival chosen the departures that fit it. */
export function calendarView(
	loaded: LoadedHome,
	params: SearchParams,
	party: Party,
	shown: string | undefined,
	today: DayNumber,
): CalendarView {
	const arrival = params.departure ? null : parseIsoDate(params.arrival);
	const first = firstMonth(shown, parseIsoDate(params.arrival), today);
	const months = Array.from({ length: MONTHS_SHOWN }, (_, offset) => first.month + offset);
	const from = firstOfMonth(first.year, first.month);
	const to = firstOfMonth(first.year, first.month + MONTHS_SHOWN);
	const days =
		arrival === null
			? arrivalDays(loaded.home, { from, to }, party, null, today, loaded.occupancy)
			: departureDays(loaded.home, arrival, { from, to }, party, today, loaded.occupancy);
	const heat = heatOf(days);
	return {
		month: monthName(first.year, first.month),
		previous: from > today ? monthName(first.year, first.month - 1) : null,
		next: to < today + BOOKING_HORIZON_DAYS ? monthName(first.year, first.month + 1) : null,
		months: months.map((month) => {
			const start = firstOfMonth(first.year, month);
			const end = firstOfMonth(first.year, month + 1);
			return {
				month: isoOf(start).slice(0, 7),
				days: days.filter(({ day }) => day >= start && day < end).map((day) => dayView(day, heat, today)),
			};
		}),
		choosing: arrival === null ? "arrival" : "departure",
	};
}

function dayView(day: ArrivalDay, heat: (perNight: number) => CalendarDay["heat"], today: DayNumber): CalendarDay {
	const { fromCents, fromNights } = day;
	return {
		day: isoOf(day.day),
		cents: fromCents,
		nights: fromNights,
		heat: fromCents !== null && fromNights !== null ? heat(fromCents / fromNights) : null,
		reason: day.day < today ? "PAST" : day.reason,
		minNights: day.minNights,
	};
}

/** Five steps by quantile of the prices a night shown. */
function heatOf(days: readonly ArrivalDay[]): (perNight: number) => CalendarDay["heat"] {
	const prices = days
		.flatMap(({ fromCents, fromNights }) => (fromCents !== null && fromNights ? [fromCents / fromNights] : []))
		.sort((a, b) => a - b);
	const limits = [0.2, 0.4, 0.6, 0.8].map((share) => prices[Math.floor(share * (prices.length - 1))] ?? 0);
	return (perNight) => (limits.filter((limit) => perNight > limit).length + 1) as CalendarDay["heat"];
}

function firstMonth(shown: string | undefined, arrival: DayNumber | null, today: DayNumber) {
	const asked = parseIsoDate(`${shown}-01`);
	const day = asked ?? arrival ?? today;
	return yearMonthOf(Math.min(Math.max(day, today), today + BOOKING_HORIZON_DAYS));
}

function monthName(year: number, month: number): string {
	return isoOf(firstOfMonth(year, month)).slice(0, 7);
}
