import type { FormMailTexts } from "./texts.ts";

export const de: FormMailTexts = {
	answers: {
		"contact-messages": {
			subject: "Deine Nachricht ist da",
			title: "Danke für deine Nachricht",
			lead: "Jemand aus unserem Team liest sie und antwortet dir per Mail. Bis dahin musst du nichts tun. Möchtest du noch etwas ergänzen? Dann antworte einfach auf diese Mail.",
		},
		"homeowner-leads": {
			subject: "Dein Haus mit Halcyon vermieten",
			title: "Wir sind gespannt auf dein Haus",
			lead: "Jemand aus unserem Eigentümerteam ruft dich an oder schreibt dir. Gemeinsam sehen wir uns an, was dein Haus zu bieten hat, was die Vermietung einbringt und was sie kostet. Du gehst damit keine Verpflichtung ein.",
		},
		"group-house-guide-requests": {
			subject: "Dein Gruppenhaus-Ratgeber",
			title: "Der Ratgeber kommt zu dir",
			lead: "Deine Anfrage ist da, und wir schicken dir den Ratgeber in einer eigenen Mail. Du kannst schon nachsehen, welche Häuser Platz für euch alle haben.",
		},
		"partner-sign-ups": {
			subject: "Deine Anmeldung als Partner",
			title: "Schön, dass du mit uns arbeiten möchtest",
			lead: "Wir sehen uns deine Seite an und schreiben dir, ob wir zueinander passen und wie es weitergeht.",
		},
		"vacancy-applications": {
			subject: "Deine Bewerbung ist da",
			title: "Danke für deine Bewerbung",
			lead: "Wir lesen jede Bewerbung selbst, und du bekommst in jedem Fall eine Antwort. Vier Wochen nach dem Eingang löschen wir deine Bewerbung und deinen Lebenslauf.",
		},
		"prize-draw-entries": {
			subject: "Du nimmst an der Verlosung teil",
			title: "Du bist dabei",
			lead: "Deine Antwort ist da. Je Adresse zählt eine Einsendung. Wer gewinnt, erfährt es per Mail und zahlt nichts.",
		},
	},
	newsletter: {
		ask: {
			subject: "Bitte bestätigen: der Newsletter von Halcyon",
			title: "Noch ein Schritt",
			lead: "Bestätige, dass diese Adresse dir gehört, dann bekommst du künftig unseren Newsletter. Der Link gilt sieben Tage und nur einmal. Hast du nicht darum gebeten, dann tu nichts; du hörst nicht wieder von uns.",
			button: "Ja, schickt mir den Newsletter",
		},
		welcome: {
			subject: "Du bekommst jetzt den Newsletter von Halcyon",
			title: "Du bist angemeldet",
			lead: "Ab jetzt bekommst du unseren Newsletter. Abbestellen kannst du ihn jederzeit über den Link unten.",
		},
		unsubscribe: "Abbestellen",
	},
	labels: {
		name: "Name",
		email: "E-Mail",
		telephone: "Telefon",
		subject: "Betreff",
		message: "Nachricht",
		bookingNo: "Buchungsnummer",
		variant: "Worum es geht",
		countryCode: "Land des Hauses",
		placename: "Ort des Hauses",
		kind: "Art des Hauses",
		bedrooms: "Schlafzimmer",
		groupSize: "Größe der Gruppe",
		month: "Monat",
		company: "Firma",
		url: "Website",
		vacancy: "Stelle",
		motivation: "Motivation",
		answer: "Antwort",
		language: "Sprache",
		cv: "Lebenslauf",
	},
	kinds: {
		villa: "Villa",
		mansion: "Landhaus",
		castle: "Schloss",
		chalet: "Chalet",
		farmhouse: "Bauernhaus",
		bungalow: "Bungalow",
		holidayHome: "Ferienhaus",
		apartment: "Ferienwohnung",
		penthouse: "Penthouse",
		glampingTent: "Glampingzelt",
		houseboat: "Hausboot",
	},
	guide: {
		attached:
			"Der Ratgeber hängt an dieser Mail. Du kannst auch gleich nachsehen, welche Häuser Platz für euch alle haben.",
		button: "Häuser für eure Gruppe ansehen",
	},
	office: {
		subject: (form, name) => `${form}: ${name}`,
		forms: {
			"contact-messages": "Nachricht",
			"homeowner-leads": "Hauseigentümer",
			"group-house-guide-requests": "Gruppenhaus-Ratgeber",
			"partner-sign-ups": "Anmeldung als Partner",
			"vacancy-applications": "Bewerbung",
			"prize-draw-entries": "Verlosung",
		},
		variants: { general: "eine Frage", booking: "eine Buchung" },
		cv: (file, until) => `${file}, wird am ${until} gelöscht`,
	},
};
