import type { BookedLine, BookingFacts } from "#domain/booking/facts.ts";
import type { VatRegime } from "#domain/booking/vat.ts";
import type { Language } from "#domain/language.ts";
import type { BasisPoints, Cents } from "#domain/money.ts";
import { dueTogether } from "#domain/pricing/due-together.ts";
import { type IsoDate, isoOf } from "#domain/time/civil-date.ts";

/**
 * What a document of a booking says, as plain data that JSON keeps: stored once, it always makes the same document.
 * Money is cents, days are `YYYY-MM-DD`, instants ISO 8601 in UTC.
 */

/** A line, with the rate of the value added tax that it contains. */
export interface DocumentLine extends BookedLine {
	/** null: outside the tax; absent: the standard rate, or outside for tourist tax and insurance. */
	readonly vatBp?: BasisPoints | null;
}

/** The facts of a booking with days and instants as text. */
export interface DocumentBooking
	extends Omit<BookingFacts, "stay" | "lines" | "instalments" | "bookedAt" | "expiresAt"> {
	readonly stay: { readonly arrival: IsoDate; readonly departure: IsoDate };
	readonly lines: readonly DocumentLine[];
	readonly instalments: readonly { readonly dueOn: IsoDate; readonly cents: Cents }[];
	readonly bookedAt: string;
	readonly expiresAt: string | null;
}

/** Facts as a document keeps them. */
export function documentBooking(facts: BookingFacts): DocumentBooking {
	return {
		...facts,
		stay: { arrival: isoOf(facts.stay.arrival), departure: isoOf(facts.stay.departure) },
		instalments: dueTogether(facts.instalments).map(({ dueOn, cents }) => ({ dueOn: isoOf(dueOn), cents })),
		bookedAt: facts.bookedAt.toISOString(),
		expiresAt: facts.expiresAt?.toISOString() ?? null,
	};
}

export interface BankAccount {
	readonly holder: string;
	readonly iban: string;
	readonly bic: string | null;
}

/** The company as it stands on its documents, in the language of the document. */
export interface DocumentSeller {
	readonly name: string;
	/** Lines, from street to country. */
	readonly address: readonly string[];
	/** With the name of the register: `KvK 00000000`. */
	readonly registration: string | null;
	readonly vatNumber: string | null;
	readonly telephone: string | null;
	readonly email: string;
	/** null: documents refer to the booking on the site for how to pay. */
	readonly bank: BankAccount | null;
}

/** The owner as the other side of a contract that we conclude as agent. */
export interface DocumentOwner {
	readonly name: string;
	/**
	 * Lets as a business; a private owner is named as such, because consumer law then does not hold (Directive 2011/83 6a).
	 * Null: not stated.
	 */
	readonly trader: boolean | null;
}

/** Who owes what an invoice says, where it is not the guest: an agency that books on invoice. */
export interface BilledTo {
	readonly name: string;
	/** Lines; none: not known. */
	readonly address: readonly string[];
	readonly vatNumber: string | null;
}

interface DocumentBase {
	readonly lang: Language;
	/** `2027-000123` of invoices and credit notes; the booking number of all others. */
	readonly number: string;
	/** 1, and one more each time the document is issued anew. */
	readonly version: number;
	/** Instant; also the date within the file. */
	readonly issuedAt: string;
	readonly booking: DocumentBooking;
	readonly seller: DocumentSeller;
	/** Absolute address of the booking in the guest area; null: no link. */
	readonly bookingUrl: string | null;
}

export interface ConfirmationContent extends DocumentBase {
	readonly kind: "confirmation";
	readonly sellerRole: "agent" | "landlord";
	/** null: unknown, or the seller lets the home itself. */
	readonly owner: DocumentOwner | null;
	/** Name of the guarantee scheme that the seller is a member of; null: none. */
	readonly guarantee: string | null;
	/** With whom the guest has the insurance; absent in old ones. */
	readonly insurer?: string;
}

export interface InvoiceContent extends DocumentBase {
	readonly kind: "invoice";
	readonly vatRegime: VatRegime;
	readonly owner: DocumentOwner | null;
	/** Absent: the guest. */
	readonly billedTo?: BilledTo;
}

export interface CreditNoteContent extends DocumentBase {
	readonly kind: "credit_note";
	readonly vatRegime: VatRegime;
	readonly owner: DocumentOwner | null;
	/** Whom the invoice was for; absent: the guest. */
	readonly billedTo?: BilledTo;
	readonly invoice: { readonly number: string; readonly issuedAt: string };
	/** What it is for: a stay that is given up (absent in old ones), an invoice that is replaced, a fee that was lowered. */
	readonly occasion?: "cancellation" | "change" | "fee";
	readonly cancelledAt: string;
	/** `host` and `unpaid`, a booking that lapsed: nothing is kept, the insurance neither. */
	readonly cancelledBy: "guest" | "host" | "unpaid";
	/** Below zero: by so much it was lowered. */
	readonly feeCents: Cents;
	/** Share of the travel sum that the fee is; null: agreed otherwise. */
	readonly feeBp: BasisPoints | null;
	/** Rate of the fee; null: damages, outside the tax. */
	readonly feeVatBp: BasisPoints | null;
	readonly refundMoneyCents: Cents;
	readonly refundCreditsCents: Cents;
}

export interface TravelInformationContent extends DocumentBase {
	readonly kind: "travel_information";
	/** Lines of the home's address, in the document's language as all texts here. */
	readonly address: readonly string[];
	/** Absolute address of a map. */
	readonly mapUrl: string | null;
	readonly wayIn: string | null;
	/** The owner wrote the way in in another language alone. */
	readonly isWayInForeign?: boolean;
	readonly key: string | null;
	readonly contact: { readonly name: string; readonly telephone: string; readonly hours: string | null } | null;
	readonly bring: readonly string[];
	readonly rules: readonly string[];
}

/** `booking.expiresAt` is the time until which the option holds. */
export interface OptionLetterContent extends DocumentBase {
	readonly kind: "option_letter";
}

/** `booking.expiresAt` is the time until which the owner answers. */
export interface ApplicationLetterContent extends DocumentBase {
	readonly kind: "application_letter";
}

export type DocumentContent =
	| ConfirmationContent
	| InvoiceContent
	| CreditNoteContent
	| TravelInformationContent
	| OptionLetterContent
	| ApplicationLetterContent;
