import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";
import { drawing } from "../story-words.ts";

const typical = {
	component: "promotion",
	title: { nl: "De kust in de winter", en: "The coast in winter", de: "Die Küste im Winter", fr: "La côte en hiver" },
	description: {
		nl: "Midweken aan zee, lager geprijsd.",
		en: "Midweeks by the sea at a lower price.",
		de: "Wochenmitte am Meer zum kleineren Preis.",
		fr: "La mer en semaine, à prix réduit.",
	},
	intro: {
		nl: "Van maandag tot vrijdag, met de prijs die er al af is.",
		en: "From Monday to Friday, with the reduction already in the price.",
		de: "Von Montag bis Freitag, der Nachlass ist schon im Preis.",
		fr: "Du lundi au vendredi, la réduction est déjà dans le prix.",
	},
	picture: drawing("holidayHome-2", {
		nl: "Tekening van een huis achter het duin",
		en: "Drawing of a home behind the dune",
		de: "Zeichnung eines Hauses hinter der Düne",
		fr: "Dessin d’une maison derrière la dune",
	}),
	valid_from: "2027-01-04",
	valid_until: "2027-03-26",
	search: { nl: "/nl/vakantiehuis/", en: "/en/holiday-home/", de: "/de/ferienhaus/", fr: "/fr/maison-de-vacances/" },
	terms: richText.empty.text,
	body: richText.typical.text,
};

export const stories = {
	typical,
	empty: { ...typical, body: richText.empty.text },
	longest: {
		...typical,
		title: {
			nl: "Vroegboekkortingsvoorwaarden voor kustvakantiehuizen buiten het hoogseizoen",
			en: "Conditions of early reductions for holiday homes on the coast out of season",
			de: "Frühbucherermäßigungsbedingungen für Küstenferienhäuser außerhalb der Hauptsaison",
			fr: "Conditions des réductions anticipées pour les maisons du littoral hors saison",
		},
		terms: richText.longest.text,
		body: richText.longest.text,
	},
} satisfies BlockStories;
