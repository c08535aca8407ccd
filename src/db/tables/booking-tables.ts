import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import type { BookedHome } from "#domain/booking/facts.ts";
import type { Guest } from "#domain/booking/guest-form.ts";
import type { BookingOrigin } from "#domain/booking/origin.ts";
import type { Actor, BookingState, DocumentKind } from "#domain/booking/process.ts";
import type { CancellationCause } from "#domain/booking/settlement.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { Quote } from "#domain/pricing/price.ts";

/** The tables of quotes, guests, bookings and mail as Kysely sees them; part of `Database`. */

type Json<T extends object> = JSONColumnType<T>;

/** What a quote was asked for; days are day numbers. */
export interface StoredQuoteInput {
	arrival: number;
	departure: number;
	adults: number;
	children: number;
	babies: number;
	pets: number;
	extras: { code: string; quantity?: number | undefined }[];
	insurance: boolean;
	/** Country the insurance tariff was taken from. */
	residence: string;
	discountCode: string | null;
	useGuestCredits: boolean;
}

export interface QuoteTable {
	quote_id: string;
	acco_id: string;
	lang: Language;
	input: Json<StoredQuoteInput>;
	priced: Json<Quote>;
	grand_cents: number;
	rate_version: number;
	/** Null: counts for nothing. */
	origin: Generated<BookingOrigin | null>;
	created_at: Generated<Date>;
	expires_at: Date;
}

/** Prices that were dropped, counted; kept by the database (migration 0035). */
export interface QuoteCountTable {
	day: string;
	origin: BookingOrigin;
	lang: Language;
	quotes: number;
}

export interface GuestTable {
	guest_id: GeneratedAlways<number>;
	public_id: string;
	salutation: string;
	firstname: string;
	lastname: string;
	email: string;
	tel_e164: string;
	tel_country: string;
	address: string;
	postal_code: string;
	placename: string;
	country_code: string;
	lang: Language;
	marketing_consent_at: Date | null;
	anonymised_at: Date | null;
	created_at: Generated<Date>;
}

/** What is expected next of a booking: a wait runs out, money is to come or to go back, guests arrive; or nothing. */
export type NextStep = "lapses" | "payment" | "refund" | "arrival" | "none";

/** What staff write down beside a booking. */
export interface BookingNoteTable {
	note_id: GeneratedAlways<number>;
	booking_id: number;
	staff_id: number;
	text: string;
	created_at: Date;
}

export interface BookingTable {
	booking_id: GeneratedAlways<number>;
	public_id: string;
	booking_no: string;
	type: BookingType;
	state: BookingState;
	acco_id: string;
	arrival: string;
	departure: string;
	adults: number;
	children: number;
	babies: number;
	pets: number;
	guest_id: number;
	guest: Json<Guest>;
	home: Json<BookedHome>;
	cancellation: Json<CancellationPolicy>;
	terms_version: string;
	/** Null: a free hold that nobody has booked yet. */
	terms_accepted_at: Date | null;
	business: boolean;
	company_name: Generated<string>;
	lang: Language;
	quote_id: string;
	total_cents: number;
	grand_cents: number;
	credits_cents: number;
	due_cents: number;
	deposit_cents: number;
	discount_code: string | null;
	residence: string;
	commission_base_cents: number;
	payee_code: string | null;
	commission_bp: Generated<number>;
	commission_cents: Generated<number>;
	host_code: string | null;
	homeowner_code: string | null;
	channel: Generated<"web" | "agency" | "staff">;
	staff_id: string | null;
	/** Who of the staff looks after it. */
	assigned_to: Generated<number | null>;
	/** The agency that booked for a client; null: none did. */
	agency_code: Generated<string | null>;
	agency_user_id: Generated<number | null>;
	documents_to: Generated<"client" | "agency" | "both">;
	/** Whose home it is, and what was agreed on that day; kept by the database (migration 0085). */
	owner_code: GeneratedAlways<string | null>;
	owner_fee_bp: GeneratedAlways<number | null>;
	on_invoice: Generated<boolean>;
	do_not_send_docs: Generated<boolean>;
	expires_at: Date | null;
	confirmed_at: Date | null;
	/** When the option that waits for its payment would have run out. */
	option_until: Generated<Date | null>;
	extended_at: Generated<Date | null>;
	/** Keyed hash of the network that sent it; empty: nothing says it. */
	sent_network: Generated<string>;
	/** Keyed hash of the browser's cookie; empty: it has none. */
	sent_browser: Generated<string>;
	/** When its mailbox was proved. */
	proved_at: Generated<Date | null>;
	/** It lapses when its first payment stays away. */
	lapses_unpaid: Generated<boolean>;
	/** Its first payment came in, and was not taken back: it lapses no more. */
	first_paid: Generated<boolean>;
	/** The day that its guest was told. */
	lapses_on: Generated<string | null>;
	accepted_at: Generated<Date | null>;
	ended_at: Generated<Date | null>;
	completed_at: Generated<Date | null>;
	decline_reason: Generated<string>;
	/** When it became a booking of another stay. */
	rebooked_at: Generated<Date | null>;
	/** Kept by the database (migration 0024); a payment that comes next of a new booking is said with it (0179). */
	next_step: ColumnType<NextStep, "payment" | undefined, never>;
	next_at: ColumnType<Date, Date | undefined, never>;
	version: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	/** Written by the database with every change of the row, by its own clock (migration 0037). */
	touched_at: GeneratedAlways<Date>;
}

