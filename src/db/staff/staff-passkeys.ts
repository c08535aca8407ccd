import type { Insertable } from "kysely";
import type { Db } from "../connection/client.ts";
import { counterGoesUp } from "../guests/passkey-counter.ts";
import type { StaffPasskeyTable } from "../tables/staff-tables.ts";

/** Passkeys of staff. */

/** The passkey that a device names, with whose it is; null for none. */
export async function findPasskey(db: Db, credentialId: string) {
	const row = await db
		.selectFrom("staff_passkey as k")
		.innerJoin("staff as s", "s.staff_id", "k.staff_id")
		.selectAll("k")
		.select(["s.public_id as person_id", "s.email", "s.ended_at"])
		.where("k.credential_id", "=", credentialId)
		.executeTakeFirst();
	return row ?? null;
}

/** A person's passkeys, the newest first. */
export function listPasskeys(db: Db, staffId: number) {
	return db
		.selectFrom("staff_passkey")
		.select(["public_id", "credential_id", "transports", "name", "is_backed_up", "created_at", "last_used_at"])
		.where("staff_id", "=", staffId)
		.orderBy("passkey_id", "desc")
		.execute();
}

/** Stores a passkey; false where somebody has it already. */
export async function insertPasskey(trx: Db, passkey: Insertable<StaffPasskeyTable>): Promise<boolean> {
	const added = await trx
		.insertInto("staff_passkey")
		.values(passkey)
		.onConflict((conflict) => conflict.column("credential_id").doNothing())
		.executeTakeFirst();
	return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Notes that a passkey has signed. False where it is gone, or its counter did not go up: then there are two of a
 * key that should be one. Devices that do not count send 0 each time.
 */
export async function notePasskeyUse(
	trx: Db,
	passkeyId: number,
	used: { readonly counter: number; readonly is_backed_up: boolean; readonly last_used_at: Date },
): Promise<boolean> {
	const counted = await trx
		.updateTable("staff_passkey")
		.set(used)
		.where("passkey_id", "=", passkeyId)
		.where((of) => counterGoesUp(of, used))
		.executeTakeFirst();
	return counted.numUpdatedRows > 0n;
}

/** Takes one of a person's passkeys away; answers its name, or null where there was none. */
export async function deletePasskey(trx: Db, staffId: number, publicId: string): Promise<string | null> {
	const gone = await trx
		.deleteFrom("staff_passkey")
		.where("staff_id", "=", staffId)
		.where("public_id", "=", publicId)
		.returning("name")
		.executeTakeFirst();
	return gone?.name ?? null;
}

/** Takes all passkeys of a person away. */
export async function deletePasskeysOfStaff(trx: Db, staffId: number): Promise<void> {
	await trx.deleteFrom("staff_passkey").where("staff_id", "=", staffId).execute();
}
