/** Words that mails share. Each language is written by itself; a missing sentence fails the type check. */
export interface MailTexts {
	/** How the guest is greeted, by first name. */
	readonly greeting: (firstname: string) => string;
	/** A label with its value on one line. */
	readonly labelled: (label: string, value: string) => string;
	readonly facts: {
		readonly bookingNo: string;
		readonly home: string;
		readonly nights: (count: number) => string;
		readonly guests: string;
		readonly party: (party: PartyCounts) => string;
		readonly arrival: string;
		readonly arrivalFrom: (time: string) => string;
		readonly departure: string;
		readonly departureUntil: (time: string) => string;
		readonly total: string;
		readonly invoiceTotal: string;
		readonly onSite: string;
		readonly deposit: string;
		readonly depositHint: string;
		readonly heldUntil: string;
	};
	readonly payment: {
		readonly heading: string;
		readonly first: string;
		readonly balance: string;
		readonly atOnce: string;
		readonly dueOn: (date: string) => string;
		/** How to pay without a payment provider. */
		readonly transfer: (bookingNo: string) => string;
	};
	readonly cancellation: {
		readonly heading: string;
		readonly moreThan: (days: number, percent: string) => string;
		readonly later: (percent: string) => string;
		/** No fourteen days to withdraw for stays on fixed dates. */
		readonly noWithdrawal: string;
	};
	readonly footer: string;
}

export interface PartyCounts {
	readonly adults: number;
	readonly children: number;
	readonly babies: number;
	readonly pets: number;
}
