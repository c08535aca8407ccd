import { counted, listed } from "./counted.ts";
import type { MailTexts } from "./texts.ts";

const n = (count: number, one: string, other: string) => counted("de", count, one, other);

export const de: MailTexts = {
	greeting: (firstname) => `Hallo ${firstname},`,
	labelled: (label, value) => `${label}: ${value}`,
	confirmation: {
		subject: ({ home, bookingNo }) => `Deine Buchung ${bookingNo}: ${home}`,
		title: ({ home }) => `${home} ist für dich gebucht`,
		lead: () =>
			"Das Haus gehört an diesen Tagen dir. Unten steht, was du gebucht hast, was es kostet und wann du zahlst. Bitte bewahre diese Mail auf.",
		button: "Buchung ansehen",
	},
	option: {
		subject: ({ home, bookingNo }) => `Deine Option ${bookingNo}: ${home}`,
		title: ({ home }) => `${home} ist für dich vorgemerkt`,
		lead: ({ until }) =>
			`Wir halten das Haus bis ${until} für dich frei. Du zahlst nichts, solange du nicht buchst. Unternimmst du nichts, endet die Option von selbst.`,
		button: "Option ansehen",
	},
	application: {
		subject: ({ home, bookingNo }) => `Deine Anfrage ${bookingNo}: ${home}`,
		title: ({ home }) => `Deine Anfrage für ${home} ist angekommen`,
		lead: ({ until }) =>
			`Wir fragen jetzt den Eigentümer. Bis spätestens ${until} hörst du von uns. So lange sind die Tage nicht für dich reserviert, und du zahlst nichts.`,
		button: "Anfrage ansehen",
	},
	facts: {
		bookingNo: "Nummer",
		home: "Haus",
		nights: (count) => n(count, "Nacht", "Nächte"),
		guests: "Gäste",
		party: ({ adults, children, babies, pets }) =>
			listed("de", [
				n(adults, "Erwachsener", "Erwachsene"),
				...(children > 0 ? [n(children, "Kind", "Kinder")] : []),
				...(babies > 0 ? [n(babies, "Baby", "Babys")] : []),
				...(pets > 0 ? [n(pets, "Haustier", "Haustiere")] : []),
			]),
		arrival: "Anreise",
		arrivalFrom: (time) => `ab ${time} Uhr`,
		departure: "Abreise",
		departureUntil: (time) => `bis ${time} Uhr`,
		total: "Gesamtpreis, alles inklusive",
		invoiceTotal: "Auf deiner Rechnung",
		onSite: "vor Ort",
		deposit: "Kaution",
		depositHint: "Du bekommst sie zurück; sie ist nicht Teil des Gesamtpreises.",
		heldUntil: "Vorgemerkt bis",
	},
	payment: {
		heading: "Zahlung",
		first: "Anzahlung",
		balance: "Restzahlung",
		atOnce: "Zu zahlen",
		dueOn: (date) => `bis ${date}`,
		transfer: (bookingNo) =>
			`Bitte überweise auf das Konto, das auf deiner Rechnung steht, und gib ${bookingNo} als Verwendungszweck an.`,
	},
	cancellation: {
		heading: "Wenn du stornierst",
		moreThan: (days, percent) => `Mehr als ${days} Tage vor der Anreise: ${percent} des Reisepreises`,
		later: (percent) => `Danach: ${percent} des Reisepreises`,
		noWithdrawal: "Für Aufenthalte an festen Tagen gibt es kein vierzehntägiges Widerrufsrecht.",
	},
	footer: "Halcyon. Antworte auf diese Mail, wenn du eine Frage hast.",
	office: {
		subject: ({ type, home, bookingNo }) => `${type} ${bookingNo}: ${home}`,
		types: { Booking: "Buchung", Option: "Option", Application: "Anfrage" },
		guest: "Gast",
		email: "E-Mail",
		telephone: "Telefon",
		company: "Firma",
		address: "Adresse",
		button: "Haus ansehen",
	},
};
