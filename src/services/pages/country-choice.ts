import { COUNTRY_CODES } from "#domain/countries.ts";
import type { Language } from "#domain/language.ts";
import { countryName } from "#i18n/countries.ts";

/** Countries that most guests come from stand on top of the list. */
const NEAR_COUNTRIES = ["NL", "BE", "DE", "FR", "AT", "CH", "LU", "GB", "IE", "DK"];

/** All countries by their names in a language, as a field of a form offers them: the near ones, then by name. */
export function countriesIn(language: Language): readonly { readonly code: string; readonly name: string }[] {
	const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: countryName(code, language) }));
	const others = named(COUNTRY_CODES.filter((code) => !NEAR_COUNTRIES.includes(code)));
	return [...named(NEAR_COUNTRIES), ...others.sort((a, b) => a.name.localeCompare(b.name, language))];
}
