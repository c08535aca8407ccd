import type { Insertable, Selectable } from "kysely";
import type { Db } from "../connection/client.ts";
import type { GuestEmailChangeTable, SignInTable } from "../tables/booking-tables.ts";

/** Ways in that were mailed: attempts to sign in, and new addresses that wait to be confirmed. Hashes alone. */

export type SignInRow = Selectable<SignInTable>;

/** Stores an attempt. */
export async function insertSignIn(trx: Db, attempt: Insertable<SignInTable>): Promise<void> {
	await trx.insertInto("sign_in").values(attempt).execute();
}

/** Locks an attempt by the id that its code is typed with, or by the hash of its link's token; null for none. */
export async function lockSignIn(
	trx: Db,
	key: { readonly attemptId: string } | { readonly tokenHash: string },
): Promise<SignInRow | null> {
	const attempts = trx.selectFrom("sign_in").selectAll();
	const row = await ("attemptId" in key
		? attempts.where("attempt_id", "=", key.attemptId)
		: attempts.where("token_hash", "=", key.tokenHash)
	)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** Counts a code that was typed for an attempt. */
export async function countSignInTry(trx: Db, attemptId: string): Promise<void> {
	await trx
		.updateTable("sign_in")
		.set((update) => ({ tries: update("tries", "+", 1) }))
		.where("attempt_id", "=", attemptId)
		.execute();
}

/** Uses an attempt up. */
export async function markSignInUsed(trx: Db, tokenHash: string, now: Date): Promise<void> {
	await trx.updateTable("sign_in").set({ used_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** Takes the attempts of a guest away. */
export async function deleteSignInsOfGuest(db: Db, guestId: number): Promise<void> {
	await db.deleteFrom("sign_in").where("guest_id", "=", guestId).execute();
}

/** Purges attempts whose time was over at an instant; answers how many. */
export async function dropOldSignIns(db: Db, overAt: Date): Promise<number> {
	const dropped = await db.deleteFrom("sign_in").where("expires_at", "<=", overAt).executeTakeFirst();
	return Number(dropped.numDeletedRows);
}

/** Stores the new address that a guest requested; it replaces an earlier request. */
export async function storeEmailChange(trx: Db, change: Insertable<GuestEmailChangeTable>): Promise<void> {
	const { guest_id: _key, ...wanted } = change;
	await trx
		.insertInto("guest_email_change")
		.values(change)
		.onConflict((conflict) => conflict.column("guest_id").doUpdateSet(wanted))
		.execute();
}

/** Uses the token of a new address up; null when it is unknown, used or too old. */
export async function takeEmailChange(
	trx: Db,
	tokenHash: string,
	now: Date,
): Promise<Pick<Selectable<GuestEmailChangeTable>, "guest_id" | "email" | "lang"> | null> {
	const row = await trx
		.deleteFrom("guest_email_change")
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.returning(["guest_id", "email", "lang"])
		.executeTakeFirst();
	return row ?? null;
}

/** The address that a guest has asked for and may still confirm; null: none. */
export async function findPendingEmail(db: Db, guestId: number, now: Date): Promise<string | null> {
	const row = await db
		.selectFrom("guest_email_change")
		.select("email")
		.where("guest_id", "=", guestId)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return row?.email ?? null;
}

/** Takes the new address of a guest away, if there is one. */
export async function deleteEmailChange(trx: Db, guestId: number): Promise<string | null> {
	const row = await trx
		.deleteFrom("guest_email_change")
		.where("guest_id", "=", guestId)
		.returning("email")
		.executeTakeFirst();
	return row?.email ?? null;
}

/** Purges new addresses that were not confirmed in time. */
export async function dropOldEmailChanges(db: Db, now: Date): Promise<void> {
	await db.deleteFrom("guest_email_change").where("expires_at", "<=", now).execute();
}
