import type { BookingState } from "#domain/booking/process.ts";
import type { Language } from "#domain/language.ts";
import type { LedgerEvent } from "#domain/ledger/account.ts";
import type { LinkPage, Utm } from "../partner-links.ts";
import type { Widget } from "../widget.ts";

/** What partners, hosts and agencies see of their account: no guest's name and no contact. Days are ISO texts, sums cents. */

/** What of a ledger is listed. */
export const LEDGER_SHOWN = ["all", "booked", "cancelled", "paid"] as const;
export type LedgerShown = (typeof LEDGER_SHOWN)[number];

export interface LedgerLine {
	/** In the account, from 1. */
	readonly place: number;
	readonly event: LedgerEvent;
	readonly day: string;
	readonly cents: number;
	readonly baseCents: number;
	/** What the account held after it. */
	readonly balanceCents: number;
	readonly bookingNo: string | null;
	readonly home: string | null;
	readonly arrival: string | null;
	readonly departure: string | null;
	readonly state: BookingState | null;
	/** Number of the statement that a tax is of, or reference of a pay-out. */
	readonly about: string | null;
}

export interface LedgerSumsView {
	/** All of it. */
	readonly balanceCents: number;
	/** Of stays that are over, and on no statement yet. */
	readonly dueCents: number;
	/** Of stays to come. */
	readonly comingCents: number;
	/** On statements, and not paid out. */
	readonly openCents: number;
}

export interface StatementLine {
	readonly number: string;
	/** First day of its month. */
	readonly month: string;
	readonly stays: number;
	readonly netCents: number;
	readonly vatCents: number;
	readonly totalCents: number;
	/** Day on which the bank paid it; null: not yet. */
	readonly paidOn: string | null;
	/** False: seven years are over, and its files are gone. */
	readonly isKept: boolean;
	readonly pdfHref: string;
	readonly csvHref: string;
}

export interface OverviewOfPartner {
	readonly name: "partnerOverview";
	readonly commissionBp: number;
	readonly sums: LedgerSumsView;
	/** Day on which the next statement is made. */
	readonly nextStatement: string;
	readonly lines: readonly LedgerLine[];
	/** The latest. */
	readonly statement: StatementLine | null;
}

export interface LedgerPage {
	readonly name: "ledger";
	readonly show: LedgerShown;
	readonly from: string | null;
	readonly until: string | null;
	readonly sums: LedgerSumsView;
	readonly lines: readonly LedgerLine[];
	readonly csvHref: string;
	readonly before: string | null;
	readonly after: string | null;
}

export interface StatementsPage {
	readonly name: "statements";
	readonly sums: LedgerSumsView;
	readonly lines: readonly StatementLine[];
	readonly after: string | null;
}

/** The link builder of a partner or host, and what links brought. */
export interface LinksPage {
	readonly name: "links";
	/** What the builder holds. */
	readonly link: {
		readonly page: LinkPage;
		readonly language: Language;
		readonly address: string;
		readonly utm: Readonly<Partial<Record<Utm, string>>>;
	};
	/** The whole link; null: what was pasted is no page of the site. */
	readonly url: string | null;
	readonly isWrong: boolean;
	readonly qr: {
		readonly path: string;
		readonly side: number;
		readonly svgHref: string;
		readonly pngHref: string;
	} | null;
	readonly widget: WidgetView;
	/** The last days, the oldest first. */
	readonly days: readonly { readonly day: string; readonly clicks: number; readonly bookings: number }[];
}

/** A widget for pages of the partner's own, as it is put together. */
export interface WidgetView {
	readonly widget: Widget;
	/** The home that was typed, as it was typed. */
	readonly typedHome: string;
	/** It is none of ours. */
	readonly isWrong: boolean;
	/** Null: there is nothing to show. */
	readonly made: { readonly src: string; readonly script: string; readonly frame: string } | null;
}

/** Where the organisation is paid. */
export interface PayoutPage {
	readonly name: "payout";
	readonly details: {
		readonly holder: string;
		readonly address: string;
		readonly country: string;
		/** The last four signs. */
		readonly ibanEnd: string;
		readonly vatNumber: string;
		/** Instant from which it is paid to. */
		readonly usableFrom: string;
		readonly isUsable: boolean;
	} | null;
	readonly countries: readonly { readonly value: string; readonly label: string }[];
}
