import { LANGUAGES, type Language } from "#domain/language.ts";

/**
 * Languages as the content service has them: English is the space's default language, the others are asked for
 * with `language=`. An unknown language is the default (docs/guides/content-and-blocks.md#story-files).
 */
export const DEFAULT_LANGUAGE: Language = "en";

/** Codes that a space lists beside its default language. */
export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The language that a `language` parameter means; the default for anything unknown. */
export function languageOf(code: string | null | undefined): Language {
	return LANGUAGE_CODES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

/** What a request sends as `language`: nothing for the default one. */
export function languageCode(language: Language): string | undefined {
	return language === DEFAULT_LANGUAGE ? undefined : language;
}

/** True for a value in several languages: an object whose keys are languages, at least one, and nothing else. */
export function isTranslated(value: unknown): value is Partial<Record<Language, unknown>> {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	const keys = Object.keys(value);
	return keys.length > 0 && keys.every((key) => (LANGUAGES as readonly string[]).includes(key));
}

/** A value's text in a language, else in `fallback`, else in the default language; an empty text is none. */
function inLanguage(value: unknown, language: Language, fallback: Language = DEFAULT_LANGUAGE): unknown {
	if (!isTranslated(value)) return value;
	const candidates = [value[language], value[fallback], value[DEFAULT_LANGUAGE]];
	return candidates.find((text) => text !== undefined && text !== null && text !== "");
}

/** The same for names and slugs, which are texts. */
export function textIn(value: unknown, language: Language): string {
	const text = inLanguage(value, language);
	return typeof text === "string" ? text : "";
}

/**
 * A content tree in one language. Fields without a text in it fall back as `inLanguage` says; those without any
 * are left out, as the service leaves out what was never filled in.
 */
export function flatten(value: unknown, language: Language, fallback?: Language): unknown {
	if (isTranslated(value)) return flatten(inLanguage(value, language, fallback), language, fallback);
	if (Array.isArray(value)) {
		return value.map((item) => flatten(item, language, fallback)).filter((item) => item !== undefined);
	}
	if (typeof value !== "object" || value === null) return value;
	const flat: Record<string, unknown> = {};
	for (const [key, item] of Object.entries(value)) {
		const inIt = flatten(item, language, fallback);
		if (inIt !== undefined) flat[key] = inIt;
	}
	return flat;
}

/** A content tree in one language alone, without any fallback (for `field__i18n__de` in filters). */
export function flattenOnly(value: unknown, language: Language): unknown {
	if (isTranslated(value)) return flattenOnly(value[language], language);
	if (Array.isArray(value))
		return value.map((item) => flattenOnly(item, language)).filter((item) => item !== undefined);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, flattenOnly(item, language)]));
}

/** An address of the service without the language it may begin with. */
export function withoutLanguage(fullSlug: string): string {
	const slug = fullSlug.replace(/^\//, "");
	const code = LANGUAGE_CODES.find((code) => slug.startsWith(`${code}/`));
	return code ? slug.slice(code.length + 1) : slug;
}
