import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "contact_form",
		title: {
			nl: "Stel je vraag",
			en: "Ask your question",
			de: "Stell deine Frage",
			fr: "Posez votre question",
		},
		intro: {
			nl: "Over een huis, een streek of over ons. Noem het huis en je data als je die al weet; dan zoeken we meteen uit wat je wilt weten, van de hoogte van de trap tot de bus naar de lift.",
			en: "About a home, a region or about us. Name the home and your dates if you have them, and we find out what you need to know, from the height of the stairs to the bus that goes to the lift.",
			de: "Zu einem Haus, einer Gegend oder zu uns. Nenn das Haus und deine Reisedaten, wenn du sie schon kennst; dann klären wir gleich, was du wissen möchtest, von der Höhe der Treppe bis zum Bus zum Lift.",
			fr: "Sur une maison, une région ou sur nous. Indiquez la maison et vos dates si vous les connaissez déjà ; nous cherchons alors ce que vous voulez savoir, de la hauteur des marches au bus pour les remontées.",
		},
		variant: "general",
	},
	empty: {
		component: "contact_form",
		title: {
			nl: "Stel je vraag",
			en: "Ask your question",
			de: "Stell deine Frage",
			fr: "Posez votre question",
		},
	},
	longest: {
		component: "contact_form",
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
		variant: "general",
	},
	booking: {
		component: "contact_form",
		title: {
			nl: "Over je boeking",
			en: "About your booking",
			de: "Zu deiner Buchung",
			fr: "Au sujet de votre réservation",
		},
		intro: {
			nl: "Met je boekingsnummer hebben we je dossier meteen voor ons.",
			en: "With the booking number your file is in front of us at once.",
			de: "Mit der Buchungsnummer haben wir deine Unterlagen sofort vor uns.",
			fr: "Avec le numéro de réservation, nous retrouvons votre dossier aussitôt.",
		},
		variant: "booking",
	},
} satisfies BlockStories;
