import type { Insertable } from "kysely";
import type { Db } from "../connection/client.ts";
import type { StaffSessionTable } from "../tables/staff-tables.ts";

/** Sessions of staff, by the hash of their token. */

/** A session that is on at an instant, with who it is of and the roles of this moment; null for none. */
export async function findStaffSession(db: Db, tokenHash: string, now: Date) {
	const row = await db
		.selectFrom("staff_session as e")
		.innerJoin("staff as s", "s.staff_id", "e.staff_id")
		.select(["e.token_hash", "e.public_id as session_id", "e.factor_at", "e.test_houses", "e.expires_at"])
		.select(["s.staff_id", "s.public_id", "s.name", "s.email", "s.roles"])
		.where("e.token_hash", "=", tokenHash)
		.where("e.expires_at", ">", now)
		.where("s.ended_at", "is", null)
		.executeTakeFirst();
	return row ?? null;
}

/** Stores a session. */
export async function insertStaffSession(trx: Db, session: Insertable<StaffSessionTable>): Promise<void> {
	await trx.insertInto("staff_session").values(session).execute();
}

/** The sessions of a person that are on, the newest first. */
export function listStaffSessions(db: Db, staffId: number, now: Date) {
	return db
		.selectFrom("staff_session")
		.select(["public_id", "created_at", "expires_at", "client", "network"])
		.where("staff_id", "=", staffId)
		.where("expires_at", ">", now)
		.orderBy("created_at", "desc")
		.execute();
}

/** Chooses for a session whether it is shown test houses. */
export async function chooseTestHouses(
	db: Db,
	tokenHash: string,
	testHouses: "no" | "yes" | "testOnly",
): Promise<void> {
	await db.updateTable("staff_session").set({ test_houses: testHouses }).where("token_hash", "=", tokenHash).execute();
}

/** Notes that the second factor was shown, by which the session's hours begin anew. */
export async function renewFactor(trx: Db, tokenHash: string, now: Date, endsAt: Date): Promise<void> {
	const renewed = { factor_at: now, expires_at: endsAt };
	await trx.updateTable("staff_session").set(renewed).where("token_hash", "=", tokenHash).execute();
}

/** Ends one session of a person; whether there was one. */
export async function deleteStaffSession(
	db: Db,
	which: { readonly tokenHash: string } | { readonly staffId: number; readonly sessionId: string },
): Promise<boolean> {
	const sessions = db.deleteFrom("staff_session");
	const gone = await ("tokenHash" in which
		? sessions.where("token_hash", "=", which.tokenHash)
		: sessions.where("staff_id", "=", which.staffId).where("public_id", "=", which.sessionId)
	).executeTakeFirst();
	return gone.numDeletedRows > 0n;
}

/** Ends the sessions of a person, but for one, if its hash is given; answers how many. */
export async function deleteSessionsOfStaff(trx: Db, staffId: number, except?: string): Promise<number> {
	let sessions = trx.deleteFrom("staff_session").where("staff_id", "=", staffId);
	if (except !== undefined) sessions = sessions.where("token_hash", "<>", except);
	const gone = await sessions.executeTakeFirst();
	return Number(gone.numDeletedRows);
}

/** Purges sessions that are over; answers how many. */
export async function dropOldStaffSessions(db: Db, now: Date): Promise<number> {
	const gone = await db.deleteFrom("staff_session").where("expires_at", "<=", now).executeTakeFirst();
	return Number(gone.numDeletedRows);
}

/** Uses a pass up, or another thing that works once (`passId` names it); false where it was used before. */
export async function takePassId(trx: Db, passId: string, expiresAt: Date): Promise<boolean> {
	const used = await trx
		.insertInto("staff_pass_used")
		.values({ pass_id: passId, expires_at: expiresAt })
		.onConflict((conflict) => conflict.column("pass_id").doNothing())
		.executeTakeFirst();
	return (used.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Purges what was used up and would not work any more by their time; answers how many. */
export async function dropOldPasses(db: Db, now: Date): Promise<number> {
	const gone = await db.deleteFrom("staff_pass_used").where("expires_at", "<=", now).executeTakeFirst();
	return Number(gone.numDeletedRows);
}
