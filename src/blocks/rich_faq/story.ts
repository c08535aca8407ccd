import type { BlockStories } from "../block-stories.ts";
import { bulletList, richText, words } from "../story-words.ts";

const cancel = {
	component: "rich_faq_item",
	question: words(
		"Kan ik kosteloos annuleren?",
		"Can I cancel free of charge?",
		"Kann ich kostenlos stornieren?",
		"Puis-je annuler sans frais ?",
	),
	answer: words(
		richText(
			"Een optie laat je gewoon verlopen, dat kost niets. Voor een boeking hangt het van de dag af:",
			bulletList("tot 42 dagen voor aankomst een deel van de reissom", "daarna meer, op de dag zelf alles"),
		),
		richText(
			"You simply let a free hold run out, at no cost. For a booking it depends on the day:",
			bulletList(
				"up to 42 days before arrival a part of the travel sum",
				"more after that, on the day itself all of it",
			),
		),
		richText(
			"Eine Option lässt du einfach verfallen, das kostet nichts. Bei einer Buchung kommt es auf den Tag an:",
			bulletList("bis 42 Tage vor der Anreise ein Teil des Reisepreises", "danach mehr, am Tag selbst alles"),
		),
		richText(
			"Une option expire d’elle-même, sans frais. Pour une réservation, tout dépend du jour :",
			bulletList(
				"jusqu’à 42 jours avant l’arrivée, une partie du prix du séjour",
				"davantage ensuite, et la totalité le jour même",
			),
		),
	),
};

export const stories = {
	typical: {
		component: "rich_faq",
		title: words("Boeken en annuleren", "Booking and cancelling", "Buchen und stornieren", "Réserver et annuler"),
		intro: words(
			"Staat je vraag er niet bij, schrijf ons dan.",
			"If your question is not here, write to us.",
			"Fehlt deine Frage, dann schreib uns.",
			"Si votre question n’y figure pas, écrivez-nous.",
		),
		items: [
			cancel,
			{
				component: "rich_faq_item",
				question: words(
					"Hoe lang houdt een optie het huis vast?",
					"For how long does a free hold keep the home?",
					"Wie lange hält eine Option das Haus frei?",
					"Combien de temps une option garde-t-elle la maison ?",
				),
				answer: words(
					richText("48 uur. Daarna vervalt de optie vanzelf en komt het huis weer vrij."),
					richText("48 hours. Then it runs out by itself and the home is free again."),
					richText("48 Stunden. Danach verfällt sie von selbst, und das Haus ist wieder frei."),
					richText("48 heures. Elle expire ensuite d’elle-même et la maison redevient libre."),
				),
			},
		],
	},
	empty: {
		component: "rich_faq",
		title: words("Annuleren", "Cancelling", "Stornieren", "Annuler"),
		items: [cancel],
	},
	longest: {
		component: "rich_faq",
		title: words(
			"Reisannuleringsverzekeringsvoorwaarden",
			"Conditions of the cancellation insurance",
			"Reiserücktrittskostenversicherungsbedingungen",
			"Conditions de l’assurance annulation de séjour",
		),
		items: [
			{
				...cancel,
				question: words(
					"Wat gebeurt er als de arbeidsongeschiktheidsverzekeringsmaatschappij pas na de annuleringstermijn antwoordt?",
					"What happens if the insurer of my inability to work answers only after the time for cancelling has passed?",
					"Was geschieht, wenn die Berufsunfähigkeitsversicherungsgesellschaft erst nach der Stornierungsfrist antwortet?",
					"Que se passe-t-il si l’assureur de mon incapacité de travail ne répond qu’après le délai d’annulation ?",
				),
			},
			cancel,
		],
	},
} satisfies BlockStories;
