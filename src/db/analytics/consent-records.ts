import type { Insertable } from "kysely";
import type { Db } from "../connection/client.ts";
import type { EventTables } from "../tables/event-tables.ts";

/** Writes down what a visitor agreed to, or took back. */
export async function insertConsent(db: Db, consent: Insertable<EventTables["consent_record"]>): Promise<void> {
	await db.insertInto("consent_record").values(consent).execute();
}

/** Drops proofs that nobody can ask for any more. */
export async function dropOldConsents(db: Db, before: Date): Promise<number> {
	const result = await db.deleteFrom("consent_record").where("given_at", "<", before).executeTakeFirst();
	return Number(result.numDeletedRows);
}
