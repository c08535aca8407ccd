import type { Db } from "../connection/client.ts";

/** Takes an event for whoever asks first; false: it was raised before. */
export async function takeEvent(db: Db, event: string, subject: string, now: Date): Promise<boolean> {
	const taken = await db
		.insertInto("raised_event")
		.values({ event, subject, raised_at: now })
		.onConflict((conflict) => conflict.columns(["event", "subject"]).doNothing())
		.returning("event")
		.executeTakeFirst();
	return taken !== undefined;
}

/** Drops what can be asked for no more. */
export async function dropOldEvents(db: Db, before: Date): Promise<number> {
	const result = await db.deleteFrom("raised_event").where("raised_at", "<", before).executeTakeFirst();
	return Number(result.numDeletedRows);
}
