import type { Kind } from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";

/** How nouns are told apart, and the article that shows it. */
type Gender = "m" | "f" | "n" | "c";

/**
 * Grammatical gender of the kinds of homes as `kind.*` names them: masculine, feminine, neuter; Dutch knows `de` (common)
 * and `het` (neuter), English none. A text that agrees with a kind selects by it.
 */
const GENDERS: Readonly<Record<Kind, Readonly<Record<Language, Gender>>>> = {
	villa: { nl: "c", en: "n", de: "f", fr: "f" },
	mansion: { nl: "n", en: "n", de: "n", fr: "m" },
	castle: { nl: "n", en: "n", de: "n", fr: "m" },
	chalet: { nl: "n", en: "n", de: "n", fr: "m" },
	farmhouse: { nl: "c", en: "n", de: "n", fr: "f" },
	bungalow: { nl: "c", en: "n", de: "m", fr: "m" },
	holidayHome: { nl: "n", en: "n", de: "n", fr: "f" },
	apartment: { nl: "n", en: "n", de: "f", fr: "m" },
	penthouse: { nl: "n", en: "n", de: "n", fr: "m" },
	glampingTent: { nl: "c", en: "n", de: "n", fr: "f" },
	houseboat: { nl: "c", en: "n", de: "n", fr: "f" },
};

/** What a text selects by: `f` where an adjective takes its feminine form. */
export function genderOf(kind: Kind, language: Language): "f" | "other" {
	return GENDERS[kind][language] === "f" ? "f" : "other";
}
