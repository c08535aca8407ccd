import type { StayRefusal } from "#domain/pricing/refusal.ts";
import type { Translate } from "#i18n/translate.ts";
import type { CalendarView } from "#site/views/accommodation-view.ts";

/** Why a stay is not possible, as one sentence; `limit` is the number that it names. */
export function refusalSentence(t: Translate, code: StayRefusal, limit: number | null): string {
	return t(`refusal.${code}`, { limit: limit ?? 0 });
}

/** Why a day of a home's calendar cannot be chosen; a day of arrival says what comes after it, not "this stay". */
export function dayRefusalSentence(
	t: Translate,
	code: StayRefusal,
	limit: number | null,
	choosing: CalendarView["choosing"],
): string {
	if (choosing === "arrival" && code === "DEPARTURE_DAY") return t("refusal.noDeparture");
	if (choosing === "arrival" && code === "NOT_AVAILABLE") return t("refusal.tooFewNights");
	return refusalSentence(t, code, limit);
}
