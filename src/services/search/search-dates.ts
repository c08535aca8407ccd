import { type FlexPeriod, flexibleStays } from "#domain/pricing/flexible-stays.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { type DayNumber, dayOf } from "#domain/time/civil-date.ts";
import type { SearchQuery } from "#search/query.ts";

/** The length of a stay of which only the arrival is known. */
const NIGHTS_WITHOUT_DEPARTURE = 7;

/** Days of arrival and departure that other dates may be off (specification §9, `diffDays`). */
const DIFF_DAYS = 3;

/** When to go, as an address or the API says it. */
export interface SearchDates {
	/** `YYYY-MM-DD`. */
	readonly arrival?: string;
	readonly departure?: string;
	/** Any stay of this period; the dates do not count then. */
	readonly flex?: FlexPeriod;
	readonly month?: number;
	readonly year?: number;
}

/** The stays that a search looks at; null: no dates. */
export function staysOf(dates: SearchDates, today: DayNumber): readonly Stay[] | null {
	if (dates.flex) {
		return flexibleStays(dates.flex, { month: dates.month ?? null, year: dates.year ?? null }, today);
	}
	if (!dates.arrival) return null;
	const arrival = dayOf(dates.arrival);
	return [{ arrival, departure: dates.departure ? dayOf(dates.departure) : arrival + NIGHTS_WITHOUT_DEPARTURE }];
}

/** The query for other dates beside exact ones. */
export function otherDatesOf(days: number | undefined, always: boolean): SearchQuery["otherDates"] {
	return { days: days ?? DIFF_DAYS, always };
}
