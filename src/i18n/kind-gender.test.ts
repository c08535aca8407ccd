import { describe, expect, it } from "vitest";
import { KINDS, type Kind } from "#domain/accommodation/facts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { CATALOGUES, translator } from "./catalogues.server.ts";
import { genderOf } from "./kind-gender.ts";

/** Feminine nouns among the kinds, as dictionaries have them; English and Dutch adjectives show no feminine. */
const FEMININE: Readonly<Record<Language, readonly Kind[]>> = {
	nl: [],
	en: [],
	de: ["villa", "apartment"],
	fr: ["villa", "farmhouse", "holidayHome", "glampingTent", "houseboat"],
};

describe("what agrees with the kind of a home", () => {
	it.each(LANGUAGES)("in %s takes the form of each kind's gender", (language) => {
		const t = translator(language);
		for (const kind of KINDS) {
			const gender = genderOf(kind, language);
			expect([kind, gender]).toEqual([kind, FEMININE[language].includes(kind) ? "f" : "other"]);
			const isFeminine = language === "fr" && gender === "f";
			for (const text of [t("badge.visited", { gender }), t("home.visited", { gender })]) {
				expect(text, kind).not.toContain("{");
				if (language === "fr") expect(/Visitée\b/u.test(text), `${kind}: ${text}`).toBe(isFeminine);
			}
		}
	});

	it.each(LANGUAGES)("has no article or pronoun of another gender beside the name of a kind in %s", (language) => {
		const t = translator(language);
		const wrong: Record<Language, (kind: Kind) => string> = {
			nl: (kind) =>
				["villa", "farmhouse", "bungalow", "glampingTent", "houseboat"].includes(kind) ? "dit|dat|het" : "deze|die|de",
			en: (kind) => (kind === "apartment" ? "a" : "an"),
			de: (kind) => (FEMININE.de.includes(kind) ? "ein|dieses|das|unser|dein" : "eine|diese|unsere|deine"),
			fr: (kind) => (FEMININE.fr.includes(kind) ? "un|ce|cet|du|au" : "une|cette|la"),
		};
		const texts = Object.values(CATALOGUES[language]).flatMap((groups) =>
			Object.values(groups).flatMap((messages) => Object.values(messages)),
		);
		for (const kind of KINDS) {
			const name = t(`kind.${kind}`);
			const fault = new RegExp(`(?<![\\p{L}’-])(?:${wrong[language](kind)}) ${name}(?![\\p{L}-])`, "iu");
			expect(
				texts.filter((text) => fault.test(text)),
				kind,
			).toEqual([]);
		}
	});
});