export interface BookingLineTable {
	booking_id: number;
	seq: number;
	code: string;
	label: Json<Localized>;
	quantity: number;
	unit_cents: number;
	amount_cents: number;
	pay: "invoice" | "onsite";
}

export interface InstalmentTable {
	booking_id: number;
	seq: number;
	due_on: string;
	cents: number;
}

export interface DiscountCodeUseTable {
	booking_id: number;
	code: string;
	guest_id: number;
	used_at: Generated<Date>;
}

export interface IdempotencyKeyTable {
	key: string;
	request_hash: string;
	answer: Json<object>;
	created_at: Generated<Date>;
}

export type MailStatus = "queued" | "sending" | "sent" | "failed" | "suppressed";

export interface EmailOutboxTable {
	outbox_id: GeneratedAlways<number>;
	message_id: string;
	booking_id: number | null;
	/** The form that this mail answers; it goes with the form. */
	submission_id: Generated<number | null>;
	reply_to: Generated<string | null>;
	/** Who gets it as well. */
	cc: Generated<string | null>;
	/** Address that ends the subscription of which this mail is part (RFC 8058). */
	list_unsubscribe: Generated<string | null>;
	/** Attached documents. */
	document_ids: Generated<number[]>;
	/** What may be said once only. */
	once_key: Generated<string | null>;
	/** The guest that a mail without a booking is about. */
	guest_id: Generated<number | null>;
	guest_key: GeneratedAlways<string | null>;
	kind: string;
	version: Generated<number>;
	lang: Language;
	recipient: string;
	recipient_name: Generated<string>;
	subject: string;
	html: string;
	text: string;
	status: Generated<MailStatus>;
	attempts: Generated<number>;
	next_attempt_at: Generated<Date>;
	last_error: string | null;
	created_at: Generated<Date>;
	sent_at: Date | null;
	/** The mail that this one repeats. */
	again_of: Generated<number | null>;
	/** 0: somebody waits for it in front of a screen. */
	urgency: Generated<0 | 1>;
	/** The span that wrote it (W3C Trace Context). */
	traceparent: Generated<string | null>;
}

export interface AuditLogTable {
	audit_id: GeneratedAlways<number>;
	at: Generated<Date>;
	actor: Actor;
	actor_id: string | null;
	action: string;
	subject_kind: string;
	subject_id: string;
	before: Json<object> | null;
	after: Json<object> | null;
	reason: string | null;
	network: Generated<string | null>;
}

/** What may be wrong with the house's business while every process is well. */
export type AlarmName = "holds_band" | "bookings_band" | "ledger";

interface AlarmTable {
	name: AlarmName;
	since: Date;
	/** Counts and bounds. */
	facts: Json<object>;
}

export interface MessageFlagTable {
	flag: "phone_unavailable" | "ares_server_down";
	raised: Generated<boolean>;
	set_by: string | null;
	at: Generated<Date>;
}

export interface CancellationTable {
	booking_id: number;
	cause: CancellationCause;
	days_before: number;
	/** null: agreed otherwise than by the policy. */
	fee_bp: number | null;
	travel_cents: number;
	fee_cents: number;
	insurance_cents: number;
	paid_cents: number;
	refund_cents: number;
	credit_cents: number;
	payable_cents: number;
	at: Date;
}

export type CreditReason = "grant" | "use" | "release" | "expire" | "refund";

export interface GuestCreditEntryTable {
	entry_id: GeneratedAlways<number>;
	guest_id: number;
	cents: number;
	reason: CreditReason;
	booking_id: number | null;
	expires_on: string | null;
	by_whom: string;
	note: Generated<string>;
	created_at: Generated<Date>;
}

/** `reversed`: staff had booked a transfer for it that was for another booking; it counts nowhere. */
export type PaymentState = "open" | "paid" | "failed" | "canceled" | "expired" | "reversed";

export interface PaymentTable {
	payment_id: GeneratedAlways<number>;
	public_id: string;
	booking_id: number;
	/** The share of a group room that it is for; null: the booker's own, or the room is forgotten. */
	share_id: number | null;
	provider: "mollie" | "bank";
	provider_id: string | null;
	method: string | null;
	status: PaymentState;
	cents: number;
	checkout_url: string | null;
	paid_at: Date | null;
	created_at: Date;
	updated_at: Date;
}

