import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** The log of changed homes, written by the database with every change of one. */

/** Rows of the change log are kept this long; a feed that slept longer than half of it reads everything again. */
export const KEEP_LOG_MS = 24 * 60 * 60 * 1000;

export interface LogPage {
	/** Every transaction below it is over, and what it wrote is seen. */
	readonly next: string;
	/** Another one after each failover; null: the server follows another. */
	readonly timeline: string | null;
	readonly rows: readonly { readonly seq: number; readonly accoId: string }[];
}

/**
 * The log from a cursor on: all that the snapshot in which the cursor was read could not be sure to see.
 * Without a cursor only the rows that a later read would bring again.
 */
export async function readLog(db: Db, cursor: string | null): Promise<LogPage> {
	const from = cursor === null ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${cursor}::xid8`;
	const { rows } = await sql<{ next: string; timeline: string | null; seq: number | null; accoId: string }>`
		SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next, c.seq, c.acco_id AS "accoId",
			CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline
		FROM (SELECT 1) AS one LEFT JOIN change_log c ON c.tx >= ${from}`.execute(db);
	return {
		next: rows[0]?.next ?? "0",
		timeline: rows[0]?.timeline ?? null,
		rows: rows.flatMap(({ seq, accoId }) => (seq === null ? [] : [{ seq, accoId }])),
	};
}

/**
 * Deletes what every running feed has read; answers how many rows. A transaction that this server has not begun is of
 * another one, whose log came with a backup of an earlier version: each feed would read it at every look.
 */
export async function pruneChangeLog(db: Db, now: Date): Promise<number> {
	const { numAffectedRows } = await sql`
		DELETE FROM change_log WHERE at < ${new Date(now.getTime() - KEEP_LOG_MS)}
			AND (tx < pg_snapshot_xmin(pg_current_snapshot()) OR tx >= pg_snapshot_xmax(pg_current_snapshot()))`.execute(db);
	return Number(numAffectedRows ?? 0);
}
