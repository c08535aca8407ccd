import type { BlockStories } from "../block-stories.ts";
import { drawing, toStory } from "../story-words.ts";

const insurer = {
	component: "partner",
	name: { nl: "Voorbeeld Verzekert", en: "Example Insures", de: "Beispiel Versichert", fr: "Exemple Assurances" },
	text: {
		nl: "Verzekert je reis tegen wat je niet kunt voorzien.",
		en: "Insures your trip against what you cannot foresee.",
		de: "Versichert deine Reise gegen das, was niemand vorhersieht.",
		fr: "Assure votre voyage contre l’imprévisible.",
	},
};

export const stories = {
	typical: {
		component: "partners",
		title: {
			nl: "Met wie we werken",
			en: "Who we work with",
			de: "Mit wem wir arbeiten",
			fr: "Avec qui nous travaillons",
		},
		items: [
			{ ...insurer, link: toStory("pages/insurances") },
			{
				component: "partner",
				name: "Tauern Suites",
				text: {
					nl: "Een park met huizen aan de voet van de piste.",
					en: "A park of homes at the foot of the slope.",
					de: "Ein Park mit Häusern am Fuß der Piste.",
					fr: "Un parc de maisons au pied des pistes.",
				},
				link: { linktype: "url", url: "https://partner.example/", target: "_blank" },
				logo: drawing("chalet-1", ""),
			},
			insurer,
		],
	},
	empty: { component: "partners", items: [insurer] },
	longest: {
		component: "partners",
		title: {
			nl: "Samenwerkingsverbanden en brancheorganisaties",
			en: "Organisations of the trade that we work with",
			de: "Zusammenarbeitspartner und Fremdenverkehrsverbände",
			fr: "Partenaires et organisations professionnelles du tourisme",
		},
		items: [
			{
				...insurer,
				name: {
					nl: "Onderlinge Reisannuleringsverzekeringsmaatschappij",
					en: "The Mutual Society for the Insurance of Cancelled Journeys",
					de: "Reiserücktrittskostenversicherungsgesellschaft auf Gegenseitigkeit",
					fr: "Société mutuelle d’assurance des annulations de séjours",
				},
				link: toStory("pages/insurances"),
			},
			insurer,
		],
	},
} satisfies BlockStories;
