import { sql } from "kysely";
import { HELD_STATES } from "../bookings/bookings.ts";
import type { Db, Tx } from "../connection/client.ts";

/** Agencies as they book, and the bookings that they made for clients. */

/** An active agency's terms, kept from other bookings of it until the transaction ends; null: it is none any more. */
export async function lockAgency(trx: Tx, code: string) {
	const row = await trx
		.selectFrom("agency as a")
		.innerJoin("partner as p", "p.code", "a.code")
		.select(["a.code", "a.most_options", "a.may_invoice"])
		.where("a.code", "=", code)
		.where("p.status", "=", "active")
		.forUpdate("a")
		.executeTakeFirst();
	return row ?? null;
}

/** What was agreed with an agency; null: there is none of this code. */
export async function findAgencyTerms(db: Db, code: string) {
	const row = await db
		.selectFrom("agency as a")
		.innerJoin("partner as p", "p.code", "a.code")
		.select(["a.code", "a.most_options", "a.may_invoice", "p.commission_bp"])
		.where("a.code", "=", code)
		.executeTakeFirst();
	return row ?? null;
}

/** How many options of an agency are live, and whether it has held this stay before. */
export async function optionsOfAgency(
	db: Db,
	code: string,
	stay: { readonly accoId: string; readonly arrival: string; readonly departure: string } | null,
	now: Date,
): Promise<{ readonly live: number; readonly sameStay: boolean }> {
	const options = db.selectFrom("booking").where("agency_code", "=", code).where("type", "=", "Option");
	const { live } = await options
		.select((select) => select.fn.countAll<number>().as("live"))
		.where("state", "in", HELD_STATES)
		.where("expires_at", ">", now)
		.executeTakeFirstOrThrow();
	if (!stay) return { live: Number(live), sameStay: false };
	const same = await options
		.select("booking_id")
		.where("acco_id", "=", stay.accoId)
		.where("arrival", "=", stay.arrival)
		.where("departure", "=", stay.departure)
		.executeTakeFirst();
	return { live: Number(live), sameStay: same !== undefined };
}

/** Where a page of the list begins: at the newest, or beside a booking, by its number. */
export type AgencyPageOf = { readonly below: string } | { readonly above: string } | null;

/** Bookings of an agency, the newest first. */
export async function listAgencyBookings(db: Db, code: string, from: AgencyPageOf, limit: number) {
	const bookings = db
		.selectFrom("booking")
		.select(["booking_id", "booking_no", "type", "state", "guest", "home", "grand_cents", "commission_cents"])
		.select([sql<string>`arrival::text`.as("arrival"), sql<string>`departure::text`.as("departure")])
		.where("agency_code", "=", code)
		.limit(limit);
	// Another's number, and one that nobody has, are beside nothing.
	const keyOf = (bookingNo: string) =>
		db.selectFrom("booking").select("booking_id").where("booking_no", "=", bookingNo).where("agency_code", "=", code);
	if (from && "above" in from) {
		const rows = await bookings.where("booking_id", ">", keyOf(from.above)).orderBy("booking_id", "asc").execute();
		return rows.reverse();
	}
	const older = from ? bookings.where("booking_id", "<", keyOf(from.below)) : bookings;
	return older.orderBy("booking_id", "desc").execute();
}

/** The key of a document by its public id, if it is of a booking that the agency made. */
export async function findDocumentOfAgency(db: Db, code: string, publicId: string): Promise<number | null> {
	const row = await db
		.selectFrom("document as d")
		.innerJoin("booking as b", "b.booking_id", "d.booking_id")
		.select("d.document_id")
		.where("d.public_id", "=", publicId)
		.where("b.agency_code", "=", code)
		.executeTakeFirst();
	return row?.document_id ?? null;
}

/** Whether an address is that of somebody who belongs to an agency. */
export async function isMailOfAgency(db: Db, code: string, email: string): Promise<boolean> {
	const row = await db
		.selectFrom("organisation_user as u")
		.innerJoin("member as m", "m.user_id", "u.user_id")
		.innerJoin("organisation as o", "o.organisation_id", "m.organisation_id")
		.select("u.user_id")
		.where("u.email", "=", email)
		.where("o.partner_code", "=", code)
		.executeTakeFirst();
	return row !== undefined;
}

/** Somebody of an agency who belongs to it still. */
function memberOfAgency(db: Db, code: string, userId: number) {
	return db
		.selectFrom("member as m")
		.innerJoin("organisation as o", "o.organisation_id", "m.organisation_id")
		.innerJoin("organisation_user as u", "u.user_id", "m.user_id")
		.where("m.user_id", "=", userId)
		.where("o.partner_code", "=", code);
}

/** The address of whoever of an agency made a booking; null: nobody who belongs to the agency still. */
export async function findUserMail(db: Db, code: string, userId: number | null): Promise<string | null> {
	if (userId === null) return null;
	const row = await memberOfAgency(db, code, userId).select("u.email").executeTakeFirst();
	return row?.email ?? null;
}

/** The name of whoever of an agency made a booking; null: nobody who belongs to the agency still. */
export async function findUserName(db: Db, code: string, userId: number | null): Promise<string | null> {
	if (userId === null) return null;
	const row = await memberOfAgency(db, code, userId).select("m.name").executeTakeFirst();
	return row?.name ?? null;
}
