import { sql } from "kysely";
import type { Db } from "./client.ts";

/**
 * Follows the change log. A row may become visible after rows with larger numbers (its transaction commits
 * later), so a reader asks by transaction: everything that its last snapshot could not see. What it has seen
 * since that horizon it remembers, for a long transaction elsewhere holds the horizon back.
 */
export class ChangeReader {
	private readonly db: Db;
	private horizon: string;
	private seen = new Set<number>();

	private constructor(db: Db, horizon: string) {
		this.db = db;
		this.horizon = horizon;
	}

	/** A reader that begins now: open it before the catalogue is read. */
	static async open(db: Db): Promise<ChangeReader> {
		return new ChangeReader(db, await currentHorizon(db));
	}

	/** A reader that begins where another one stood. */
	static from(db: Db, horizon: string): ChangeReader {
		return new ChangeReader(db, horizon);
	}

	/** Oldest transaction that the last reading could not see the end of. */
	get position(): string {
		return this.horizon;
	}

	/** Homes changed since the last call, each once. A home may be named again though nothing changed. */
	async read(): Promise<readonly string[]> {
		const { rows } = await sql<{ horizon: string; changes: [number, string][] | null }>`
			SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
				(SELECT json_agg(json_build_array(seq, acco_id)) FROM change_log WHERE tx >= ${this.horizon}::xid8) AS changes
		`.execute(this.db);
		const [row] = rows;
		if (!row) return [];
		const changes = row.changes ?? [];
		const fresh = changes.filter(([seq]) => !this.seen.has(seq));
		this.seen = new Set(changes.map(([seq]) => seq));
		this.horizon = row.horizon;
		return [...new Set(fresh.map(([, accoId]) => accoId))];
	}
}

/** Transactions below it have ended: every later snapshot sees what they did. */
export async function currentHorizon(db: Db): Promise<string> {
	const { rows } = await sql<{ horizon: string }>`
		SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon`.execute(db);
	return rows[0]?.horizon ?? "0";
}

/** Rows younger than this stay, so that a process that lost its connection for a while misses nothing. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes change-log rows older than a day; answers how many. An engine that has not read for that long builds
 * itself anew (createSearchEngine sees to it), so no reader misses them.
 */
export async function pruneChangeLog(db: Db, now: Date, keptMs = KEPT_MS): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("change_log")
		.where("at", "<", new Date(now.getTime() - keptMs))
		.executeTakeFirst();
	return Number(numDeletedRows);
}
