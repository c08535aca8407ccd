import type { DocumentKind } from "#domain/booking/process.ts";
import type { Party } from "#domain/party/party.ts";

/** Words of the papers of a booking. Each language is written by itself; a missing sentence fails the type check. */
export interface DocumentTexts {
	/** Foot of each page. */
	readonly page: (number: number, of: number) => string;
	/** Names of the files, without number and ending. */
	readonly files: Readonly<Record<DocumentKind, string>>;
	readonly titles: Readonly<Record<DocumentKind, (number: string) => string>>;
	readonly leads: {
		readonly confirmation: (home: string) => string;
		readonly travel_information: (home: string) => string;
		readonly option_letter: (home: string) => string;
		readonly application_letter: (home: string) => string;
	};
	readonly words: WordTexts;
	readonly parties: PartyTexts;
	readonly price: PriceTexts;
	readonly payment: PaymentTexts;
	readonly cancellation: CancellationTexts;
	readonly legal: LegalTexts;
	readonly vat: VatTexts;
	readonly credit: CreditTexts;
	readonly travel: TravelTexts;
	readonly option: LetterTexts;
	readonly application: LetterTexts;
}

export interface WordTexts {
	/** A label with its value on one line. */
	readonly labelled: (label: string, value: string) => string;
	readonly bookingNo: string;
	readonly invoiceNo: string;
	readonly creditNoteNo: string;
	readonly version: string;
	readonly issued: string;
	readonly stayHeading: string;
	readonly home: string;
	readonly place: string;
	readonly registration: string;
	readonly arrival: string;
	readonly departure: string;
	readonly guests: string;
	readonly from: (time: string) => string;
	readonly until: (time: string) => string;
	readonly nights: (count: number) => string;
	readonly party: (party: Party) => string;
	readonly telephone: string;
	readonly email: string;
	readonly vatNumber: string;
	/** In front of the address of the booking. */
	readonly openBooking: string;
}

export interface PartyTexts {
	readonly heading: string;
	readonly guest: string;
	readonly seller: string;
	/** Over the addressee of an invoice. */
	readonly to: string;
	readonly from: string;
	/** The owner as the contract's other side; `owner` is empty when the name is not told. */
	readonly agent: (seller: string, owner: string) => string;
	readonly landlord: (seller: string) => string;
	readonly ownerTrader: string;
	readonly ownerPrivate: string;
}

export interface PriceTexts {
	readonly heading: string;
	readonly invoiceHeading: string;
	readonly description: string;
	readonly quantity: string;
	readonly unitPrice: string;
	readonly amount: string;
	/** The rent with its nights. */
	readonly rent: (nights: string) => string;
	readonly invoiceTotal: string;
	readonly onSiteHeading: string;
	readonly onSiteHint: string;
	readonly onSiteTotal: string;
	readonly onSite: (label: string) => string;
	readonly grand: string;
	readonly deposit: (sum: string) => string;
}

export interface PaymentTexts {
	readonly heading: string;
	readonly what: string;
	readonly due: string;
	readonly amount: string;
	readonly state: string;
	readonly first: string;
	readonly balance: string;
	readonly atOnce: string;
	readonly paid: string;
	readonly partPaid: (sum: string) => string;
	readonly open: string;
	readonly creditsUsed: string;
	readonly paidSoFar: string;
	readonly stillOpen: string;
	readonly nothingOpen: string;
	readonly transfer: string;
	readonly holder: string;
	readonly iban: string;
	readonly bic: string;
	readonly reference: string;
	/** Without a bank account on the paper. */
	readonly elsewhere: string;
}

export interface CancellationTexts {
	readonly heading: string;
	readonly intro: (sum: string) => string;
	readonly when: string;
	readonly share: string;
	readonly cost: string;
	readonly through: (date: string) => string;
	readonly between: (from: string, through: string) => string;
	readonly after: (date: string) => string;
	readonly taxBack: string;
	readonly insuranceKept: string;
	readonly onSiteFalls: string;
	readonly noWithdrawal: string;
}

export interface LegalTexts {
	readonly insuranceHeading: string;
	readonly insurance: (sum: string) => string;
	readonly complaintsHeading: string;
	/** `telephone` is empty when the seller has none. */
	readonly complaints: (ways: { readonly telephone: string; readonly email: string }) => string;
	readonly complaintsCourt: string;
	readonly guaranteeHeading: string;
	readonly guarantee: (seller: string, scheme: string) => string;
	readonly termsHeading: string;
	readonly terms: (version: string) => string;
}

export interface VatTexts {
	readonly heading: string;
	readonly rate: string;
	readonly net: string;
	readonly vat: string;
	readonly gross: string;
	readonly without: string;
	readonly total: string;
	readonly toms: string;
	readonly tomsHint: string;
	readonly agent: (seller: string, owner: string) => string;
	readonly agentFee: string;
	readonly agentNoFee: string;
}

export interface CreditTexts {
	readonly intro: (invoice: { readonly number: string; readonly issued: string }) => string;
	readonly cancelledOn: string;
	readonly byHost: string;
	readonly linesHeading: string;
	/** `percent` is empty when the fee is no share. */
	readonly fee: (percent: string) => string;
	readonly total: string;
	readonly insuranceKept: (sum: string) => string;
	readonly onSiteFalls: (sum: string) => string;
	readonly balanceHeading: string;
	readonly paid: string;
	readonly creditsUsed: string;
	readonly feeKept: string;
	readonly insurance: string;
	readonly refundMoney: string;
	readonly refundCredits: string;
	readonly remaining: string;
	readonly moneyHow: string;
	readonly creditsHow: string;
	readonly remainingHow: string;
	readonly nothingBack: string;
}

export interface TravelTexts {
	readonly addressHeading: string;
	readonly mapLink: string;
	readonly wayInHeading: string;
	readonly keyHeading: string;
	readonly contactHeading: string;
	readonly contactHint: string;
	readonly hours: string;
	readonly bringHeading: string;
	readonly rulesHeading: string;
	readonly onSiteHeading: string;
	readonly onSiteHint: string;
	readonly helpHeading: string;
	readonly help: (ways: { readonly telephone: string; readonly email: string }) => string;
}

export interface LetterTexts {
	readonly heading: string;
	readonly until: string;
	/** What is held, until when, what comes next. */
	readonly sentences: (until: string) => readonly string[];
	readonly priceHeading: string;
	readonly howHeading: string;
	readonly how: readonly string[];
}