export type RefundReason =
	| "cancellation"
	| "host"
	| "late_payment"
	| "overpaid"
	/** More than the policy gives, after the cancellation. */
	| "agreed"
	| "price"
	| "rebooking";

export interface RefundTable {
	refund_id: GeneratedAlways<number>;
	public_id: string;
	booking_id: number;
	payment_id: number | null;
	provider_id: string | null;
	cents: number;
	reason: RefundReason;
	status: "due" | "sent" | "done" | "failed";
	due_on: string;
	attempts: Generated<number>;
	/** The account that it goes to, sealed, where a colleague confirmed a typed one; null once it has gone. */
	payee_iban_sealed: Generated<string | null>;
	created_at: Date;
	updated_at: Date;
}

/** A credit of the bank account. */
export interface BankLineTable {
	bank_line_id: GeneratedAlways<number>;
	reference: string;
	booked_on: string;
	cents: number;
	payer: string;
	/** Account of who paid, sealed; null: the bank's file does not say it. */
	payer_iban_sealed: Generated<string | null>;
	words: string;
	status: "open" | "booked" | "aside";
	payment_id: number | null;
	reason: Generated<string>;
	settled_by: string | null;
	settled_at: Date | null;
	created_at: Date;
}

export interface WebhookEventTable {
	webhook_event_id: GeneratedAlways<number>;
	provider: string;
	provider_id: string;
	outcome: string;
	at: Date;
}

export interface DocumentSeriesTable {
	series: string;
	last: number;
}

export interface DocumentTable {
	document_id: GeneratedAlways<number>;
	public_id: string;
	booking_id: number;
	kind: DocumentKind;
	version: number;
	lang: Language;
	/** Given at the commit where there is a series; read afterwards it is always there. */
	number: ColumnType<string, string | null, never>;
	series: string | null;
	total_cents: number | null;
	content: Json<object>;
	pdf: Buffer | Uint8Array | null;
	sha256: string | null;
	issued_at: Date;
}

export interface SignInTable {
	token_hash: string;
	/** Into which area it leads. */
	area: "guest" | "agency" | "portal";
	/** Both null: nobody has the address that was typed. */
	guest_id: number | null;
	user_id: number | null;
	subject: string;
	code_hash: string;
	attempt_id: string;
	back: string;
	tries: Generated<number>;
	expires_at: Date;
	used_at: Date | null;
	created_at: Date;
}

export interface GuestSessionTable {
	token_hash: string;
	guest_id: number;
	created_at: Date;
	expires_at: Date;
	verified_at: Date;
	/** Likes of the browser when they were last compared. */
	likes: Generated<string>;
}

/** A new address that waits to be confirmed. */
export interface GuestEmailChangeTable {
	guest_id: number;
	token_hash: string;
	email: string;
	lang: Language;
	expires_at: Date;
}

/** Passkeys of guests and of people of organisations (migration 0123). */
export interface PasskeyTable {
	passkey_id: GeneratedAlways<number>;
	public_id: string;
	area: "guest" | "agency" | "portal";
	guest_id: number | null;
	user_id: number | null;
	credential_id: string;
	public_key: Uint8Array;
	counter: number;
	transports: string[];
	name: string;
	is_backed_up: boolean;
	created_at: Date;
	last_used_at: Generated<Date | null>;
}

export interface AuthLogTable {
	auth_log_id: GeneratedAlways<number>;
	at: Date;
	area: string;
	event: string;
	subject: string;
	network: string;
}

export interface GuestLikeTable {
	guest_id: number;
	acco_id: string;
	at: Generated<Date>;
	seq: GeneratedAlways<number>;
}

export interface BookingTables {
	cancellation: CancellationTable;
	guest_credit_entry: GuestCreditEntryTable;
	payment: PaymentTable;
	bank_line: BankLineTable;
	refund: RefundTable;
	webhook_event: WebhookEventTable;
	document_series: DocumentSeriesTable;
	document: DocumentTable;
	sign_in: SignInTable;
	guest_session: GuestSessionTable;
	guest_email_change: GuestEmailChangeTable;
	auth_log: AuthLogTable;
	passkey: PasskeyTable;
	guest_like: GuestLikeTable;
	quote: QuoteTable;
	quote_count: QuoteCountTable;
	guest: GuestTable;
	booking: BookingTable;
	booking_line: BookingLineTable;
	booking_note: BookingNoteTable;
	instalment: InstalmentTable;
	discount_code_use: DiscountCodeUseTable;
	idempotency_key: IdempotencyKeyTable;
	email_outbox: EmailOutboxTable;
	audit_log: AuditLogTable;
	message_flag: MessageFlagTable;
	alarm: AlarmTable;
}
