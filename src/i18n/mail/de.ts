import { counted, listed } from "./counted.ts";
import type { MailTexts } from "./shape.ts";

const n = (count: number, one: string, other: string) => counted("de", count, one, other);

export const de: MailTexts = {
	greeting: (firstname) => `Hallo ${firstname},`,
	labelled: (label, value) => `${label}: ${value}`,
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
};
