import type { Party } from "#domain/party/party.ts";
import { type ArrivalDay, arrivalDays, departureDays } from "#domain/pricing/arrivals.ts";
import { type DayNumber, firstOfMonth, isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { loadHomeForSale } from "../quotes/quote-stay.ts";

/** Months that one call may ask for. */
export const CALENDAR_MONTHS_MAX = 24;

export interface CalendarRequest {
	readonly accoId: string;
	readonly year: number;
	/** 1–12. */
	readonly month: number;
	readonly months: number;
	readonly party: Party;
	/** Length to price; null: the shortest stay of each arrival. */
	readonly nights: number | null;
	/** With an arrival chosen the days are the departures that fit it. */
	readonly arrival?: DayNumber | null;
}

export interface CalendarDayAnswer {
	readonly day: string;
	readonly free: boolean;
	readonly arrival: boolean;
	readonly departure: boolean;
	readonly minNights: number;
	/** All-in total of the stay that arrives this day, or with an arrival chosen departs on it; null where none does. */
	readonly fromCents: number | null;
	readonly fromNights: number | null;
	readonly reason?: ArrivalDay["reason"];
	readonly limit?: ArrivalDay["limit"];
}

/** What each day of some months offers to a party; null for a home that is not for sale. */
export async function accommodationCalendar(
	app: Pick<App, "db" | "clock" | "viewer">,
	request: CalendarRequest,
): Promise<{ readonly days: readonly CalendarDayAnswer[] } | null> {
	const loaded = await loadHomeForSale(app.db, request.accoId, app.clock.now(), app.viewer);
	if (!loaded) return null;
	const from = firstOfMonth(request.year, request.month);
	const to = firstOfMonth(request.year, request.month + request.months);
	const { party, nights, arrival: chosen = null } = request;
	const { home, occupancy } = loaded;
	const today = app.clock.today();
	const days =
		chosen === null
			? arrivalDays(home, { from, to }, party, nights, today, occupancy)
			: departureDays(home, chosen, { from, to }, party, today, occupancy);
	return {
		days: days.map(({ day, free, arrival, departure, minNights, fromCents, fromNights, reason, limit }) => ({
			day: isoOf(day),
			free,
			arrival,
			departure,
			minNights,
			fromCents,
			fromNights,
			...(reason ? { reason } : {}),
			...(limit === null ? {} : { limit }),
		})),
	};
}
