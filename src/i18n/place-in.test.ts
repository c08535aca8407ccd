import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { placeIn } from "./place-in.ts";

it("places have the preposition and article of the language", () => {
	const table = {
		nl: {
			Mallorca: "op Mallorca",
			Gardameer: "aan het Gardameer",
			Bodenmeer: "aan het Bodenmeer",
			Ardennen: "in de Ardennen",
			Dolomieten: "in de Dolomieten",
			Veluwe: "op de Veluwe",
			"Zwarte Woud": "in het Zwarte Woud",
			"Canarische Eilanden": "op de Canarische Eilanden",
			"Costa Brava": "aan de Costa Brava",
			"Verenigd Koninkrijk": "in het Verenigd Koninkrijk",
			Tirol: "in Tirol",
			Nederland: "in Nederland",
		},
		en: {
			Netherlands: "in the Netherlands",
			Majorca: "on Majorca",
			"Lake Garda": "on Lake Garda",
			"Isle of Wight": "on the Isle of Wight",
			"Lake District": "in the Lake District",
			"Black Forest": "in the Black Forest",
			Dolomites: "in the Dolomites",
			Brittany: "in Brittany",
			Tyrol: "in Tyrol",
		},
		de: {
			Gardasee: "am Gardasee",
			Bodensee: "am Bodensee",
			Ostsee: "an der Ostsee",
			Allgäu: "im Allgäu",
			Schwarzwald: "im Schwarzwald",
			Schweiz: "in der Schweiz",
			Niederlande: "in den Niederlanden",
			Dolomiten: "in den Dolomiten",
			Bretagne: "in der Bretagne",
			Mallorca: "auf Mallorca",
			Tirol: "in Tirol",
			"Kanarische Inseln": "auf den Kanarischen Inseln",
		},
		fr: {
			Bretagne: "en Bretagne",
			Tyrol: "au Tyrol",
			Dolomites: "dans les Dolomites",
			"Pays-Bas": "aux Pays-Bas",
			Danemark: "au Danemark",
			Italie: "en Italie",
			Autriche: "en Autriche",
			Portugal: "au Portugal",
			Majorque: "à Majorque",
			"Forêt-Noire": "en Forêt-Noire",
			"Lac de Garde": "au bord du lac de Garde",
			"Lac de Constance": "au bord du lac de Constance",
			Overijssel: "dans l’Overijssel",
			"Îles Canaries": "aux îles Canaries",
			Cévennes: "dans les Cévennes",
		},
	} as const;
	for (const language of LANGUAGES)
		for (const [name, phrase] of Object.entries(table[language]))
			expect(placeIn(name, "region", language)).toBe(phrase);
	expect(LANGUAGES.flatMap((language) => Object.keys(table[language])).length).toBeGreaterThan(45);
	for (const language of LANGUAGES)
		expect(placeIn("Zell am See", "placename", language)).toBe(language === "fr" ? "à Zell am See" : "in Zell am See");
	expect(placeIn("Le Havre", "placename", "fr")).toBe("au Havre");
	expect(placeIn("Saint-Malo", "placename", "fr")).toBe("à Saint-Malo");
	expect(placeIn("Limbourg", "placename", "fr")).toBe("à Limbourg");
	expect(placeIn("Texel", "placename", "nl")).toBe("op Texel");
});
