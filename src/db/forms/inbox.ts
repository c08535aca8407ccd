import { type RawBuilder, sql } from "kysely";
import type { FormName } from "#domain/forms/site-forms.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import { countUpTo } from "../connection/count-up-to.ts";
import type { SubmissionStatus } from "../tables/form-tables.ts";
import { keptOutOfSpam } from "./form-submissions.ts";

/** What people wrote by forms, as the office's inbox lists it; subscriptions to the newsletter are none of it. */

export interface MessagesWanted {
	/** Beginnings of words, as `plainWords` makes them; empty: any. */
	readonly words: readonly string[];
	/** Empty: any. */
	readonly statuses: readonly SubmissionStatus[];
	/** Public id of who looks after it; null: anybody or nobody. */
	readonly assignedTo: string | null;
	/** By which form, and in which language; null, absent: any. */
	readonly form?: FormName | null;
	readonly lang?: Language | null;
	/** Only those that nobody looks after. */
	readonly unkept?: boolean;
}

function wanted(by: MessagesWanted): RawBuilder<boolean> {
	const { words, statuses, assignedTo, form = null, lang = null, unkept = false } = by;
	const typed = words.map((word) => `${word}:*`).join(" & ");
	const all = [
		sql<boolean>`f.form <> 'newsletter-subscriptions'`,
		words.length > 0 && sql<boolean>`submission_words(f.email::text, f.payload) @@ to_tsquery('simple', ${typed})`,
		statuses.length > 0 && sql<boolean>`f.status IN (${sql.join(statuses)})`,
		assignedTo !== null && sql<boolean>`f.assigned_to = ${assignedTo}`,
		unkept && sql<boolean>`f.assigned_to IS NULL`,
		form !== null && sql<boolean>`f.form = ${form}`,
		lang !== null && sql<boolean>`f.lang = ${lang}`,
	].filter((one) => one !== false);
	return sql.join(all, sql` AND `) as RawBuilder<boolean>;
}

/** A page of messages, the latest first, beginning below a number; with the names of who looks after them. */
export async function listMessages(db: Db, by: MessagesWanted, below: number | null, limit: number) {
	let page = db
		.selectFrom("form_submission as f")
		.leftJoin("staff as s", "s.public_id", "f.assigned_to")
		.select(["f.submission_id", "f.form", "f.lang", "f.email", "f.payload", "f.status", "f.created_at"])
		.select(["f.assigned_to", "s.name as assigned_name"])
		.where(wanted(by))
		.orderBy("f.submission_id", "desc");
	if (below !== null) page = page.where("f.submission_id", "<", below);
	const found = await page.limit(limit + 1).execute();
	return { rows: found.slice(0, limit), isMore: found.length > limit };
}

/** How many there are, counted up to `most`. */
export function countMessages(db: Db, by: MessagesWanted, most: number): Promise<number> {
	return countUpTo(db, db.selectFrom("form_submission as f").select("f.submission_id").where(wanted(by)), most);
}

/** Answers to a message, the first first. */
export function listAnswers(db: Db, submissionId: number) {
	return db
		.selectFrom("email_outbox")
		.select(["outbox_id", "created_at", "sent_at", "status", "subject", "text"])
		.where("submission_id", "=", submissionId)
		.where("kind", "=", "form_answer")
		.orderBy("outbox_id")
		.execute();
}

/** The last answer and the last words of others under a message, by their keys; 0: none. */
export interface LastSaid {
	readonly answer: number;
	readonly word: number;
}

export async function lastSaid(db: Db, submissionId: number): Promise<LastSaid> {
	const answers = db
		.selectFrom("email_outbox")
		.select((of) => of.fn.max("outbox_id").as("last"))
		.where("submission_id", "=", submissionId)
		.where("kind", "=", "form_answer");
	const words = db
		.selectFrom("submission_word")
		.select((of) => of.fn.max("word_id").as("last"))
		.where("submission_id", "=", submissionId)
		.where("of_staff", "=", false);
	const row = await db.selectNoFrom([answers.as("answer"), words.as("word")]).executeTakeFirstOrThrow();
	return { answer: Number(row.answer ?? 0), word: Number(row.word ?? 0) };
}

/** What else an address wrote, the latest first; not the message itself. */
export function listOtherMessages(db: Db, email: string, except: number, limit: number) {
	return db
		.selectFrom("form_submission")
		.select(["submission_id", "form", "payload", "created_at"])
		.where("email", "=", email)
		.where("form", "<>", "newsletter-subscriptions")
		.where("submission_id", "<>", except)
		.orderBy("submission_id", "desc")
		.limit(limit)
		.execute();
}

/** What was written about a booking by its number, the latest first; its own words included. */
export function listMessagesOfBooking(db: Db, bookingNo: string, limit: number) {
	return db
		.selectFrom("form_submission")
		.select(["submission_id", "form", "email", "payload", "status", "created_at"])
		.where(sql<boolean>`payload->>'bookingNo' = ${bookingNo} AND payload->>'bookingNo' <> ''`)
		.orderBy("submission_id", "desc")
		.limit(limit)
		.execute();
}

/**
 * Changes where a message stands or who looks after it; what it was before, null for an unknown one. One that leaves
 * spam is kept as long as any other of its form, counted from the day it came.
 */
export async function changeMessage(
	trx: Db,
	submissionId: number,
	change: { readonly status?: SubmissionStatus; readonly assigned_to?: string | null },
): Promise<{ readonly status: SubmissionStatus; readonly assigned_to: string | null } | null> {
	const before = await trx
		.selectFrom("form_submission")
		.select(["status", "assigned_to", "form", "created_at", "delete_at"])
		.where("submission_id", "=", submissionId)
		.where("form", "<>", "newsletter-subscriptions")
		.forUpdate()
		.executeTakeFirst();
	if (!before) return null;
	await trx
		.updateTable("form_submission")
		.set({ ...change, ...keptOutOfSpam(before, change.status) })
		.where("submission_id", "=", submissionId)
		.execute();
	return { status: before.status, assigned_to: before.assigned_to };
}
