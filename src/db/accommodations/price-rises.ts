import type { Db } from "../connection/client.ts";

/** Deletes what became dearer before a day (ISO date); answers how many rows. */
export async function deletePriceRises(db: Db, before: string): Promise<number> {
	const { numDeletedRows } = await db.deleteFrom("price_rise").where("raised_on", "<", before).executeTakeFirst();
	return Number(numDeletedRows);
}
