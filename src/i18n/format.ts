import { INTL_LOCALE, type Language } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import { printedEuros } from "#domain/pricing/heat.ts";
import { type DayNumber, dayOf } from "#domain/time/civil-date.ts";

/** Every date and sum a person reads, by Intl, in the four languages. Formatters are made once. */

const MS_PER_DAY = 86_400_000;

function cached<Options extends string>(make: (language: Language, options: Options) => Intl.NumberFormat) {
	const made = new Map<string, Intl.NumberFormat>();
	return (language: Language, options: Options) => {
		const key = `${language}/${options}`;
		const format = made.get(key) ?? make(language, options);
		made.set(key, format);
		return format;
	};
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
	return money(language, cents % 100 === 0 ? "whole" : "exact").format(cents / 100);
}

/** A price as a day of a calendar prints it: whole euros, half up, as its colour goes by (`€ 1.288`). */
export function formatMoneyWhole(cents: Cents, language: Language): string {
	return money(language, "whole").format(printedEuros(cents));
}

/** A sum with its two decimals, always. */
export function formatMoneyExact(cents: Cents, language: Language): string {
	return money(language, "exact").format(cents / 100);
}

/** Sums that stand in one column: all with decimals as soon as one has cents, else none. */
export function formatMoneyColumn(column: readonly Cents[], language: Language): readonly string[] {
	const style = column.some((cents) => cents % 100 !== 0) ? "exact" : "whole";
	return column.map((cents) => money(language, style).format(cents / 100));
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
	/** September */
	monthLong: { month: "long" },
	/** Saturday */
	weekdayLong: { weekday: "long" },
	/** Sep */
	monthShort: { month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

/** A civil date with its month as a word. */
export function formatDate(day: DayNumber, language: Language, style: DateStyle = "short"): string {
	return dateFormat(language, { ...DATE_STYLES[style], timeZone: "UTC" }).format(day * MS_PER_DAY);
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
	const key = `${arrival} ${departure} ${language} ${style}`;
	let text = ranges.get(key);
	if (text === undefined) {
		if (ranges.size >= MOST_RANGES) ranges.clear();
		text = dateRange(arrival, departure, language, style);
		ranges.set(key, text);
	}
	return text;
}

/** Intl takes a tenth of a page of cards to write their dates, which are few. */
const ranges = new Map<string, string>();
const MOST_RANGES = 2_000;

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
	return range.replace(/\u2009/g, " ").replace(/\s*–\s*/u, " – ");
}

/**
 * An instant in the zone of the business, for deadlines (`Sat 19 Sep 2027, 14:05`), compact (`19 Sep, 14:05`), or its
 * time alone (`14:05`).
 */
export function formatInstant(
	instant: Date,
	language: Language,
	style: "whole" | "compact" | "time" = "whole",
): string {
	return dateFormat(language, {
		...(style === "whole" ? DATE_STYLES.short : style === "compact" ? DATE_STYLES.dayMonth : {}),
		hour: "2-digit",
		minute: "2-digit",
		timeZone: "Europe/Amsterdam",
	}).format(instant);
}

const numbers = cached<"decimal">(
	(language) => new Intl.NumberFormat(INTL_LOCALE[language], { maximumFractionDigits: 1 }),
);

/** A plain number, one decimal at most (ratings, kilometres, counts). */
export function formatNumber(value: number, language: Language): string {
	return numbers(language, "decimal").format(value);
}

const temperatures = cached<"celsius">(
	(language, unit) => new Intl.NumberFormat(INTL_LOCALE[language], { style: "unit", unit, maximumFractionDigits: 0 }),
);

/** Degrees Celsius, whole (`21 °C`). */
export function formatTemperature(celsius: number, language: Language): string {
	return temperatures(language, "celsius").format(Math.round(celsius) + 0);
}

const percents = new Map<Language, Intl.NumberFormat>();

/** Basis points as percent (`30%`, `30 %`). */
export function formatPercent(bp: number, language: Language): string {
	const format =
		percents.get(language) ??
		new Intl.NumberFormat(INTL_LOCALE[language], { style: "percent", maximumFractionDigits: 2 });
	percents.set(language, format);
	return format.format(bp / 10_000);
}

const changes = new Map<Language, Intl.NumberFormat>();

/** How much more or less than before, in basis points, with its sign (`+9.2%`). */
export function formatChange(bp: number, language: Language): string {
	const format =
		changes.get(language) ??
		new Intl.NumberFormat(INTL_LOCALE[language], {
			style: "percent",
			maximumFractionDigits: 1,
			signDisplay: "exceptZero",
		});
	changes.set(language, format);
	return format.format(bp / 10_000);
}

/** Names as the language lists them: `Eva, Tom and Zoë`. */
export function formatList(names: readonly string[], language: Language): string {
	return new Intl.ListFormat(INTL_LOCALE[language], { type: "conjunction" }).format(names);
}

/** A Monday. */
const MONDAY = dayOf("2024-01-01");

/** ISO weekdays in words, as a choice (`Saturday or Sunday`). */
export function formatWeekdays(weekdays: readonly number[], language: Language): string {
	const names = weekdays.map((weekday) => formatDate(MONDAY + weekday - 1, language, "weekdayLong"));
	return new Intl.ListFormat(INTL_LOCALE[language], { type: "disjunction" }).format(names);
}

const ages = new Map<string, Intl.NumberFormat>();

/** How long ago something was, in its largest unit: `26 min`, `15 Std.`, `3 jours`. From two days on in days. */
export function formatAge(minutes: number, language: Language): string {
	const [count, unit] =
		minutes < 60
			? ([Math.max(1, Math.floor(minutes)), "minute"] as const)
			: minutes < 48 * 60
				? ([Math.floor(minutes / 60), "hour"] as const)
				: ([Math.floor(minutes / (24 * 60)), "day"] as const);
	const key = language + unit;
	const format =
		ages.get(key) ??
		new Intl.NumberFormat(INTL_LOCALE[language], {
			style: "unit",
			unit,
			unitDisplay: unit === "day" ? "long" : "short",
		});
	ages.set(key, format);
	return format.format(count);
}
