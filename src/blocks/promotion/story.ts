import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";
import { drawing, words } from "../story-words.ts";

const typical = {
	component: "promotion",
	title: words("De kust in de winter", "The coast in winter", "Die Küste im Winter", "La côte en hiver"),
	description: words(
		"Midweken aan zee, lager geprijsd.",
		"Midweeks by the sea at a lower price.",
		"Wochenmitte am Meer zum kleineren Preis.",
		"La mer en semaine, à prix réduit.",
	),
	intro: words(
		"Van maandag tot vrijdag, met de prijs die er al af is.",
		"From Monday to Friday, with the reduction already in the price.",
		"Von Montag bis Freitag, der Nachlass ist schon im Preis.",
		"Du lundi au vendredi, la réduction est déjà dans le prix.",
	),
	picture: drawing(
		"holidayHome-2",
		words(
			"Tekening van een huis achter het duin",
			"Drawing of a home behind the dune",
			"Zeichnung eines Hauses hinter der Düne",
			"Dessin d’une maison derrière la dune",
		),
	),
	valid_from: "2027-01-04",
	valid_until: "2027-03-26",
	search: words("/nl/vakantiehuis/", "/en/holiday-home/", "/de/ferienhaus/", "/fr/maison-de-vacances/"),
	terms: richText.empty.text,
	body: richText.typical.text,
};

export const stories = {
	typical,
	empty: { ...typical, body: richText.empty.text },
	longest: {
		...typical,
		title: words(
			"Vroegboekkortingsvoorwaarden voor kustvakantiehuizen buiten het hoogseizoen",
			"Conditions of early reductions for holiday homes on the coast out of season",
			"Frühbucherermäßigungsbedingungen für Küstenferienhäuser außerhalb der Hauptsaison",
			"Conditions des réductions anticipées pour les maisons du littoral hors saison",
		),
		terms: richText.longest.text,
		body: richText.longest.text,
	},
} satisfies BlockStories;
