import type { BookingState } from "#domain/booking/process.ts";
import type { StaffFormName } from "#domain/forms/staff-forms.ts";
import type { NextLine } from "./office-bookings-view.ts";

/**
 * The page of one record: a home, guest, partner, owner, travel agency, discount code, redirect or colleague. Days are
 * ISO days, sums cents.
 */

/** What can be done with records, by the names of their forms. */
export type RecordAct = Extract<
	StaffFormName,
	| "change-partner"
	| "change-owner"
	| "change-agency"
	| "agency-invoice"
	| "change-code"
	| "end-code"
	| "member"
	| "erase-organisation"
	| "change-redirect"
	| "drop-redirect"
	| "roles"
	| "again"
	| "end-sessions"
	| "end"
	| "give-credits"
	| "erase-guest"
	| "publish-home"
	| "test-home"
	| "take-home-off"
	| "new-calendar"
	| "fetch-file"
>;

export interface RecordView {
	/** As its head and the browser's tab name it. */
	readonly called: string;
	/** The page without an act that is looked at. */
	readonly href: string;
	/** What the colleague may do, the likeliest first; what cannot be done now is told with its reason. */
	readonly acts: readonly { readonly name: RecordAct; readonly href: string; readonly isPossible: boolean }[];
	/** The act that is looked at; null: none, or one that there is not. */
	readonly open: RecordAct | null;
}

/** A booking beside a record. */
export interface RecordBooking {
	readonly no: string;
	readonly href: string;
	readonly state: BookingState;
	readonly arrival: string;
	readonly departure: string;
	/** The home's name; absent where all are of one. */
	readonly home?: string;
	/** Who stays; absent where all are of one. */
	readonly guest?: string;
	/** What comes next, and the price of it all; absent where others than the guest are looked at. */
	readonly next?: NextLine;
	/** A second person has to confirm something of it. */
	readonly waitsForSecond?: boolean;
	readonly totalCents?: number;
	/** What it earns who brought it; null: nothing, absent: nobody brought it. */
	readonly commissionCents?: number | null;
	/** It is not booked yet: so much it would earn. */
	readonly isAhead?: boolean;
}

/** A monthly statement beside a record. */
export interface RecordStatement {
	readonly number: string;
	/** Its month, by the first day. */
	readonly month: string;
	readonly totalCents: number;
	/** Null: it is not paid yet. */
	readonly paidOn: string | null;
}

/** The form of a new record. */
export interface NewRecordPage {
	readonly name: "newPartner" | "newOwner" | "newAgency" | "newDiscount";
}
