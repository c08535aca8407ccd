import type { PeopleMailTexts } from "./shape.ts";

export const nl: PeopleMailTexts = {
	account: {
		credits_granted: {
			subject: ({ sum }) => `Je hebt ${sum} tegoed bij Halcyon`,
			title: ({ sum }) => `Er staat ${sum} tegoed voor je klaar`,
			lead: ({ until }) =>
				until
					? `Je kunt het bij je volgende boeking gebruiken, tot en met ${until}. Kies op het boekingsformulier voor betalen met tegoed.`
					: "Je kunt het bij je volgende boeking gebruiken. Kies op het boekingsformulier voor betalen met tegoed.",
			button: "Bekijk je tegoed",
		},
		credits_expiring: {
			subject: ({ sum, until }) => `Je tegoed van ${sum} loopt tot ${until}`,
			title: ({ sum }) => `Vergeet je ${sum} tegoed niet`,
			lead: ({ until }) =>
				`Je tegoed geldt tot en met ${until}. Boek voor die tijd een verblijf en kies op het formulier voor betalen met tegoed. De reis zelf mag later zijn.`,
			button: "Zoek een vakantiehuis",
		},
		sign_in: {
			subject: () => "Inloggen bij Halcyon",
			title: () => "Je inloglink",
			lead: ({ minutes }) =>
				`Met de knop log je in. De link werkt één keer en ${minutes} minuten lang. Lees je deze mail op een ander apparaat, typ dan de code over. Heb je hier niet om gevraagd, dan kun je deze mail weggooien.`,
			button: "Log in bij Halcyon",
		},
		email_change: {
			subject: () => "Bevestig je nieuwe e-mailadres",
			title: () => "Is dit je nieuwe adres?",
			lead: ({ minutes }) =>
				`Met de knop wordt dit het adres van je account bij Halcyon. De link werkt ${minutes} minuten. Heb je dit niet gevraagd, dan verandert er niets.`,
			button: "Adres bevestigen",
		},
		email_changed: {
			subject: () => "Het e-mailadres van je account is gewijzigd",
			title: () => "Je e-mailadres is gewijzigd",
			lead: () =>
				"Vanaf nu schrijven we naar het nieuwe adres en log je daarmee in. Was jij dit niet, schrijf ons dan meteen.",
			button: "Schrijf ons",
		},
		data_export: {
			subject: () => "Je gegevens zijn opgehaald",
			title: () => "Je gegevens zijn opgehaald",
			lead: ({ at }) =>
				`Op ${at} is onder Mijn boekingen een bestand opgehaald met alles wat we over je bewaren. Was jij dat niet? Antwoord dan op deze mail.`,
			button: "Bekijk je gegevens",
		},
		data_deleted: {
			subject: () => "Je gegevens zijn gewist",
			title: () => "Je gegevens zijn gewist",
			lead: ({ until }) =>
				until
					? `Je naam, adres, telefoonnummer en e-mailadres zijn uit onze bestanden verdwenen. Facturen moeten we van de wet bewaren, tot en met ${until}. Daarna gaan ook die weg. Dit is onze laatste mail aan je.`
					: "Je naam, adres, telefoonnummer en e-mailadres zijn uit onze bestanden verdwenen. Dit is onze laatste mail aan je.",
			button: "Naar Halcyon",
		},
		partner_statement: {
			subject: ({ month, sum }) => `Je afrekening van ${month}: ${sum}`,
			title: ({ month }) => `Je afrekening van ${month}`,
			lead: ({ sum }) => `Over deze maand komt je ${sum} toe. Hieronder staat elke boeking met haar commissie.`,
			button: "Open je partnerpagina",
		},
		agency_invite: {
			subject: ({ agency }) => `Uitnodiging voor ${agency} om bij Halcyon te boeken`,
			title: ({ agency }) => `${agency} kan boeken bij Halcyon`,
			lead: ({ until }) =>
				`We hebben een toegang voor je gemaakt. Met de knop kies je een wachtwoord en zet je de tweede stap van het inloggen aan. De uitnodiging geldt tot ${until}.`,
			button: "Maak je toegang klaar",
		},
	},
	partner: {
		owner_booking: {
			subject: ({ home, bookingNo }) => `Nieuwe boeking ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is geboekt`,
			lead: () =>
				"Er komen gasten. Hieronder staat wanneer en met hoeveel ze zijn. De dagen zijn in je kalender bezet.",
			button: "Bekijk je kalender",
		},
		owner_request: {
			subject: ({ home, bookingNo }) => `Wil je deze gasten ontvangen? ${bookingNo}: ${home}`,
			title: ({ home }) => `Aanvraag voor ${home}`,
			lead: ({ until, answerBy }) =>
				`Een gast wil graag komen. Laat ons uiterlijk ${answerBy} weten of het kan; zonder antwoord vervalt de aanvraag op ${until}. Zolang je niet antwoordt, blijven de dagen vrij. Wie het is, hoor je zodra er is geboekt.`,
			button: "Neem de aanvraag aan",
		},
		owner_cancellation: {
			subject: ({ home, bookingNo }) => `Boeking ${bookingNo} is geannuleerd: ${home}`,
			title: ({ home }) => `De boeking van ${home} is geannuleerd`,
			lead: () => "De gasten komen niet. De dagen hieronder zijn weer vrij en staan weer te huur.",
			button: "Bekijk je kalender",
		},
		partner_booking: {
			subject: ({ home, bookingNo }) => `Boeking via jou ${bookingNo}: ${home}`,
			title: ({ home }) => `Via jou geboekt: ${home}`,
			lead: ({ sum }) => `Voor deze boeking komt je ${sum} commissie toe. Je vindt haar terug op je maandafrekening.`,
			button: "Open je partnerpagina",
		},
		partner_cancellation: {
			subject: ({ home, bookingNo }) => `Boeking via jou ${bookingNo} is geannuleerd: ${home}`,
			title: ({ home }) => `Geannuleerd: ${home}`,
			lead: ({ sum }) =>
				sum
					? `De gast heeft geannuleerd. Van je commissie blijft ${sum} over.`
					: "De gast heeft geannuleerd. De commissie voor deze boeking vervalt.",
			button: "Open je partnerpagina",
		},
	},
	code: "Code",
	credit: "Tegoed",
	balance: "Je tegoed nu",
	validUntil: "Geldig tot en met",
	guest: "Gast",
	onSite: {
		heading: "Ter plaatse te ontvangen",
		hint: "De gast weet hiervan en betaalt dit bij jou.",
		deposit: "Borg, die je teruggeeft",
	},
	decline: { heading: "Past het niet?", link: "Wijs de aanvraag af" },
	commission: (percent) => `Commissie (${percent})`,
	sum: "Samen",
};
