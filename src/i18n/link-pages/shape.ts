/** Words of the small pages that links in mails of bookings lead to. Each language is written by itself. */
export interface LinkPageTexts {
	/** A link that leads nowhere any more, or never did. */
	readonly gone: { readonly title: string; readonly text: string };
	readonly pay: {
		readonly title: string;
		readonly what: (facts: { readonly sum: string; readonly home: string; readonly bookingNo: string }) => string;
		readonly button: (sum: string) => string;
		/** Everything at once, where an instalment is asked for. */
		readonly buttonAll: (sum: string) => string;
		readonly nothing: string;
		readonly unreachable: string;
		/** Without a payment provider. */
		readonly transfer: (facts: {
			readonly sum: string;
			readonly holder: string;
			readonly iban: string;
			readonly bookingNo: string;
		}) => string;
	};
	readonly answer: {
		readonly title: (home: string) => string;
		readonly stay: string;
		readonly party: string;
		readonly price: string;
		readonly until: (instant: string) => string;
		readonly accept: string;
		readonly decline: string;
		readonly reason: string;
		readonly reasons: {
			readonly taken: string;
			readonly own_use: string;
			readonly maintenance: string;
			readonly party: string;
			readonly stay_length: string;
			readonly other: string;
		};
		readonly words: string;
		readonly wordsHint: string;
		readonly accepted: { readonly title: string; readonly text: string };
		readonly declined: { readonly title: string; readonly text: string };
		/** The nights went to somebody else meanwhile. */
		readonly taken: { readonly title: string; readonly text: string };
		/** Answered before, or too late. */
		readonly over: { readonly title: string; readonly text: string };
	};
}
