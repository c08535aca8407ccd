import { INTL_LOCALE, type Language } from "#domain/language.ts";
import { slugify } from "#site/slug.ts";

/** More than there are countries, or languages of ours. */
const MOST_NAMES = 500;

function namesOf(type: "region" | "language"): (code: string, language: Language) => string {
	const made = new Map<Language, { readonly names: Intl.DisplayNames; readonly known: Map<string, string> }>();
	return (code, language) => {
		const of = made.get(language) ?? {
			names: new Intl.DisplayNames(INTL_LOCALE[language], { type }),
			known: new Map<string, string>(),
		};
		made.set(language, of);
		const { names, known } = of;
		// Intl looks each up anew, which lists of countries feel.
		const name = known.get(code) ?? names.of(code) ?? code;
		if (known.size < MOST_NAMES) known.set(code, name);
		return name;
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
