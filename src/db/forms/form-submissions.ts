import { type Insertable, type Selectable, sql } from "kysely";
import { deletedAt, type FormName } from "#domain/forms/site-forms.ts";
import type { Db } from "../connection/client.ts";
import type { FormSubmissionTable } from "../tables/form-tables.ts";

/** Stores a form; null when it is a repeated entry in the prize draw, which is stored no second time. */
export async function insertSubmission(
	trx: Db,
	row: Omit<Insertable<FormSubmissionTable>, "payload"> & { readonly payload: object },
): Promise<number | null> {
	const stored = await trx
		.insertInto("form_submission")
		.values({ ...row, payload: JSON.stringify(row.payload) })
		.onConflict((conflict) =>
			conflict.columns(["email"]).where("form", "=", "prize-draw-entries").where("status", "<>", "spam").doNothing(),
		)
		.returning("submission_id")
		.executeTakeFirst();
	return stored?.submission_id ?? null;
}

/** Forms whose time is over, some at a time; the mails that answer them go with their row. */
export async function overdueSubmissions(
	db: Db,
	now: Date,
	limit: number,
): Promise<readonly { readonly submission_id: number; readonly cv_file: string | null }[]> {
	return db
		.selectFrom("form_submission")
		.select(["submission_id", "cv_file"])
		.where("delete_at", "<=", now)
		.orderBy("delete_at")
		.limit(limit)
		.execute();
}

export async function deleteSubmissions(db: Db, ids: readonly number[]): Promise<void> {
	if (ids.length > 0) await db.deleteFrom("form_submission").where("submission_id", "in", ids).execute();
}

/** Those of the files that a form has. */
export async function listKnownCvs(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
	const rows = await db
		.selectFrom("form_submission")
		.select("cv_file")
		.where("cv_file", "=", sql<string>`ANY(${[...files]}::text[])`)
		.execute();
	return new Set(rows.flatMap((row) => row.cv_file ?? []));
}

export type FormSubmissionRow = Selectable<FormSubmissionTable>;

/** Forms that are not handled yet, the oldest first; of one form, or of all but the newsletter's. */
export async function openSubmissions(db: Db, form: FormName | null): Promise<readonly FormSubmissionRow[]> {
	const open = db.selectFrom("form_submission").selectAll().where("status", "=", "new").orderBy("submission_id");
	return (form ? open.where("form", "=", form) : open.where("form", "<>", "newsletter-subscriptions")).execute();
}

export async function findSubmission(db: Db, submissionId: number): Promise<FormSubmissionRow | null> {
	const row = await db
		.selectFrom("form_submission")
		.selectAll()
		.where("submission_id", "=", submissionId)
		.executeTakeFirst();
	return row ?? null;
}

/** The same, held until the transaction ends: what is written under it meanwhile waits. */
export async function lockSubmission(trx: Db, submissionId: number): Promise<FormSubmissionRow | null> {
	const row = await trx
		.selectFrom("form_submission")
		.selectAll()
		.where("submission_id", "=", submissionId)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** Marks a form as handled; false when it is not there or was handled before. */
export async function handleSubmission(trx: Db, submissionId: number, staffId: string): Promise<boolean> {
	const before = await trx
		.selectFrom("form_submission")
		.select(["form", "status", "created_at", "delete_at"])
		.where("submission_id", "=", submissionId)
		.where("status", "<>", "handled")
		.forUpdate()
		.executeTakeFirst();
	if (!before) return false;
	await trx
		.updateTable("form_submission")
		.set({ status: "handled", assigned_to: staffId, ...keptOutOfSpam(before, "handled") })
		.where("submission_id", "=", submissionId)
		.execute();
	return true;
}

/** When a message that leaves spam goes: as any other of its form, counted from the day it came, and never sooner. */
export function keptOutOfSpam(
	{ form, status, created_at, delete_at }: Pick<FormSubmissionRow, "form" | "status" | "created_at" | "delete_at">,
	to: FormSubmissionRow["status"] | undefined,
): { readonly delete_at?: Date } {
	if (status !== "spam" || to === undefined || to === "spam") return {};
	const usual = deletedAt(form, created_at, false);
	return usual > delete_at ? { delete_at: usual } : {};
}

/** What addresses of one person have sent as a visitor, the oldest first; threads of organisations are in `threads.ts`. */
export function listSubmissionsOfAddresses(db: Db, emails: readonly string[]) {
	return db
		.selectFrom("form_submission")
		.select(["form", "lang", "payload", "consent_at", "created_at", "delete_at"])
		.where("email", "in", emails)
		.where("organisation_id", "is", null)
		.orderBy("submission_id")
		.execute();
}

/** Takes away what an address has sent as a visitor, with the mails that answered it. */
export async function deleteSubmissionsOfAddress(trx: Db, email: string): Promise<void> {
	await trx.deleteFrom("form_submission").where("email", "=", email).where("organisation_id", "is", null).execute();
}
