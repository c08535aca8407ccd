import type { BlockStories } from "../block-stories.ts";
import { drawing, words } from "../story-words.ts";

export const stories = {
	typical: {
		component: "page_header",
		headline: words("Wie we zijn", "Who we are", "Wer wir sind", "Qui nous sommes"),
		lead: words(
			"De ijsvogel broedt op stil water, midden in de winter. Zulke plekken zoeken we.",
			"The halcyon nests on still water in the middle of winter. We look for such places.",
			"Der Eisvogel brütet auf stillem Wasser, mitten im Winter. Solche Orte suchen wir.",
			"Le martin-pêcheur niche sur l’eau calme, au cœur de l’hiver. Nous cherchons de tels lieux.",
		),
		picture: drawing(
			"hero",
			words(
				"Tekening van een chalet bij avond",
				"Drawing of a chalet in the evening",
				"Zeichnung eines Chalets am Abend",
				"Dessin d’un chalet le soir",
			),
		),
	},
	empty: {
		component: "page_header",
		headline: words("Voorwaarden", "Conditions", "Bedingungen", "Conditions"),
	},
	longest: {
		component: "page_header",
		headline: words(
			"Reisannuleringsverzekeringsvoorwaarden voor groepsaccommodaties",
			"Conditions of the cancellation insurance for group accommodation",
			"Reiserücktrittskostenversicherungsbedingungen für Gruppenunterkünfte",
			"Conditions de l’assurance annulation pour les hébergements de groupe",
		),
		lead: words(
			"Wat verzekerd is, wat niet, wat je moet doen op de dag dat het misgaat, en wie je daarbij helpt als je er zelf niet uitkomt.",
			"What is insured and what is not, what to do on the day when things go wrong, and who helps you if you cannot find your way.",
			"Was versichert ist und was nicht, was am Tag zu tun ist, an dem etwas schiefgeht, und wer dir hilft, wenn du nicht weiterweißt.",
			"Ce qui est assuré et ce qui ne l’est pas, ce qu’il faut faire le jour où tout se complique, et qui vous aide si vous êtes perdu.",
		),
	},
} satisfies BlockStories;
