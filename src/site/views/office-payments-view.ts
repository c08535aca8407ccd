import type { BookingState } from "#domain/booking/process.ts";
import type { BankList } from "../office-payments.ts";

/** The office's payments: money of the bank account and the bookings that it is for. Days are ISO days, sums cents. */

/** The booking that a line is meant for. */
export interface MeantBooking {
	readonly no: string;
	readonly href: string;
	readonly state: BookingState;
	readonly guest: string;
	readonly title: string;
	readonly arrival: string;
	readonly departure: string;
	/** What it waits for: all that is left; 0: nothing, and what comes goes back or is looked at. */
	readonly openCents: number;
}

export interface BankLine {
	readonly id: number;
	readonly bookedOn: string;
	readonly cents: number;
	readonly payer: string;
	readonly words: string;
	/** Of lines that wait. */
	readonly verdict: "exact" | "other" | "likely" | "unknown";
	readonly meant: MeantBooking | null;
	/** Of lines that are settled: when, by whom, for which booking or why not. */
	readonly settled: {
		readonly at: string;
		readonly by: string;
		readonly booking: { readonly no: string; readonly href: string } | null;
		readonly reason: string;
	} | null;
}

export interface PaymentsPage {
	readonly name: "payments";
	readonly show: BankList;
	/** Where it stands below `/staff`: a form that comes back comes to the same list. */
	readonly path: string;
	readonly lists: readonly { readonly list: BankList; readonly href: string }[];
	readonly lines: readonly BankLine[];
	readonly more: string | null;
	/** All lines that wait. */
	readonly open: { readonly count: number; readonly cents: number };
	/** Those of this page that can be booked together. */
	readonly exact: { readonly ids: readonly number[]; readonly cents: number };
	/** A file that was just taken in. */
	readonly taken: {
		readonly added: number;
		readonly known: number;
		readonly leftOut: number;
		/** `unexpected`: what bears our reference and nothing waited for. */
		readonly payouts: { readonly paid: number; readonly returned: number; readonly unexpected: number };
	} | null;
	/** Why a file was not: the code, and the line where it stopped. */
	readonly unread: {
		readonly code: "NOT_A_STATEMENT" | "EMPTY" | "COLUMNS" | "CURRENCY" | "UNREADABLE_LINE" | "BUSY";
		readonly line: number | null;
	} | null;
	/** Of lines that were just booked together. */
	readonly booked: number | null;
}
