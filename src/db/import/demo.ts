import { type Selectable, sql } from "kysely";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { DemoCatalogueTable } from "../tables/schema.ts";

/** How the demo catalogue stands, and which homes are still its own. */

/** The week that the demo catalogue is made for; null where there is none. */
export async function findDemo(db: Db): Promise<Selectable<DemoCatalogueTable> | null> {
	const row = await db.selectFrom("demo_catalogue").selectAll().executeTakeFirst();
	return row ?? null;
}

/** Notes that the catalogue is being loaded for a week. */
export async function beginDemo(db: Db, monday: DayNumber): Promise<void> {
	await db
		.insertInto("demo_catalogue")
		.values({ monday: isoOf(monday), loaded: false })
		.execute();
}

/** Notes that the catalogue is whole: every home that is there is the demo's, in the version that it has. */
export async function finishDemo(trx: Db): Promise<void> {
	await trx
		.insertInto("demo_home")
		.columns(["acco_id", "version"])
		.expression(trx.selectFrom("accommodation").select(["acco_id", "version"]))
		.execute();
	await trx.updateTable("demo_catalogue").set({ loaded: true }).execute();
}

/** Begins to move the dates to a week: what is not the demo's any more is forgotten, the rest will have the next version. */
export async function beginDemoMove(trx: Db, monday: DayNumber): Promise<void> {
	await trx
		.updateTable("demo_catalogue")
		.set({ moving_to: isoOf(monday) })
		.execute();
	await sql`
		DELETE FROM demo_home d WHERE NOT EXISTS (
			SELECT FROM accommodation a WHERE a.acco_id = d.acco_id AND a.version = d.version
				AND NOT EXISTS (SELECT FROM booking b WHERE b.acco_id = a.acco_id))`.execute(trx);
	await trx
		.updateTable("demo_home")
		.set((column) => ({ version: column("version", "+", 1) }))
		.execute();
}

/** Homes that do not have the version of the move yet, in the order of their numbers. */
export async function listDemoHomesToMove(db: Db): Promise<readonly string[]> {
	const { rows } = await sql<{ accoId: string }>`
		SELECT d.acco_id AS "accoId" FROM demo_home d JOIN accommodation a USING (acco_id)
		WHERE a.version < d.version ORDER BY a.acco_no`.execute(db);
	return rows.map((row) => row.accoId);
}

/** Notes that homes have been moved: one that says the same in any week keeps the version that it had. */
export async function noteMovedDemoHomes(db: Db, accoIds: readonly string[]): Promise<void> {
	await sql`
		UPDATE demo_home d SET version = a.version FROM accommodation a
		WHERE a.acco_id = d.acco_id AND a.version < d.version AND d.acco_id = ANY (${accoIds})`.execute(db);
}

/** Notes that the dates are those of a week now. */
export async function finishDemoMove(db: Db, monday: DayNumber): Promise<void> {
	await db
		.updateTable("demo_catalogue")
		.set({ monday: isoOf(monday), moving_to: null })
		.execute();
}
