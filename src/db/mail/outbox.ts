import { type Insertable, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import { traceparent } from "../connection/query-trace.ts";
import type { EmailOutboxTable } from "../tables/booking-tables.ts";

/** Mails wait in the database, so that one is sent exactly if the change that it reports was stored. */

export interface QueuedMail {
	/** Random; becomes the Message-ID. */
	readonly messageId: string;
	readonly bookingId: number | null;
	/** The form that it answers. */
	readonly submissionId?: number;
	/** Who is answered instead of the sender. */
	readonly replyTo?: string;
	/** Address that takes the POST of a mail program's unsubscribe button. */
	readonly listUnsubscribe?: string;
	readonly kind: string;
	readonly version?: number;
	readonly lang: Language;
	readonly recipient: string;
	readonly recipientName: string;
	/** Who gets it as well. */
	readonly cc?: string | null;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	/** Attached documents. */
	readonly documentIds?: readonly number[];
	/** The guest that a mail without a booking is about. */
	readonly guestId?: number;
	/** Names what is said once only; a second mail of the same name is left out. */
	readonly onceKey?: string;
	/** Kept for the record but not sent. */
	readonly suppressed?: boolean;
}

const MAILS_A_STATEMENT = 1_000;
/** Told when a mail was stored. */
export const MAIL_CHANNEL = "halcyon_mail";
/** Mails that somebody waits for in front of a screen: they leave before all others. */
const URGENT_KINDS: readonly string[] = ["sign_in", "email_change", "member_invite", "newsletter_confirm"];

/** Puts a mail into the outbox; the same kind and version for a booking is put there once. */
export function queueMail(trx: Db, mail: QueuedMail): Promise<void> {
	return queueMails(trx, [mail]);
}

/** Puts mails into the outbox; what is there already is left out. */
export async function queueMails(trx: Db, mails: readonly QueuedMail[]): Promise<void> {
	// A statement takes 65,535 values at most.
	for (let from = 0; from < mails.length; from += MAILS_A_STATEMENT) {
		await trx
			.insertInto("email_outbox")
			.values(mails.slice(from, from + MAILS_A_STATEMENT).map(outboxRow))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
}

function outboxRow(mail: QueuedMail): Insertable<EmailOutboxTable> {
	return {
		message_id: mail.messageId,
		booking_id: mail.bookingId,
		submission_id: mail.submissionId ?? null,
		reply_to: mail.replyTo ?? null,
		list_unsubscribe: mail.listUnsubscribe ?? null,
		document_ids: [...(mail.documentIds ?? [])],
		guest_id: mail.guestId ?? null,
		once_key: mail.onceKey ?? null,
		kind: mail.kind,
		version: mail.version ?? 1,
		lang: mail.lang,
		recipient: mail.recipient,
		recipient_name: mail.recipientName,
		cc: mail.cc ?? null,
		subject: mail.subject,
		html: mail.html,
		text: mail.text,
		status: mail.suppressed ? "suppressed" : "queued",
		urgency: URGENT_KINDS.includes(mail.kind) ? 0 : 1,
		last_error: null,
		sent_at: null,
		traceparent: traceparent(),
	};
}

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

/** The newest mails in any state; to one address, if it is given. */
export async function listMails(
	db: Db,
	{ limit, recipient }: { readonly limit: number; readonly recipient: string | null },
) {
	let mails = db
		.selectFrom("email_outbox")
		.select(["outbox_id", "created_at", "status", "kind", "lang", "recipient", "subject"])
		.orderBy("outbox_id", "desc")
		.limit(limit);
	if (recipient !== null) mails = mails.where("recipient", "=", recipient);
	return mails.execute();
}

/** The mails about a booking, the latest first, without their texts. */
export function listMailsOfBooking(db: Db, bookingId: number) {
	return db
		.selectFrom("email_outbox")
		.select(["outbox_id", "created_at", "sent_at", "status", "kind", "lang", "recipient", "subject"])
		.where("booking_id", "=", bookingId)
		.orderBy("outbox_id", "desc")
		.execute();
}

/** What mails are called, and the bookings they belong to. */
export async function mailNamesOf(db: Db, outboxIds: readonly number[]) {
	if (outboxIds.length === 0) return [];
	return db
		.selectFrom("email_outbox as m")
		.leftJoin("booking as b", "b.booking_id", "m.booking_id")
		.select(["m.outbox_id", "m.subject", "b.booking_no"])
		.where("m.outbox_id", "=", sql<number>`ANY(${[...outboxIds]}::bigint[])`)
		.execute();
}

/** One mail as it is or will be sent. */
export async function findMail(db: Db, outboxId: number) {
	const mail = await db
		.selectFrom("email_outbox")
		.select(["recipient", "recipient_name", "subject", "html", "text", "document_ids"])
		.select(["booking_id", "kind", "lang", "status", "created_at", "sent_at"])
		.where("outbox_id", "=", outboxId)
		.executeTakeFirst();
	return mail ?? null;
}

/** When bookings had their last mail of some kinds that left or will, of the last days. */
export async function listRecentMails(
	db: Db,
	bookingIds: readonly number[],
	kinds: readonly string[],
	days: number,
): Promise<ReadonlyMap<number, Date>> {
	if (bookingIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("email_outbox")
		.select("booking_id")
		.select((select) => select.fn.max("created_at").as("at"))
		.where("booking_id", "in", bookingIds)
		.where("kind", "in", kinds)
		.where("status", "<>", "suppressed")
		// The clock that wrote the time.
		.where(sql<boolean>`created_at > now() - make_interval(days => ${days})`)
		.groupBy("booking_id")
		.execute();
	return new Map(rows.flatMap(({ booking_id: id, at }) => (id === null ? [] : [[id, at]])));
}

/** The version of another mail of a kind about a booking: the one requested, or below zero where there is such a mail. */
export async function freeVersion(trx: Db, bookingId: number, kind: string, version: number): Promise<number> {
	const rows = await trx
		.selectFrom("email_outbox")
		.select("version")
		.where("booking_id", "=", bookingId)
		.where("kind", "=", kind)
		.execute();
	const versions = rows.map((row) => row.version);
	return versions.includes(version) ? Math.min(0, ...versions) - 1 : version;
}

/** How many mails of a kind a booking has, in any state. */
export async function countMails(db: Db, bookingId: number, kind: string): Promise<number> {
	const { count } = await db
		.selectFrom("email_outbox")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("booking_id", "=", bookingId)
		.where("kind", "=", kind)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Those of the names of what is said once only that were said already. */
export async function listSentOnceKeys(db: Db, onceKeys: readonly string[]): Promise<ReadonlySet<string>> {
	if (onceKeys.length === 0) return new Set();
	const rows = await db
		.selectFrom("email_outbox")
		.select("once_key")
		.where("once_key", "=", sql<string>`ANY(${[...onceKeys]}::text[])`)
		.execute();
	return new Set(rows.flatMap((row) => row.once_key ?? []));
}

/** What an address was sent or will be, the oldest first, without the texts. */
export function listMailsToAddress(db: Db, recipient: string) {
	return db
		.selectFrom("email_outbox")
		.select(["kind", "lang", "subject", "status", "created_at", "sent_at"])
		.where("recipient", "=", recipient)
		.orderBy("outbox_id")
		.execute();
}

/** What a guest was sent or will be under any of the addresses, the oldest first, without the texts. */
export function listMailsOfGuest(
	db: Db,
	{ guestId, emails }: { readonly guestId: number; readonly emails: readonly string[] },
) {
	return (
		db
			.selectFrom("email_outbox")
			.select(["kind", "lang", "subject", "status", "created_at", "sent_at"])
			// What was sent to whoever had the address before is theirs.
			.where((where) =>
				where.or([
					where("guest_id", "=", guestId),
					where.and([where("recipient", "in", emails), where("guest_id", "is", null)]),
				]),
			)
			.orderBy("outbox_id")
			.execute()
	);
}

/** Takes a mail out of the outbox, if it is there. */
export async function deleteMail(trx: Db, messageId: string): Promise<void> {
	await trx.deleteFrom("email_outbox").where("message_id", "=", messageId).execute();
}

/** Takes mails of some kinds away that were written until an instant. */
export async function dropOldMails(db: Db, kinds: readonly string[], until: Date): Promise<void> {
	await db.deleteFrom("email_outbox").where("kind", "in", kinds).where("created_at", "<=", until).execute();
}

/** Whose mails: those of bookings, or all of a guest and of the addresses. */
export type MailsOf =
	| { readonly bookingIds: readonly number[] }
	| { readonly guestId: number; readonly emails: readonly string[] }
	/** Of an address that somebody had as a member of an organisation; what it gets as a guest stays. */
	| { readonly guestId: null; readonly emails: readonly string[]; readonly exceptGuest: number | null };

/** Takes recipient and text out of mails; what was not sent yet is not sent any more. */
export async function emptyMails(trx: Db, of: MailsOf): Promise<void> {
	if ("bookingIds" in of && of.bookingIds.length === 0) return;
	const mails = trx
		.updateTable("email_outbox")
		.set({ recipient: "erased@erased.invalid", recipient_name: "", subject: "", html: "", text: "" })
		// What the mail server answered may name the address too.
		.set({ cc: null, reply_to: null, list_unsubscribe: null, last_error: null })
		.set((update) => ({
			status: update
				.case()
				.when("status", "in", ["queued", "sending"])
				.then("suppressed" as const)
				.else(update.ref("status"))
				.end(),
		}));
	if ("bookingIds" in of) {
		await mails.where("booking_id", "in", of.bookingIds).execute();
		return;
	}
	if (of.guestId !== null) {
		const { guestId, emails } = of;
		await mails
			.where((where) => where.or([where("guest_id", "=", guestId), where("recipient", "in", emails)]))
			.execute();
	} else {
		let ofAddress = mails.where("recipient", "in", of.emails);
		const guest = of.exceptGuest;
		if (guest !== null) {
			ofAddress = ofAddress
				.where((where) => where.or([where("guest_id", "is", null), where("guest_id", "<>", guest)]))
				.where((where) =>
					where.or([
						where("booking_id", "is", null),
						where("booking_id", "not in", (own) =>
							own.selectFrom("booking").select("booking_id").where("guest_id", "=", guest),
						),
					]),
				);
		}
		await ofAddress.execute();
	}
	// Mails of others of which the person had a copy.
	await trx.updateTable("email_outbox").set({ cc: null }).where("cc", "in", of.emails).execute();
}

/** Takes the text out of mails to the office that name one of some words, such as what an organisation was called. */
export async function emptyOfficeMails(trx: Db, words: readonly string[]): Promise<void> {
	for (const word of words) {
		await trx
			.updateTable("email_outbox")
			.set({ subject: "", html: "", text: "", last_error: null })
			.where("kind", "like", "staff\\_%")
			.where((where) => where(sql<number>`strpos(lower(text), ${word.toLowerCase()})`, ">", 0))
			.execute();
	}
}

/** Takes the text out of mails of a kind about an owner's stays; who got them stays. */
export async function emptyMailsOfOwner(trx: Db, ownerCode: string, kind: string): Promise<void> {
	await trx
		.updateTable("email_outbox")
		.set({ html: "", text: "" })
		.where("kind", "=", kind)
		.where("booking_id", "in", (of) =>
			of.selectFrom("booking").select("booking_id").where("owner_code", "=", ownerCode),
		)
		.execute();
}
