import type { BlockStories } from "../block-stories.ts";
import { drawing, toStory, words } from "../story-words.ts";

const insurer = {
	component: "partner",
	name: words("Voorbeeld Verzekert", "Example Insures", "Beispiel Versichert", "Exemple Assurances"),
	text: words(
		"Verzekert je reis tegen wat je niet kunt voorzien.",
		"Insures your trip against what you cannot foresee.",
		"Versichert deine Reise gegen das, was niemand vorhersieht.",
		"Assure votre voyage contre l’imprévisible.",
	),
};

export const stories = {
	typical: {
		component: "partners",
		title: words("Met wie we werken", "Who we work with", "Mit wem wir arbeiten", "Avec qui nous travaillons"),
		items: [
			{ ...insurer, link: toStory("pages/insurances") },
			{
				component: "partner",
				name: "Tauern Suites",
				text: words(
					"Een park met huizen aan de voet van de piste.",
					"A park of homes at the foot of the slope.",
					"Ein Park mit Häusern am Fuß der Piste.",
					"Un parc de maisons au pied des pistes.",
				),
				link: { linktype: "url", url: "https://partner.example/", target: "_blank" },
				logo: drawing("chalet-1", ""),
			},
			insurer,
		],
	},
	empty: { component: "partners", items: [insurer] },
	longest: {
		component: "partners",
		title: words(
			"Samenwerkingsverbanden en brancheorganisaties",
			"Organisations of the trade that we work with",
			"Zusammenarbeitspartner und Fremdenverkehrsverbände",
			"Partenaires et organisations professionnelles du tourisme",
		),
		items: [
			{
				...insurer,
				name: words(
					"Onderlinge Reisannuleringsverzekeringsmaatschappij",
					"The Mutual Society for the Insurance of Cancelled Journeys",
					"Reiserücktrittskostenversicherungsgesellschaft auf Gegenseitigkeit",
					"Société mutuelle d’assurance des annulations de séjours",
				),
				link: toStory("pages/insurances"),
			},
			insurer,
		],
	},
} satisfies BlockStories;
