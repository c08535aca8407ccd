import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import type { BookingMailTexts } from "./shape.ts";

export const de: BookingMailTexts = {
	kinds: {
		application: {
			subject: ({ home, bookingNo }) => `Deine Anfrage ${bookingNo}: ${home}`,
			title: ({ home }) => `Deine Anfrage für ${home} ist angekommen`,
			lead: ({ until }) =>
				`Wir haben den Eigentümer gebeten, innerhalb von ${APPLICATION_ANSWER_HOURS} Stunden zu antworten. Ohne Antwort verfällt deine Anfrage am ${until}. Bis zur Zusage ist nichts für dich freigehalten, und du zahlst nichts.`,
			button: "Anfrage ansehen",
		},
		application_accepted: {
			subject: ({ home, bookingNo }) => `Du kannst jetzt buchen ${bookingNo}: ${home}`,
			title: ({ home }) => `Zusage für ${home}`,
			lead: ({ until }) =>
				`Der Eigentümer freut sich auf dich. Die Tage sind bis ${until} für dich vorgemerkt. Bitte bestätige deine Buchung bis dahin. Unternimmst du nichts, werden die Tage wieder frei, und du zahlst nichts.`,
			button: "Buchung bestätigen",
		},
		application_declined: {
			subject: ({ home, bookingNo }) => `Absage zu Anfrage ${bookingNo}: ${home}`,
			title: ({ home }) => `${home}: Diesmal klappt es nicht`,
			lead: () =>
				"Der Eigentümer kann dich an diesen Tagen nicht aufnehmen. Du hast nichts bezahlt und bist an nichts gebunden.",
			button: "Anderes Haus suchen",
		},
		application_expired: {
			subject: ({ home, bookingNo }) => `Keine Antwort auf Anfrage ${bookingNo}: ${home}`,
			title: ({ home }) => `Zu ${home} kam keine Antwort`,
			lead: () =>
				"Der Eigentümer hat nicht rechtzeitig geantwortet; das tut uns leid. Deine Anfrage ist damit beendet. Du hast nichts bezahlt und bist an nichts gebunden.",
			button: "Anderes Haus suchen",
		},
		option: {
			subject: ({ home, bookingNo }) => `Deine Option ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} ist für dich vorgemerkt`,
			lead: ({ until }) =>
				`Wir halten das Haus bis ${until} für dich frei. Du zahlst nichts, solange du nicht buchst. Unternimmst du nichts, endet die Option von selbst.`,
			button: "Option ansehen",
		},
		option_reminder: {
			subject: ({ home, bookingNo }) => `Deine Option endet bald ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} ist noch kurz für dich vorgemerkt`,
			lead: ({ until }) =>
				`Deine Option läuft bis ${until}. Möchtest du das Haus, dann buche bis dahin zum Preis unten. Wenn nicht, musst du nichts tun.`,
			button: "Dieses Haus buchen",
		},
		option_expired: {
			subject: ({ home, bookingNo }) => `Deine Option ${bookingNo} ist abgelaufen: ${home}`,
			title: ({ home }) => `Deine Option auf ${home} ist abgelaufen`,
			lead: () =>
				"Die Tage sind wieder für andere frei. Du zahlst nichts. Möchtest du das Haus doch noch, sieh nach, ob deine Tage frei sind.",
			button: "Haus ansehen",
		},
		option_cancelled: {
			subject: ({ home, bookingNo }) => `Deine Option ${bookingNo} ist aufgehoben: ${home}`,
			title: ({ home }) => `Deine Option auf ${home} ist aufgehoben`,
			lead: () => "Die Tage sind wieder frei. Du zahlst nichts und musst nichts weiter tun.",
			button: "Haus ansehen",
		},
		payment_not_completed: {
			subject: ({ home, bookingNo }) => `Deine Zahlung fehlt noch ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} ist noch nicht gebucht`,
			lead: ({ until }) =>
				until
					? `Deine Zahlung ist nicht bei uns angekommen. Deine Option läuft noch bis ${until}; so lange halten wir die Tage für dich frei. Du kannst es noch einmal versuchen.`
					: "Deine Zahlung ist nicht bei uns angekommen, deshalb haben wir die Tage wieder freigegeben. Du kannst dort weitermachen, wo du warst. Wir prüfen dann, ob deine Tage noch frei sind.",
			button: "Weiter buchen",
		},
		confirmation: {
			subject: ({ home, bookingNo }) => `Deine Buchung ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} ist für dich gebucht`,
			lead: () =>
				"Das Haus gehört an diesen Tagen dir. Unten steht, was du gebucht hast, was es kostet und wann du zahlst. Bitte bewahre diese Mail auf.",
			button: "Buchung ansehen",
		},
		payment_received: {
			subject: ({ home, bookingNo }) => `Zahlung erhalten ${bookingNo}: ${home}`,
			title: ({ sum }) => `Wir haben ${sum} von dir erhalten`,
			lead: ({ rest, soon }) =>
				rest
					? `Danke. Offen sind noch ${rest.sum}, zahlbar bis ${rest.date}. Eine Woche vorher melden wir uns bei dir.`
					: soon
						? "Danke. Alles ist bezahlt. In einer eigenen Mail schicken wir dir die Adresse und sagen dir, wie du an den Schlüssel kommst."
						: "Danke. Alles ist bezahlt. Zwei Wochen vor der Anreise schicken wir dir die Adresse und sagen dir, wie du an den Schlüssel kommst.",
			button: "Buchung ansehen",
		},
		payment_reminder: {
			subject: ({ home, bookingNo }) => `Zahlung in einer Woche ${bookingNo}: ${home}`,
			title: ({ sum, date }) => `${sum}, zahlbar bis ${date}`,
			lead: ({ home }) =>
				`Dein Aufenthalt rückt näher: ${home}. In einer Woche ist deine Zahlung fällig. Hast du schon bezahlt, musst du nichts tun.`,
			button: "Buchung ansehen",
		},
		payment_due: {
			subject: ({ home, bookingNo }) => `Heute fällig ${bookingNo}: ${home}`,
			title: ({ sum }) => `Heute sind ${sum} fällig`,
			lead: () =>
				"Heute ist der letzte Tag für diese Zahlung. Hast du schon bezahlt, haben sich diese Mail und deine Zahlung überschnitten, und du musst nichts tun.",
			button: "Buchung ansehen",
		},
		payment_overdue_1: {
			subject: ({ home, bookingNo }) => `Deine Zahlung fehlt uns noch ${bookingNo}: ${home}`,
			title: ({ sum }) => `${sum} sind noch nicht bei uns angekommen`,
			lead: ({ date }) =>
				`Die Zahlung war am ${date} fällig. Vielleicht ist sie unterwegs; dann musst du nichts tun. Zahlst du sonst bitte heute?`,
			button: "Buchung ansehen",
		},
		payment_overdue_5: {
			subject: ({ home, bookingNo }) => `Zahlst du diese Woche? ${bookingNo}: ${home}`,
			title: ({ sum }) => `Offen sind noch ${sum}`,
			lead: ({ date }) =>
				`Die Zahlung war am ${date} fällig und ist noch nicht eingegangen. Nichts wird von selbst storniert. Kannst du gerade nicht zahlen, antworte auf diese Mail; wir finden gemeinsam einen Weg.`,
			button: "Buchung ansehen",
		},
		travel_information: {
			subject: ({ home, bookingNo }) => `Adresse und Schlüssel ${bookingNo}: ${home}`,
			title: ({ home }) => `Bald bist du da: ${home}`,
			lead: () =>
				"Alles ist bezahlt. Unten stehen die Adresse, die Zeiten und wie du ins Haus kommst. Nimm diese Mail mit auf die Reise.",
			button: "Buchung ansehen",
		},
		change: {
			subject: ({ home, bookingNo }) => `Deine Buchung ist geändert ${bookingNo}: ${home}`,
			title: ({ home }) => `Deine Buchung ist geändert: ${home}`,
			lead: () => "Unten steht, was sich geändert hat und was jetzt gilt. Stimmt etwas nicht, antworte auf diese Mail.",
			button: "Buchung ansehen",
		},
		cancellation: {
			subject: ({ home, bookingNo }) => `Deine Buchung ${bookingNo} ist storniert: ${home}`,
			title: ({ home }) => `${home} ist storniert`,
			lead: ({ by }) =>
				by
					? `Deine Buchung ist storniert. Unten steht, was die Stornierung kostet und was du zurückbekommst. Das Geld ist bis ${by} bei dir.`
					: "Deine Buchung ist storniert. Unten steht, was die Stornierung kostet.",
			button: "Buchung ansehen",
		},
		cancelled_by_host: {
			subject: ({ home, bookingNo }) => `${home} ist nicht verfügbar: Buchung ${bookingNo}`,
			title: ({ home }) => `Dein Aufenthalt kann nicht stattfinden: ${home}`,
			lead: ({ by }) =>
				by
					? `Es tut uns leid. Das Haus steht an diesen Tagen nicht zur Verfügung; an dir liegt es nicht. Du bekommst alles zurück, spätestens bis ${by}. Wir helfen dir gern, ein anderes Haus zu finden.`
					: "Es tut uns leid. Das Haus steht an diesen Tagen nicht zur Verfügung; an dir liegt es nicht. Du zahlst nichts. Wir helfen dir gern, ein anderes Haus zu finden.",
			button: "Anderes Haus suchen",
		},
		refund_sent: {
			subject: ({ home, bookingNo }) => `Dein Geld ist unterwegs ${bookingNo}: ${home}`,
			title: ({ sum }) => `Wir haben dir ${sum} überwiesen`,
			lead: ({ account }) =>
				account
					? `Das Geld geht auf das Konto mit den letzten Ziffern ${account}. Es ist innerhalb von drei Werktagen da.`
					: "Das Geld geht den Weg zurück, auf dem du bezahlt hast. Wann du es siehst, hängt von deiner Bank ab; meist dauert es bis zu fünf Werktage.",
			button: "Buchung ansehen",
		},
		late_payment_refunded: {
			subject: ({ home, bookingNo }) => `Du bekommst dein Geld zurück ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} war schon vergeben`,
			lead: ({ sum, by }) =>
				`Deine Zahlung von ${sum} kam an, als wir die Tage nicht mehr freihielten, und jemand anders war schneller. Du bekommst alles zurück, spätestens bis ${by}. Andere Tage sind vielleicht noch frei.`,
			button: "Haus ansehen",
		},
		insurance: {
			subject: ({ home, bookingNo }) => `Reiserücktrittsversicherung ${bookingNo}: ${home}`,
			title: () => "Deine Reiserücktrittsversicherung",
			lead: ({ home }) =>
				`Du hast deinen Aufenthalt versichert: ${home}. Unten stehen die Angaben zur Police. Bitte bewahre diese Mail bei deiner Buchung auf.`,
			button: "Buchung ansehen",
		},
		review: {
			subject: ({ home, bookingNo }) => `Wie war es? ${home}, Buchung ${bookingNo}`,
			title: ({ home }) => `Wie hat dir ${home} gefallen?`,
			lead: () =>
				"Gib dem Haus eine Note von 1 bis 5 und schreib ein paar Sätze dazu, wenn du magst. Wer nach dir kommt, hat etwas davon. Es dauert zwei Minuten.",
			button: "Haus bewerten",
		},
	},
	pay: {
		button: (sum) => `${sum} zahlen`,
		bank: "Per Überweisung zahlen",
		holder: "Kontoinhaber",
		iban: "IBAN",
		bic: "BIC",
		reference: "Verwendungszweck",
		received: "Erhalten",
		left: "Noch zu zahlen",
	},
	offers: {
		heading: "Diese Häuser sind frei",
		offer: ({ home, days, price }) => `${home}, ${days}, ${price}`,
	},
	decline: {
		heading: "Warum es nicht geht",
		reasons: {
			taken: "Die Tage sind inzwischen an jemand anderen vergeben.",
			own_use: "Der Eigentümer ist an diesen Tagen selbst im Haus.",
			maintenance: "An diesen Tagen wird am Haus gearbeitet.",
			party: "Das Haus passt nicht gut zu eurer Gruppe.",
			stay_length: "Der Eigentümer vermietet in dieser Zeit für eine andere Zahl von Nächten.",
			other: "Der Eigentümer hat keinen Grund genannt.",
		},
		ownerWrites: (sentence) => `Der Eigentümer schreibt: „${sentence}“`,
	},
	travel: {
		address: "Adresse",
		key: "So kommst du ins Haus",
		contact: "Hilfe vor Ort",
		directions: "Route auf der Karte öffnen",
		onSite: "Vor Ort zu zahlen",
	},
	change: {
		was: (now, before) => `${now}; vorher ${before}`,
		none: "nichts",
		rest: "Was jetzt gilt",
	},
	guest: {
		name: "Vor- und Nachname",
		email: "E-Mail",
		telephone: "Telefon",
		company: "Firma",
		address: "Deine Adresse",
	},
	refund: {
		heading: "Was du zurückbekommst",
		paid: "Von dir bezahlt",
		creditsUsed: "Eingelöstes Guthaben",
		fee: "Kosten der Stornierung",
		insuranceKept: "Reiserücktrittsversicherung, bleibt beim Versicherer",
		money: "Zurück als Geld",
		credits: "Zurück als Guthaben",
		owed: "Noch zu zahlen",
		creditsHint: "Guthaben kommt mit dem Enddatum zurück, das es hatte.",
	},
	insurance: {
		heading: "Die Police",
		policyNo: "Policennummer",
		insurer: "Versicherer",
		coverFrom: "Versichert ab",
		premium: "Prämie mit Gebühr und Steuer",
		documents: "Zum Aufbewahren",
		conditions: "Bedingungen der Versicherung lesen",
		ipid: "Produktinformationsblatt lesen: was versichert ist und was nicht",
		withdrawal: "Widerruf",
		withdraw: (until) =>
			until
				? `Die Versicherung hat ein eigenes Widerrufsrecht: Bis einschließlich ${until} kannst du sie ohne Grund widerrufen und bekommst die Prämie zurück. Antworte dafür auf diese Mail.`
				: "Für diese Versicherung gibt es kein Widerrufsrecht, weil sie kürzer als einen Monat läuft.",
	},
	credits: { used: "Mit Guthaben bezahlt", due: "An uns zu zahlen" },
};
