/**
 * The languages of the product (specification §1, §9), a line a language; everything that knows languages derives
 * from this table (docs/guides/looks-and-texts.md#languages). Order is the order of every menu.
 *
 * `locale` is what `Intl` formats with, `underscored` the same for Open Graph and the payment provider, `name` the
 * language's own name, `country` where most of its guests live: what country fields begin with.
 */
const TABLE = [
	{ id: "nl", locale: "nl-NL", underscored: "nl_NL", name: "Nederlands", country: "NL" },
	{ id: "en", locale: "en-GB", underscored: "en_GB", name: "English", country: "GB" },
	{ id: "de", locale: "de-DE", underscored: "de_DE", name: "Deutsch", country: "DE" },
	{ id: "fr", locale: "fr-FR", underscored: "fr_FR", name: "Français", country: "FR" },
] as const;

type Table = typeof TABLE;
type Entry = Table[number];
export type Language = Entry["id"];

type Ids<Rows extends readonly { readonly id: string }[]> = { readonly [At in keyof Rows]: Rows[At]["id"] };

export const LANGUAGES = TABLE.map(({ id }) => id) as unknown as Ids<Table>;

/** Text in every language. */
export type Localized = Readonly<Record<Language, string>>;

/** True for one of the languages; the guard for every value that comes from outside. */
export function isLanguage(value: unknown): value is Language {
	return typeof value === "string" && (LANGUAGES as readonly string[]).includes(value);
}

/** A value for every language. */
export function byLanguage<Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> {
	return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
}

function column<Key extends keyof Entry>(key: Key): { readonly [Id in Language]: Extract<Entry, { id: Id }>[Key] } {
	return Object.fromEntries(TABLE.map((entry) => [entry.id, entry[key]])) as {
		[Id in Language]: Extract<Entry, { id: Id }>[Key];
	};
}

/** Language used for formatting with `Intl` (specification §9: fallback locale en-US is the English catalogue). */
export const INTL_LOCALE: Readonly<Record<Language, string>> = column("locale");

/** Language and country as Open Graph and the payment provider write them (`nl_NL`). */
export const UNDERSCORED_LOCALE = column("underscored");

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = column("name");

/** Country in which most guests of a language live, ISO 3166-1 alpha-2. */
export const LIKELY_COUNTRY: Readonly<Record<Language, string>> = column("country");

/**
 * Completes text that may lack languages: the language itself, else English, else any language present.
 * Empty strings count as missing.
 */
export function completeLocalized(partial: Partial<Record<Language, string>>): Localized {
	const fallback = partial.en || (LANGUAGES.map((language) => partial[language]).find((text) => text) ?? "");
	return byLanguage((language) => partial[language] || fallback);
}

/** In which language the text is that `completeLocalized` gives for one: another where nobody wrote it in this one. */
export function writtenIn(partial: Partial<Record<Language, string>>, language: Language): Language {
	return [language, "en" as const, ...LANGUAGES].find((one) => partial[one]) ?? language;
}
