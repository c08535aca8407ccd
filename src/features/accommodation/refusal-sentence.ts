import type { StayRefusal } from "#domain/pricing/refusal.ts";
import type { Translate } from "#i18n/translate.ts";

/** Why a stay is not possible, as one sentence; `limit` is the number that it names. */
export function refusalSentence(t: Translate, code: StayRefusal, limit: number | null): string {
	return t(`refusal.${code}`, { limit: limit ?? 0 });
}
