import type { BlockStories } from "../block-stories.ts";
import { drawing } from "../story-words.ts";

export const stories = {
	typical: {
		component: "page_header",
		headline: { nl: "Wie we zijn", en: "Who we are", de: "Wer wir sind", fr: "Qui nous sommes" },
		lead: {
			nl: "De ijsvogel broedt op stil water, midden in de winter. Zulke plekken zoeken we.",
			en: "The halcyon nests on still water in the middle of winter. We look for such places.",
			de: "Der Eisvogel brütet auf stillem Wasser, mitten im Winter. Solche Orte suchen wir.",
			fr: "Le martin-pêcheur niche sur l’eau calme, au cœur de l’hiver. Nous cherchons de tels lieux.",
		},
		picture: drawing("hero", {
			nl: "Tekening van een chalet bij avond",
			en: "Drawing of a chalet in the evening",
			de: "Zeichnung eines Chalets am Abend",
			fr: "Dessin d’un chalet le soir",
		}),
	},
	empty: {
		component: "page_header",
		headline: { nl: "Voorwaarden", en: "Conditions", de: "Bedingungen", fr: "Conditions" },
	},
	longest: {
		component: "page_header",
		headline: {
			nl: "Reisannuleringsverzekeringsvoorwaarden voor groepsaccommodaties",
			en: "Conditions of the cancellation insurance for group accommodation",
			de: "Reiserücktrittskostenversicherungsbedingungen für Gruppenunterkünfte",
			fr: "Conditions de l’assurance annulation pour les hébergements de groupe",
		},
		lead: {
			nl: "Wat verzekerd is, wat niet, wat je moet doen op de dag dat het misgaat, en wie je daarbij helpt als je er zelf niet uitkomt.",
			en: "What is insured and what is not, what to do on the day when things go wrong, and who helps you if you cannot find your way.",
			de: "Was versichert ist und was nicht, was am Tag zu tun ist, an dem etwas schiefgeht, und wer dir hilft, wenn du nicht weiterweißt.",
			fr: "Ce qui est assuré et ce qui ne l’est pas, ce qu’il faut faire le jour où tout se complique, et qui vous aide si vous êtes perdu.",
		},
	},
} satisfies BlockStories;
