import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import type { BookingMailTexts } from "./shape.ts";

export const en: BookingMailTexts = {
	kinds: {
		application: {
			subject: ({ home, bookingNo }) => `Your request ${bookingNo}: ${home}`,
			title: ({ home }) => `We have your request for ${home}`,
			lead: ({ until }) =>
				`We have asked the owner to answer within ${APPLICATION_ANSWER_HOURS} hours. Without an answer your request lapses on ${until}. Until the owner says yes, no dates are held for you and there is nothing to pay.`,
			button: "See your request",
		},
		application_accepted: {
			subject: ({ home, bookingNo }) => `You can book now ${bookingNo}: ${home}`,
			title: ({ home }) => `Yes, you can stay at ${home}`,
			lead: ({ until }) =>
				`The owner would like to have you. The days are now held for you until ${until}. Please confirm your booking before then. If you do nothing, the days go free again and you pay nothing.`,
			button: "Confirm your booking",
		},
		application_declined: {
			subject: ({ home, bookingNo }) => `An answer to your request ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} cannot have you on these days`,
			lead: () => "The owner had to say no this time. You have paid nothing and are not committed to anything.",
			button: "Find another home",
		},
		application_expired: {
			subject: ({ home, bookingNo }) => `No answer to request ${bookingNo}: ${home}`,
			title: ({ home }) => `We had no answer about ${home}`,
			lead: () =>
				"The owner did not answer in time, and we are sorry about that. Your request has ended. You have paid nothing and are not committed to anything.",
			button: "Find another home",
		},
		option: {
			subject: ({ home, bookingNo }) => `Your free hold ${bookingNo}: ${home}`,
			title: ({ home }) => `We are holding ${home} for you`,
			lead: ({ until }) =>
				`The house is kept for you until ${until}. You pay nothing unless you book. If you do nothing, the hold simply ends.`,
			button: "See your hold",
		},
		option_reminder: {
			subject: ({ home, bookingNo }) => `Your free hold ends soon ${bookingNo}: ${home}`,
			title: ({ home }) => `We are holding ${home} a little longer`,
			lead: ({ until }) =>
				`Your hold ends on ${until}. If you would like the house, book before then at the price below. If not, there is nothing to do.`,
			button: "Book this home",
		},
		option_expired: {
			subject: ({ home, bookingNo }) => `Your free hold ${bookingNo} has ended: ${home}`,
			title: ({ home }) => `Your hold on ${home} has ended`,
			lead: () =>
				"The days are free for others again. You pay nothing. If you would still like the house, see whether your days are free.",
			button: "See the home",
		},
		option_cancelled: {
			subject: ({ home, bookingNo }) => `Your free hold ${bookingNo} is cancelled: ${home}`,
			title: ({ home }) => `Your hold on ${home} is cancelled`,
			lead: () => "The days are free again. You pay nothing, and there is nothing left to do.",
			button: "See the home",
		},
		payment_not_completed: {
			subject: ({ home, bookingNo }) => `Your payment was not completed ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is not booked yet`,
			lead: ({ until }) =>
				until
					? `Your payment did not reach us. Your free hold still stands until ${until}, so the days are safe till then. You can try again.`
					: "Your payment did not reach us, so we let the days go. You can carry on where you were. We then check whether your days are still free.",
			button: "Carry on booking",
		},
		confirmation: {
			subject: ({ home, bookingNo }) => `Your booking ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is booked for you`,
			lead: () =>
				"The house is yours for these days. Below is what you booked, what it costs and when to pay. Please keep this email.",
			button: "See your booking",
		},
		payment_received: {
			subject: ({ home, bookingNo }) => `Payment received ${bookingNo}: ${home}`,
			title: ({ sum }) => `We have received your ${sum}`,
			lead: ({ rest, soon }) =>
				rest
					? `Thank you. ${rest.sum} is left to pay by ${rest.date}. We will write to you a week before.`
					: soon
						? "Thank you. Everything is paid. A separate email brings you the address and tells you how to get the key."
						: "Thank you. Everything is paid. Two weeks before you arrive we send you the address and tell you how to get the key.",
			button: "See your booking",
		},
		payment_reminder: {
			subject: ({ home, bookingNo }) => `Payment due in a week ${bookingNo}: ${home}`,
			title: ({ sum, date }) => `${sum} to pay by ${date}`,
			lead: ({ home }) =>
				`Your stay at ${home} is getting closer, and your payment is due in a week. If you have already paid, there is nothing to do.`,
			button: "See your booking",
		},
		payment_due: {
			subject: ({ home, bookingNo }) => `Payment due today ${bookingNo}: ${home}`,
			title: ({ sum }) => `${sum} is due today`,
			lead: () =>
				"Today is the last day for this payment. If you have already paid, this email and your payment have crossed and there is nothing to do.",
			button: "See your booking",
		},
		payment_overdue_1: {
			subject: ({ home, bookingNo }) => `We are missing your payment ${bookingNo}: ${home}`,
			title: ({ sum }) => `Your ${sum} has not reached us yet`,
			lead: ({ date }) =>
				`The payment was due on ${date}. It may be on its way, and then there is nothing to do. Otherwise, could you please pay today?`,
			button: "See your booking",
		},
		payment_overdue_5: {
			subject: ({ home, bookingNo }) => `Could you pay this week? ${bookingNo}: ${home}`,
			title: ({ sum }) => `${sum} is still to be paid`,
			lead: ({ date }) =>
				`The payment was due on ${date} and has not reached us. Nothing is cancelled by itself. If you cannot pay now, reply to this email and we will find a way together.`,
			button: "See your booking",
		},
		travel_information: {
			subject: ({ home, bookingNo }) => `Address and key ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is waiting for you`,
			lead: () =>
				"Everything is paid. Here are the address, the times and the way in. Take this email with you on the road.",
			button: "See your booking",
		},
		change: {
			subject: ({ home, bookingNo }) => `Your booking has changed ${bookingNo}: ${home}`,
			title: ({ home }) => `Your booking of ${home} has changed`,
			lead: () => "Below is what has changed, and what holds now. If something is not right, reply to this email.",
			button: "See your booking",
		},
		cancellation: {
			subject: ({ home, bookingNo }) => `Your booking ${bookingNo} is cancelled: ${home}`,
			title: ({ home }) => `${home} is cancelled`,
			lead: ({ by }) =>
				by
					? `Your booking is cancelled. Below is what cancelling costs and what you get back. The money reaches you by ${by}.`
					: "Your booking is cancelled. Below is what cancelling costs.",
			button: "See your booking",
		},
		cancelled_by_host: {
			subject: ({ home, bookingNo }) => `${home} is not available: booking ${bookingNo}`,
			title: ({ home }) => `Your stay at ${home} cannot go ahead`,
			lead: ({ by }) =>
				by
					? `We are sorry. The house cannot have you on these days, through no fault of yours. You get everything back by ${by}. We would like to help you find another home.`
					: "We are sorry. The house cannot have you on these days, through no fault of yours. You pay nothing. We would like to help you find another home.",
			button: "Find another home",
		},
		refund_sent: {
			subject: ({ home, bookingNo }) => `Your refund is on its way ${bookingNo}: ${home}`,
			title: ({ sum }) => `We have sent you ${sum}`,
			lead: ({ account }) =>
				account
					? `The money goes to the account ending in ${account}. It arrives within three working days.`
					: "The money goes back the way you paid. When you see it depends on your bank; it usually takes up to five working days.",
			button: "See your booking",
		},
		late_payment_refunded: {
			subject: ({ home, bookingNo }) => `You get your money back ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} had already gone`,
			lead: ({ sum, by }) =>
				`Your payment of ${sum} arrived after we had let the days go, and somebody else was first. You get all of it back by ${by}. Other days may still be free.`,
			button: "See the home",
		},
		insurance: {
			subject: ({ home, bookingNo }) => `Your cancellation insurance ${bookingNo}: ${home}`,
			title: () => "Your cancellation insurance",
			lead: ({ home }) =>
				`You have insured your stay at ${home}. Here are the details of the policy. Please keep this email with your booking.`,
			button: "See your booking",
		},
		review: {
			subject: ({ home, bookingNo }) => `How was it? ${home}, booking ${bookingNo}`,
			title: ({ home }) => `How was ${home}?`,
			lead: () =>
				"Give the house a mark from 1 to 5, and add a few sentences if you like. It helps those who come after you, and takes two minutes.",
			button: "Review the home",
		},
	},
	pay: {
		button: (sum) => `Pay ${sum}`,
		bank: "Paying by bank transfer",
		holder: "Account holder",
		iban: "IBAN",
		bic: "BIC",
		reference: "Reference to quote",
		received: "Received",
		left: "Still to pay",
	},
	offers: {
		heading: "These homes are free",
		offer: ({ home, days, price }) => `${home}, ${days}, ${price}`,
	},
	decline: {
		heading: "Why it cannot be",
		reasons: {
			taken: "The days have gone to somebody else in the meantime.",
			own_use: "The owner is staying in the house on these days.",
			maintenance: "Work is being done on the house on these days.",
			party: "The house does not suit a party like yours.",
			stay_length: "At this time of year the owner lets for another number of nights.",
			other: "The owner gave no reason.",
		},
		ownerWrites: (sentence) => `The owner writes: '${sentence}'`,
	},
	travel: {
		address: "Address",
		key: "How to get in",
		contact: "Who helps on the spot",
		directions: "Open the route on a map",
		onSite: "To pay on site",
	},
	change: {
		was: (now, before) => `${now}; was ${before}`,
		none: "nothing",
		rest: "What holds now",
	},
	guest: {
		name: "Name",
		email: "Email",
		telephone: "Telephone",
		company: "Company",
		address: "Your address",
	},
	refund: {
		heading: "What you get back",
		paid: "Paid by you",
		creditsUsed: "Credit used",
		fee: "Cost of cancelling",
		insuranceKept: "Cancellation insurance, kept by the insurer",
		money: "Back as money",
		credits: "Back as credit",
		owed: "Still to pay",
		creditsHint: "Credit comes back with the end date it had.",
	},
	insurance: {
		heading: "The policy",
		policyNo: "Policy number",
		insurer: "Insurer",
		coverFrom: "Covered from",
		premium: "Premium with fee and tax",
		documents: "To keep",
		conditions: "Read the conditions of the insurance",
		ipid: "Read the product sheet: what is covered and what is not",
		withdrawal: "Changing your mind",
		withdraw: (until) =>
			until
				? `The insurance has its own right to withdraw: up to and including ${until} you can end it without giving a reason and get the premium back. Reply to this email to do so.`
				: "There is no right to withdraw from this insurance, because it runs for less than a month.",
	},
	credits: { used: "Paid with credit", due: "To pay to us" },
};
