import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import { countUpTo } from "../connection/count-up-to.ts";
import type { MailStatus } from "../tables/booking-tables.ts";

/** The outbox as staff see it. */

export interface MailsWanted {
	/** Empty: any. */
	readonly statuses: readonly MailStatus[];
	readonly recipient: string | null;
	readonly bookingId: number | null;
	/** Not to this address; null, absent: to any. */
	readonly notTo?: string | null;
	/** null, absent: any. */
	readonly lang?: Language | null;
}

/** Mails without their texts, the latest first, beginning below a number. */
export function listOutbox(
	db: Db,
	{ statuses, recipient, bookingId, notTo = null, lang = null }: MailsWanted,
	below: number | null,
	limit: number,
) {
	let mails = db
		.selectFrom("email_outbox")
		.select(["outbox_id", "status", "kind", "subject", "recipient", "lang", "created_at", "sent_at", "attempts"])
		.select(["last_error", "booking_id", "submission_id"])
		.orderBy("outbox_id", "desc")
		.limit(limit);
	// As the indexes of the lists say it.
	if (statuses.length > 0)
		mails = mails.where(sql<boolean>`status IN (${sql.join(statuses.map((one) => sql.lit(one)))})`);
	if (recipient !== null) mails = mails.where("recipient", "=", recipient);
	if (notTo !== null) mails = mails.where("recipient", "<>", notTo);
	if (lang !== null) mails = mails.where("lang", "=", lang);
	if (bookingId !== null) mails = mails.where("booking_id", "=", bookingId);
	if (below !== null) mails = mails.where("outbox_id", "<", below);
	return mails.execute();
}

/** How many mails were given up, counted up to a number. */
export function countFailedMails(db: Db, most: number): Promise<number> {
	const failed = db.selectFrom("email_outbox").select("outbox_id").where("status", "=", sql.lit("failed"));
	return countUpTo(db, failed, most);
}

/** How many mails wait to be sent since before an instant, counted up to a number. */
export function countUnsentMails(db: Db, before: Date, most: number): Promise<number> {
	const unsent = db
		.selectFrom("email_outbox")
		.select("outbox_id")
		.where(sql<boolean>`status IN ('queued', 'sending')`)
		.where("created_at", "<", before);
	return countUpTo(db, unsent, most);
}

/** One mail with all that is known of it, and the latest that repeats it. */
export async function findOutboxMail(db: Db, outboxId: number) {
	const mail = await db
		.selectFrom("email_outbox as m")
		.leftJoin("booking as b", "b.booking_id", "m.booking_id")
		.selectAll("m")
		.select("b.booking_no")
		.select((select) =>
			select
				.selectFrom("email_outbox as r")
				.select((most) => most.fn.max("r.outbox_id").as("id"))
				.whereRef("r.again_of", "=", "m.outbox_id")
				.as("repeated_by"),
		)
		.where("m.outbox_id", "=", outboxId)
		.executeTakeFirst();
	return mail ?? null;
}

/** One mail, kept from others until the transaction ends. */
export async function lockMail(trx: Db, outboxId: number) {
	const mail = await trx
		.selectFrom("email_outbox")
		.select(["booking_id", "submission_id", "kind", "status", "attempts", "text", "html"])
		.where("outbox_id", "=", outboxId)
		.forUpdate()
		.executeTakeFirst();
	return mail ?? null;
}

/** Lets a mail that was given up wait for the next sender. */
export async function queueFailedMail(trx: Db, outboxId: number, now: Date): Promise<void> {
	await trx
		.updateTable("email_outbox")
		.set({ status: "queued", attempts: 0, next_attempt_at: now })
		.where("outbox_id", "=", outboxId)
		.execute();
}

/** Whether a mail that repeats this one has not left yet. */
export async function isRepeatWaiting(trx: Db, outboxId: number): Promise<boolean> {
	const waiting = await trx
		.selectFrom("email_outbox")
		.select("outbox_id")
		.where("again_of", "=", outboxId)
		.where("status", "in", ["queued", "sending"])
		.executeTakeFirst();
	return waiting !== undefined;
}

/**
 * Puts a mail into the outbox once more and answers its number. Repeats are numbered below zero, so that they take no
 * number from what a booking or a guest is still to be sent, and what may be said once only stays said once.
 *
 * @param repeat its `recipient` is another address; null: the same
 */
export async function repeatMail(
	trx: Db,
	outboxId: number,
	{ messageId, recipient, now }: { readonly messageId: string; readonly recipient: string | null; readonly now: Date },
): Promise<number> {
	const { rows } = await sql<{ outbox_id: number }>`
		INSERT INTO email_outbox (message_id, booking_id, submission_id, reply_to, list_unsubscribe, document_ids, guest_id, kind,
			version, lang, recipient, recipient_name, cc, subject, html, text, next_attempt_at, created_at, again_of, urgency)
		SELECT ${messageId}, booking_id, submission_id, reply_to, list_unsubscribe, document_ids, guest_id, kind,
			least(0, (SELECT min(o.version) FROM email_outbox o WHERE o.kind = m.kind
				AND (o.booking_id = m.booking_id OR o.guest_id = m.guest_id))) - 1,
			lang, coalesce(${recipient}::citext, recipient), recipient_name, cc, subject, html, text, ${now}, ${now}, outbox_id, urgency
		FROM email_outbox m WHERE outbox_id = ${outboxId}
		RETURNING outbox_id`.execute(trx);
	const [repeat] = rows;
	if (!repeat) throw new Error("the mail is locked");
	return Number(repeat.outbox_id);
}

/** Numbers and public ids of documents by their keys, in the order of these. */
export async function listAttached(db: Db, documentIds: readonly number[]) {
	if (documentIds.length === 0) return [];
	return db
		.selectFrom("document")
		.select(["document_id", "kind", "number", "public_id"])
		.where("document_id", "in", documentIds)
		.orderBy("document_id")
		.execute();
}
