import type { LinkPageTexts } from "./shape.ts";

export const de: LinkPageTexts = {
	gone: {
		title: "Dieser Link gilt nicht mehr",
		text: "Er ist abgelaufen oder unvollständig. Öffne ihn bitte noch einmal aus der Mail oder schreib uns.",
	},
	pay: {
		title: "Bezahlen",
		what: ({ sum, home, bookingNo }) => `Für ${home} (${bookingNo}) sind jetzt ${sum} offen.`,
		button: (sum) => `${sum} bezahlen`,
		buttonAll: (sum) => `Alles auf einmal: ${sum}`,
		nothing: "Es ist nichts offen. Du musst nichts tun.",
		unreachable:
			"Der Zahlungsdienst antwortet gerade nicht. Abgebucht wurde nichts. Versuch es bitte in ein paar Minuten noch einmal.",
		transfer: ({ sum, holder, iban, bookingNo }) =>
			`Überweise bitte ${sum} auf ${iban} von ${holder} und gib ${bookingNo} an.`,
	},
	answer: {
		title: (home) => `Anfrage für ${home}`,
		stay: "Aufenthalt",
		party: "Gäste",
		price: "Gesamtpreis für den Gast",
		until: (instant) => `Bitte antworte innerhalb eines Tages; am ${instant} verfällt die Anfrage.`,
		accept: "Annehmen",
		decline: "Ablehnen",
		reason: "Warum geht es nicht?",
		reasons: {
			taken: "Die Tage sind schon belegt",
			own_use: "Ich nutze das Haus selbst",
			maintenance: "Am Haus wird gearbeitet",
			party: "Die Gruppe passt nicht zum Haus",
			stay_length: "Der Aufenthalt ist zu kurz oder zu lang",
			other: "Etwas anderes",
		},
		words: "In deinen eigenen Worten (wenn du magst)",
		wordsHint: "Der Gast liest den Satz so, wie du ihn schreibst.",
		accepted: {
			title: "Angenommen",
			text: "Wir halten die Tage einen Tag lang frei, damit der Gast buchen kann. Sobald das geschehen ist, hörst du von uns.",
		},
		declined: { title: "Abgelehnt", text: "Wir sagen es dem Gast und schlagen andere Tage vor." },
		taken: {
			title: "Diese Tage sind inzwischen belegt",
			text: "Jemand anderes war schneller. Wir sagen es dem Gast; du musst nichts tun.",
		},
		over: {
			title: "Diese Anfrage ist erledigt",
			text: "Sie wurde schon beantwortet, oder ihre Zeit ist um. Du musst nichts tun.",
		},
	},
};
