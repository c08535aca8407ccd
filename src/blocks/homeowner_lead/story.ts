import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "homeowner_lead",
		title: {
			nl: "Vertel ons over je huis",
			en: "Tell us about your home",
			de: "Erzähl uns von deinem Haus",
			fr: "Parlez-nous de votre maison",
		},
		intro: {
			nl: "Acht vragen, een paar minuten. Daarna bellen of mailen we je, en kijken we samen wat je huis te bieden heeft. Je zit nergens aan vast.",
			en: "Eight questions, a few minutes. Then we call or email you, and look together at what your home has to offer. You are not tied to anything.",
			de: "Acht Fragen, ein paar Minuten. Danach rufen wir an oder schreiben dir und sehen uns gemeinsam an, was dein Haus zu bieten hat. Du gehst keine Verpflichtung ein.",
			fr: "Huit questions, quelques minutes. Ensuite nous vous appelons ou vous écrivons, et voyons ensemble ce que votre maison peut offrir. Cela ne vous engage à rien.",
		},
	},
	empty: {
		component: "homeowner_lead",
		title: {
			nl: "Vertel ons over je huis",
			en: "Tell us about your home",
			de: "Erzähl uns von deinem Haus",
			fr: "Parlez-nous de votre maison",
		},
	},
	longest: {
		component: "homeowner_lead",
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
