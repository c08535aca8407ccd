import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Localized } from "#domain/language.ts";
import type { FacetCounts } from "#domain/search/filters.ts";
import type { BestWeekParams } from "../best-week-params.ts";
import type { HeadText } from "../head-text.ts";
import type { SearchParams } from "../search-params.ts";

/** What the screen of the best week shows, in one language. */
export interface BestWeekView {
	readonly params: BestWeekParams;
	readonly path: string;
	/** ISO. */
	readonly today: string;
	/** The months that may be chosen, `2027-02`. */
	readonly months: readonly string[];
	readonly rows: readonly WeekRow[];
	/** Weeks with a home that fits. */
	readonly fitting: number;
	/** Of the fitting ones the cheapest; of equal ones the first. */
	readonly best: WeekCell | null;
	/** Whole euros a night that the budget comes to, rounded down; null without one. */
	readonly nightEuros: number | null;
	/** Homes with their cheapest stays, cheapest first. */
	readonly homes: readonly ListedAccommodation[];
	readonly totalHomes: number;
	/** The search that links to the homes keep. */
	readonly homesSearch: SearchParams;
	readonly facets: FacetCounts;
	/** The destination names nothing. */
	readonly unknownPlace: boolean;
	/** Where nothing fits: questions that have an answer. */
	readonly ways: readonly WeekWay[];
	readonly alternates: Localized;
	readonly canonical: string;
	readonly head: HeadText;
	readonly indexable: boolean;
}

export interface WeekRow {
	/** First day of the month, ISO. */
	readonly month: string;
	/** Arrivals from the 1st, 8th, 15th, 22nd and 29th on; null: no stay begins then. */
	readonly cells: readonly (WeekCell | null)[];
}

/** The cheapest stay of those that arrive within seven days. */
export interface WeekCell {
	/** ISO. */
	readonly arrival: string;
	readonly departure: string;
	/** Homes that can be had for it and fit. */
	readonly homes: number;
	/** All-in price of the cheapest; null: none is free. */
	readonly fromCents: number | null;
	/** The cheapest costs more than the budget. */
	readonly isOver: boolean;
	/** The search with these dates. */
	readonly href: string;
	/** 1 to 5 among the fitting weeks; 0 for others. */
	readonly heat: number;
}

/** One wish less, or more time, and how many weeks that gives. */
export interface WeekWay {
	readonly kind: "without" | "budget" | "earlier" | "later";
	readonly params: BestWeekParams;
	readonly weeks: number;
}
