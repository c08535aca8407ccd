import type { Language } from "#domain/language.ts";
import { slugify } from "./slug.ts";

const names = new Map<Language, Intl.DisplayNames>();

/** A country's name in a language; its code where the language has none. */
export function countryName(code: string, language: Language): string {
	const display = names.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
	names.set(language, display);
	return display.of(code) ?? code;
}

/** A country's slug: `oostenrijk`, `austria`, `oesterreich`, `autriche`. */
export function countrySlug(code: string, language: Language): string {
	const name = countryName(code, language);
	// German addresses write umlauts out, as the trade does.
	return slugify(language === "de" ? name.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter) : name);
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };
