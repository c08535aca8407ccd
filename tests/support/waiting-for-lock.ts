import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";

const TRIES = 6_000;
const BETWEEN_MS = 20;

/** Ends when a statement of this database waits for the lock of another one (PostgreSQL only). */
export async function waitingForLock(db: Db): Promise<void> {
	for (let tries = 0; tries < TRIES; tries++) {
		const { rows } = await sql`SELECT FROM pg_stat_activity
			WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
		if (rows.length > 0) return;
		await sleep(BETWEEN_MS);
	}
	throw new Error("nobody waits");
}
