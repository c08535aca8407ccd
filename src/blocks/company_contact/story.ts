import type { BlockStories } from "../block-stories.ts";
import { words } from "../story-words.ts";

export const stories = {
	typical: {
		component: "company_contact",
		title: words("Zo bereik je ons", "How to reach us", "So erreichst du uns", "Nous joindre"),
		intro: words(
			"Schrijven gaat het snelst: een mens leest mee en antwoordt op werkdagen dezelfde dag.",
			"Writing is quickest: a person reads it and answers the same working day.",
			"Schreiben geht am schnellsten: Ein Mensch liest mit und antwortet an Werktagen noch am selben Tag.",
			"Le plus rapide est d’écrire : une personne vous lit et répond le jour même, les jours ouvrés.",
		),
	},
	empty: {
		component: "company_contact",
		title: words("Ons adres", "Our address", "Unsere Adresse", "Notre adresse"),
	},
	longest: {
		component: "company_contact",
		title: words(
			"Adresgegevens en handelsregisterinschrijving van de verhuurorganisatie",
			"Address and company registration of the letting organisation",
			"Anschrift und Handelsregistereintragung der Ferienhausvermittlungsgesellschaft",
			"Coordonnées et immatriculation au registre du commerce de la société de location",
		),
		intro: words(
			"Voor post die per se op papier moet: zet je boekingsnummer op de envelop, dan ligt de brief nog dezelfde dag bij wie je boeking kent.",
			"For letters that must be on paper: write the booking number on the envelope and it reaches whoever knows your booking the same day.",
			"Für Post, die auf Papier sein muss: Schreib die Buchungsnummer auf den Umschlag, dann liegt der Brief noch am selben Tag bei denen, die deine Buchung kennen.",
			"Pour le courrier qui doit être sur papier : notez le numéro de réservation sur l’enveloppe, et il arrive le jour même chez qui connaît votre dossier.",
		),
	},
} satisfies BlockStories;
