import { INTL_LOCALE, type Language } from "#domain/language.ts";

/** A number with its word in the right form: `1 nacht`, `7 nachten`. */
export function counted(language: Language, count: number, one: string, other: string): string {
	const rule = new Intl.PluralRules(INTL_LOCALE[language]).select(count);
	return `${count} ${rule === "one" ? one : other}`;
}

/** A list as the language writes it: `2 adults, 1 child and 1 dog`. */
export function listed(language: Language, parts: readonly string[]): string {
	return new Intl.ListFormat(INTL_LOCALE[language], { type: "conjunction" }).format(parts);
}
