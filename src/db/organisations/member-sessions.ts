import type { Insertable } from "kysely";
import type { OrganisationArea } from "#domain/organisations/rights.ts";
import type { Db } from "../connection/client.ts";
import type { MemberSessionTable } from "../tables/organisation-tables.ts";
import { OWNER_NAME } from "./owner-name.ts";

/** Sessions of people of organisations, by the hash of their token. */

/**
 * A session of an area that is on at an instant, with organisation and role of this moment; null for none, for one of
 * somebody who belongs to the organisation no more, and of an organisation that is not active.
 */
export async function findMemberSession(db: Db, area: OrganisationArea, tokenHash: string, now: Date) {
	const row = await db
		.selectFrom("member_session as s")
		.innerJoin("organisation_user as u", "u.user_id", "s.user_id")
		.innerJoin("member as m", (join) =>
			join.onRef("m.organisation_id", "=", "s.organisation_id").onRef("m.user_id", "=", "s.user_id"),
		)
		.innerJoin("organisation as o", "o.organisation_id", "s.organisation_id")
		.leftJoin("partner as p", "p.code", "o.partner_code")
		.leftJoin("homeowner as h", "h.code", "o.owner_code")
		.select(["s.token_hash", "s.public_id as session_id", "s.verified_at", "s.client_looks"])
		.select(["u.user_id", "u.public_id", "m.name", "u.email", "m.role"])
		.select(["o.organisation_id", "o.public_id as organisation_public_id", "o.kind", "p.kind as partner_kind"])
		.select((of) => [
			of.fn.coalesce("p.code", "h.code").$notNull().as("code"),
			of.fn.coalesce("p.label", OWNER_NAME).$notNull().as("organisation_name"),
		])
		.where("s.token_hash", "=", tokenHash)
		.where("s.area", "=", area)
		.where("s.expires_at", ">", now)
		.where((of) => of.or([of("p.status", "=", "active"), of("h.status", "=", "active")]))
		.executeTakeFirst();
	return row ?? null;
}

export async function insertMemberSession(trx: Db, session: Insertable<MemberSessionTable>): Promise<void> {
	await trx.insertInto("member_session").values(session).execute();
}

/** The sessions of somebody in an area that are on, the newest first. */
export function listMemberSessions(db: Db, area: OrganisationArea, userId: number, now: Date) {
	return db
		.selectFrom("member_session")
		.select(["public_id", "created_at", "expires_at", "client", "network"])
		.where("user_id", "=", userId)
		.where("area", "=", area)
		.where("expires_at", ">", now)
		.orderBy("created_at", "desc")
		.execute();
}

/** Shows another of the person's organisations from now on. */
export async function switchSession(trx: Db, tokenHash: string, organisationId: number): Promise<void> {
	await trx
		.updateTable("member_session")
		.set({ organisation_id: organisationId })
		.where("token_hash", "=", tokenHash)
		.execute();
}

/** Notes whether a client looks at the screen. */
export async function setClientLooks(db: Db, tokenHash: string, looks: boolean): Promise<void> {
	await db.updateTable("member_session").set({ client_looks: looks }).where("token_hash", "=", tokenHash).execute();
}

/** Ends one session; whether there was one. */
export async function deleteMemberSession(
	db: Db,
	which: { readonly tokenHash: string } | { readonly userId: number; readonly sessionId: string },
): Promise<boolean> {
	const sessions = db.deleteFrom("member_session");
	const gone = await ("tokenHash" in which
		? sessions.where("token_hash", "=", which.tokenHash)
		: sessions.where("user_id", "=", which.userId).where("public_id", "=", which.sessionId)
	).executeTakeFirst();
	return gone.numDeletedRows > 0n;
}

/** Ends all other sessions of somebody in an area; answers how many. */
export async function deleteOtherMemberSessions(
	db: Db,
	area: OrganisationArea,
	userId: number,
	except: string,
): Promise<number> {
	const gone = await db
		.deleteFrom("member_session")
		.where("area", "=", area)
		.where("user_id", "=", userId)
		.where("token_hash", "<>", except)
		.executeTakeFirst();
	return Number(gone.numDeletedRows);
}

/** Purges sessions that are over; answers how many. */
export async function dropOldMemberSessions(db: Db, now: Date): Promise<number> {
	const gone = await db.deleteFrom("member_session").where("expires_at", "<=", now).executeTakeFirst();
	return Number(gone.numDeletedRows);
}
