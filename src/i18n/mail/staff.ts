import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";

/** Texts of mails to the office. The office works in Dutch. */
export const STAFF_MAIL_TEXTS = {
	types: { Booking: "Boeking", Option: "Optie", Application: "Aanvraag" } satisfies Record<BookingType, string>,
	guest: "Gast",
	email: "E-mail",
	telephone: "Telefoon",
	company: "Bedrijf",
	vatNumber: "Btw-nummer",
	address: "Adres",
	language: "Taal van de gast",
	copy: {
		subject: (type: string, bookingNo: string, home: string) => `${type} ${bookingNo}: ${home}`,
		button: "Bekijk het huis",
	},
	applicationAlarm: {
		subject: (bookingNo: string, home: string) => `Aanvraag ${bookingNo} wacht: ${home}`,
		title: (hours: number) => `Al ${hours} uur geen antwoord van de eigenaar`,
		lead: (until: string) =>
			`De eigenaar is gevraagd om binnen ${APPLICATION_ANSWER_HOURS} uur te antwoorden; op ${until} vervalt de aanvraag. Bel de eigenaar, of beantwoord de aanvraag zelf.`,
		button: "Open de aanvraag",
	},
	overdue: {
		subject: (bookingNo: string, home: string) => `${bookingNo} is niet betaald: ${home}`,
		title: (days: number) => `Betaling ${days} dagen te laat`,
		lead: "De gast kreeg twee herinneringen. Er gebeurt niets vanzelf: beslis of we bellen, uitstel geven of annuleren.",
		sum: "Open bedrag",
		dueOn: "Was te betalen op",
		button: "Open de boeking",
	},
	latePayment: {
		subject: (bookingNo: string, home: string) => `Betaling na afloop ${bookingNo}: ${home}`,
		title: "Er is geld binnen voor een boeking die was vervallen",
		outcomes: {
			confirmed: "De dagen waren nog vrij. De boeking is alsnog bevestigd; je hoeft niets te doen.",
			refund: "De dagen zijn aan een ander vergeven. Alles gaat terug naar de gast; controleer of dat gebeurt.",
			waiting: "Het bedrag past niet bij de boeking. Beslis wat ermee moet gebeuren.",
		},
		sum: "Ontvangen",
		button: "Open de boeking",
	},
	refundDue: {
		subject: (bookingNo: string, home: string) => `Terug te betalen ${bookingNo}: ${home}`,
		title: (sum: string) => `Maak ${sum} over aan de gast`,
		lead: (by: string) => `De gast is beloofd dat het geld er uiterlijk ${by} is.`,
		sum: "Terug te betalen",
		by: "Uiterlijk",
		button: "Open de boeking",
	},
	mailFailed: {
		subject: (kind: string, about: string) => `Mail niet verzonden (${kind})${about}`,
		title: "Een mail komt niet aan",
		lead: "De mailserver neemt deze mail niet aan en we proberen het niet nog eens. Kijk of het adres klopt en verzend haar opnieuw, of bel de gast.",
		kind: "Soort",
		bookingNo: "Boeking",
		reason: "Antwoord van de server",
		attempts: "Pogingen",
		button: "Open de mail",
	},
} as const;
