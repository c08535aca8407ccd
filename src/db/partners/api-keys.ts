import { type Insertable, sql } from "kysely";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { ApiKeyTable } from "../tables/organisation-tables.ts";

/** Keys of partners' programs, and how often they are used. */

/** The key with a hash that is not ended, of an active partner or host; null for any other. */
export async function findKeyInUse(db: Db, tokenHash: string) {
	const row = await db
		.selectFrom("api_key as k")
		.innerJoin("partner as p", "p.code", "k.partner_code")
		.select(["k.key_id", "p.code", "p.kind"])
		.where("k.token_hash", "=", tokenHash)
		.where("k.ended_at", "is", null)
		.where("p.status", "=", "active")
		.where("p.kind", "in", ["affiliate", "host"])
		.executeTakeFirst();
	return row ?? null;
}

/** Counts a call and notes the day. */
export async function countCall(db: Db, keyId: number, day: IsoDate): Promise<void> {
	await db
		.insertInto("api_call")
		.values({ key_id: keyId, day, calls: 1 })
		.onConflict((known) => known.columns(["key_id", "day"]).doUpdateSet({ calls: sql`api_call.calls + 1` }))
		.execute();
	await db
		.updateTable("api_key")
		.set({ last_used_on: day })
		.where("key_id", "=", keyId)
		.where((of) => of.or([of("last_used_on", "is", null), of("last_used_on", "<", day)]))
		.execute();
}

/** Calls of all keys of a partner by day, ended ones too, from a day on. */
export async function listCalls(
	db: Db,
	code: string,
	from: IsoDate,
): Promise<readonly { readonly day: IsoDate; readonly calls: number }[]> {
	const { rows } = await sql<{ day: IsoDate; calls: number }>`
		SELECT c.day::text AS day, sum(c.calls)::int AS calls
		FROM api_key k JOIN api_call c USING (key_id)
		WHERE k.partner_code = ${code}::citext AND c.day >= ${from}::date
		GROUP BY c.day ORDER BY c.day DESC`.execute(db);
	return rows;
}

/** A partner's keys that are not ended, the oldest first. */
export function listKeys(db: Db, code: string) {
	return db
		.selectFrom("api_key")
		.select(["public_id", "name", "token_end", "created_at", "renewed_at"])
		.select(sql<IsoDate | null>`last_used_on::text`.as("last_used_on"))
		.where(sql<boolean>`partner_code = ${code}::citext`)
		.where("ended_at", "is", null)
		.orderBy("key_id")
		.execute();
}

export async function insertKey(trx: Db, key: Insertable<ApiKeyTable>): Promise<void> {
	await trx.insertInto("api_key").values(key).execute();
}

/** Changes a partner's key that is not ended; answers its name before, null: the partner has no such key. */
export async function updateKey(
	trx: Db,
	code: string,
	publicId: string,
	to: Partial<Pick<ApiKeyTable, "name" | "token_hash" | "token_end">> & {
		readonly renewed_at?: Date;
		readonly ended_at?: Date;
	},
): Promise<string | null> {
	const row = await trx
		.selectFrom("api_key")
		.select(["key_id", "name"])
		.where("public_id", "=", publicId)
		.where(sql<boolean>`partner_code = ${code}::citext`)
		.where("ended_at", "is", null)
		.forUpdate()
		.executeTakeFirst();
	if (!row) return null;
	await trx.updateTable("api_key").set(to).where("key_id", "=", row.key_id).execute();
	return row.name;
}
