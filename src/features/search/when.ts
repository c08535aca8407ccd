import type { Language } from "#domain/language.ts";
import { FLEX_PERIODS, type FlexPeriod } from "#domain/pricing/flexible-stays.ts";
import { dayOf, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import { type FlexMonthParam, printSearchParams, type SearchParams } from "#site/search-params.ts";
import type { When } from "./when-fields.ts";

/** Days of play that are offered (specification §9). */
export const PLAY_DAYS = 3;
/** Months that flexible dates offer. */
const MONTHS_OFFERED = 18;

export { FLEX_PERIODS };

export function whenOf({ arrival, departure, diffDays, flex, month }: SearchParams): When {
	return { arrival, departure, diffDays, flex, month };
}

/** Fields of a form for it: flexible dates have no exact ones, and the other way round. */
export function whenFields(when: When): readonly (readonly [name: string, value: string])[] {
	const { arrival, departure, diffDays, flex, month } = when;
	return Object.entries(printSearchParams(flex ? { flex, month } : { arrival, departure, diffDays }));
}

/** What the closed field says. */
export function whenText(when: When, t: Translate, language: Language): string {
	const { arrival, departure, diffDays, flex, month } = when;
	if (flex) return t("when.flexIn", { period: t(`when.${flex}`), month: monthText(month, t, language) });
	if (!arrival) return t("when.any");
	if (!departure) return t("when.arrivalOnly", { date: formatDate(dayOf(arrival), language, "plain") });
	const dates = formatDateRange(dayOf(arrival), dayOf(departure), language);
	return diffDays ? t("when.near", { dates, days: diffDays }) : dates;
}

/** A month of flexible dates in words. */
export function monthText(month: FlexMonthParam | undefined, t: Translate, language: Language): string {
	if (!month) return t("when.next12");
	if (month.month === undefined) return String(month.year);
	// A month without its year: any year will do for its name.
	const text = formatDate(firstOfMonth(month.year ?? 2024, month.month), language, "month");
	return month.year === undefined ? text.replace(/\s*2024/, "") : text;
}

/** Months that can be chosen, from the running one on, as they stand in an address. */
export function monthsOffered(today: string): readonly string[] {
	const { year, month } = yearMonthOf(dayOf(today));
	return Array.from({ length: MONTHS_OFFERED }, (_, offset) => isoOf(firstOfMonth(year, month + offset)).slice(0, 7));
}

export function isFlexPeriod(text: string): text is FlexPeriod {
	return (FLEX_PERIODS as readonly string[]).includes(text);
}
