import { INTL_LOCALE, type Language } from "#domain/language.ts";
import { slugify } from "#site/slug.ts";

function namesOf(type: "region" | "language"): (code: string, language: Language) => string {
	const made = new Map<Language, Intl.DisplayNames>();
	return (code, language) => {
		const names = made.get(language) ?? new Intl.DisplayNames(INTL_LOCALE[language], { type });
		made.set(language, names);
		return names.of(code) ?? code;
	};
}

/** Name of a country in a language (`AT` in nl: Oostenrijk); the code itself for one that Intl does not know. */
export const countryName = namesOf("region");

/** Name of a language in a language, as it stands within a sentence (`de` in fr: allemand). */
export const languageName: (named: Language, language: Language) => string = namesOf("language");

/** The country's part of an address (`oostenrijk`). */
export function countrySlug(code: string, language: Language): string {
	return slugify(countryName(code, language));
}
