import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Language } from "#domain/language.ts";
import type { LedgerEvent, PayeeKind } from "#domain/ledger/account.ts";

/** The tables of the ledger and of what is settled by it, as Kysely sees them; part of `Database`. */

export interface LedgerAccountTable {
	account_id: GeneratedAlways<number>;
	kind: PayeeKind | "house" | "bank";
	partner_code: string | null;
	owner_code: string | null;
}

export interface LedgerEntryTable {
	entry_id: GeneratedAlways<number>;
	event: LedgerEvent;
	booking_id: number | null;
	at: Date;
}

export interface LedgerLineTable {
	line_id: GeneratedAlways<number>;
	entry_id: number;
	account_id: number;
	/** Above zero: credited, we owe more. */
	cents: number;
	base_cents: number;
	booking_id: number | null;
	/** Civil day of the entry. */
	day: string;
	/** Its place in the account, from 1, and what the account holds after it; null: of the house or the bank. */
	seq: number | null;
	balance_cents: number | null;
}

export interface PayoutDetailsTable {
	details_id: GeneratedAlways<number>;
	account_id: number;
	holder: string;
	address: string;
	country: string;
	/** Base64 of what `seal` makes. */
	iban_sealed: string;
	iban_end: string;
	vat_number: string;
	usable_from: Date;
	changed_by: string;
	created_at: Date;
}

export interface StatementTable {
	statement_id: GeneratedAlways<number>;
	public_id: string;
	account_id: number;
	/** First day of its month. */
	month: string;
	number: string;
	lang: Language;
	net_cents: number;
	vat_cents: number;
	total_cents: number;
	content: JSONColumnType<object>;
	entry_id: number | null;
	issued_at: Date;
}

export interface StatementLineTable {
	statement_id: number;
	booking_id: number;
	cents: number;
}

export interface StatementFileTable {
	statement_id: number;
	pdf: Buffer | Uint8Array;
	/** Of the bytes, hexadecimal. */
	sha256: string;
}

export interface StatementSeriesTable {
	series: string;
	last: number;
}

export interface PayoutRunTable {
	run_id: GeneratedAlways<number>;
	public_id: string;
	message_id: string;
	state: "proposed" | "released" | "withdrawn";
	execute_on: string;
	made_by: number;
	made_at: Date;
	decided_by: number | null;
	decided_at: Date | null;
}

export interface PayoutTable {
	payout_id: GeneratedAlways<number>;
	run_id: number;
	account_id: number;
	details_id: number;
	reference: string;
	cents: number;
	state: "waiting" | "paid" | "returned" | "withdrawn";
	paid_on: string | null;
	paid_entry: number | null;
	return_entry: number | null;
	reason: Generated<string>;
}

export interface PayoutStatementTable {
	payout_id: number;
	statement_id: number;
	/** False once the money came back or was not sent. */
	settles: Generated<boolean>;
}

/** How often a partner's links were followed on a day. */
export interface PartnerClickTable {
	code: string;
	day: string;
	clicks: number;
}

export interface LedgerTables {
	partner_click: PartnerClickTable;
	ledger_account: LedgerAccountTable;
	ledger_entry: LedgerEntryTable;
	ledger_line: LedgerLineTable;
	payout_details: PayoutDetailsTable;
	statement: StatementTable;
	statement_line: StatementLineTable;
	statement_file: StatementFileTable;
	statement_series: StatementSeriesTable;
	payout_run: PayoutRunTable;
	payout: PayoutTable;
	payout_statement: PayoutStatementTable;
}
