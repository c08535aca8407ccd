import { listTestHouses } from "#db/accommodations/accommodations.ts";
import type { Db } from "#db/connection/client.ts";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { readDrawingAddress } from "#site/drawing-address.ts";
import type { Settings } from "../app.ts";
import { readSocialCard } from "./social-card.ts";

/**
 * Who may see a picture. Addresses of drawings can be worked out (they say what is drawn), and what was made once lies
 * in the cache: so the home is looked at before the cache is, at every request.
 */

/** `all`, or `staff` who chose to see test houses. */
export type PictureViewers = "all" | "staff";

/** A page has many pictures of few homes: what was found of a home counts for so long. */
const KEPT_MS = 5_000;
const MOST_KEPT = 20_000;

/** What says of paths of the image route (without `/images/`) who may see them. */
export function pictureViewers(app: {
	readonly db: Db;
	readonly settings: Pick<Settings, "appSecret">;
}): (path: string) => Promise<PictureViewers> {
	const kept = new Map<string, { readonly at: number; readonly viewers: PictureViewers }>();

	const find = async (accoId: string): Promise<PictureViewers> => {
		try {
			const viewers = (await listTestHouses(app.db, [accoId])).has(accoId) ? "staff" : "all";
			if (kept.size >= MOST_KEPT) kept.clear();
			kept.set(accoId, { at: performance.now(), viewers });
			return viewers;
		} catch (error) {
			// While the database is away pages stand with what was known; what was never asked for stays closed.
			if (error instanceof DatabaseAwayError) return kept.get(accoId)?.viewers ?? "staff";
			throw error;
		}
	};
	return async (path) => {
		const accoId = homeIn(path, app.settings.appSecret);
		if (accoId === null) return "all";
		const known = kept.get(accoId);
		return known && performance.now() - known.at < KEPT_MS ? known.viewers : find(accoId);
	};
}

/** The home that a path shows; null: none. */
function homeIn(path: string, secret: Uint8Array): string | null {
	const [section, part = ""] = path.split("/");
	if (section === "homes" || section === "photos") return isAccoId(part) ? part : null;
	if (section === "drawings") return readDrawingAddress(`/${path}`)?.seed ?? null;
	const card = section === "social" ? readSocialCard(part, secret) : null;
	return card && homeIn(card.picture, secret);
}
