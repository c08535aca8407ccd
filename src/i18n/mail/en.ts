import { counted, listed } from "./counted.ts";
import type { MailTexts } from "./shape.ts";

const n = (count: number, one: string, other: string) => counted("en", count, one, other);

export const en: MailTexts = {
	greeting: (firstname) => `Dear ${firstname},`,
	labelled: (label, value) => `${label}: ${value}`,
	facts: {
		bookingNo: "Number",
		home: "Home",
		nights: (count) => n(count, "night", "nights"),
		guests: "Guests",
		party: ({ adults, children, babies, pets }) =>
			listed("en", [
				n(adults, "adult", "adults"),
				...(children > 0 ? [n(children, "child", "children")] : []),
				...(babies > 0 ? [n(babies, "baby", "babies")] : []),
				...(pets > 0 ? [n(pets, "pet", "pets")] : []),
			]),
		arrival: "Arrival",
		arrivalFrom: (time) => `from ${time}`,
		departure: "Departure",
		departureUntil: (time) => `by ${time}`,
		total: "Total price, all included",
		invoiceTotal: "On your invoice",
		onSite: "paid on site",
		deposit: "Security deposit",
		depositHint: "You get it back; it is not part of the total price.",
		heldUntil: "Held until",
	},
	payment: {
		heading: "Payment",
		first: "First payment",
		balance: "Balance",
		atOnce: "To pay",
		dueOn: (date) => `by ${date}`,
		transfer: (bookingNo) =>
			`Please pay by bank transfer to the account on your invoice, and quote ${bookingNo} as the reference.`,
	},
	cancellation: {
		heading: "If you cancel",
		moreThan: (days, percent) => `More than ${days} days before arrival: ${percent} of the travel sum`,
		later: (percent) => `After that: ${percent} of the travel sum`,
		noWithdrawal: "The fourteen-day right to withdraw does not apply to stays on fixed dates.",
	},
	footer: "Halcyon. Reply to this email if you have a question.",
};
