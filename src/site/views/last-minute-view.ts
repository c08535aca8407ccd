import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";

/** Last minutes by week of arrival, in one language. Days are ISO. */
export interface LastMinuteView {
	/** Weeks that have homes, in time. */
	readonly weeks: readonly LastMinuteWeekView[];
	/** The week of the address; null: all are shown. */
	readonly chosen: ChosenWeek | null;
	/** Last day of arrival of any. */
	readonly until: string;
	/** Where nothing is shown: the next dates at their usual price. */
	readonly elsewhere: readonly UsualDates[];
}

export interface WeekDays {
	readonly monday: string;
	/** First and last day of arrival: of this week those from today on. */
	readonly first: string;
	readonly last: string;
}

export interface LastMinuteWeekView extends WeekDays {
	readonly isNow: boolean;
	/** Homes with a stay that begins in it. */
	readonly count: number;
	/** The first of them or, of the chosen week, those of the page; empty for other weeks than the chosen one. */
	readonly accos: readonly ListedAccommodation[];
}

export interface ChosenWeek extends WeekDays {
	/** Whether the week has homes, is one of the span without any, is over, or lies behind the span. */
	readonly state: "here" | "none" | "past" | "later";
	readonly isNow: boolean;
}

/** A search of exact dates that has homes. */
export interface UsualDates {
	readonly arrival: string;
	readonly departure: string;
	readonly count: number;
	readonly href: string;
}
