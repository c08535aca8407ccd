import type { Localized } from "#domain/language.ts";

/** Words of the small pages that the links of newsletter mails lead to. */
export const NEWSLETTER_PAGES = {
	confirm: {
		title: {
			nl: "Wil je de nieuwsbrief van Halcyon ontvangen?",
			en: "Would you like to receive the Halcyon newsletter?",
			de: "Möchtest du den Newsletter von Halcyon bekommen?",
			fr: "Souhaitez-vous recevoir la lettre d’information de Halcyon\u00a0?",
		},
		text: {
			nl: "Met de knop bevestig je dat dit adres van jou is. Daarna krijg je de nieuwsbrief.",
			en: "The button confirms that this address is yours. After that you will receive the newsletter.",
			de: "Mit dem Knopf bestätigst du, dass die Adresse dir gehört. Danach bekommst du den Newsletter.",
			fr: "Le bouton confirme que cette adresse est la vôtre. Vous recevrez ensuite la lettre.",
		},
		button: {
			nl: "Ja, stuur mij de nieuwsbrief",
			en: "Yes, send me the newsletter",
			de: "Ja, schickt mir den Newsletter",
			fr: "Oui, je veux recevoir la lettre",
		},
	},
	unsubscribe: {
		title: {
			nl: "Wil je je afmelden voor de nieuwsbrief?",
			en: "Would you like to unsubscribe from the newsletter?",
			de: "Möchtest du den Newsletter abbestellen?",
			fr: "Souhaitez-vous vous désabonner de la lettre\u00a0?",
		},
		text: {
			nl: "Met de knop meld je je af. Mails over je boekingen blijven gewoon komen.",
			en: "The button ends the newsletter. Emails about your bookings will still come.",
			de: "Mit dem Knopf bestellst du ihn ab. Mails zu deinen Buchungen kommen weiterhin.",
			fr: "Ce bouton met fin à l’envoi de la lettre. Les e-mails sur vos réservations continueront d’arriver.",
		},
		button: { nl: "Afmelden", en: "Unsubscribe", de: "Abbestellen", fr: "Se désabonner" },
	},
	unsubscribed: {
		title: {
			nl: "Je bent afgemeld",
			en: "You are unsubscribed",
			de: "Der Newsletter ist abbestellt",
			fr: "Votre désabonnement est enregistré",
		},
		text: {
			nl: "Je krijgt geen nieuwsbrief meer van ons.",
			en: "You will receive no more newsletters from us.",
			de: "Du bekommst keinen Newsletter mehr von uns.",
			fr: "Vous ne recevrez plus la lettre.",
		},
		button: null,
	},
	gone: {
		title: {
			nl: "Deze link werkt niet meer",
			en: "This link no longer works",
			de: "Dieser Link gilt nicht mehr",
			fr: "Ce lien n’est plus valable",
		},
		text: {
			nl: "Hij is al gebruikt of ouder dan zeven dagen. Wil je de nieuwsbrief alsnog? Vraag hem opnieuw aan, dan krijg je een nieuwe link.",
			en: "It has been used already or is older than seven days. If you still want the newsletter, ask for it again and you will get a new link.",
			de: "Er wurde schon benutzt oder ist älter als sieben Tage. Möchtest du den Newsletter noch? Dann fordere ihn neu an, und du bekommst einen neuen Link.",
			fr: "Il a déjà servi ou date de plus de sept jours. Vous souhaitez toujours la lettre\u00a0? Demandez-la à nouveau et vous recevrez un nouveau lien.",
		},
		button: null,
	},
	home: {
		nl: "Naar de voorpagina",
		en: "To the front page",
		de: "Zur Startseite",
		fr: "Vers la page d’accueil",
	} satisfies Localized,
} as const satisfies Record<string, NewsletterPageTexts | Localized>;

export interface NewsletterPageTexts {
	readonly title: Localized;
	readonly text: Localized;
	/** Null: nothing is left to do. */
	readonly button: Localized | null;
}
