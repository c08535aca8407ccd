import type { Insertable } from "kysely";
import type { Db } from "./client.ts";
import type { FormSubmissionTable } from "./form-tables.ts";

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

/** True when a form has this file. */
export async function hasCv(db: Db, file: string): Promise<boolean> {
	const row = await db
		.selectFrom("form_submission")
		.select("submission_id")
		.where("cv_file", "=", file)
		.executeTakeFirst();
	return row !== undefined;
}
