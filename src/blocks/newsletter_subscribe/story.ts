import type { BlockStories } from "../block-stories.ts";

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
		title: {
			nl: "Vakantiehuisverhuurmogelijkheden voor huiseigenarenverenigingen",
			en: "Opportunities for home owners’ associations that rent out holiday homes",
			de: "Ferienhausvermietungsmöglichkeiten für Eigentümergemeinschaftsverwaltungen",
			fr: "Les possibilités de location saisonnière pour les associations de propriétaires",
		},
		intro: {
			nl: "Onze Meerpersoonsaccommodatiebemiddeling kijkt naar arbeidsongeschiktheidsverzekeringsvoorwaarden, aansprakelijkheidsverklaringen en brandveiligheidsvoorschriften voordat er iets begint.",
			en: "Before anything begins we look at insurance conditions, liability statements and fire safety regulations, and tell you in plain words what they mean for your home.",
			de: "Vor dem Beginn sehen wir uns Zweitwohnungssteuerbefreiungsbescheinigungen, Haftpflichtversicherungsbedingungen und Brandschutzvorschriften an und sagen dir, was sie für dein Haus bedeuten.",
			fr: "Avant de commencer, nous examinons les conditions d’assurance, les déclarations de responsabilité et les règles de sécurité incendie, et vous disons ce qu’elles signifient.",
		},
	},
} satisfies BlockStories;
