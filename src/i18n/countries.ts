import { INTL_LOCALE, type Language } from "#domain/language.ts";
import { slugify } from "#site/slug.ts";

const names = new Map<Language, Intl.DisplayNames>();

/** Name of a country in a language (`AT` in nl: Oostenrijk); the code itself for one that Intl does not know. */
export function countryName(code: string, language: Language): string {
	const display = names.get(language) ?? new Intl.DisplayNames(INTL_LOCALE[language], { type: "region" });
	names.set(language, display);
	return display.of(code) ?? code;
}

/** The country's part of an address (`oostenrijk`). */
export function countrySlug(code: string, language: Language): string {
	return slugify(countryName(code, language));
}
