import { createHash } from "node:crypto";
import compile from "icu-minify/compile";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { Catalogue, MessageKey } from "./catalogue.ts";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import fr from "./messages/fr.json" with { type: "json" };
import nl from "./messages/nl.json" with { type: "json" };

/** All texts, for the server alone; browsers load one language from `/_i18n/{hash}/{locale}/messages.json`. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { nl, en, de, fr };

/** Changes with any text, so that the addresses of the catalogues may be kept for ever. */
export const CATALOGUES_HASH = createHash("sha256")
	.update(JSON.stringify(LANGUAGES.map((language) => CATALOGUES[language])))
	.digest("hex")
	.slice(0, 12);

/**
 * The texts as pages use them: each message taken apart beforehand, so that no browser has to load what reads ICU
 * syntax. A message without placeholders stays a text.
 */
export const COMPILED = Object.fromEntries(
	LANGUAGES.map((language) => [language, compiled(CATALOGUES[language])]),
) as unknown as Readonly<Record<Language, Catalogue>>;

function compiled(value: unknown): unknown {
	if (typeof value === "string") return compile(value);
	return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, compiled(item)]));
}

/** One message without placeholders, where no page is rendered. */
export function messageIn(language: Language, key: MessageKey): string {
	const [group = "", name = ""] = key.split(".");
	const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = CATALOGUES[language];
	return groups[group]?.[name] ?? "";
}
