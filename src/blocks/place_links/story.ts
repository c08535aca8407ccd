import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "place_links",
		title: {
			nl: "Waar wil je wakker worden?",
			en: "Where would you like to wake up?",
			de: "Wo möchtest du aufwachen?",
			fr: "Où aimeriez-vous vous réveiller ?",
		},
		picture: {
			fieldtype: "asset",
			filename: "/illustrations/apartment-1.webp",
			alt: {
				nl: "Tekening van een appartement aan de haven bij avond",
				en: "Drawing of an apartment by the harbour in the evening",
				de: "Zeichnung einer Ferienwohnung am Hafen am Abend",
				fr: "Dessin d’un appartement au bord du port, le soir",
			},
		},
	},
	empty: { component: "place_links", title: { nl: "Landen", en: "Countries", de: "Länder", fr: "Pays" } },
	longest: {
		component: "place_links",
		title: {
			nl: "Bestemmingen met de meeste vrijstaande vakantiehuizen",
			en: "Destinations with the largest choice of detached holiday homes",
			de: "Urlaubsregionen mit der größten Ferienhausauswahlmöglichkeit",
			fr: "Les destinations qui comptent le plus de maisons de vacances indépendantes",
		},
	},
} satisfies BlockStories;
