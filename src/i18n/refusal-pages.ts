import type { Localized } from "#domain/language.ts";

/** What a page says in place of a screen, by the code of what went wrong: what happened, and what to do. */
export const REFUSAL_PAGES = {
	BODY_TOO_LARGE: {
		title: {
			nl: "Dat is te veel in één keer",
			en: "That is too much to send at once",
			de: "Das ist zu viel auf einmal",
			fr: "C’est trop à envoyer en une fois",
		},
		text: {
			nl: "Wat je verstuurde is groter dan dit formulier aankan. Kort de tekst in of kies een kleiner bestand, en verstuur het opnieuw.",
			en: "What you sent is larger than this form can take. Shorten the text or choose a smaller file, and send it again.",
			de: "Was du gesendet hast, ist größer, als dieses Formular aufnehmen kann. Kürze den Text oder wähle eine kleinere Datei und sende es noch einmal.",
			fr: "Votre envoi dépasse ce que ce formulaire peut recevoir. Raccourcissez le texte ou choisissez un fichier plus petit, puis envoyez à nouveau.",
		},
	},
	BODY_TOO_SLOW: {
		title: {
			nl: "Het versturen duurde te lang",
			en: "Sending took too long",
			de: "Das Senden hat zu lange gedauert",
			fr: "L’envoi a pris trop de temps",
		},
		text: {
			nl: "Je bericht kwam niet helemaal aan en er is niets bewaard. Controleer je verbinding en verstuur het opnieuw.",
			en: "Your message did not arrive in full and nothing was kept. Check your connection and send it again.",
			de: "Deine Nachricht ist nicht vollständig angekommen, gespeichert wurde nichts. Prüfe deine Verbindung und sende sie noch einmal.",
			fr: "Votre message n’est pas arrivé en entier et rien n’a été enregistré. Vérifiez votre connexion, puis envoyez-le à nouveau.",
		},
	},
	METHOD_NOT_ALLOWED: {
		title: {
			nl: "Dit kan hier niet",
			en: "That is not possible here",
			de: "Das geht hier nicht",
			fr: "Ce n’est pas possible ici",
		},
		text: {
			nl: "Deze pagina is er om te bekijken en om formulieren te versturen.",
			en: "This page is there to be read and to send forms from.",
			de: "Diese Seite ist zum Ansehen da und um Formulare zu senden.",
			fr: "Cette page sert à consulter et à envoyer des formulaires.",
		},
	},
	UNAVAILABLE: {
		title: {
			nl: "We zijn zo terug",
			en: "We will be back shortly",
			de: "Wir sind gleich wieder da",
			fr: "Nous revenons dans un instant",
		},
		text: {
			nl: "Deze pagina is nu even niet op te halen. Probeer het over een minuut opnieuw; wat je eerder boekte of bewaarde, staat er nog.",
			en: "This page cannot be fetched just now. Try again in a minute; what you booked or saved before is still there.",
			de: "Diese Seite lässt sich gerade nicht abrufen. Versuche es in einer Minute noch einmal; was du gebucht oder gemerkt hast, ist noch da.",
			fr: "Cette page n’est pas accessible pour le moment. Réessayez dans une minute\u00a0; ce que vous avez réservé ou enregistré est toujours là.",
		},
	},
} as const satisfies Record<string, { readonly title: Localized; readonly text: Localized }>;
