import { type Insertable, sql } from "kysely";
import type { Db } from "../connection/client.ts";
import type { AuthLogTable } from "../tables/booking-tables.ts";

/** Who tried to get in, and how it went. Subjects are keyed hashes. */

/** Whose tries: an area of the site, and the account's hash. */
export interface AuthSubject {
	readonly area: string;
	readonly subject: string;
}

/** Adds to the log. */
export async function insertAuthEvent(db: Db, entry: Insertable<AuthLogTable>): Promise<void> {
	await db.insertInto("auth_log").values(entry).execute();
}

/** Lets tries of an account wait for each other until the transaction ends. */
export async function holdAuthSubject(trx: Db, { area, subject }: AuthSubject): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`auth/${area}/${subject}`}, 0))`.execute(trx);
}

/** The newest tries of some kinds from a network, the latest first. */
export function listLatestAuthEvents(
	db: Db,
	{ area, subject }: AuthSubject,
	network: string,
	events: readonly string[],
	limit: number,
) {
	return db
		.selectFrom("auth_log")
		.select(["event", "at"])
		.where("area", "=", area)
		.where("subject", "=", subject)
		.where("network", "=", network)
		.where("event", "in", events)
		.orderBy("auth_log_id", "desc")
		.limit(limit)
		.execute();
}

/** Whether an account has a try of a kind from a network. */
export async function hasAuthEvent(db: Db, { area, subject }: AuthSubject, network: string, event: string) {
	const row = await db
		.selectFrom("auth_log")
		.select("auth_log_id")
		.where("area", "=", area)
		.where("subject", "=", subject)
		.where("network", "=", network)
		.where("event", "=", event)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** How many tries of a kind there were after an instant. */
export async function countAuthEvents(
	db: Db,
	{ area, subject }: AuthSubject,
	event: string,
	after: Date,
): Promise<number> {
	const { count } = await db
		.selectFrom("auth_log")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("area", "=", area)
		.where("subject", "=", subject)
		.where("event", "=", event)
		.where("at", ">", after)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** All that is logged of an account, the oldest first. */
export function listAuthEvents(db: Db, { area, subject }: AuthSubject) {
	return db
		.selectFrom("auth_log")
		.select(["at", "event", "network"])
		.where("area", "=", area)
		.where("subject", "=", subject)
		.orderBy("auth_log_id")
		.execute();
}

/** Purges what was logged until an instant; answers how many lines. */
export async function dropOldAuthEvents(db: Db, until: Date): Promise<number> {
	const dropped = await db.deleteFrom("auth_log").where("at", "<=", until).executeTakeFirst();
	return Number(dropped.numDeletedRows);
}
