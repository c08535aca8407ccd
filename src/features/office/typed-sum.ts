import type { Language } from "#domain/language.ts";

/** A sum as it is typed in a language. */
export function typedSum(cents: number, language: Language): string {
	const typed = (cents / 100).toFixed(2);
	return language === "en" ? typed : typed.replace(".", ",");
}
