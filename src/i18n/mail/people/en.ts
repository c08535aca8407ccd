import type { PeopleMailTexts } from "./shape.ts";

export const en: PeopleMailTexts = {
	account: {
		credits_granted: {
			subject: ({ sum }) => `You have ${sum} credit with Halcyon`,
			title: ({ sum }) => `${sum} credit is waiting for you`,
			lead: ({ until }) =>
				until
					? `Use it for your next booking, up to and including ${until}. On the booking form, choose to pay with credit.`
					: "Use it for your next booking. On the booking form, choose to pay with credit.",
			button: "See your credit",
		},
		credits_expiring: {
			subject: ({ sum, until }) => `Your ${sum} credit ends on ${until}`,
			title: ({ sum }) => `Your ${sum} credit is still here`,
			lead: ({ until }) =>
				`It can be used up to and including ${until}. Book a stay before then and choose to pay with credit on the form. The holiday itself may be later.`,
			button: "Find a holiday home",
		},
		sign_in: {
			subject: () => "Sign in to Halcyon",
			title: () => "Your sign-in link",
			lead: ({ minutes }) =>
				`The button signs you in. The link works once, for ${minutes} minutes. If you are reading this on another device, type the code instead. If you did not ask for this, you can throw this email away.`,
			button: "Sign in to Halcyon",
		},
		email_change: {
			subject: () => "Confirm your new email address",
			title: () => "Is this your new address?",
			lead: ({ minutes }) =>
				`The button makes this the address of your account with Halcyon. The link works for ${minutes} minutes. If you did not ask for this, nothing changes.`,
			button: "Confirm this address",
		},
		email_changed: {
			subject: () => "The email address of your account has changed",
			title: () => "Your email address has changed",
			lead: () =>
				"From now on we write to the new address, and you sign in with it. If this was not you, please write to us straight away.",
			button: "Write to us",
		},
		data_export: {
			subject: () => "Your data has been downloaded",
			title: () => "Your data has been downloaded",
			lead: ({ at }) =>
				`On ${at} a file with everything we keep about you was downloaded from My bookings. Was it not you? Then reply to this email.`,
			button: "See your details",
		},
		data_deleted: {
			subject: () => "Your data has been erased",
			title: () => "Your data has been erased",
			lead: ({ until }) =>
				until
					? `Your name, address, telephone number and email address are gone from our records. The law makes us keep invoices, up to and including ${until}. After that they go too. This is our last email to you.`
					: "Your name, address, telephone number and email address are gone from our records. This is our last email to you.",
			button: "Go to Halcyon",
		},
		partner_statement: {
			subject: ({ month, sum }) => `Your statement for ${month}: ${sum}`,
			title: ({ month }) => `Your statement for ${month}`,
			lead: ({ sum }) => `You earned ${sum} this month. Below is each booking with its commission.`,
			button: "Open your partner page",
		},
		agency_invite: {
			subject: ({ agency }) => `An invitation for ${agency} to book with Halcyon`,
			title: ({ agency }) => `${agency} can book with Halcyon`,
			lead: ({ until }) =>
				`We have made an account for you. With the button you choose a password and set up the second step of signing in. The invitation holds until ${until}.`,
			button: "Set up your account",
		},
	},
	partner: {
		owner_booking: {
			subject: ({ home, bookingNo }) => `New booking ${bookingNo}: ${home}`,
			title: ({ home }) => `${home} is booked`,
			lead: () => "Guests are coming. Below is when, and how many. The days are taken in your calendar.",
			button: "See your calendar",
		},
		owner_request: {
			subject: ({ home, bookingNo }) => `Can you have these guests? ${bookingNo}: ${home}`,
			title: ({ home }) => `A request for ${home}`,
			lead: ({ until, answerBy }) =>
				`Somebody would like to come and stay. Please tell us by ${answerBy} whether that suits you; without an answer the request lapses on ${until}. Until you answer, the days stay free. You learn who it is as soon as they have booked.`,
			button: "Accept the request",
		},
		owner_cancellation: {
			subject: ({ home, bookingNo }) => `Booking ${bookingNo} is cancelled: ${home}`,
			title: ({ home }) => `The booking of ${home} is cancelled`,
			lead: () => "The guests are not coming. The days below are free and on sale again.",
			button: "See your calendar",
		},
		partner_booking: {
			subject: ({ home, bookingNo }) => `A booking through you ${bookingNo}: ${home}`,
			title: ({ home }) => `Booked through you: ${home}`,
			lead: ({ sum }) => `You earn ${sum} on this booking. You will find it on your monthly statement.`,
			button: "Open your partner page",
		},
		partner_cancellation: {
			subject: ({ home, bookingNo }) => `A booking through you is cancelled ${bookingNo}: ${home}`,
			title: ({ home }) => `Cancelled: ${home}`,
			lead: ({ sum }) =>
				sum
					? `The guest has cancelled. Of your commission ${sum} remains.`
					: "The guest has cancelled. There is no commission on this booking.",
			button: "Open your partner page",
		},
	},
	code: "Code",
	credit: "Credit",
	balance: "Your credit now",
	validUntil: "Valid up to and including",
	guest: "Guest",
	onSite: {
		heading: "To collect on site",
		hint: "The guest knows about this and pays it to you.",
		deposit: "Security deposit, to be given back",
	},
	decline: { heading: "Not this time?", link: "Decline the request" },
	commission: (percent) => `Commission (${percent})`,
	sum: "Together",
};
