import type { Insertable } from "kysely";
import type { Db } from "../connection/client.ts";
import type { PasskeyTable } from "../tables/booking-tables.ts";
import { counterGoesUp } from "./passkey-counter.ts";

/** Passkeys of guests and of people of organisations, each of one area of the site. */

/** Somebody with an account in an area: by the guest's key, or by that of a person of organisations. */
export interface PasskeyHolder {
	readonly area: PasskeyTable["area"];
	readonly id: number;
}

const columnOf = ({ area }: Pick<PasskeyHolder, "area">) => (area === "guest" ? "guest_id" : "user_id");

/** The passkey of an area that a device names, with whose it is; null for none and for one of another area. */
export async function findPasskeyOfArea(db: Db, area: PasskeyHolder["area"], credentialId: string) {
	const row = await db
		.selectFrom("passkey as k")
		.leftJoin("guest as g", "g.guest_id", "k.guest_id")
		.leftJoin("organisation_user as u", "u.user_id", "k.user_id")
		.select(["k.passkey_id", "k.credential_id", "k.public_key", "k.counter"])
		.select((of) => [
			of.fn.coalesce("k.guest_id", "k.user_id").$notNull().as("holder_id"),
			of.fn.coalesce("g.public_id", "u.public_id").$notNull().as("person_id"),
			of.fn.coalesce("g.email", "u.email").$notNull().as("email"),
		])
		.where("k.area", "=", area)
		.where("k.credential_id", "=", credentialId)
		.executeTakeFirst();
	return row ? { ...row, holder_id: Number(row.holder_id) } : null;
}

/** Somebody's passkeys of an area, the newest first. */
export function listPasskeysOf(db: Db, holder: PasskeyHolder) {
	return db
		.selectFrom("passkey")
		.select(["public_id", "credential_id", "transports", "name", "is_backed_up", "created_at", "last_used_at"])
		.where("area", "=", holder.area)
		.where(columnOf(holder), "=", holder.id)
		.orderBy("passkey_id", "desc")
		.execute();
}

/** Stores a passkey; false where somebody has it already. */
export async function insertPasskeyOf(
	trx: Db,
	holder: PasskeyHolder,
	key: Omit<Insertable<PasskeyTable>, "area" | "guest_id" | "user_id">,
): Promise<boolean> {
	const whose = { area: holder.area, guest_id: null, user_id: null, [columnOf(holder)]: holder.id };
	const added = await trx
		.insertInto("passkey")
		.values({ ...key, ...whose })
		.onConflict((conflict) => conflict.column("credential_id").doNothing())
		.executeTakeFirst();
	return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes that a passkey has signed. False where it is gone, or its counter did not go up, as for staff. */
export async function notePasskeyUseOf(
	trx: Db,
	passkeyId: number,
	used: { readonly counter: number; readonly is_backed_up: boolean; readonly last_used_at: Date },
): Promise<boolean> {
	const counted = await trx
		.updateTable("passkey")
		.set(used)
		.where("passkey_id", "=", passkeyId)
		.where((of) => counterGoesUp(of, used))
		.executeTakeFirst();
	return counted.numUpdatedRows > 0n;
}

/** Takes one of somebody's passkeys away; answers its name, or null where there was none. */
export async function deletePasskeyOf(trx: Db, holder: PasskeyHolder, publicId: string): Promise<string | null> {
	const gone = await trx
		.deleteFrom("passkey")
		.where("area", "=", holder.area)
		.where(columnOf(holder), "=", holder.id)
		.where("public_id", "=", publicId)
		.returning("name")
		.executeTakeFirst();
	return gone?.name ?? null;
}

/** Takes all passkeys of a guest away. */
export async function deletePasskeysOfGuest(trx: Db, guestId: number): Promise<void> {
	await trx.deleteFrom("passkey").where("guest_id", "=", guestId).execute();
}
