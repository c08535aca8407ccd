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

/** The same for a field of whoever travels: what is missing is named, and a list is chosen from, not filled in. */
export function guestFieldWords(t: Translate, name: string, code: string | undefined): string | null {
	return fieldWords(t, code, (code) => guestWords(t, name, code));
}

/** The words that such a field has for a code of its own; null: none. */
export function guestWords(t: Translate, name: string, code: string): string | null {
	if (name === "acceptTerms") return t("field.TERMS_NOT_ACCEPTED");
	if (code !== "REQUIRED") return null;
	if (name === "telCountry") return t("field.telCountryMissing");
	if (name === "telNumber") return t("field.telNumberMissing");
	return name === "countryCode" ? t("field.countryMissing") : null;
}
