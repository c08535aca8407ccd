import type { BlockStories } from "../block-stories.ts";
import { bulletList, richText } from "../story-words.ts";

const cancel = {
	component: "rich_faq_item",
	question: {
		nl: "Kan ik kosteloos annuleren?",
		en: "Can I cancel free of charge?",
		de: "Kann ich kostenlos stornieren?",
		fr: "Puis-je annuler sans frais ?",
	},
	answer: {
		nl: richText(
			"Een optie laat je gewoon verlopen, dat kost niets. Voor een boeking hangt het van de dag af:",
			bulletList("tot 42 dagen voor aankomst een deel van de reissom", "daarna meer, op de dag zelf alles"),
		),
		en: richText(
			"You simply let a free hold run out, at no cost. For a booking it depends on the day:",
			bulletList(
				"up to 42 days before arrival a part of the travel sum",
				"more after that, on the day itself all of it",
			),
		),
		de: richText(
			"Eine Option lässt du einfach verfallen, das kostet nichts. Bei einer Buchung kommt es auf den Tag an:",
			bulletList("bis 42 Tage vor der Anreise ein Teil des Reisepreises", "danach mehr, am Tag selbst alles"),
		),
		fr: richText(
			"Une option expire d’elle-même, sans frais. Pour une réservation, tout dépend du jour :",
			bulletList(
				"jusqu’à 42 jours avant l’arrivée, une partie du prix du séjour",
				"davantage ensuite, et la totalité le jour même",
			),
		),
	},
};

export const stories = {
	typical: {
		component: "rich_faq",
		title: {
			nl: "Boeken en annuleren",
			en: "Booking and cancelling",
			de: "Buchen und stornieren",
			fr: "Réserver et annuler",
		},
		intro: {
			nl: "Staat je vraag er niet bij, schrijf ons dan.",
			en: "If your question is not here, write to us.",
			de: "Fehlt deine Frage, dann schreib uns.",
			fr: "Si votre question n’y figure pas, écrivez-nous.",
		},
		items: [
			cancel,
			{
				component: "rich_faq_item",
				question: {
					nl: "Hoe lang houdt een optie het huis vast?",
					en: "For how long does a free hold keep the home?",
					de: "Wie lange hält eine Option das Haus frei?",
					fr: "Combien de temps une option garde-t-elle la maison ?",
				},
				answer: {
					nl: richText("48 uur. Daarna vervalt de optie vanzelf en komt het huis weer vrij."),
					en: richText("48 hours. Then it runs out by itself and the home is free again."),
					de: richText("48 Stunden. Danach verfällt sie von selbst, und das Haus ist wieder frei."),
					fr: richText("48 heures. Elle expire ensuite d’elle-même et la maison redevient libre."),
				},
			},
		],
	},
	empty: {
		component: "rich_faq",
		title: { nl: "Annuleren", en: "Cancelling", de: "Stornieren", fr: "Annuler" },
		items: [cancel],
	},
	longest: {
		component: "rich_faq",
		title: {
			nl: "Reisannuleringsverzekeringsvoorwaarden",
			en: "Conditions of the cancellation insurance",
			de: "Reiserücktrittskostenversicherungsbedingungen",
			fr: "Conditions de l’assurance annulation de séjour",
		},
		items: [
			{
				...cancel,
				question: {
					nl: "Wat gebeurt er als de arbeidsongeschiktheidsverzekeringsmaatschappij pas na de annuleringstermijn antwoordt?",
					en: "What happens if the insurer of my inability to work answers only after the time for cancelling has passed?",
					de: "Was geschieht, wenn die Berufsunfähigkeitsversicherungsgesellschaft erst nach der Stornierungsfrist antwortet?",
					fr: "Que se passe-t-il si l’assureur de mon incapacité de travail ne répond qu’après le délai d’annulation ?",
				},
			},
			cancel,
		],
	},
} satisfies BlockStories;
