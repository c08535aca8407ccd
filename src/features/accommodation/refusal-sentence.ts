import type { StayRefusal } from "#domain/pricing/refusal.ts";
import type { Translate } from "#i18n/translate.ts";
import type { CalendarView, HomeRoom } from "#site/views/accommodation-view.ts";

/** Why a stay is not possible, as one sentence; `limit` is the number that it names. */
export function refusalSentence(t: Translate, code: StayRefusal, limit: number | null): string {
	return t(`refusal.${code}`, { limit: limit ?? 0 });
}

/**
 * Why a day of a home's calendar cannot be chosen. `nights` is the fewest or most that a stay may have there; a party that
 * is too large meets the home's own numbers.
 */
export function dayRefusalSentence(
	t: Translate,
	code: StayRefusal,
	{
		room,
		nights,
		choosing,
	}: { readonly room: HomeRoom; readonly nights: number | null; readonly choosing: CalendarView["choosing"] },
): string {
	if (code === "DEPARTURE_DAY" && choosing === "arrival") return t("refusal.noDeparture");
	const limits: Partial<Record<StayRefusal, number>> = {
		TOO_MANY_GUESTS: room.maxGuests,
		TOO_MANY_BABIES: room.maxBabies,
		TOO_MANY_PETS: room.maxPets,
	};
	return refusalSentence(t, code, limits[code] ?? nights);
}
