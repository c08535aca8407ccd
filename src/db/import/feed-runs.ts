import type { Db } from "../connection/client.ts";

/** Feeds that were applied, and what an import needs to know beside them. */

/** When the last feed that went well was over; null before the first. */
export async function findLastImport(db: Db): Promise<Date | null> {
	const run = await db
		.selectFrom("feed_run")
		.select("finished_at")
		.where("ok", "=", true)
		.where("finished_at", "is not", null)
		.orderBy("finished_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return run?.finished_at ?? null;
}

/** The secret by which public points of homes are moved off their true ones; never shown. */
export async function getLocationSalt(db: Db): Promise<string> {
	const { salt } = await db.selectFrom("location_salt").select("salt").executeTakeFirstOrThrow();
	return salt;
}
