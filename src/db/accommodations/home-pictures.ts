import { sql } from "kysely";
import type { ArrangedPicture } from "#domain/accommodation/owner-pictures.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** Pictures that owners uploaded, the draft that they work on, and how a home's pictures are arranged. */

/** The pictures of a home as they stand; null: there is no such home. */
export async function findHomePictures(db: Db, accoId: string): Promise<readonly ArrangedPicture[] | null> {
	const row = await db.selectFrom("accommodation").select("images").where("acco_id", "=", accoId).executeTakeFirst();
	return row?.images ?? null;
}

/** Shows a home's pictures as they are arranged; those of the feed that are not among them are left out. */
export async function arrangeHomePictures(
	trx: Db,
	accoId: string,
	shown: readonly ArrangedPicture[],
	now: Date,
): Promise<void> {
	const { images, feed_images: fed } = await trx
		.selectFrom("accommodation")
		.select(["images", "feed_images"])
		.where("acco_id", "=", accoId)
		.executeTakeFirstOrThrow();
	const ofFeed = fed ?? images;
	const named = new Set(shown.map(({ url }) => url));
	const leftOut = ofFeed.map(({ url }) => url).filter((url) => !named.has(url));
	const own = shown.map((picture) =>
		ownWords(
			picture,
			ofFeed.find(({ url }) => url === picture.url),
		),
	);
	await trx
		.updateTable("accommodation")
		.set({ owner_pictures: JSON.stringify({ shown: own, leftOut }), version: sql`version + 1`, updated_at: now })
		.where("acco_id", "=", accoId)
		.execute();
}

/** A picture with the words that are its owner's alone, so that what the feed says later counts elsewhere; "" where the owner took them away. */
function ownWords(picture: ArrangedPicture, fed: ArrangedPicture | undefined): ArrangedPicture {
	const alt = LANGUAGES.filter((language) => (picture.alt[language] ?? "") !== (fed?.alt[language] ?? ""));
	return { url: picture.url, alt: Object.fromEntries(alt.map((language) => [language, picture.alt[language] ?? ""])) };
}

/** Keeps pictures of a home; one that is there already counts as uploaded now. */
export async function keepHomePictures(
	trx: Db,
	accoId: string,
	pictures: readonly { readonly hash: string; readonly body: Uint8Array }[],
	now: Date,
): Promise<void> {
	const once = [...new Map(pictures.map((picture) => [picture.hash, picture])).values()];
	if (once.length === 0) return;
	await trx
		.insertInto("home_picture")
		.values(once.map(({ hash, body }) => ({ acco_id: accoId, hash, body, uploaded_at: now })))
		.onConflict((conflict) => conflict.columns(["acco_id", "hash"]).doUpdateSet({ uploaded_at: now }))
		.execute();
}

/** The bytes of an uploaded picture; null: there is none. */
export async function readHomePicture(db: Db, accoId: string, hash: string): Promise<Buffer | null> {
	const row = await db
		.selectFrom("home_picture")
		.select("body")
		.where("acco_id", "=", accoId)
		.where("hash", "=", hash)
		.executeTakeFirst();
	return row ? Buffer.from(row.body) : null;
}

/** The draft of an owner for a home; null: there is none. */
export async function findDraft(
	db: Db,
	accoId: string,
	ownerCode: string,
): Promise<{ readonly publicId: string; readonly pictures: readonly ArrangedPicture[] } | null> {
	const row = await db
		.selectFrom("owner_proposal")
		.select(["public_id", "terms"])
		.where("acco_id", "=", accoId)
		.where("owner_code", "=", ownerCode)
		.where("state", "=", "draft")
		.executeTakeFirst();
	if (row?.terms.kind !== "pictures") return null;
	return { publicId: row.public_id, pictures: row.terms.pictures };
}

/** Whether pictures of a home wait for staff. */
export async function picturesWait(db: Db, accoId: string): Promise<boolean> {
	const row = await db
		.selectFrom("owner_proposal")
		.select("proposal_id")
		.where("acco_id", "=", accoId)
		.where("kind", "=", "pictures")
		.where("state", "=", "waiting")
		.executeTakeFirst();
	return row !== undefined;
}

/** Keeps a draft as it is now. */
export async function saveDraft(
	trx: Db,
	draft: {
		readonly publicId: string;
		readonly accoId: string;
		readonly ownerCode: string;
		readonly userId: number | null;
		readonly pictures: readonly ArrangedPicture[];
		readonly at: Date;
	},
): Promise<void> {
	const terms = JSON.stringify({ kind: "pictures", pictures: draft.pictures });
	await trx
		.insertInto("owner_proposal")
		.values({
			public_id: draft.publicId,
			acco_id: draft.accoId,
			owner_code: draft.ownerCode,
			proposed_by: draft.userId,
			kind: "pictures",
			terms,
			shown: JSON.stringify({ kind: "pictures", pictures: [] }),
			state: "draft",
			proposed_at: draft.at,
		})
		.onConflict((conflict) =>
			conflict
				.columns(["acco_id", "owner_code"])
				.where("state", "=", "draft")
				.doUpdateSet({ terms, proposed_by: draft.userId, proposed_at: draft.at }),
		)
		.execute();
}

export async function deleteDraft(trx: Db, accoId: string, ownerCode: string): Promise<void> {
	await trx
		.deleteFrom("owner_proposal")
		.where("acco_id", "=", accoId)
		.where("owner_code", "=", ownerCode)
		.where("state", "=", "draft")
		.execute();
}

/** Drops drafts that were left before an instant. */
export async function dropOldDrafts(db: Db, before: Date): Promise<number> {
	const gone = await db
		.deleteFrom("owner_proposal")
		.where("state", "=", "draft")
		.where("proposed_at", "<", before)
		.executeTakeFirst();
	return Number(gone.numDeletedRows);
}

/** Drops pictures, uploaded before an instant, that no home shows and nothing that waits proposes; some at a time. */
export async function dropUnusedPictures(db: Db, before: Date, limit: number): Promise<number> {
	const { numAffectedRows } = await sql`
		DELETE FROM home_picture WHERE (acco_id, hash) IN (
			SELECT p.acco_id, p.hash FROM home_picture p JOIN accommodation a ON a.acco_id = p.acco_id
			CROSS JOIN LATERAL (SELECT jsonb_build_array(jsonb_build_object('url', '/photos/' || p.acco_id || '/' || p.hash)) AS it)
				AS named
			WHERE p.uploaded_at < ${before} AND NOT a.images @> named.it AND NOT EXISTS (
				SELECT 1 FROM owner_proposal o WHERE o.acco_id = p.acco_id AND o.kind = 'pictures'
					AND o.state IN ('draft', 'waiting') AND (o.terms->'pictures' @> named.it OR o.shown->'pictures' @> named.it))
			ORDER BY p.uploaded_at LIMIT ${limit})`.execute(db);
	return Number(numAffectedRows ?? 0);
}
