import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { ApprovalKind, ApprovalTerms } from "#domain/staff/approval.ts";
import type { Role } from "#domain/staff/roles.ts";

/** The tables of the people who work in the back office (migrations 0021, 0022, 0033, 0037, 0041). */

export interface StaffTable {
	staff_id: GeneratedAlways<number>;
	public_id: string;
	name: string;
	email: string;
	roles: Role[];
	password_hash: string | null;
	totp_secret: Uint8Array | null;
	totp_step: Generated<number>;
	created_at: Date;
	begun_at: Generated<Date | null>;
	/** Who made the first link by which the account opens now. */
	linked_by: Generated<number | null>;
	ended_at: Date | null;
}

export interface StaffPasskeyTable {
	passkey_id: GeneratedAlways<number>;
	public_id: string;
	staff_id: number;
	credential_id: string;
	public_key: Uint8Array;
	counter: number;
	transports: string[];
	name: string;
	is_backed_up: boolean;
	created_at: Date;
	last_used_at: Generated<Date | null>;
}

export interface StaffInviteTable {
	staff_id: number;
	token_hash: string;
	totp_secret: Uint8Array;
	expires_at: Date;
	made_by: number | null;
}

export interface StaffSessionTable {
	token_hash: string;
	public_id: string;
	staff_id: number;
	created_at: Date;
	expires_at: Date;
	factor_at: Date;
	client: string;
	network: string;
	/** Whether the homes that are not yet for guests are shown. */
	test_houses: Generated<"no" | "yes" | "testOnly">;
}

export interface StaffRecoveryCodeTable {
	staff_id: number;
	code_hash: string;
	used_at: Date | null;
}

export interface StaffPassUsedTable {
	pass_id: string;
	expires_at: Date;
}

/** What waits for a second member of staff, or did. */
export interface ApprovalTable {
	approval_id: GeneratedAlways<number>;
	kind: ApprovalKind;
	booking_id: number | null;
	guest_id: number | null;
	terms: ColumnType<ApprovalTerms, string, ApprovalTerms>;
	booking_version: number | null;
	/** Money received and not sent back when it was asked for; null: it is about a guest. */
	paid_cents: number | null;
	reason: string;
	requested_by: number;
	requested_at: Date;
	state: Generated<"waiting" | "confirmed" | "refused" | "withdrawn">;
	decided_by: Generated<number | null>;
	decided_at: Generated<Date | null>;
}

/** A list of bookings under a name of somebody's own. */
export interface StaffViewTable {
	staff_view_id: GeneratedAlways<number>;
	public_id: string;
	staff_id: number;
	name: string;
	query: JSONColumnType<Record<string, string>>;
	created_at: Date;
}

/** Who has a booking open. */
export interface StaffPresenceTable {
	booking_id: number;
	staff_id: number;
	seen_at: Date;
}

export interface StaffTables {
	approval: ApprovalTable;
	staff: StaffTable;
	staff_invite: StaffInviteTable;
	staff_passkey: StaffPasskeyTable;
	staff_session: StaffSessionTable;
	staff_recovery_code: StaffRecoveryCodeTable;
	staff_pass_used: StaffPassUsedTable;
	staff_presence: StaffPresenceTable;
	staff_view: StaffViewTable;
}
