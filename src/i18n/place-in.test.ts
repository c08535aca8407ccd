import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { placeIn } from "./place-in.ts";

it("places have the preposition and article of the language", () => {
	const table = {
		nl: {
			Mallorca: "op Mallorca",
			Gardameer: "aan het Gardameer",
			Ardennen: "in de Ardennen",
			Tirol: "in Tirol",
			Nederland: "in Nederland",
		},
		en: { Netherlands: "in the Netherlands", Majorca: "on Majorca", "Lake Garda": "on Lake Garda", Tyrol: "in Tyrol" },
		de: {
			Gardasee: "am Gardasee",
			Schweiz: "in der Schweiz",
			Niederlande: "in den Niederlanden",
			Mallorca: "auf Mallorca",
			Tirol: "in Tirol",
			"Kanarische Inseln": "auf den Kanarischen Inseln",
		},
		fr: {
			Bretagne: "en Bretagne",
			"Pays-Bas": "aux Pays-Bas",
			Danemark: "au Danemark",
			Italie: "en Italie",
			Autriche: "en Autriche",
			Portugal: "au Portugal",
			"Lac de Garde": "au bord du lac de Garde",
			Overijssel: "dans l’Overijssel",
			"Îles Canaries": "aux îles Canaries",
		},
	} as const;
	for (const language of LANGUAGES)
		for (const [name, phrase] of Object.entries(table[language]))
			expect(placeIn(name, "region", language)).toBe(phrase);
	expect(placeIn("Le Havre", "placename", "fr")).toBe("au Havre");
	expect(placeIn("Saint-Malo", "placename", "fr")).toBe("à Saint-Malo");
	expect(placeIn("Limbourg", "placename", "fr")).toBe("à Limbourg");
	expect(placeIn("Texel", "placename", "nl")).toBe("op Texel");
});
