import { counted, listed } from "./counted.ts";
import type { MailTexts } from "./texts.ts";

const n = (count: number, one: string, other: string) => counted("nl", count, one, other);

export const nl: MailTexts = {
	greeting: (firstname) => `Beste ${firstname},`,
	labelled: (label, value) => `${label}: ${value}`,
	confirmation: {
		subject: ({ home, bookingNo }) => `Je boeking ${bookingNo}: ${home}`,
		title: ({ home }) => `${home} is geboekt`,
		lead: () =>
			"Het huis is van jou voor deze dagen. Hieronder staat wat je hebt geboekt, wat het kost en wanneer je betaalt. Bewaar deze mail.",
		button: "Bekijk je boeking",
	},
	option: {
		subject: ({ home, bookingNo }) => `Je optie ${bookingNo}: ${home}`,
		title: ({ home }) => `${home} is voor je vastgelegd`,
		lead: ({ until }) =>
			`We houden het huis vast tot ${until}. Je betaalt niets zolang je niet boekt. Doe je niets, dan vervalt de optie vanzelf.`,
		button: "Bekijk je optie",
	},
	application: {
		subject: ({ home, bookingNo }) => `Je aanvraag ${bookingNo}: ${home}`,
		title: ({ home }) => `Je aanvraag voor ${home} is binnen`,
		lead: ({ until }) =>
			`We leggen je aanvraag voor aan de eigenaar. Je hoort uiterlijk ${until} van ons. Tot dan zijn de dagen niet voor je vastgelegd en betaal je niets.`,
		button: "Bekijk je aanvraag",
	},
	facts: {
		bookingNo: "Nummer",
		home: "Huis",
		nights: (count) => n(count, "nacht", "nachten"),
		guests: "Gasten",
		party: ({ adults, children, babies, pets }) =>
			listed("nl", [
				n(adults, "volwassene", "volwassenen"),
				...(children > 0 ? [n(children, "kind", "kinderen")] : []),
				...(babies > 0 ? [n(babies, "baby", "baby’s")] : []),
				...(pets > 0 ? [n(pets, "huisdier", "huisdieren")] : []),
			]),
		arrival: "Aankomst",
		arrivalFrom: (time) => `vanaf ${time} uur`,
		departure: "Vertrek",
		departureUntil: (time) => `tot ${time} uur`,
		total: "Totaalprijs, alles inbegrepen",
		invoiceTotal: "Op je factuur",
		onSite: "ter plaatse",
		deposit: "Borg",
		depositHint: "Je krijgt de borg terug; hij zit niet in de totaalprijs.",
		heldUntil: "Vastgelegd tot",
	},
	payment: {
		heading: "Betalen",
		first: "Aanbetaling",
		balance: "Restbetaling",
		atOnce: "Te betalen",
		dueOn: (date) => `uiterlijk ${date}`,
		transfer: (bookingNo) =>
			`Je betaalt per bankoverschrijving. Het rekeningnummer staat op je factuur. Vermeld ${bookingNo} bij je betaling.`,
	},
	cancellation: {
		heading: "Annuleren",
		moreThan: (days, percent) => `Meer dan ${days} dagen voor aankomst: ${percent} van de reissom`,
		later: (percent) => `Daarna: ${percent} van de reissom`,
		noWithdrawal: "Voor een verblijf op vaste dagen geldt geen bedenktijd van veertien dagen.",
	},
	footer: "Halcyon. Antwoord op deze mail als je een vraag hebt.",
	office: {
		subject: ({ type, home, bookingNo }) => `${type} ${bookingNo}: ${home}`,
		types: { Booking: "Boeking", Option: "Optie", Application: "Aanvraag" },
		guest: "Gast",
		email: "E-mail",
		telephone: "Telefoon",
		company: "Bedrijf",
		address: "Adres",
		button: "Bekijk het huis",
	},
};
