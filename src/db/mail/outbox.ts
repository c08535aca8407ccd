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
