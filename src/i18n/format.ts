import { INTL_LOCALE, type Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import { printedEuros } from "#domain/pricing/printed-euros.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";

/** Every date and sum a person reads, by Intl, in the four languages. Formatters are made once. */

const MS_PER_DAY = 86_400_000;

function cached<Options extends string>(make: (language: Language, options: Options) => Intl.NumberFormat) {
	const made = new Map<string, Intl.NumberFormat>();
	return (language: Language, options: Options, value: number): string => {
		const key = `${language}/${options}`;
		const format = made.get(key) ?? make(language, options);
		made.set(key, format);
		return withMinus(format.format(value));
	};
}

/** A number as Intl writes it, with a minus sign (U+2212) for the hyphen that Intl takes in these languages. */
export function withMinus(text: string): string {
	return text.replace("-", "\u2212");
}

const money = cached<"whole" | "exact">((language, style) => {
	const digits = style === "whole" ? 0 : 2;
	return new Intl.NumberFormat(INTL_LOCALE[language], {
		style: "currency",
		currency: "EUR",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
});

/** A price on a card or a button: whole euros drop their decimals, others show both (`€ 1.288`, `€ 1.288,50`). */
export function formatMoney(cents: Cents, language: Language): string {
	return money(language, cents % 100 === 0 ? "whole" : "exact", cents / 100);
}

/** A price as a day of a calendar prints it: whole euros, half up, as its colour goes by (`€ 1.288`). */
export function formatMoneyWhole(cents: Cents, language: Language): string {
	return money(language, "whole", printedEuros(cents));
}

/** A sum with its two decimals, always. */
export function formatMoneyExact(cents: Cents, language: Language): string {
	return money(language, "exact", cents / 100);
}

const dates = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = language + JSON.stringify(options);
	const format = dates.get(key) ?? new Intl.DateTimeFormat(INTL_LOCALE[language], options);
	dates.set(key, format);
	return format;
}

const DATE_STYLES = {
	/** Sat 19 Sep 2027 */
	short: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
	/** Saturday 19 September 2027 */
	long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	/** Saturday 19 September */
	dayOfWeekLong: { weekday: "long", day: "numeric", month: "long" },
	/** 19 September 2027 */
	plain: { day: "numeric", month: "long", year: "numeric" },
	/** Sat 19 */
	weekday: { weekday: "short", day: "numeric" },
	/** Sat 19 Sep */
	dayOfWeek: { weekday: "short", day: "numeric", month: "short" },
	/** S */
	narrow: { weekday: "narrow" },
	/** 19 Sep */
	dayMonth: { day: "numeric", month: "short" },
	/** September 2027 */
	month: { month: "long", year: "numeric" },
	/** Sep 2027 */
	monthYearShort: { month: "short", year: "numeric" },
	/** September */
	monthLong: { month: "long" },
	/** Saturday */
	weekdayLong: { weekday: "long" },
	/** Sat */
	weekdayShort: { weekday: "short" },
	/** Sep */
	monthShort: { month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

/** A civil date with its month as a word. */
export function formatDate(day: DayNumber, language: Language, style: DateStyle = "short"): string {
	return once(`${day} ${language} ${style}`, () =>
		written(dateFormat(language, { ...DATE_STYLES[style], timeZone: "UTC" }).format(day * MS_PER_DAY), language),
	);
}

/** Intl takes a tenth of a page of cards or of a calendar to write their dates, which are few. */
const writtenDates = new Map<string, string>();
const MOST_DATES = 5_000;

function once(key: string, write: () => string): string {
	let text = writtenDates.get(key);
	if (text === undefined) {
		if (writtenDates.size >= MOST_DATES) writtenDates.clear();
		text = write();
		writtenDates.set(key, text);
	}
	return text;
}

/** What Intl writes otherwise than the language does: `Sat 24 Apr` without a comma, `1er décembre`. */
function written(text: string, language: Language): string {
	if (language === "en") return text.replace(/(\p{L}{3,}), (?=\d)/gu, "$1 ");
	return language === "fr" ? text.replace(/(?<!\d)1(?=[ \u00a0\u2009]+(?:\p{L}|–))/gu, "1er") : text;
}

/**
 * A stay: `3 – 10 July 2027`, `Sat 3 – Sat 10 Jul 2027` with weekdays, the same without its year, `3 – 10 Jul` compact,
 * `3 – 10 Jul 2027` compact with its year; what both share stands once.
 */
export function formatDateRange(
	arrival: DayNumber,
	departure: DayNumber,
	language: Language,
	style: "weekdays" | "weekdaysOnly" | "plain" | "compact" | "compactYear" = "plain",
): string {
	return once(`${arrival}–${departure} ${language} ${style}`, () => dateRange(arrival, departure, language, style));
}

function dateRange(
	arrival: DayNumber,
	departure: DayNumber,
	language: Language,
	style: NonNullable<Parameters<typeof formatDateRange>[3]>,
): string {
	const options: Intl.DateTimeFormatOptions = {
		weekdays: DATE_STYLES.short,
		weekdaysOnly: DATE_STYLES.dayOfWeek,
		plain: DATE_STYLES.plain,
		compact: DATE_STYLES.dayMonth,
		compactYear: { ...DATE_STYLES.dayMonth, year: "numeric" } as const,
	}[style];
	const range = dateFormat(language, { ...options, timeZone: "UTC" }).formatRange(
		arrival * MS_PER_DAY,
		departure * MS_PER_DAY,
	);
	// Versions of Intl differ in thin spaces; server and browser must write the same.
	return written(range.replace(/\u2009/g, " ").replace(/\s*–\s*/u, " – "), language);
}

/** A time of the day in words, no-break throughout: hours without a zero in front, but in English. */
const CLOCKS: Readonly<Record<Language, (hour: string, minute: string) => string>> = {
	nl: (hour, minute) => `${hour}.${minute}\u00a0uur`,
	en: (hour, minute) => `${hour.padStart(2, "0")}:${minute}`,
	de: (hour, minute) => `${hour}${minute === "00" ? "" : `:${minute}`}\u00a0Uhr`,
	fr: (hour, minute) => `${hour}\u00a0h${minute === "00" ? "" : `\u00a0${minute}`}`,
};

/**
 * A time of the day as a sentence says it: `16.00 uur`, `16:00`, `16 Uhr` (`16:30 Uhr`), `16 h` (`16 h 30`).
 *
 * @param time hours and minutes as `16:00`
 * @throws RangeError for anything else
 */
export function formatClock(time: string, language: Language): string {
	const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
	if (hour === undefined || minute === undefined) throw new RangeError(`no time of the day: ${time}`);
	return CLOCKS[language](String(Number(hour)), minute);
}

const ZONE = "Europe/Amsterdam";
const clockTimes = new Intl.DateTimeFormat("en-GB", {
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZone: ZONE,
});

/**
 * An instant in the zone of the business, for deadlines (`Sat 19 Sep 2027, 14:05`), long in sentences
 * (`Saturday 19 September 2027 at 14:05`), compact (`19 Sep, 14:05`), or its time alone (`14:05`).
 */
export function formatInstant(
	instant: Date,
	language: Language,
	style: "whole" | "long" | "compact" | "time" = "whole",
): string {
	const time = clockTimes.format(instant);
	// In a list the times stand below each other, with their minutes.
	const isListed = style === "compact" || style === "time";
	const clock = isListed ? listedClock(time, language) : formatClock(time, language);
	if (style === "time") return clock;
	const options = { whole: DATE_STYLES.short, long: DATE_STYLES.long, compact: DATE_STYLES.dayMonth }[style];
	const day = written(dateFormat(language, { ...options, timeZone: ZONE }).format(instant), language);
	return style === "long" ? day + AT[language] + clock : `${day}, ${clock}`;
}

/** What joins day and time in a sentence. */
const AT: Readonly<Record<Language, string>> = { nl: " om ", en: " at ", de: ", ", fr: " à " };

function listedClock(time: string, language: Language): string {
	const short = time.replace(/^0/, "");
	if (language === "de") return `${short}\u00a0Uhr`;
	return language === "fr" ? short.replace(":", "\u00a0h\u00a0") : formatClock(time, language);
}

const numbers = cached<"decimal">(
	(language) => new Intl.NumberFormat(INTL_LOCALE[language], { maximumFractionDigits: 1 }),
);

/** A plain number, one decimal at most (ratings, kilometres, counts). */
export function formatNumber(value: number, language: Language): string {
	return numbers(language, "decimal", value);
}

const percents = cached<"percent">(
	(language, style) => new Intl.NumberFormat(INTL_LOCALE[language], { style, maximumFractionDigits: 2 }),
);

/** Basis points as percent (`30%`, `30 %`). */
export function formatPercent(bp: number, language: Language): string {
	return percents(language, "percent", bp / 10_000);
}

/** Names as the language lists them: `Eva, Tom and Zoë`. */
export function formatList(names: readonly string[], language: Language): string {
	return new Intl.ListFormat(INTL_LOCALE[language], { type: "conjunction" }).format(names);
}

/** Names as the language offers them: `Saturday or Sunday`. */
export function formatChoice(names: readonly string[], language: Language): string {
	return new Intl.ListFormat(INTL_LOCALE[language], { type: "disjunction" }).format(names);
}

/** What stands between a label and its value: French has a no-break space before a colon. */
export function formatColon(language: Language): string {
	return language === "fr" ? "\u202f: " : ": ";
}

/** A label and its value: `Adults: 2`, `Adultes : 2`. */
export function formatLabelled(label: string, value: string | number, language: Language): string {
	return label + formatColon(language) + value;
}
