import type { BlockStories } from "../block-stories.ts";
import { stories as pageHeader } from "../page_header/story.ts";

export const stories = {
	typical: {
		...pageHeader.typical,
		component: "page_header_scroll",
		button: { nl: "Lees verder", en: "Read on", de: "Weiterlesen", fr: "Lire la suite" },
	},
	empty: {
		component: "page_header_scroll",
		headline: { nl: "Verhuur je huis", en: "Rent out your home", de: "Vermiete dein Haus", fr: "Louez votre maison" },
		button: { nl: "Hoe het werkt", en: "How it works", de: "So geht es", fr: "Comment ça marche" },
	},
	longest: {
		...pageHeader.longest,
		component: "page_header_scroll",
		button: {
			nl: "Naar de verzekeringsvoorwaardenoverzichten",
			en: "Down to the overview of the conditions",
			de: "Zur Versicherungsbedingungsübersicht hinunter",
			fr: "Descendre vers l’aperçu des conditions",
		},
	},
} satisfies BlockStories;
