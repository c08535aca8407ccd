import type { Language } from "#domain/language.ts";

/** Days that a chosen language is remembered (specification §3). */
const LANGUAGE_COOKIE_DAYS = 365;

/** Writes the language choice into its cookie; runs in the browser. */
export function rememberLanguage(language: Language): void {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
	document.cookie = `i18n_redirected=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`;
}
