import type { BlockStories } from "../block-stories.ts";
import { toStory, words } from "../story-words.ts";

export const stories = {
	typical: {
		component: "button",
		label: words("Lees wie we zijn", "Read who we are", "Lies, wer wir sind", "Découvrez qui nous sommes"),
		link: toStory("pages/about"),
		look: "primary",
	},
	empty: {
		component: "button",
		label: words("Stel je vraag", "Ask a question", "Stell deine Frage", "Posez votre question"),
		link: { linktype: "email", url: "office@halcyon.example" },
	},
	longest: {
		component: "button",
		label: words(
			"Bekijk de annuleringsverzekeringsvoorwaarden voor groepsaccommodaties",
			"See the conditions of the cancellation insurance for group homes",
			"Reiserücktrittskostenversicherungsbedingungen für Gruppenunterkünfte ansehen",
			"Consultez les conditions de l’assurance annulation pour les maisons de groupe",
		),
		link: toStory("pages/insurances"),
	},
	text: {
		component: "button",
		label: words("Alle verhalen", "All stories", "Alle Geschichten", "Tous les récits"),
		link: toStory("blog"),
		look: "text",
	},
} satisfies BlockStories;
