import type { BlockStories } from "../block-stories.ts";
import { stories as pageHeader } from "../page_header/story.ts";
import { words } from "../story-words.ts";

export const stories = {
	typical: {
		...pageHeader.typical,
		component: "page_header_scroll",
		button: words("Lees verder", "Read on", "Weiterlesen", "Lire la suite"),
	},
	empty: {
		component: "page_header_scroll",
		headline: words("Verhuur je huis", "Rent out your home", "Vermiete dein Haus", "Louez votre maison"),
		button: words("Hoe het werkt", "How it works", "So geht es", "Comment ça marche"),
	},
	longest: {
		...pageHeader.longest,
		component: "page_header_scroll",
		button: words(
			"Naar de verzekeringsvoorwaardenoverzichten",
			"Down to the overview of the conditions",
			"Zur Versicherungsbedingungsübersicht hinunter",
			"Descendre vers l’aperçu des conditions",
		),
	},
} satisfies BlockStories;
