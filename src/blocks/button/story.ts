import type { BlockStories } from "../block-stories.ts";
import { toStory } from "../story-words.ts";

export const stories = {
	typical: {
		component: "button",
		label: { nl: "Lees wie we zijn", en: "Read who we are", de: "Lies, wer wir sind", fr: "Découvrez qui nous sommes" },
		link: toStory("pages/about"),
		look: "primary",
	},
	empty: {
		component: "button",
		label: { nl: "Stel je vraag", en: "Ask a question", de: "Stell deine Frage", fr: "Posez votre question" },
		link: { linktype: "email", url: "office@halcyon.example" },
	},
	longest: {
		component: "button",
		label: {
			nl: "Bekijk de annuleringsverzekeringsvoorwaarden voor groepsaccommodaties",
			en: "See the conditions of the cancellation insurance for group homes",
			de: "Reiserücktrittskostenversicherungsbedingungen für Gruppenunterkünfte ansehen",
			fr: "Consultez les conditions de l’assurance annulation pour les maisons de groupe",
		},
		link: toStory("pages/insurances"),
	},
	text: {
		component: "button",
		label: { nl: "Alle verhalen", en: "All stories", de: "Alle Geschichten", fr: "Tous les récits" },
		link: toStory("blog"),
		look: "text",
	},
} satisfies BlockStories;
