import { type Insertable, sql } from "kysely";
import type { CallKind } from "#domain/partners/call-kinds.ts";
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

/** Counts a call of a kind and notes the day. */
export async function countCall(db: Db, keyId: number, day: IsoDate, kind: CallKind): Promise<void> {
	await db
		.insertInto("api_call")
		.values({ key_id: keyId, day, kind, calls: 1 })
		.onConflict((known) => known.columns(["key_id", "day", "kind"]).doUpdateSet({ calls: sql`api_call.calls + 1` }))
		.execute();
	await db
		.updateTable("api_key")
		.set({ last_used_on: day })
		.where("key_id", "=", keyId)
		.where((of) => of.or([of("last_used_on", "is", null), of("last_used_on", "<", day)]))
		.execute();
}

/** Calls of a kind on a day. */
export interface CallsOfDay {
	readonly day: IsoDate;
	readonly kind: CallKind;
	readonly calls: number;
}

/** Calls by day and kind from a day on, the latest first: of one of a partner's keys, or of all, ended ones too. */
export async function listCalls(
	db: Db,
	code: string,
	from: IsoDate,
	keyPublicId: string | null,
): Promise<readonly CallsOfDay[]> {
	const { rows } = await sql<CallsOfDay>`
		SELECT c.day::text AS day, c.kind, sum(c.calls)::int AS calls
		FROM api_key k JOIN api_call c USING (key_id)
		WHERE k.partner_code = ${code}::citext AND c.day >= ${from}::date
			AND (${keyPublicId}::text IS NULL OR k.public_id = ${keyPublicId})
		GROUP BY c.day, c.kind ORDER BY c.day DESC, c.kind`.execute(db);
	return rows;
}

/** A partner's keys that are not ended, the oldest first, each with its calls from a day on. */
export function listKeys(db: Db, code: string, callsFrom: IsoDate) {
	return db
		.selectFrom("api_key")
		.select(["public_id", "name", "token_end", "created_at", "renewed_at"])
		.select(sql<IsoDate | null>`last_used_on::text`.as("last_used_on"))
		.select(
			sql<number>`(SELECT coalesce(sum(c.calls), 0)::int FROM api_call c
				WHERE c.key_id = api_key.key_id AND c.day >= ${callsFrom}::date)`.as("calls"),
		)
		.where(sql<boolean>`partner_code = ${code}::citext`)
		.where("ended_at", "is", null)
		.orderBy("key_id")
		.execute();
}

/** How many keys of a partner are not ended. */
export async function countKeys(db: Db, code: string): Promise<number> {
	const { keys } = await db
		.selectFrom("api_key")
		.select(sql<number>`count(*)::int`.as("keys"))
		.where(sql<boolean>`partner_code = ${code}::citext`)
		.where("ended_at", "is", null)
		.executeTakeFirstOrThrow();
	return keys;
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
