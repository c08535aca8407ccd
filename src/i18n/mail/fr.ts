import { counted, listed } from "./counted.ts";
import type { MailTexts } from "./shape.ts";

const n = (count: number, one: string, other: string) => counted("fr", count, one, other);

export const fr: MailTexts = {
	greeting: (firstname) => `Bonjour ${firstname},`,
	labelled: (label, value) => `${label} : ${value}`,
	facts: {
		bookingNo: "Numéro",
		home: "Maison",
		nights: (count) => n(count, "nuit", "nuits"),
		guests: "Voyageurs",
		party: ({ adults, children, babies, pets }) =>
			listed("fr", [
				n(adults, "adulte", "adultes"),
				...(children > 0 ? [n(children, "enfant", "enfants")] : []),
				...(babies > 0 ? [n(babies, "bébé", "bébés")] : []),
				...(pets > 0 ? [n(pets, "animal", "animaux")] : []),
			]),
		arrival: "Arrivée",
		arrivalFrom: (time) => `à partir de ${time}`,
		departure: "Départ",
		departureUntil: (time) => `avant ${time}`,
		total: "Prix total, tout compris",
		invoiceTotal: "Sur votre facture",
		onSite: "sur place",
		deposit: "Caution",
		depositHint: "Elle vous est rendue et n’entre pas dans le prix total.",
		heldUntil: "Gardée jusqu’au",
	},
	payment: {
		heading: "Paiement",
		first: "Acompte",
		balance: "Solde",
		atOnce: "À payer",
		dueOn: (date) => `au plus tard le ${date}`,
		transfer: (bookingNo) =>
			`Le paiement se fait par virement, sur le compte indiqué sur votre facture. Merci de rappeler ${bookingNo} en référence.`,
	},
	cancellation: {
		heading: "En cas d’annulation",
		moreThan: (days, percent) => `Plus de ${days} jours avant l’arrivée : ${percent} du prix du séjour`,
		later: (percent) => `Ensuite : ${percent} du prix du séjour`,
		noWithdrawal: "Le délai de rétractation de quatorze jours ne s’applique pas à un séjour à dates fixes.",
	},
	footer: "Halcyon. Une question ? Répondez à ce message.",
};
