import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "partner_sign_up",
		title: {
			nl: "Word partner",
			en: "Become a partner",
			de: "Partner werden",
			fr: "Devenez partenaire",
		},
		intro: {
			nl: "Vertel ons wie je bent en waar je link komt te staan. We bekijken je site en sturen je een code van jezelf.",
			en: "Tell us who you are and where your link will stand. We look at your site and send you a code of your own.",
			de: "Sag uns, wer du bist und wo dein Link stehen wird. Wir sehen uns deine Website an und schicken dir deinen eigenen Code.",
			fr: "Dites-nous qui vous êtes et où se trouvera votre lien. Nous regardons votre site et vous envoyons votre propre code.",
		},
	},
	empty: {
		component: "partner_sign_up",
		title: {
			nl: "Word partner",
			en: "Become a partner",
			de: "Partner werden",
			fr: "Devenez partenaire",
		},
	},
	longest: {
		component: "partner_sign_up",
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
