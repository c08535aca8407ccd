import type { Db } from "#db/connection/client.ts";
import { parseLikes, printLikes } from "#domain/home/likes.ts";
import type { App } from "../app.ts";
import type { GuestSession } from "./session.ts";

/**
 * Brings the likes of a browser and of its guest together: what was added or taken back here since they were last
 * compared happens to the guest's list, and the list comes back. Answers the likes for the cookie.
 */
export async function syncLikes(app: Pick<App, "db">, session: GuestSession, cookie: string): Promise<string> {
	const [here, before] = [parseLikes(cookie), parseLikes(session.likes)];
	return app.db.transaction().execute(async (trx) => {
		const stored = await likesOf(trx, session.guestId);
		const added = here.filter((id) => !before.includes(id) && !stored.includes(id));
		const takenBack = before.filter((id) => !here.includes(id) && stored.includes(id));
		if (takenBack.length > 0) {
			await trx
				.deleteFrom("guest_like")
				.where("guest_id", "=", session.guestId)
				.where("acco_id", "in", takenBack)
				.execute();
		}
		// An id that no home has is left out.
		const known = added.length > 0 ? await knownHomes(trx, added) : [];
		const rows = added
			.filter((id) => known.includes(id))
			.map((accoId) => ({ guest_id: session.guestId, acco_id: accoId }));
		if (rows.length > 0) {
			await trx
				.insertInto("guest_like")
				.values(rows)
				.onConflict((conflict) => conflict.doNothing())
				.execute();
		}
		const merged = printLikes(parseLikes(printLikes(await likesOf(trx, session.guestId))));
		if (merged !== session.likes) {
			await trx
				.updateTable("guest_session")
				.set({ likes: merged })
				.where("token_hash", "=", session.tokenHash)
				.execute();
		}
		return merged;
	});
}

/** Homes that a guest likes, the latest last. */
export async function likesOf(db: Db, guestId: number): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("guest_like")
		.select("acco_id")
		.where("guest_id", "=", guestId)
		.orderBy("seq")
		.execute();
	return rows.map((row) => row.acco_id);
}

async function knownHomes(db: Db, accoIds: readonly string[]): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("accommodation")
		.select("acco_id")
		.where("acco_id", "in", [...accoIds])
		.execute();
	return rows.map((row) => row.acco_id);
}
