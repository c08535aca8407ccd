import { createHash } from "node:crypto";
import { sql } from "kysely";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "../connection/client.ts";

/** How long an answer is kept for its key. */
const KEPT_HOURS = 24;

/**
 * Takes a key for this transaction. Answers what was stored for the same request before, or null when the
 * work is still to be done. The lock ends with the transaction or the connection, so a process that dies
 * leaves no key behind in progress.
 */
export async function takeKey(
	trx: Db,
	key: string,
	requestHash: string,
	now: Date,
): Promise<Result<object | null, "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED">> {
	const { rows } = await sql<{ taken: boolean }>`
		SELECT pg_try_advisory_xact_lock(hashtextextended(${`idempotency/${key}`}, 0)) AS taken`.execute(trx);
	if (!rows[0]?.taken) return fail("IDEMPOTENCY_IN_PROGRESS");
	const stored = await trx.selectFrom("idempotency_key").selectAll().where("key", "=", key).executeTakeFirst();
	if (!stored) return ok(null);
	if (stored.created_at.getTime() <= now.getTime() - KEPT_HOURS * 3_600_000) {
		await trx.deleteFrom("idempotency_key").where("key", "=", key).execute();
		return ok(null);
	}
	return stored.request_hash === requestHash ? ok(stored.answer) : fail("IDEMPOTENCY_KEY_REUSED");
}

/**
 * As `takeKey`, for work that takes a moment: waits where the same is being done, and answers what came of it; null: the
 * work is still to be done, or was given up. One key stands for one request.
 */
export async function waitForKey(trx: Db, key: string): Promise<object | null> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`idempotency/${key}`}, 0))`.execute(trx);
	const stored = await trx.selectFrom("idempotency_key").select("answer").where("key", "=", key).executeTakeFirst();
	return stored?.answer ?? null;
}

/** Stores the answer of work that is done, in its transaction. */
export async function storeAnswer(trx: Db, key: string, requestHash: string, answer: object, now: Date): Promise<void> {
	await trx
		.insertInto("idempotency_key")
		.values({ key, request_hash: requestHash, answer: JSON.stringify(answer), created_at: now })
		.execute();
}

/** The answer that is stored for a key; null: none, or its day is over. */
export async function findAnswer(db: Db, key: string, now: Date): Promise<object | null> {
	const stored = await db
		.selectFrom("idempotency_key")
		.select("answer")
		.where("key", "=", key)
		.where("created_at", ">", new Date(now.getTime() - KEPT_HOURS * 3_600_000))
		.executeTakeFirst();
	return stored?.answer ?? null;
}

/** Purges keys whose day is over. */
export async function dropOldKeys(db: Db, now: Date): Promise<number> {
	const result = await db
		.deleteFrom("idempotency_key")
		.where("created_at", "<=", new Date(now.getTime() - KEPT_HOURS * 3_600_000))
		.executeTakeFirst();
	return Number(result.numDeletedRows);
}

/** One hash for equal requests in any order of their fields. */
export function requestHash(request: unknown): string {
	return createHash("sha256")
		.update(JSON.stringify(sorted(request)))
		.digest("hex");
}

function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
