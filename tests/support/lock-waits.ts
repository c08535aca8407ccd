import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#db/connection/client.ts";

/** Ends when so many connections of a test's database wait for another's lock; fails where they never do. */
export async function lockWaits(db: Db, count: number): Promise<void> {
	for (let tries = 0; tries < 200; tries++) {
		const { rows } = await sql<{ count: number }>`
			SELECT count(*)::int AS count FROM pg_stat_activity
			WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
		if ((rows[0]?.count ?? 0) >= count) return;
		await sleep(20);
	}
	throw new Error("nobody waits");
}
