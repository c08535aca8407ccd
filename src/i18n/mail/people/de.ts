import type { PeopleMailTexts } from "./shape.ts";

export const de: PeopleMailTexts = {
	account: {
		credits_granted: {
			subject: ({ sum }) => `Du hast ${sum} Guthaben bei Halcyon`,
			title: ({ sum }) => `${sum} Guthaben liegen für dich bereit`,
			lead: ({ until }) =>
				until
					? `Du kannst das Guthaben bis einschließlich ${until} für deine nächste Buchung verwenden. Wähle im Buchungsformular, dass du mit Guthaben zahlst.`
					: "Du kannst das Guthaben für deine nächste Buchung verwenden. Wähle im Buchungsformular, dass du mit Guthaben zahlst.",
			button: "Guthaben ansehen",
		},
		credits_expiring: {
			subject: ({ sum, until }) => `Dein Guthaben von ${sum} gilt bis ${until}`,
			title: ({ sum }) => `Denk an deine ${sum} Guthaben`,
			lead: ({ until }) =>
				`Dein Guthaben gilt bis einschließlich ${until}. Buche bis dahin einen Aufenthalt und wähle im Formular, dass du mit Guthaben zahlst. Die Reise selbst darf später sein.`,
			button: "Ferienhaus suchen",
		},
		sign_in: {
			subject: () => "Anmelden bei Halcyon",
			title: () => "Dein Link zum Anmelden",
			lead: ({ minutes }) =>
				`Mit dem Knopf meldest du dich an. Der Link gilt einmal und ${minutes} Minuten lang. Liest du diese Mail auf einem anderen Gerät, tippe dort den Code ein. Hast du das nicht angefordert, kannst du diese Mail wegwerfen.`,
			button: "Bei Halcyon anmelden",
		},
		email_change: {
			subject: () => "Bestätige deine neue E-Mail-Adresse",
			title: () => "Ist das deine neue Adresse?",
			lead: ({ minutes }) =>
				`Mit dem Knopf wird dies die Adresse deines Kontos bei Halcyon. Der Link gilt ${minutes} Minuten. Hast du nicht darum gebeten, bleibt alles, wie es ist.`,
			button: "Adresse bestätigen",
		},
		email_changed: {
			subject: () => "Die E-Mail-Adresse deines Kontos hat sich geändert",
			title: () => "Deine E-Mail-Adresse hat sich geändert",
			lead: () =>
				"Ab jetzt schreiben wir an die neue Adresse, und mit ihr meldest du dich an. Warst du das nicht, dann schreib uns bitte gleich.",
			button: "Schreib uns",
		},
		data_export: {
			subject: () => "Deine Daten wurden heruntergeladen",
			title: () => "Deine Daten wurden heruntergeladen",
			lead: ({ at }) =>
				`Am ${at} wurde unter Meine Buchungen eine Datei mit allem heruntergeladen, was wir über dich speichern. Warst du das nicht? Dann antworte auf diese Mail.`,
			button: "Deine Daten ansehen",
		},
		data_deleted: {
			subject: () => "Deine Daten sind gelöscht",
			title: () => "Deine Daten sind gelöscht",
			lead: ({ until }) =>
				until
					? `Dein Name, deine Adresse, Telefonnummer und E-Mail-Adresse sind aus unseren Beständen verschwunden. Rechnungen müssen wir nach dem Gesetz aufbewahren, bis einschließlich ${until}. Danach gehen auch sie. Dies ist unsere letzte Mail an dich.`
					: "Dein Name, deine Adresse, Telefonnummer und E-Mail-Adresse sind aus unseren Beständen verschwunden. Dies ist unsere letzte Mail an dich.",
			button: "Zu Halcyon",
		},
		partner_statement: {
			subject: ({ month, sum }) => `Deine Abrechnung für ${month}: ${sum}`,
			title: ({ month }) => `Deine Abrechnung für ${month}`,
			lead: ({ sum }) => `Für diesen Monat stehen dir ${sum} zu. Unten steht jede Buchung mit ihrer Provision.`,
			button: "Partnerseite öffnen",
		},
		agency_invite: {
			subject: ({ agency }) => `Einladung für ${agency}, bei Halcyon zu buchen`,
			title: ({ agency }) => `${agency} kann bei Halcyon buchen`,
			lead: ({ until }) =>
				`Wir haben einen Zugang für dich angelegt. Mit dem Knopf wählst du ein Passwort und richtest den zweiten Schritt der Anmeldung ein. Die Einladung gilt bis ${until}.`,
			button: "Zugang einrichten",
		},
	},
	partner: {
		owner_booking: {
			subject: ({ home, bookingNo }) => `Neue Buchung ${bookingNo}: ${home}`,
			title: ({ home }) => `Gebucht: ${home}`,
			lead: () => "Es kommen Gäste. Unten steht, wann und wie viele. In deinem Kalender sind die Tage belegt.",
			button: "Kalender ansehen",
		},
		owner_request: {
			subject: ({ home, bookingNo }) => `Passt dir diese Anfrage? ${bookingNo}: ${home}`,
			title: ({ home }) => `Anfrage für ${home}`,
			lead: ({ until, answerBy }) =>
				`Jemand möchte gern kommen. Sag uns bitte bis ${answerBy}, ob es dir passt; ohne Antwort verfällt die Anfrage am ${until}. Solange du nicht antwortest, bleiben die Tage frei. Wer es ist, erfährst du, sobald gebucht ist.`,
			button: "Anfrage annehmen",
		},
		owner_cancellation: {
			subject: ({ home, bookingNo }) => `Buchung ${bookingNo} ist storniert: ${home}`,
			title: ({ home }) => `Storniert: ${home}`,
			lead: () => "Die Gäste kommen nicht. Die Tage unten sind wieder frei und werden wieder angeboten.",
			button: "Kalender ansehen",
		},
		partner_booking: {
			subject: ({ home, bookingNo }) => `Buchung über dich ${bookingNo}: ${home}`,
			title: ({ home }) => `Über dich gebucht: ${home}`,
			lead: ({ sum }) => `Für diese Buchung stehen dir ${sum} Provision zu. Du findest sie in deiner Monatsabrechnung.`,
			button: "Partnerseite öffnen",
		},
		partner_cancellation: {
			subject: ({ home, bookingNo }) => `Buchung über dich storniert ${bookingNo}: ${home}`,
			title: ({ home }) => `Storniert: ${home}`,
			lead: ({ sum }) =>
				sum
					? `Der Gast hat storniert. Von deiner Provision bleiben ${sum}.`
					: "Der Gast hat storniert. Die Provision für diese Buchung entfällt.",
			button: "Partnerseite öffnen",
		},
	},
	code: "Code",
	credit: "Guthaben",
	balance: "Dein Guthaben jetzt",
	validUntil: "Gültig bis einschließlich",
	guest: "Gast",
	onSite: {
		heading: "Vor Ort zu kassieren",
		hint: "Der Gast weiß davon und zahlt das bei dir.",
		deposit: "Kaution, die du zurückgibst",
	},
	decline: { heading: "Passt es nicht?", link: "Anfrage ablehnen" },
	commission: (percent) => `Provision (${percent})`,
	sum: "Zusammen",
};
