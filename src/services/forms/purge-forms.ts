import { deleteSubmissions, listKnownCvs, overdueSubmissions } from "#db/forms/form-submissions.ts";
import { dropUnconfirmed } from "#db/forms/newsletter.ts";
import { dropOldHits } from "#db/operations/rate-hits.ts";
import type { App } from "../app.ts";
import { cvsBefore, dropCv } from "./cv-store.ts";

export interface Purged {
	/** Forms whose time was over, with their mails and files. */
	readonly forms: number;
	/** Files that no form names, left by a process that died between file and row. */
	readonly strayFiles: number;
	/** Newsletter requests that were never confirmed, with their forms and mails. */
	readonly unconfirmed: number;
}

const BATCH = 200;
/** A file without a row is stray once no form can be on its way to the database any more. */
const STRAY_AFTER_MS = 24 * 3600 * 1000;

/**
 * Deletes what is kept no longer: applications after four weeks, other forms after theirs. The file goes first,
 * so that a failure leaves a row to try again by, never a file without a row.
 */
export async function purgeForms(app: Pick<App, "db" | "clock" | "settings">): Promise<Purged> {
	const now = app.clock.now();
	const { cvFolder } = app.settings;
	const overdue = await overdueSubmissions(app.db, now, BATCH);
	for (const { cv_file: file } of overdue) if (file) await dropCv(cvFolder, file);
	await deleteSubmissions(
		app.db,
		overdue.map((row) => row.submission_id),
	);
	const old = await cvsBefore(cvFolder, new Date(now.getTime() - STRAY_AFTER_MS));
	const known = await listKnownCvs(app.db, old);
	const stray = old.filter((file) => !known.has(file));
	for (const file of stray) await dropCv(cvFolder, file);
	await dropOldHits(app.db, now);
	return { forms: overdue.length, strayFiles: stray.length, unconfirmed: await dropUnconfirmed(app.db, now) };
}
