/** Accounts of the ledger, and what is entered there (docs/guides/bookings-and-payments.md#ledger). */

/** Those whom the house owes: who brings guests, and whose homes they are. */
export type PayeeKind = "partner" | "host" | "agency" | "owner";

/** What an entry is about. */
export type LedgerEvent =
	| "booked"
	| "changed"
	| "rebooked"
	| "cancelled"
	/** The fee of a cancellation was lowered. */
	| "fee"
	/** Settled before there was a ledger. */
	| "opening"
	| "vat"
	| "payout"
	/** A pay-out came back. */
	| "returned";

/** Whose account. */
export interface Payee {
	readonly kind: PayeeKind;
	/** Of the partner, host or agency, or of the home owner. */
	readonly code: string;
}

/** What does not hold in the books, where something does not. */
export type LedgerFault =
	| "ENTRY_NOT_ZERO"
	| "ENTRY_WITHOUT_LINES"
	/** The lines of an account do not make what it is said to hold. */
	| "BALANCE_WRONG"
	/** The entries of a booking are not what it earns as it stands. */
	| "BOOKING_DIFFERS"
	| "STATEMENT_NOT_ITS_LINES"
	| "TAX_NOT_ENTERED"
	| "PAYOUT_NOT_ITS_STATEMENTS"
	| "PAYOUT_NOT_ENTERED"
	/** The bank has paid it, and its statements are open or settled by another. */
	| "PAYOUT_PAID_TWICE"
	/** The bank has paid what bears our reference or the name of our file, and nothing waited for it. */
	| "PAYOUT_UNEXPECTED";

/** The reference of one of our pay-outs within what a bank says, `HP2704-7K2M9QXD`; null: it holds none. */
export function payoutReferenceIn(text: string): string | null {
	return /HP\d{4}-[0-9A-HJKMNP-TV-Z]{8}/.exec(text)?.[0] ?? null;
}
