import type { Db } from "../connection/client.ts";

/** Homes that guests like. */

/** Homes that a guest likes, the latest last. */
export async function listLikes(db: Db, guestId: number): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("guest_like")
		.select("acco_id")
		.where("guest_id", "=", guestId)
		.orderBy("seq")
		.execute();
	return rows.map((row) => row.acco_id);
}

/** Adds likes in the order given; those that are there stay. Every id must be a home's. */
export async function addLikes(trx: Db, guestId: number, accoIds: readonly string[]): Promise<void> {
	if (accoIds.length === 0) return;
	await trx
		.insertInto("guest_like")
		.values(accoIds.map((accoId) => ({ guest_id: guestId, acco_id: accoId })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Takes likes back: some, or all without ids. */
export async function removeLikes(trx: Db, guestId: number, accoIds: readonly string[] | null): Promise<void> {
	if (accoIds?.length === 0) return;
	const likes = trx.deleteFrom("guest_like").where("guest_id", "=", guestId);
	await (accoIds === null ? likes : likes.where("acco_id", "in", accoIds)).execute();
}
