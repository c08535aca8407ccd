import { sql } from "kysely";
import type { Db } from "../connection/client.ts";
import type { OrganisationKey } from "./organisations.ts";

/** What is stored of people of organisations, and of organisations, as they may have it. */

/** Somebody who belongs to an organisation, by the public id; null: nobody of it has the id. */
export async function findPersonOf(db: Db, { kind, code }: OrganisationKey, publicId: string) {
	const row = await db
		.selectFrom("organisation_user as u")
		.innerJoin("member as m", "m.user_id", "u.user_id")
		.innerJoin("organisation as o", "o.organisation_id", "m.organisation_id")
		.select(["u.user_id", "u.public_id", "u.email", "u.name", "u.lang", "u.created_at"])
		.where("u.public_id", "=", publicId)
		.where("o.kind", "=", kind)
		.where(kind === "owner" ? "o.owner_code" : "o.partner_code", "=", code)
		.executeTakeFirst();
	return row ?? null;
}

/** The organisations that somebody belongs to, as each has it. */
export function listMembershipsOfPerson(db: Db, userId: number) {
	return db
		.selectFrom("member as m")
		.innerJoin("organisation as o", "o.organisation_id", "m.organisation_id")
		.select(["o.kind", "m.name", "m.role", "m.invited_at", "m.entered_at"])
		.select((of) => of.fn.coalesce("o.partner_code", "o.owner_code").as("code"))
		.where("m.user_id", "=", userId)
		.orderBy("o.organisation_id")
		.execute();
}

/** Sessions of somebody that are on or not yet purged, without what opens them. */
export function listSessionsOfPerson(db: Db, userId: number) {
	return db
		.selectFrom("member_session")
		.select(["area", "created_at", "verified_at", "expires_at", "client", "network"])
		.where("user_id", "=", userId)
		.orderBy("created_at")
		.execute();
}

/** What somebody did in the own name: bookings for clients by number, nights that were closed, proposals. */
export async function listActsOfPerson(db: Db, userId: number) {
	const bookings = await db
		.selectFrom("booking")
		.select(["booking_no", "created_at"])
		.where("agency_user_id", "=", userId)
		.orderBy("booking_id")
		.execute();
	const closedNights = await db
		.selectFrom("occupancy as o")
		.innerJoin("acco_unit as u", "u.unit_id", "o.unit_id")
		.select(["u.acco_id", "o.kind", "o.reason"])
		.select([sql<string>`lower(o.stay)::text`.as("from"), sql<string>`upper(o.stay)::text`.as("to")])
		.where("o.blocked_by_user", "=", userId)
		.orderBy("o.occupancy_id")
		.execute();
	const proposals = await db
		.selectFrom("owner_proposal")
		.select(["acco_id", "terms", "note", "state", "proposed_at", "decided_at", "reason"])
		.where("proposed_by", "=", userId)
		.orderBy("proposal_id")
		.execute();
	return { bookings, closedNights, proposals };
}

/** The own row of an organisation, its homes, stays, links, keys and calendars. No guest is in it. */
export async function loadOrganisationRows(db: Db, { kind, code }: OrganisationKey) {
	const stays = db
		.selectFrom("booking")
		.select(["booking_no", "acco_id", "state", "arrival", "departure", "created_at"])
		.orderBy("booking_id");
	if (kind === "owner") {
		return {
			profile:
				(await db
					.selectFrom("homeowner")
					.select(["code", "name", "email", "lang", "status", "fee_bp", "letting", "letting_stated_at"])
					.where("code", "=", code)
					.executeTakeFirst()) ?? null,
			homes: await db
				.selectFrom("accommodation")
				.select(["acco_id", "title", "status", "registration_number", "arrival_info", "lat", "lng"])
				.where("owner_code", "=", code)
				.orderBy("acco_no")
				.execute(),
			calendars: await db
				.selectFrom("ical_source as s")
				.innerJoin("accommodation as a", "a.acco_id", "s.acco_id")
				.select(["s.acco_id", "s.address", "s.created_at"])
				.where("a.owner_code", "=", code)
				.where("s.by_owner", "=", true)
				.orderBy("s.ical_source_id")
				.execute(),
			proposals: await db
				.selectFrom("owner_proposal")
				.select(["acco_id", "terms", "note", "state", "proposed_at", "decided_at", "reason"])
				.where("owner_code", "=", code)
				.orderBy("proposal_id")
				.execute(),
			stays: await stays.where("owner_code", "=", code).execute(),
		};
	}
	return {
		profile:
			(await db
				.selectFrom("partner as p")
				.leftJoin("agency as a", "a.code", "p.code")
				.select(["p.code", "p.label", "p.email", "p.lang", "p.status", "p.commission_bp", "a.address", "a.vat_number"])
				.where("p.code", "=", code)
				.executeTakeFirst()) ?? null,
		landingHomes: await db
			.selectFrom("partner_home")
			.select(["acco_id", "place"])
			.where("partner_code", "=", code)
			.orderBy("place")
			.execute(),
		keys: await db
			.selectFrom("api_key")
			.select(["name", "token_end", "created_at", "renewed_at", "last_used_on", "ended_at"])
			.where("partner_code", "=", code)
			.orderBy("key_id")
			.execute(),
		clicks: await db
			.selectFrom("partner_click")
			.select(["day", "clicks"])
			.where("code", "=", code)
			.orderBy("day")
			.execute(),
		stays: await stays
			.select("commission_cents")
			.where((of) => of.or([of("payee_code", "=", code), of("agency_code", "=", code)]))
			.execute(),
	};
}

/** A key that no account has: the list of an `in` must not be empty. */
const NO_ACCOUNT = -1;

/** Lines, statements, pay-outs and stated bank accounts (sealed) of accounts of the ledger. */
export async function loadOrganisationBooks(db: Db, accountIds: readonly number[]) {
	const ids = accountIds.length > 0 ? accountIds : [NO_ACCOUNT];
	return {
		ledger: await db
			.selectFrom("ledger_line as l")
			.innerJoin("ledger_entry as e", "e.entry_id", "l.entry_id")
			.leftJoin("booking as b", "b.booking_id", "l.booking_id")
			.select(["l.seq", "l.day", "e.event", "l.cents", "l.balance_cents", "b.booking_no"])
			.where("l.account_id", "in", ids)
			.orderBy("l.line_id")
			.execute(),
		statements: await db
			.selectFrom("statement")
			.select(["number", "month", "net_cents", "vat_cents", "total_cents", "content", "issued_at"])
			.where("account_id", "in", ids)
			.orderBy("statement_id")
			.execute(),
		payouts: await db
			.selectFrom("payout")
			.select(["reference", "cents", "state", "paid_on", "reason"])
			.where("account_id", "in", ids)
			.orderBy("payout_id")
			.execute(),
		payoutDetails: await db
			.selectFrom("payout_details")
			.select(["holder", "address", "country", "iban_sealed", "vat_number", "created_at"])
			.where("account_id", "in", ids)
			.orderBy("details_id")
			.execute(),
	};
}
