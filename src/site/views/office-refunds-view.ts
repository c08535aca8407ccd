import type { Language } from "#domain/language.ts";
import type { RefundsQuery } from "../office-refunds.ts";

/** The office's refunds at the bank. Days are ISO days, sums cents. */

export interface RefundLine {
	readonly id: number;
	readonly bookingNo: string;
	readonly href: string;
	readonly guest: string;
	/** In which language the guest is mailed; null: the booking's mails are held back. */
	readonly mailedIn: Language | null;
	/** Whom the money goes to. */
	readonly payee: {
		/** As the bank names who paid, else the guest. */
		readonly name: string;
		/** The bank names somebody who does not bear the guest's surname. */
		readonly isOther: boolean;
		/** The account that the money came from, or one that two people agreed on; null: not known. */
		readonly iban: string | null;
		/** Who typed an account that a colleague has not confirmed yet; null: nobody. */
		readonly waitsFor: string | null;
		/** Where the guest is asked for it. */
		readonly writeHref: string;
	};
	/** What to write with the transfer. */
	readonly reference: string;
	/** All refunds of the same guest that wait, this one among them. */
	readonly ofGuest: { readonly count: number; readonly cents: number };
	/** Where the money came from, so that it is found at the bank. */
	readonly from: {
		/** As the bank names who paid; empty: it was written down by hand. */
		readonly payer: string;
		/** ISO date; null: not known. */
		readonly day: string | null;
		/** The bank's reference; empty where it gave none. */
		readonly reference: string;
	};
	/** Who asked for what it comes of, and who confirmed it; null: nobody had to be asked. */
	readonly agreed: { readonly asker: string; readonly confirmer: string } | null;
	readonly cents: number;
	readonly dueOn: string;
	readonly isLate: boolean;
	readonly hasFailed: boolean;
	/** The list on which this one is about to be noted as sent. */
	readonly openHref: string;
}

export interface RefundsPage extends RefundsQuery {
	readonly name: "refunds";
	readonly refunds: readonly RefundLine[];
	/** Of those shown. */
	readonly totalCents: number;
	/** How many wait, whatever the list is cut by. */
	readonly waiting: number;
	/** The refund that is about to be noted as sent; null: none. */
	readonly open: number | null;
}
