import type { BlockStories } from "../block-stories.ts";
import { LONGEST_INTRO, LONGEST_TITLE } from "../story-words.ts";

export const stories = {
	typical: {
		component: "newsletter_subscribe",
		title: {
			nl: "Elke maand één brief",
			en: "One letter a month",
			de: "Jeden Monat ein Brief",
			fr: "Une lettre par mois",
		},
		intro: {
			nl: "Nieuwe huizen en stille weken. Geen ruis.",
			en: "New homes and quiet weeks. No noise.",
			de: "Neue Häuser und stille Wochen. Kein Lärm.",
			fr: "Nouvelles maisons, semaines calmes. Pas de bruit.",
		},
	},
	empty: {
		component: "newsletter_subscribe",
		title: {
			nl: "Elke maand één brief",
			en: "One letter a month",
			de: "Jeden Monat ein Brief",
			fr: "Une lettre par mois",
		},
	},
	longest: {
		component: "newsletter_subscribe",
		title: LONGEST_TITLE,
		intro: LONGEST_INTRO,
	},
} satisfies BlockStories;
