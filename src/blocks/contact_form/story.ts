import type { BlockStories } from "../block-stories.ts";
import { LONGEST_INTRO, LONGEST_TITLE } from "../story-words.ts";

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
			en: "About a home, a region or us. Name the home and your dates if you have them, and we find out what you need to know, from the height of the stairs to the bus that goes to the lift.",
			de: "Zu einem Haus, einer Gegend oder zu uns. Nenn das Haus und deine Reisedaten, wenn du sie schon kennst; dann klären wir gleich, was du wissen möchtest: ob die Treppe steil ist oder wann der Bus zum Lift fährt.",
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
		title: LONGEST_TITLE,
		intro: LONGEST_INTRO,
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
