import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";
import { drawing } from "../story-words.ts";

const picture = drawing("view-water", {
	nl: "Tekening van een meer bij ochtendlicht",
	en: "Drawing of a lake in morning light",
	de: "Zeichnung eines Sees im Morgenlicht",
	fr: "Dessin d’un lac dans la lumière du matin",
});

const typical = {
	component: "article",
	kind: "blog",
	title: {
		nl: "Het meer in november",
		en: "The lake in November",
		de: "Der See im November",
		fr: "Le lac en novembre",
	},
	description: {
		nl: "Waarom het meer in november het mooist is.",
		en: "Why the lake is at its best in November.",
		de: "Warum der See im November am schönsten ist.",
		fr: "Pourquoi le lac est au plus beau en novembre.",
	},
	intro: {
		nl: "Geen boten, geen wind, en om vijf uur licht achter elk raam.",
		en: "No boats, no wind, and at five a light in every window.",
		de: "Keine Boote, kein Wind, und um fünf Licht hinter jedem Fenster.",
		fr: "Pas de bateaux, pas de vent, et à cinq heures une lumière à chaque fenêtre.",
	},
	picture,
	author: { nl: "Team Alpen", en: "Alps team", de: "Team Alpen", fr: "L’équipe Alpes" },
	body: richText.typical.text,
};

export const stories = {
	typical,
	empty: { ...typical, kind: "news", body: richText.empty.text },
	longest: {
		...typical,
		title: {
			nl: "Reisannuleringsverzekeringsvoorwaarden begrijpelijk uitgelegd voor wie in november boekt",
			en: "The conditions of the cancellation insurance explained for those who book in November",
			de: "Reiserücktrittskostenversicherungsbedingungen verständlich erklärt für alle, die im November buchen",
			fr: "Les conditions de l’assurance annulation expliquées à celles et ceux qui réservent en novembre",
		},
		author: {
			nl: "Redactie vakantiehuisverhuurvoorwaarden",
			en: "The editors of rental conditions",
			de: "Redaktion Ferienhausvermietungsbedingungen",
			fr: "La rédaction des conditions de location",
		},
		body: richText.longest.text,
	},
} satisfies BlockStories;
