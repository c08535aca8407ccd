import type { LinkPageTexts } from "./shape.ts";

export const en: LinkPageTexts = {
	gone: {
		title: "This link no longer works",
		text: "It has run out, or part of it is missing. Please open it again from the email, or write to us.",
	},
	pay: {
		title: "Payment",
		what: ({ sum, home, bookingNo }) => `For ${home} (${bookingNo}), ${sum} is to be paid now.`,
		button: (sum) => `Pay ${sum}`,
		buttonAll: (sum) => `Pay all of it: ${sum}`,
		nothing: "Nothing is open. There is nothing for you to do.",
		unreachable: "The payment service does not answer just now. Nothing was taken. Please try again in a few minutes.",
		transfer: ({ sum, holder, iban, bookingNo }) =>
			`Please transfer ${sum} to ${iban} in the name of ${holder}, and quote ${bookingNo}.`,
	},
	answer: {
		title: (home) => `A request for ${home}`,
		stay: "Stay",
		party: "Guests",
		price: "Total price for the guest",
		until: (instant) => `Please answer within a day; the request ends on ${instant}.`,
		accept: "Accept",
		decline: "Decline",
		reason: "Why is it not possible?",
		reasons: {
			taken: "The days are taken",
			own_use: "I am using the house myself",
			maintenance: "Work is being done on the house",
			party: "The group does not suit the house",
			stay_length: "The stay is too short or too long",
			other: "Something else",
		},
		words: "In your own words (if you like)",
		wordsHint: "The guest reads this sentence as you write it.",
		accepted: {
			title: "Accepted",
			text: "We are holding the days for twenty-four hours so that the guest can book. You will hear from us as soon as that is done.",
		},
		declined: { title: "Declined", text: "We are telling the guest, with a suggestion of other days." },
		taken: {
			title: "These days have been taken meanwhile",
			text: "Somebody else was earlier. We are telling the guest; there is nothing for you to do.",
		},
		over: {
			title: "This request has been dealt with",
			text: "It was answered before, or its time is over. There is nothing for you to do.",
		},
	},
};
