import type { Generated, GeneratedAlways } from "kysely";
import type { Language } from "#domain/language.ts";
import type { MemberRole, OrganisationArea, OrganisationKind } from "#domain/organisations/rights.ts";
import type { CallKind } from "#domain/partners/call-kinds.ts";

/** The tables of organisations and their people as Kysely sees them; part of `Database`. */

export interface AgencyTable {
	/** Of its row in `partner`. */
	code: string;
	most_options: Generated<number>;
	may_invoice: Generated<boolean>;
	address: Generated<string>;
	vat_number: Generated<string>;
}

export interface OrganisationTable {
	organisation_id: GeneratedAlways<number>;
	public_id: string;
	kind: OrganisationKind;
	partner_code: string | null;
	owner_code: string | null;
	created_at: Date;
}

export interface OrganisationUserTable {
	user_id: GeneratedAlways<number>;
	public_id: string;
	email: string;
	name: string;
	lang: Language;
	created_at: Date;
}

export interface MemberTable {
	organisation_id: number;
	user_id: number;
	/** As this organisation calls the person. */
	name: string;
	role: MemberRole;
	invited_at: Date;
	/** Null: has not signed in yet. */
	entered_at: Generated<Date | null>;
}

export interface MemberSessionTable {
	token_hash: string;
	public_id: string;
	area: OrganisationArea;
	user_id: number;
	organisation_id: number;
	created_at: Date;
	verified_at: Date;
	expires_at: Date;
	client: string;
	network: string;
	client_looks: Generated<boolean>;
}

/** A key of a partner's programs. */
export interface ApiKeyTable {
	key_id: GeneratedAlways<number>;
	public_id: string;
	partner_code: string;
	name: string;
	token_hash: string;
	token_end: string;
	created_at: Date;
	renewed_at: Date;
	last_used_on: Generated<string | null>;
	ended_at: Generated<Date | null>;
}

/** How often a key was used on a day, by what was asked. */
export interface ApiCallTable {
	key_id: number;
	day: string;
	kind: CallKind;
	calls: number;
}

/** A home of a partner's landing page. */
export interface PartnerHomeTable {
	partner_code: string;
	acco_id: string;
	/** From 1. */
	place: number;
}

export interface OrganisationTables {
	api_call: ApiCallTable;
	api_key: ApiKeyTable;
	agency: AgencyTable;
	organisation: OrganisationTable;
	organisation_user: OrganisationUserTable;
	member: MemberTable;
	member_session: MemberSessionTable;
	partner_home: PartnerHomeTable;
}
