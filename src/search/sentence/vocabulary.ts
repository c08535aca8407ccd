import type { Amenity, Kind, LocationFact } from "#domain/accommodation/facts.ts";
import type { Sort } from "#domain/search/limits.ts";

/**
 * The words of one language, as sources of rules (`tokens.ts`): alternatives with `|`, a blank between tokens. `{n}`
 * stands for a number in figures or in words.
 */
export interface Vocabulary {
	/** From two on; one is `one`. */
	readonly numbers: Readonly<Record<string, number>>;
	readonly one: string;
	readonly dates: DateWords;
	readonly party: PartyWords;
	readonly budget: BudgetWords;
	readonly without: string;
	/** Distances, such as `within {n} km of the lift`. */
	readonly skilift: string;
	readonly golf: string;
	readonly bedrooms: string;
	readonly bathrooms: string;
	readonly stars: string;
	readonly wellRated: string;
	readonly lastMinutes: string;
	readonly detached: string;
	readonly kinds: Readonly<Record<Kind, string>>;
	/** Names of any home. */
	readonly anyKind: string;
	readonly amenities: Readonly<Record<Amenity, string>>;
	readonly locations: Readonly<Record<LocationFact, string>>;
	readonly sorts: Readonly<Partial<Record<Sort, string>>>;
	/** Small words between two wishes. */
	readonly joining: string;
	/** Words that ask for nothing. */
	readonly fillers: string;
}

export interface DateWords {
	/** Passed over: the day itself is said beside it. */
	readonly weekdays: string;
	/** Passed over before a day. */
	readonly shortWeekdays: string;
	readonly months: readonly string[];
	/** Before a first day, and before a month. */
	readonly from: string;
	readonly to: string;
	/** Before a last day: `departure 28 August`. */
	readonly leaving: string;
	/** Between a day and its month. */
	readonly of: string;
	/** Behind a day: `12th`. */
	readonly ordinal: string;
	readonly monthFirst: boolean;
	readonly weekend: string;
	readonly midweek: string;
	readonly week: string;
	readonly twoWeeks: string;
	readonly weeks: string;
	readonly nights: string;
	readonly days: string;
	readonly thisWeekend: string;
	readonly nextWeek: string;
	readonly nextMonth: string;
	readonly today: string;
	readonly tomorrow: string;
	readonly easter: string;
	readonly ascension: string;
	readonly pentecost: string;
	readonly christmas: string;
	readonly newYear: string;
}

export interface PartyWords {
	/** Sources with `{n}`. */
	readonly adults: string;
	readonly children: string;
	readonly babies: string;
	readonly pets: string;
	readonly persons: string;
	/** Before a bare number: `for 6`. */
	readonly bare: string;
	/** A family of so many. */
	readonly family: string;
	/** One child, one baby, one pet without a number. */
	readonly child: string;
	readonly baby: string;
	readonly pet: string;
	readonly couple: string;
	readonly couples: string;
	/** One adult. */
	readonly adult: string;
	/** Words that say the party whole, and for how many. */
	readonly together: Readonly<Record<string, number>>;
	/** Of the persons named so many are children. */
	readonly including: string;
	/** Before ages, between them, and behind them. */
	readonly agesFrom: string;
	readonly agesAnd: string;
	readonly agesBehind: string;
	/** Children whose number is that of the ages behind: `kids 4 and 6`. */
	readonly childrenWord: string;
	readonly petsWord: string;
}

export interface BudgetWords {
	readonly upTo: string;
	readonly from: string;
	readonly between: string;
	readonly and: string;
	readonly euros: string;
	readonly perNight: string;
	readonly perWeek: string;
	readonly total: string;
}
