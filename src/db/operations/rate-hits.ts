import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Counts actions of the last hour by subject, in the database, so that all processes share the count. */

const WINDOW_SECONDS = 3600;

export interface Limit {
	/** Name of what is limited. */
	readonly name: string;
	/** Who; a hash, never an address. */
	readonly subject: string;
	/** Times an hour; null: no limit. */
	readonly perHour: number | null;
}

/** Seconds until the next one is taken; null: now. Takes nothing. */
export async function secondsUntilFree(db: Db, { name, subject, perHour }: Limit, now: Date): Promise<number | null> {
	if (perHour === null) return null;
	const since = new Date(now.getTime() - WINDOW_SECONDS * 1000);
	// The oldest of the last `perHour` hits must leave the window first.
	const { rows } = await sql<{ at: Date }>`
		SELECT at FROM rate_hit WHERE limit_name = ${name} AND subject = ${subject} AND at > ${since}
		ORDER BY at DESC LIMIT 1 OFFSET ${Math.max(perHour - 1, 0)}`.execute(db);
	if (perHour === 0) return WINDOW_SECONDS;
	const oldest = rows[0]?.at;
	return oldest ? Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000)) : null;
}

/** Takes one; answers as `secondsUntilFree` when there is none left. In a transaction, so that competing requests are counted. */
export async function takeHit(trx: Db, limit: Limit, now: Date): Promise<number | null> {
	if (limit.perHour === null) return null;
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`limit/${limit.name}/${limit.subject}`}, 0))`.execute(trx);
	const wait = await secondsUntilFree(trx, limit, now);
	if (wait !== null) return wait;
	await trx.insertInto("rate_hit").values({ limit_name: limit.name, subject: limit.subject, at: now }).execute();
	return null;
}

/** Purges what no limit counts any more. */
export async function dropOldHits(db: Db, now: Date): Promise<number> {
	const before = new Date(now.getTime() - WINDOW_SECONDS * 1000);
	const result = await db.deleteFrom("rate_hit").where("at", "<=", before).executeTakeFirst();
	return Number(result.numDeletedRows);
}
