import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "company_contact",
		title: { nl: "Zo bereik je ons", en: "How to reach us", de: "So erreichst du uns", fr: "Nous joindre" },
		intro: {
			nl: "Schrijven gaat het snelst: een mens leest mee en antwoordt op werkdagen dezelfde dag.",
			en: "Writing is quickest: a person reads it and answers the same working day.",
			de: "Schreiben geht am schnellsten: Ein Mensch liest mit und antwortet montags bis freitags noch am selben Tag.",
			fr: "Le plus rapide est d’écrire : une personne vous lit et répond le jour même, les jours ouvrés.",
		},
	},
	empty: {
		component: "company_contact",
		title: { nl: "Ons adres", en: "Our address", de: "Unsere Adresse", fr: "Notre adresse" },
	},
	longest: {
		component: "company_contact",
		title: {
			nl: "Adresgegevens en handelsregisterinschrijving van de verhuurorganisatie",
			en: "Address and company registration of the letting organisation",
			de: "Anschrift und Handelsregistereintragung der Ferienhausvermittlungsgesellschaft",
			fr: "Coordonnées et immatriculation au registre du commerce de la société de location",
		},
		intro: {
			nl: "Voor post die per se op papier moet: zet je boekingsnummer op de envelop, dan ligt de brief nog dezelfde dag bij wie je boeking kent.",
			en: "For letters that must be on paper: write the booking number on the envelope and it reaches whoever knows your booking the same day.",
			de: "Für Post, die auf Papier sein muss: Schreib die Buchungsnummer auf den Umschlag, dann liegt der Brief noch am selben Tag bei denen, die deine Buchung kennen.",
			fr: "Pour le courrier qui doit être sur papier : notez le numéro de réservation sur l’enveloppe, et il arrive le jour même chez qui connaît votre dossier.",
		},
	},
} satisfies BlockStories;
