import type { StayRefusal } from "#domain/pricing/refusal.ts";
import type { Translate } from "#i18n/translate.ts";
import type { CalendarView } from "#site/views/accommodation-view.ts";

/** Why a stay is not possible, as one sentence; `limit` is the number that it names. */
export function refusalSentence(t: Translate, code: StayRefusal, limit: number | null): string {
	return t(`refusal.${code}`, { limit: limit ?? 0 });
}

/** Why a day of a home's calendar cannot be chosen; a day of arrival that no day of departure fits says that. */
export function dayRefusalSentence(
	t: Translate,
	code: StayRefusal,
	limit: number | null,
	choosing: CalendarView["choosing"],
): string {
	return code === "DEPARTURE_DAY" && choosing === "arrival"
		? t("refusal.noDeparture")
		: refusalSentence(t, code, limit);
}
