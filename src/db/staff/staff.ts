import { type Insertable, type Selectable, sql } from "kysely";
import type { Role } from "#domain/staff/roles.ts";
import type { Db } from "../connection/client.ts";
import type { StaffInviteTable, StaffTable } from "../tables/staff-tables.ts";

/** The people of the back office, their first links and recovery codes. */

/** One person, also one whose account has ended; null for none. */
export async function findStaff(
	db: Db,
	which: { readonly publicId: string } | { readonly email: string } | { readonly staffId: number },
) {
	const person = db.selectFrom("staff").selectAll();
	const row = await ("publicId" in which
		? person.where("public_id", "=", which.publicId)
		: "email" in which
			? person.where("email", "=", which.email)
			: person.where("staff_id", "=", which.staffId)
	).executeTakeFirst();
	return row ?? null;
}

/**
 * Everybody whose access and this person's come from the same hands: who made the first link that opened an account
 * since `since`, who made theirs, and whom else they let in. The person is among them.
 */
export async function listSameHands(db: Db, staffId: number, since: Date): Promise<ReadonlySet<number>> {
	const { rows } = await sql<{ readonly staffId: number }>`
		WITH RECURSIVE up (start, staff_id) AS (
			SELECT staff_id, staff_id FROM staff
			UNION
			SELECT up.start, s.linked_by FROM up JOIN staff s USING (staff_id)
			WHERE s.linked_by IS NOT NULL AND s.begun_at > ${since}
		)
		SELECT DISTINCT start AS "staffId" FROM up
		WHERE staff_id IN (SELECT staff_id FROM up WHERE start = ${staffId})`.execute(db);
	return new Set(rows.map((row) => row.staffId));
}

/** The same, held until the transaction ends. */
export async function lockStaff(trx: Db, staffId: number) {
	return trx.selectFrom("staff").selectAll().where("staff_id", "=", staffId).forUpdate().executeTakeFirstOrThrow();
}

/** The same of an account that is open; null: it has ended, perhaps a moment ago. */
export async function lockOpenStaff(trx: Db, staffId: number) {
	const held = await lockStaff(trx, staffId);
	return held.ended_at === null ? held : null;
}

/** Somebody as they are until the transaction ends: the account neither ends nor gets other roles meanwhile. Null: nobody. */
export async function holdStaff(trx: Db, publicId: string) {
	const row = await trx.selectFrom("staff").selectAll().where("public_id", "=", publicId).forShare().executeTakeFirst();
	return row ?? null;
}

/** Everybody, with when they were let in last; by name. */
export function listStaff(db: Db) {
	return db
		.selectFrom("staff as s")
		.leftJoin("staff_invite as i", "i.staff_id", "s.staff_id")
		.select([
			"s.staff_id",
			"s.public_id",
			"s.name",
			"s.email",
			"s.roles",
			"s.ended_at",
			"i.expires_at as invited_until",
		])
		.select((select) => select("s.begun_at", "is not", null).as("has_begun"))
		.select((select) =>
			select
				.selectFrom("staff_session as e")
				.select((of) => of.fn.max("e.created_at").as("at"))
				.whereRef("e.staff_id", "=", "s.staff_id")
				.as("last_in"),
		)
		.orderBy("s.ended_at", (order) => order.asc().nullsFirst())
		.orderBy("s.name")
		.orderBy("s.staff_id")
		.execute();
}

/** Stores a person; answers the number. An address that somebody has: null. */
export async function insertStaff(trx: Db, person: Insertable<StaffTable>): Promise<number | null> {
	const row = await trx
		.insertInto("staff")
		.values(person)
		.onConflict((conflict) => conflict.column("email").doNothing())
		.returning("staff_id")
		.executeTakeFirst();
	return row?.staff_id ?? null;
}

