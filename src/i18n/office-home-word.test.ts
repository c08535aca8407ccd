import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The office has one word a language for any kind of home (docs/guides/looks-and-texts.md#texts). */

/** Other nouns for it, but in the terms test house and home owner, and in the names of pages as guests read them. */
const OTHERS = {
	nl: /\b(huis|huizen|woning(en)?)\b/iu,
	en: /\b(accommodations?|propert(y|ies))\b/iu,
	de: /\b(Haus|Hauses|Häuser|Häusern|Objekte?|Ferienwohnung(en)?)\b/u,
	fr: /\b(maisons?|logements?)\b/iu,
} as const;
const AS_GUESTS_READ = ["screen_rentOut"];

it.each(["nl", "en", "de", "fr"] as const)("%s names a home in the office by one word", (language) => {
	const file = join(import.meta.dirname, "messages", language, "backoffice.json");
	const groups: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
	const found = Object.entries(groups).flatMap(([group, texts]) =>
		Object.entries(texts)
			.filter(([key, text]) => !AS_GUESTS_READ.includes(key) && OTHERS[language].test(text))
			.map(([key, text]) => `${group}.${key}: ${text}`),
	);
	expect(found).toEqual([]);
});
