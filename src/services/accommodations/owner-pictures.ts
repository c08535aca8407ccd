import { lockHomeOfOwner } from "#db/accommodations/home-desk.ts";
import {
	deleteDraft,
	dropOldDrafts,
	dropUnusedPictures,
	findDraft,
	findHomePictures,
	keepHomePictures,
	picturesWait,
	saveDraft,
} from "#db/accommodations/home-pictures.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { takeHit } from "#db/operations/rate-hits.ts";
import {
	type ArrangedPicture,
	captionedPicture,
	MOST_FILES,
	movedPicture,
	type PictureMove,
	type PicturesRefusal,
	uploadedUrl,
	withoutPicture,
	withPictures,
} from "#domain/accommodation/owner-pictures.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import type { OwnerBy } from "../organisations/member-by.ts";
import { randomId } from "../signed-id.ts";
import { type PictureFault, type ReadPicture, readPicture } from "./read-picture.ts";

/**
 * The draft of a home's pictures: what its owner uploads, orders, names and leaves out before it is proposed. Whether the
 * home is the owner's is asked before. What becomes of the proposal is as with every other (`owner-proposals.ts`).
 */

/** Files an organisation may upload in an hour. */
const FILES_AN_HOUR = 120;
/** Drafts that are left, and pictures that nothing names, go after so long. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const BATCH = 200;

type PicturesApp = Pick<App, "db" | "clock">;
export type DraftRefusal = PicturesRefusal | "WAITS" | "BUSY" | "RATE_LIMITED";

/** What the owner works on: the draft, or else the pictures as they stand. Null: there is no such home. */
export async function workedOn(
	db: Db,
	accoId: string,
	ownerCode: string,
): Promise<{ readonly pictures: readonly ArrangedPicture[]; readonly isDraft: boolean } | null> {
	const draft = await findDraft(db, accoId, ownerCode);
	if (draft) return { pictures: draft.pictures, isDraft: true };
	const pictures = await findHomePictures(db, accoId);
	return pictures && { pictures, isDraft: false };
}

/** Changes the draft, which begins with the pictures as they stand. */
function changeDraft(
	app: PicturesApp,
	accoId: string,
	by: OwnerBy,
	change: (
		trx: Db,
		pictures: readonly ArrangedPicture[],
	) => Promise<Result<readonly ArrangedPicture[], Exclude<DraftRefusal, "BUSY">>>,
): Promise<Result<true, DraftRefusal>> {
	return transact<true, Exclude<DraftRefusal, "BUSY">>(app.db, async (trx) => {
		// One at a time: two windows of an owner may change the same draft.
		if (!(await lockHomeOfOwner(trx, accoId, by.ownerCode))) return fail("NOT_FOUND");
		if (await picturesWait(trx, accoId)) return fail("WAITS");
		const { ownerCode, userId } = by;
		const now = await workedOn(trx, accoId, ownerCode);
		if (!now) return fail("NOT_FOUND");
		const changed = await change(trx, now.pictures);
		if (!changed.ok) return changed;
		const at = app.clock.now();
		await saveDraft(trx, { publicId: randomId(), accoId, ownerCode, userId, pictures: changed.value, at });
		return ok(true as const);
	});
}

/** Adds what was uploaded to the end: all files or none. */
export async function addPictures(
	app: PicturesApp,
	{ accoId, files }: { readonly accoId: string; readonly files: readonly Uint8Array[] },
	by: OwnerBy,
): Promise<Result<true, DraftRefusal | PictureFault | "REQUIRED" | "TOO_MANY_FILES">> {
	if (files.length === 0) return fail("REQUIRED");
	if (files.length > MOST_FILES) return fail("TOO_MANY_FILES");
	// Before the work of reading them, and for those that cannot be read too.
	const isTaken = await takeFiles(app, by, files.length);
	if (!isTaken.ok) return isTaken;
	const read: ReadPicture[] = [];
	for (const file of files) {
		const picture = await readPicture(file);
		if (!picture.ok) return picture;
		read.push(picture.value);
	}
	return changeDraft(app, accoId, by, async (trx, pictures) => {
		const added = withPictures(
			pictures,
			read.map(({ hash }) => uploadedUrl(accoId, hash)),
		);
		if (added.ok) await keepHomePictures(trx, accoId, read, app.clock.now());
		return added;
	});
}

function takeFiles(app: PicturesApp, by: OwnerBy, count: number): Promise<Result<true, "RATE_LIMITED" | "BUSY">> {
	return transact<true, "RATE_LIMITED">(app.db, async (trx) => {
		const limit = { name: "owner-pictures", subject: by.ownerCode.toLowerCase(), perHour: FILES_AN_HOUR };
		for (let file = 0; file < count; file++) {
			if ((await takeHit(trx, limit, app.clock.now())) !== null) return fail("RATE_LIMITED");
		}
		return ok(true as const);
	});
}

interface OnePicture {
	readonly accoId: string;
	readonly url: string;
}

/** Leaves a picture out. */
export function leavePicture(app: PicturesApp, { accoId, url }: OnePicture, by: OwnerBy) {
	return changeDraft(app, accoId, by, async (_trx, pictures) => withoutPicture(pictures, url));
}

/** Puts a picture elsewhere in the order. */
export function movePicture(
	app: PicturesApp,
	{ accoId, url, move }: OnePicture & { readonly move: PictureMove },
	by: OwnerBy,
) {
	return changeDraft(app, accoId, by, async (_trx, pictures) => movedPicture(pictures, url, move));
}

/** Gives a picture words in a language. */
export function captionPicture(
	app: PicturesApp,
	{ accoId, url, language, caption }: OnePicture & { readonly language: Language; readonly caption: string },
	by: OwnerBy,
) {
	return changeDraft(app, accoId, by, async (_trx, pictures) => captionedPicture(pictures, url, language, caption));
}

/** Throws the draft away. */
export function discardDraft(app: PicturesApp, accoId: string, by: OwnerBy): Promise<Result<true, "BUSY">> {
	return transact<true, never>(app.db, async (trx) => {
		await deleteDraft(trx, accoId, by.ownerCode);
		return ok(true as const);
	});
}

/** Drops drafts that nobody went on with, and pictures that nothing names any more. Answers how many pictures. */
export async function purgePictures(app: PicturesApp): Promise<number> {
	const before = new Date(app.clock.now().getTime() - KEPT_DAYS * DAY_MS);
	await dropOldDrafts(app.db, before);
	return dropUnusedPictures(app.db, before, BATCH);
}
