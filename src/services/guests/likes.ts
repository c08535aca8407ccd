import { listKnownAccommodations } from "#db/accommodations/accommodations.ts";
import { addLikes, listLikes, removeLikes } from "#db/guests/likes.ts";
import { setSessionLikes } from "#db/guests/sessions.ts";
import { parseLikes, printLikes } from "#domain/accommodation/likes.ts";
import type { App } from "../app.ts";
import type { GuestSession } from "./session.ts";

/**
 * Brings the likes of a browser and of its guest together: what was added or taken back here since they were last
 * compared happens to the guest's list, and the list comes back. Answers the likes for the cookie.
 */
export async function syncLikes(app: Pick<App, "db">, session: GuestSession, cookie: string): Promise<string> {
	const [here, before] = [parseLikes(cookie), parseLikes(session.likes)];
	return app.db.transaction().execute(async (trx) => {
		const stored = await listLikes(trx, session.guestId);
		const added = here.filter((id) => !before.includes(id) && !stored.includes(id));
		await removeLikes(
			trx,
			session.guestId,
			before.filter((id) => !here.includes(id) && stored.includes(id)),
		);
		// An id that no home has is left out.
		const known = await listKnownAccommodations(trx, added);
		await addLikes(
			trx,
			session.guestId,
			added.filter((id) => known.has(id)),
		);
		const merged = printLikes(parseLikes(printLikes(await listLikes(trx, session.guestId))));
		if (merged !== session.likes) await setSessionLikes(trx, session.tokenHash, merged);
		return merged;
	});
}
