import type { Insertable } from "kysely";
import type { Db } from "../connection/client.ts";
import type { GuestSessionTable } from "../tables/booking-tables.ts";

/** Sessions of guests who are signed in, by the hash of their token. */

/** A session that is on at an instant, with the guest's id in addresses; null for none, or of a guest who is forgotten. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
	const row = await db
		.selectFrom("guest_session as s")
		.innerJoin("guest as g", "g.guest_id", "s.guest_id")
		.select(["s.guest_id", "s.token_hash", "s.verified_at", "s.likes", "g.public_id"])
		.where("s.token_hash", "=", tokenHash)
		.where("s.expires_at", ">", now)
		.where("g.anonymised_at", "is", null)
		.executeTakeFirst();
	return row ?? null;
}

/** Stores a session. */
export async function insertSession(trx: Db, session: Insertable<GuestSessionTable>): Promise<void> {
	await trx.insertInto("guest_session").values(session).execute();
}

/** Ends one session; answers whose it was and what it knew, null when there was none. */
export async function deleteSession(
	db: Db,
	tokenHash: string,
): Promise<{ readonly guest_id: number; readonly likes: string } | null> {
	const row = await db
		.deleteFrom("guest_session")
		.where("token_hash", "=", tokenHash)
		.returning(["guest_id", "likes"])
		.executeTakeFirst();
	return row ?? null;
}

/** Ends the sessions of a guest, but for one, if its hash is given; answers how many. */
export async function deleteSessionsOfGuest(db: Db, guestId: number, except?: string): Promise<number> {
	let sessions = db.deleteFrom("guest_session").where("guest_id", "=", guestId);
	if (except !== undefined) sessions = sessions.where("token_hash", "<>", except);
	const ended = await sessions.executeTakeFirst();
	return Number(ended.numDeletedRows);
}

/** Purges sessions that are over; answers how many. */
export async function dropOldSessions(db: Db, now: Date): Promise<number> {
	const ended = await db.deleteFrom("guest_session").where("expires_at", "<=", now).executeTakeFirst();
	return Number(ended.numDeletedRows);
}

/** All sessions of a guest that are kept, over or not. */
export function listSessions(db: Db, guestId: number) {
	return db
		.selectFrom("guest_session")
		.select(["created_at", "expires_at", "verified_at"])
		.where("guest_id", "=", guestId)
		.execute();
}

/** Notes the likes of a session's browser as they were compared last. */
export async function setSessionLikes(trx: Db, tokenHash: string, likes: string): Promise<void> {
	await trx.updateTable("guest_session").set({ likes }).where("token_hash", "=", tokenHash).execute();
}
