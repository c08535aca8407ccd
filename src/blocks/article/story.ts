import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";
import { drawing, words } from "../story-words.ts";

const picture = drawing(
	"view-water",
	words(
		"Tekening van een meer bij ochtendlicht",
		"Drawing of a lake in morning light",
		"Zeichnung eines Sees im Morgenlicht",
		"Dessin d’un lac dans la lumière du matin",
	),
);

const typical = {
	component: "article",
	kind: "blog",
	title: words("Het meer in november", "The lake in November", "Der See im November", "Le lac en novembre"),
	description: words(
		"Waarom het meer in november het mooist is.",
		"Why the lake is at its best in November.",
		"Warum der See im November am schönsten ist.",
		"Pourquoi le lac est au plus beau en novembre.",
	),
	intro: words(
		"Geen boten, geen wind, en om vijf uur licht achter elk raam.",
		"No boats, no wind, and at five a light in every window.",
		"Keine Boote, kein Wind, und um fünf Licht hinter jedem Fenster.",
		"Pas de bateaux, pas de vent, et à cinq heures une lumière à chaque fenêtre.",
	),
	picture,
	author: words("Team Alpen", "Alps team", "Team Alpen", "L’équipe Alpes"),
	body: richText.typical.text,
};

export const stories = {
	typical,
	empty: { ...typical, kind: "news", body: richText.empty.text },
	longest: {
		...typical,
		title: words(
			"Reisannuleringsverzekeringsvoorwaarden begrijpelijk uitgelegd voor wie in november boekt",
			"The conditions of the cancellation insurance explained for those who book in November",
			"Reiserücktrittskostenversicherungsbedingungen verständlich erklärt für alle, die im November buchen",
			"Les conditions de l’assurance annulation expliquées à celles et ceux qui réservent en novembre",
		),
		author: words(
			"Redactie vakantiehuisverhuurvoorwaarden",
			"The editors of rental conditions",
			"Redaktion Ferienhausvermietungsbedingungen",
			"La rédaction des conditions de location",
		),
		body: richText.longest.text,
	},
} satisfies BlockStories;
