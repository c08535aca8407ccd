/** The four languages of the product (specification §1, §9). Order is the order of every menu. */
export const LANGUAGES = ["nl", "en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Text in the four languages. */
export type Localized = Readonly<Record<Language, string>>;

/** True for one of the four languages; the guard for every value that comes from outside. */
export function isLanguage(value: unknown): value is Language {
	return typeof value === "string" && (LANGUAGES as readonly string[]).includes(value);
}

/** Language used for formatting with `Intl` (specification §9: fallback locale en-US is the English catalogue). */
export const INTL_LOCALE: Readonly<Record<Language, string>> = {
	nl: "nl-NL",
	en: "en-GB",
	de: "de-DE",
	fr: "fr-FR",
};

/**
 * Completes text that may lack languages: the language itself, else English, else any language present.
 * Empty strings count as missing.
 */
export function completeLocalized(partial: Partial<Record<Language, string>>): Localized {
	const any = LANGUAGES.map((language) => partial[language]).find((text) => text) ?? "";
	const fallback = partial.en || any;
	return {
		nl: partial.nl || fallback,
		en: fallback,
		de: partial.de || fallback,
		fr: partial.fr || fallback,
	};
}
