import { counted, listed } from "./counted.ts";
import type { MailTexts } from "./shape.ts";

const n = (count: number, one: string, other: string) => counted("nl", count, one, other);

export const nl: MailTexts = {
	greeting: (firstname) => `Beste ${firstname},`,
	labelled: (label, value) => `${label}: ${value}`,
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
};
