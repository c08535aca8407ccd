import type { BlockStories } from "../block-stories.ts";
import { LONGEST_INTRO, LONGEST_TITLE } from "../story-words.ts";

export const stories = {
	typical: {
		component: "group_house_guide",
		title: {
			nl: "Met tien of meer onder één dak",
			en: "Ten or more under one roof",
			de: "Zu zehnt oder mehr unter einem Dach",
			fr: "À dix ou plus sous un même toit",
		},
		intro: {
			nl: "Wie slaapt waar, wie betaalt, wie haalt de sleutel en hoe kook je voor twintig? We schreven het op in een gids van een paar bladzijden. Je krijgt hem als pdf.",
			en: "Who sleeps where, who pays, who fetches the key and how do you cook for twenty? We wrote it down in a guide of a few pages. It comes to you as a PDF.",
			de: "Wer schläft wo, wer zahlt, wer holt den Schlüssel, und wie kocht man für zwanzig? Wir haben es in einem Ratgeber von wenigen Seiten aufgeschrieben. Du bekommst ihn als PDF.",
			fr: "Qui dort où, qui paie, qui va chercher la clé et comment cuisiner pour vingt ? Nous l’avons écrit dans un guide de quelques pages. Vous le recevez en PDF.",
		},
	},
	empty: {
		component: "group_house_guide",
		title: {
			nl: "Met tien of meer onder één dak",
			en: "Ten or more under one roof",
			de: "Zu zehnt oder mehr unter einem Dach",
			fr: "À dix ou plus sous un même toit",
		},
	},
	longest: {
		component: "group_house_guide",
		title: LONGEST_TITLE,
		intro: LONGEST_INTRO,
	},
} satisfies BlockStories;
