import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import type { TransitionMail } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { PaymentReminder } from "#domain/booking/timers.ts";
import type { Alternative } from "#domain/pricing/alternatives.ts";
import type { Instalment } from "#domain/pricing/instalments.ts";
import type { MailLinks } from "#mail/booking-extras.ts";
import type { PartnerMailExtras } from "#mail/partner-mails.ts";
import type { StaffMailExtras } from "#mail/staff-mails.ts";
import type { BookingApp } from "./booking-app.ts";

/** Which mails a booking has, and what they are made of. */

/** Mails that no transition sends: of the clock, of money, of a change. */
export type OwnMail =
	| PaymentReminder
	| "option_reminder"
	| "payment_received"
	| "payment_taken_back"
	| "late_payment_refunded"
	| "refund_sent"
	| "travel_information"
	| "change"
	| "review"
	| "written_mail"
	| "staff_application_alarm"
	| "staff_overdue"
	| "staff_late_payment"
	| "staff_refund_due";
export type MailKind = TransitionMail | OwnMail;

/** Facts of a mail beside the booking; each kind uses what it needs. */
export interface NotifyExtras {
	/** Distinguishes mails of one kind; 1 if absent. */
	readonly version?: number;
	readonly facts?: BookingFacts;
	/** Where they are at hand; they are read otherwise. */
	readonly links?: MailLinks;
	readonly documentIds?: readonly number[];
	readonly settlement?: Settlement;
	readonly alternatives?: readonly Alternative[];
	readonly instalment?: Instalment;
	readonly receivedCents?: number;
	readonly refundCents?: number;
	/** The booking as it was, for a change. */
	readonly before?: BookingFacts;
	/** What a member of staff wrote. */
	readonly words?: string;
}

/** Everything that a mail is made of. */
export interface MailContext {
	readonly trx: Db;
	readonly app: BookingApp;
	readonly row: BookingRow;
	readonly facts: BookingFacts;
	readonly extras: NotifyExtras;
}

/** To owners and partners, to the office, and to guests. */
export type PartnerKind = keyof PartnerMailExtras;
export type StaffKind = keyof StaffMailExtras;
export type GuestKind = Exclude<MailKind, PartnerKind | StaffKind>;
