import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import type { BookingMailTexts } from "./shape.ts";

export const nl: BookingMailTexts = {
	kinds: {
		application: {
			subject: ({ home, bookingNo }) => `Je aanvraag ${bookingNo}: ${home}`,
			title: ({ home }) => `Je aanvraag voor ${home} is binnen`,
			lead: ({ until }) =>
				`We hebben de eigenaar gevraagd om binnen ${APPLICATION_ANSWER_HOURS} uur te antwoorden. Zonder antwoord vervalt je aanvraag op ${until}. Tot de eigenaar ja zegt, wordt er niets voor je vastgehouden en betaal je niets.`,
			button: "Bekijk je aanvraag",
		},
		application_accepted: {
			subject: ({ home, bookingNo }) => `Je kunt boeken ${bookingNo}: ${home}`,
			title: ({ home }) => `De eigenaar ontvangt je graag in ${home}`,
			lead: ({ until }) =>
				`De dagen zijn nu voor je vastgelegd, tot ${until}. Bevestig je boeking voor die tijd. Doe je niets, dan komen de dagen weer vrij en betaal je niets.`,
			button: "Bevestig je boeking",
		},
		application_declined: {
			subject: ({ home, bookingNo }) => `Antwoord op je aanvraag ${bookingNo}: ${home}`,
			title: ({ home }) => `Het lukt niet in ${home}`,
			lead: () => "De eigenaar kan je in deze dagen niet ontvangen. Je hebt niets betaald en je zit nergens aan vast.",
			button: "Zoek een ander huis",
		},
		application_expired: {
			subject: ({ home, bookingNo }) => `Geen antwoord op aanvraag ${bookingNo}: ${home}`,
			title: ({ home }) => `We kregen geen antwoord over ${home}`,
			lead: () =>
				"De eigenaar heeft niet op tijd geantwoord, en dat spijt ons. Je aanvraag is vervallen. Je hebt niets betaald en je zit nergens aan vast.",
			button: "Zoek een ander huis",
		},
		option: {
			subject: ({ home, bookingNo }) => `Je optie ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is voor je vastgelegd`,
			lead: ({ until }) =>
				`We houden het huis vast tot ${until}. Je betaalt niets zolang je niet boekt. Doe je niets, dan vervalt de optie vanzelf.`,
			button: "Bekijk je optie",
		},
		option_reminder: {
			subject: ({ home, bookingNo }) => `Je optie loopt bijna af ${bookingNo}: ${home}`,
			title: ({ home }) => `Nog even is ${home} voor je vastgelegd`,
			lead: ({ until }) =>
				`Je optie loopt tot ${until}. Wil je het huis, boek dan voor die tijd voor de prijs hieronder. Ga je niet, dan hoef je niets te doen.`,
			button: "Boek dit huis",
		},
		option_expired: {
			subject: ({ home, bookingNo }) => `Je optie ${bookingNo} is afgelopen: ${home}`,
			title: ({ home }) => `Je optie op ${home} is afgelopen`,
			lead: () =>
				"De dagen zijn weer vrij voor anderen. Je betaalt niets. Wil je het huis toch, kijk dan of je dagen nog vrij zijn.",
			button: "Bekijk het huis",
		},
		option_cancelled: {
			subject: ({ home, bookingNo }) => `Je optie ${bookingNo} is ingetrokken: ${home}`,
			title: ({ home }) => `Je optie op ${home} is ingetrokken`,
			lead: () => "De dagen zijn weer vrij. Je betaalt niets en je hoeft niets meer te doen.",
			button: "Bekijk het huis",
		},
		payment_not_completed: {
			subject: ({ home, bookingNo }) => `Je betaling is niet afgerond ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is nog niet geboekt`,
			lead: ({ until }) =>
				until
					? `Je betaling is niet bij ons aangekomen. Je optie loopt nog tot ${until}, dus de dagen zijn zolang van jou. Je kunt het opnieuw proberen.`
					: "Je betaling is niet bij ons aangekomen, dus hebben we de dagen weer vrijgegeven. Je kunt verdergaan waar je was. We kijken dan of je dagen nog vrij zijn.",
			button: "Ga verder met boeken",
		},
		confirmation: {
			subject: ({ home, bookingNo }) => `Je boeking ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is geboekt`,
			lead: () =>
				"Het huis is van jou voor deze dagen. Hieronder staat wat je hebt geboekt, wat het kost en wanneer je betaalt. Bewaar deze mail.",
			button: "Bekijk je boeking",
		},
		payment_received: {
			subject: ({ home, bookingNo }) => `Betaling ontvangen ${bookingNo}: ${home}`,
			title: ({ sum }) => `We hebben ${sum} van je ontvangen`,
			lead: ({ rest, soon }) =>
				rest
					? `Dank je wel. Er staat nog ${rest.sum} open; die betaal je uiterlijk ${rest.date}. We sturen je een week van tevoren bericht.`
					: soon
						? "Dank je wel. Alles is betaald. In een aparte mail sturen we je het adres en hoe je aan de sleutel komt."
						: "Dank je wel. Alles is betaald. Twee weken voor aankomst sturen we je het adres en hoe je aan de sleutel komt.",
			button: "Bekijk je boeking",
		},
		payment_reminder: {
			subject: ({ home, bookingNo }) => `Betaling over een week ${bookingNo}: ${home}`,
			title: ({ sum, date }) => `${sum} betaal je uiterlijk ${date}`,
			lead: ({ home }) =>
				`Je verblijf in ${home} komt dichterbij. Over een week is je betaling aan de beurt. Heb je al betaald, dan hoef je niets te doen.`,
			button: "Bekijk je boeking",
		},
		payment_due: {
			subject: ({ home, bookingNo }) => `Vandaag te betalen ${bookingNo}: ${home}`,
			title: ({ sum }) => `Vandaag betaal je ${sum}`,
			lead: () =>
				"Vandaag is de laatste dag voor deze betaling. Heb je al betaald, dan kruisen deze mail en je betaling elkaar en hoef je niets te doen.",
			button: "Bekijk je boeking",
		},
		payment_overdue_1: {
			subject: ({ home, bookingNo }) => `Je betaling ontbreekt nog ${bookingNo}: ${home}`,
			title: ({ sum }) => `We hebben ${sum} nog niet ontvangen`,
			lead: ({ date }) =>
				`We verwachtten de betaling op ${date}. Misschien is ze onderweg; dan hoef je niets te doen. Wil je anders vandaag betalen?`,
			button: "Bekijk je boeking",
		},
		payment_overdue_5: {
			subject: ({ home, bookingNo }) => `Wil je deze week betalen? ${bookingNo}: ${home}`,
			title: ({ sum }) => `Er staat nog ${sum} open`,
			lead: ({ date }) =>
				`We verwachtten de betaling op ${date}, maar ze is nog niet binnen. Er wordt niets vanzelf geannuleerd. Lukt betalen nu niet, antwoord dan op deze mail; we zoeken samen een oplossing.`,
			button: "Bekijk je boeking",
		},
		travel_information: {
			subject: ({ home, bookingNo }) => `Adres en sleutel ${bookingNo}: ${home}`,
			title: ({ home }) => `Binnenkort ben je in ${home}`,
			lead: () =>
				"Alles is betaald. Hieronder staan het adres, de tijden en hoe je binnenkomt. Neem deze mail mee op reis.",
			button: "Bekijk je boeking",
		},
		change: {
			subject: ({ home, bookingNo }) => `Je boeking is gewijzigd ${bookingNo}: ${home}`,
			title: ({ home }) => `Je boeking van ${home} is gewijzigd`,
			lead: () =>
				"Hieronder staat wat er is veranderd, en wat er nu geldt. Klopt er iets niet, antwoord dan op deze mail.",
			button: "Bekijk je boeking",
		},
		cancellation: {
			subject: ({ home, bookingNo }) => `Je boeking ${bookingNo} is geannuleerd: ${home}`,
			title: ({ home }) => `${home} is geannuleerd`,
			lead: ({ by }) =>
				by
					? `Je boeking is geannuleerd. Hieronder staat wat het annuleren kost en wat je terugkrijgt. Het geld is uiterlijk ${by} bij je.`
					: "Je boeking is geannuleerd. Hieronder staat wat het annuleren kost.",
			button: "Bekijk je boeking",
		},
		cancelled_by_host: {
			subject: ({ home, bookingNo }) => `${home} is niet beschikbaar: boeking ${bookingNo}`,
			title: ({ home }) => `Je verblijf in ${home} gaat niet door`,
			lead: ({ by }) =>
				by
					? `Het spijt ons. Het huis kan je in deze dagen niet ontvangen, en dat ligt niet aan jou. Je krijgt alles terug, uiterlijk ${by}. We helpen je graag aan een ander huis.`
					: "Het spijt ons. Het huis kan je in deze dagen niet ontvangen, en dat ligt niet aan jou. Je betaalt niets. We helpen je graag aan een ander huis.",
			button: "Zoek een ander huis",
		},
		refund_sent: {
			subject: ({ home, bookingNo }) => `Je geld is onderweg ${bookingNo}: ${home}`,
			title: ({ sum }) => `We hebben ${sum} naar je overgemaakt`,
			lead: ({ account }) =>
				account
					? `Het geld gaat naar de rekening die eindigt op ${account}. Binnen drie werkdagen staat het erop.`
					: "Het geld gaat terug zoals je hebt betaald. Hoe snel je het ziet, hangt af van je bank; meestal is dat binnen vijf werkdagen.",
			button: "Bekijk je boeking",
		},
		late_payment_refunded: {
			subject: ({ home, bookingNo }) => `Je krijgt je geld terug ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} was al vergeven`,
			lead: ({ sum, by }) =>
				`Je betaling van ${sum} kwam binnen toen we de dagen niet meer vasthielden, en iemand anders was je voor. Je krijgt alles terug, uiterlijk ${by}. Andere dagen zijn misschien nog vrij.`,
			button: "Bekijk het huis",
		},
		insurance: {
			subject: ({ home, bookingNo }) => `Je annuleringsverzekering ${bookingNo}: ${home}`,
			title: () => "Je annuleringsverzekering",
			lead: ({ home }) =>
				`Je hebt je verblijf in ${home} verzekerd. Hieronder staan de gegevens van de polis. Bewaar deze mail bij je boeking.`,
			button: "Bekijk je boeking",
		},
		review: {
			subject: ({ home, bookingNo }) => `Hoe was het? ${home}, boeking ${bookingNo}`,
			title: ({ home }) => `Hoe was het in ${home}?`,
			lead: () =>
				"Geef het huis een cijfer van 1 tot 5 en schrijf er een paar zinnen bij als je wilt. Wie na je komt, heeft er iets aan. Het kost je twee minuten.",
			button: "Beoordeel het huis",
		},
	},
	pay: {
		button: (sum) => `Betaal ${sum}`,
		bank: "Betalen per bank",
		holder: "Op naam van",
		iban: "IBAN",
		bic: "BIC",
		reference: "Vermeld bij je betaling",
		received: "Ontvangen",
		left: "Nog te betalen",
	},
	offers: {
		heading: "Deze huizen zijn vrij",
		offer: ({ home, days, price }) => `${home}, ${days}, ${price}`,
	},
	decline: {
		heading: "Waarom het niet kan",
		reasons: {
			taken: "De dagen zijn intussen aan iemand anders vergeven.",
			own_use: "De eigenaar is in deze dagen zelf in het huis.",
			maintenance: "Er wordt in deze dagen aan het huis gewerkt.",
			party: "Het huis past niet goed bij jullie gezelschap.",
			stay_length: "De eigenaar verhuurt in deze tijd voor een ander aantal nachten.",
			other: "De eigenaar gaf geen reden op.",
		},
		ownerWrites: (sentence) => `De eigenaar schrijft: '${sentence}'`,
	},
	travel: {
		address: "Adres",
		key: "Zo kom je binnen",
		contact: "Ter plaatse helpt",
		directions: "Open de route op de kaart",
		onSite: "Ter plaatse betaal je",
	},
	change: {
		was: (now, before) => `${now}; was ${before}`,
		none: "niets",
		rest: "Wat er nu geldt",
	},
	guest: {
		name: "Naam",
		email: "E-mail",
		telephone: "Telefoon",
		company: "Bedrijf",
		address: "Je adres",
	},
	refund: {
		heading: "Wat je terugkrijgt",
		paid: "Door jou betaald",
		creditsUsed: "Gebruikt tegoed",
		fee: "Kosten van het annuleren",
		insuranceKept: "Annuleringsverzekering, blijft bij de verzekeraar",
		money: "Terug als geld",
		credits: "Terug als tegoed",
		owed: "Nog te betalen",
		creditsHint: "Tegoed komt terug met de einddatum die het had.",
	},
	insurance: {
		heading: "De polis",
		policyNo: "Polisnummer",
		insurer: "Verzekeraar",
		coverFrom: "Verzekerd vanaf",
		premium: "Premie met kosten en belasting",
		documents: "Om te bewaren",
		conditions: "Lees de voorwaarden van de verzekering",
		ipid: "Lees de verzekeringskaart: wat is gedekt en wat niet",
		withdrawal: "Bedenktijd",
		withdraw: (until) =>
			until
				? `De verzekering heeft een eigen bedenktijd: tot en met ${until} kun je haar zonder reden opzeggen en krijg je de premie terug. Antwoord daarvoor op deze mail.`
				: "Voor deze verzekering geldt geen bedenktijd, omdat zij korter dan een maand loopt.",
	},
	credits: { used: "Betaald met tegoed", due: "Aan ons te betalen" },
};
