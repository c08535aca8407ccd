import type { BookingOrigin } from "#domain/booking/origin.ts";
import type { Language } from "#domain/language.ts";
import type { NumbersPeriod, NumbersQuery, NumbersTable } from "../office-numbers.ts";

/** The office's numbers of a period, each beside the same of the year before. Days are ISO days, sums cents. */

/** Now, and a year before. */
export interface Pair {
	readonly now: number;
	readonly before: number;
}
/** The same, where there may be nothing to reckon with. */
export interface MaybePair {
	readonly now: number | null;
	readonly before: number | null;
}

export interface MonthLine {
	/** First day of the month, and of the one a year before. */
	readonly month: string;
	readonly bookings: Pair;
	readonly grandCents: Pair;
	readonly invoiceCents: Pair;
	readonly cancelled: Pair;
	readonly cancelledCents: Pair;
}

export interface NightsLine {
	readonly month: string;
	readonly sold: Pair;
	readonly nights: Pair;
	/** Basis points. */
	readonly occupancy: MaybePair;
}

/** Of an origin or a language. */
export interface ShareLine<Key> {
	readonly key: Key;
	readonly bookings: Pair;
	readonly grandCents: Pair;
	/** Prices that were asked for, and the bookings made since they are counted. */
	readonly quotes: Pair;
	readonly booked: Pair;
	/** Basis points. */
	readonly conversion: MaybePair;
}

export interface LeadLine {
	/** Days of the class; `untilDays` null: and more. */
	readonly fromDays: number;
	readonly untilDays: number | null;
	readonly bookings: Pair;
}

/** Of a discount code. */
export interface CodeLine {
	readonly code: string;
	readonly bookings: Pair;
	readonly grandCents: Pair;
	/** What the code took off. */
	readonly reductionCents: Pair;
}

/** What came in up to a day of the period and up to the same day a year before. */
export interface RunningDay {
	readonly day: string;
	readonly grandCents: Pair;
}

export interface NumbersPage extends NumbersQuery {
	readonly name: "numbers";
	readonly before: { readonly from: string; readonly until: string };
	/** The first day was given after the last one. */
	readonly isTurned?: boolean;
	readonly periods: readonly { readonly period: NumbersPeriod; readonly href: string; readonly isHere: boolean }[];
	readonly files: Readonly<Record<NumbersTable, string>>;
	readonly total: Omit<MonthLine, "month">;
	readonly months: readonly MonthLine[];
	readonly days: readonly RunningDay[];
	readonly nights: readonly NightsLine[];
	readonly allNights: Omit<NightsLine, "month">;
	readonly origins: readonly ShareLine<BookingOrigin>[];
	readonly languages: readonly ShareLine<Language>[];
	readonly converted: Omit<ShareLine<"">, "key">;
	/** First day of which prices were counted; null: none yet. */
	readonly countedSince: string | null;
	/** Days between booking and arrival: the middle booking's. */
	readonly leadDays: MaybePair;
	readonly lead: readonly LeadLine[];
	/** Those of either period, most bookings first. */
	readonly codes: readonly CodeLine[];
}
