import { counted, listed } from "./counted.ts";
import type { MailTexts } from "./texts.ts";

const n = (count: number, one: string, other: string) => counted("fr", count, one, other);

export const fr: MailTexts = {
	greeting: (firstname) => `Bonjour ${firstname},`,
	labelled: (label, value) => `${label} : ${value}`,
	confirmation: {
		subject: ({ home, bookingNo }) => `Votre réservation ${bookingNo} : ${home}`,
		title: ({ home }) => `Votre séjour est réservé : ${home}`,
		lead: () =>
			"La maison est à vous pour ces dates. Vous trouverez ci-dessous votre réservation, son prix et les dates de paiement. Merci de conserver ce message.",
		button: "Voir la réservation",
	},
	option: {
		subject: ({ home, bookingNo }) => `Votre option ${bookingNo} : ${home}`,
		title: ({ home }) => `Nous vous gardons ${home}`,
		lead: ({ until }) =>
			`Nous vous gardons la maison jusqu’au ${until}. Vous ne payez rien tant que vous ne réservez pas. Si vous ne faites rien, l’option prend fin d’elle-même.`,
		button: "Voir l’option",
	},
	application: {
		subject: ({ home, bookingNo }) => `Votre demande ${bookingNo} : ${home}`,
		title: ({ home }) => `Nous avons bien reçu votre demande pour ${home}`,
		lead: ({ until }) =>
			`Nous transmettons votre demande au propriétaire et vous répondons au plus tard le ${until}. D’ici là, les dates ne sont pas bloquées pour vous et vous n’avez rien à payer.`,
		button: "Voir la demande",
	},
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
	office: {
		subject: ({ type, home, bookingNo }) => `${type} ${bookingNo} : ${home}`,
		types: { Booking: "Réservation", Option: "Option", Application: "Demande" },
		guest: "Voyageur",
		email: "E-mail",
		telephone: "Téléphone",
		company: "Société",
		address: "Adresse",
		button: "Voir la maison",
	},
};