/** Changes what is known of a person. */
export async function updateStaff(
	trx: Db,
	staffId: number,
	change: {
		readonly roles?: readonly Role[];
		readonly password_hash?: string | null;
		readonly totp_secret?: Uint8Array | null;
		readonly totp_step?: number;
		readonly begun_at?: Date | null;
		readonly linked_by?: number | null;
		readonly ended_at?: Date | null;
		readonly name?: string;
	},
): Promise<void> {
	const { roles, ...others } = change;
	await trx
		.updateTable("staff")
		.set({ ...others, ...(roles ? { roles: [...roles] } : {}) })
		.where("staff_id", "=", staffId)
		.execute();
}

/** How many people with a role can be let in: the last admin cannot be taken away. */
export async function countActiveStaff(trx: Db, role: Role): Promise<number> {
	const rows = await trx
		.selectFrom("staff")
		.select(["staff_id", "roles"])
		.where("ended_at", "is", null)
		.where("begun_at", "is not", null)
		.forUpdate()
		.execute();
	return rows.filter(({ roles }) => roles.includes(role)).length;
}

/** Whether a person has password and app; whoever began with a passkey has not. */
export async function hasPassword(db: Db, staffId: number): Promise<boolean> {
	const row = await db
		.selectFrom("staff")
		.select("staff_id")
		.where("staff_id", "=", staffId)
		.where("password_hash", "is not", null)
		.where("totp_secret", "is not", null)
		.executeTakeFirst();
	return row !== undefined;
}

/** Gives a person a first link; one given before ends. */
export async function putInvite(trx: Db, invite: Selectable<StaffInviteTable>): Promise<void> {
	await trx
		.insertInto("staff_invite")
		.values(invite)
		.onConflict((conflict) =>
			conflict.column("staff_id").doUpdateSet({
				token_hash: invite.token_hash,
				totp_secret: invite.totp_secret,
				expires_at: invite.expires_at,
				made_by: invite.made_by,
			}),
		)
		.execute();
}

/** The person of a first link that still works, and what it shows; null for none. */
export async function findInvite(db: Db, tokenHash: string, now: Date) {
	const row = await db
		.selectFrom("staff_invite as i")
		.innerJoin("staff as s", "s.staff_id", "i.staff_id")
		.select(["s.staff_id", "s.public_id", "s.name", "s.email", "s.roles", "i.totp_secret", "i.made_by"])
		.where("i.token_hash", "=", tokenHash)
		.where("i.expires_at", ">", now)
		.where("s.ended_at", "is", null)
		.executeTakeFirst();
	return row ?? null;
}

/** Ends the first link of a person, or the one with this hash alone; whether there was one. */
export async function deleteInvite(trx: Db, staffId: number, tokenHash?: string): Promise<boolean> {
	let invites = trx.deleteFrom("staff_invite").where("staff_id", "=", staffId);
	if (tokenHash !== undefined) invites = invites.where("token_hash", "=", tokenHash);
	const gone = await invites.executeTakeFirst();
	return gone.numDeletedRows > 0n;
}

/** Puts new recovery codes in the place of all that a person had. */
export async function replaceRecoveryCodes(trx: Db, staffId: number, hashes: readonly string[]): Promise<void> {
	await trx.deleteFrom("staff_recovery_code").where("staff_id", "=", staffId).execute();
	if (hashes.length === 0) return;
	await trx
		.insertInto("staff_recovery_code")
		.values(hashes.map((hash) => ({ staff_id: staffId, code_hash: hash, used_at: null })))
		.execute();
}

/** Uses a recovery code up; whether it was there and unused. */
export async function takeRecoveryCode(trx: Db, staffId: number, hash: string, now: Date): Promise<boolean> {
	const used = await trx
		.updateTable("staff_recovery_code")
		.set({ used_at: now })
		.where("staff_id", "=", staffId)
		.where("code_hash", "=", hash)
		.where("used_at", "is", null)
		.executeTakeFirst();
	return used.numUpdatedRows > 0n;
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
	const { count } = await db
		.selectFrom("staff_recovery_code")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("staff_id", "=", staffId)
		.where("used_at", "is", null)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Names of those with these public ids, ended accounts too. */
export async function listStaffNames(db: Db, publicIds: readonly string[]) {
	if (publicIds.length === 0) return [];
	return db.selectFrom("staff").select(["public_id", "name"]).where("public_id", "in", publicIds).execute();
}
