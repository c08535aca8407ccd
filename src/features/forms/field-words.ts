import { FIELD_CODES } from "#domain/validation.ts";
import type { Translate } from "#i18n/translate.ts";

/** What to do about a field, in one sentence; null: nothing is wrong. `own`: words that the field has for a code. */
export function fieldWords(
	t: Translate,
	code: string | undefined,
	own?: (code: string) => string | null,
): string | null {
	if (!code) return null;
	return own?.(code) ?? t(`field.${FIELD_CODES.find((known) => known === code) ?? "INVALID_FORMAT"}`);
}
