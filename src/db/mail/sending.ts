import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** Mails of the outbox on their way: taken by one sender at a time, and what became of them. */

export interface DueMail {
	readonly outbox_id: number;
	readonly message_id: string;
	readonly booking_id: number | null;
	/** The form that it answers. */
	readonly submission_id: number | null;
	readonly kind: string;
	readonly lang: Language;
	readonly reply_to: string | null;
	readonly list_unsubscribe: string | null;
	readonly document_ids: readonly number[];
	readonly recipient: string;
	readonly recipient_name: string;
	readonly cc: string | null;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	/** Attempts with this one. */
	readonly attempts: number;
	/** 0: somebody waits for it in front of a screen. */
	readonly urgency: 0 | 1;
	/** The span that wrote it; null: nothing was traced. */
	readonly traceparent: string | null;
}

/** How long a sender may take before another may try the same mail again. */
const LEASE_MINUTES = 10;

/**
 * Takes the next mail that is due, urgent ones first, and marks it as being sent, so that no other sender takes it;
 * null: none is due. A sender that died leaves its mail to be tried again after the lease, under the same Message-ID.
 */
export async function takeDueMail(db: Db, now: Date, onlyUrgent: boolean): Promise<DueMail | null> {
	const lease = new Date(now.getTime() + LEASE_MINUTES * 60_000);
	const { rows } = await sql<DueMail>`
		UPDATE email_outbox SET status = 'sending', attempts = attempts + 1, next_attempt_at = ${lease}
		WHERE outbox_id IN (
			SELECT outbox_id FROM email_outbox
			WHERE status IN ('queued', 'sending') AND next_attempt_at <= ${now}
				${onlyUrgent ? sql`AND urgency = 0` : sql``}
			ORDER BY urgency, next_attempt_at, outbox_id
			LIMIT 1
			FOR UPDATE SKIP LOCKED
		)
		RETURNING outbox_id, message_id, booking_id, submission_id, kind, lang, reply_to, list_unsubscribe, document_ids, recipient,
			recipient_name, cc, subject, html, text, attempts, urgency, traceparent`.execute(db);
	return rows[0] ?? null;
}

/**
 * How many mails an address was sent since an instant, beside those that somebody waited for: anybody can ask for
 * these, and they must not use up the others. Counted up to a bound.
 */
export async function countSentTo(db: Db, recipient: string, since: Date, most: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM (
			SELECT 1 FROM email_outbox WHERE recipient = ${recipient} AND sent_at > ${since} AND urgency > 0 LIMIT ${most}
		) AS sent`.execute(db);
	return rows[0]?.count ?? 0;
}

/**
 * Whether a mail goes to a mailbox that nobody has proved, by a mail of ours, a session or a payment: that of the guest
 * of a booking, or one that was typed into a form. What staff write themselves goes to everybody.
 */
export async function isToUnprovedMailbox(
	db: Db,
	{ booking_id, submission_id, kind, recipient }: Pick<DueMail, "booking_id" | "submission_id" | "kind" | "recipient">,
): Promise<boolean> {
	const isOfForm = booking_id === null && submission_id !== null && kind !== "form_answer";
	if (booking_id === null && !isOfForm) return false;
	const { rows } = await sql<{ unproved: boolean }>`
		SELECT ${
			isOfForm
				? sql`NOT EXISTS (SELECT 1 FROM organisation_user u WHERE u.email = ${recipient}::citext)`
				: sql`EXISTS (
					SELECT 1 FROM booking b JOIN guest g USING (guest_id)
					WHERE b.booking_id = ${booking_id} AND b.channel = 'web' AND g.email = ${recipient}::citext)`
		} AND NOT EXISTS (
			SELECT 1 FROM guest g WHERE g.email = ${recipient}::citext AND (
				EXISTS (SELECT 1 FROM booking o WHERE o.guest_id = g.guest_id AND o.proved_at IS NOT NULL)
				OR EXISTS (SELECT 1 FROM booking o JOIN payment p USING (booking_id) WHERE o.guest_id = g.guest_id AND p.status = 'paid')
				OR EXISTS (SELECT 1 FROM guest_session s WHERE s.guest_id = g.guest_id))) AS unproved`.execute(db);
	return rows[0]?.unproved ?? false;
}

/** A mail in the hands of whoever took it; with its next attempt, after the lease, it is another's. */
type TakenMail = Pick<DueMail, "outbox_id" | "attempts">;

function updateTaken(db: Db, { outbox_id, attempts }: TakenMail) {
	return db
		.updateTable("email_outbox")
		.where("outbox_id", "=", outbox_id)
		.where("status", "=", "sending")
		.where("attempts", "=", attempts);
}

/** Puts a mail back that was taken and not tried, unless it is another sender's by now. */
export async function putOffMail(db: Db, mail: TakenMail, until: Date): Promise<void> {
	await updateTaken(db, mail)
		.set((update) => ({ status: "queued" as const, next_attempt_at: until, attempts: update("attempts", "-", 1) }))
		.execute();
}

/**
 * A mail that left is sent, whoever has it by now: it must not leave again. One that was emptied meanwhile stays
 * suppressed.
 */
export async function markSent(db: Db, outboxId: number, now: Date): Promise<void> {
	await db
		.updateTable("email_outbox")
		.set({ status: "sent", sent_at: now, last_error: null })
		.where("outbox_id", "=", outboxId)
		.where("status", "in", ["queued", "sending", "failed"])
		.execute();
}

/** How an attempt failed. */
export interface FailedAttempt {
	readonly reason: string;
	/** When it is tried again; null: it is given up. */
	readonly next: Date | null;
	/** Whoever has a copy got it: it is not sent to them again. */
	readonly hasCopyLeft: boolean;
}

/** Puts a mail off or gives it up; false where it is another sender's by now, or emptied: then nothing changes. */
export async function markFailed(
	db: Db,
	mail: TakenMail,
	{ reason, next, hasCopyLeft }: FailedAttempt,
): Promise<boolean> {
	const { numUpdatedRows } = await updateTaken(db, mail)
		.set({ last_error: reason, ...(next ? { status: "queued", next_attempt_at: next } : { status: "failed" }) })
		.$if(hasCopyLeft, (update) => update.set({ cc: null }))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/**
 * Reasons of attempts that came to no server, or to one that takes nothing of ours: it does not answer, refuses the
 * login, the sender or us altogether. Not "come back later" (4…): it says so to some connections of many.
 */
const SERVER_AWAY =
	"^(ECONNECTION|ESOCKET|ETIMEDOUT|EDNS|ETLS|EABORT|EAUTH|(ECONNECTION|EPROTOCOL|EAUTH|ESENDER) 5[0-9]{2})$";

/** Whether an attempt failed for the server's sake, not the mail's. */
export function isServerAway(reason: string): boolean {
	return new RegExp(SERVER_AWAY).test(reason);
}

/** Makes due what waits because the mail server was away; answers how many mails that is. */
export async function hurryMails(db: Db, now: Date): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable("email_outbox")
		.set({ next_attempt_at: now })
		.where("status", "=", "queued")
		.where("next_attempt_at", ">", now)
		.where("last_error", "~", SERVER_AWAY)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}
