import { findBooking } from "#db/bookings/find-bookings.ts";
import type { Db } from "#db/connection/client.ts";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { queueMail } from "#db/mail/outbox.ts";
import {
	countSentTo,
	type DueMail,
	hurryMails,
	isServerAway,
	isToUnprovedMailbox,
	markFailed,
	markSent,
	putOffMail,
	takeDueMail,
} from "#db/mail/sending.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { type MailSenderLines, withSender } from "#mail/layout.ts";
import { mailFailedMail } from "#mail/staff-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { documentFile } from "../documents/document-file.ts";
import { guideAttachment } from "../forms/guide-attachment.ts";
import { randomId } from "../signed-id.ts";
import { traced } from "../tracing.ts";
import { type Attachment, type MailTransport, mailFailure } from "./smtp-transport.ts";

export interface OutboxRun {
	readonly sent: number;
	readonly postponed: number;
	readonly failed: number;
}

export interface OutboxOptions {
	/** Connections at a time. */
	readonly lanes?: number;
	/** Leaves all but the mails that somebody waits for in front of a screen. */
	readonly onlyUrgent?: boolean;
	/** No other mail is begun. */
	readonly ending?: AbortSignal | undefined;
}

/** Connections at a time that a process sends over. */
export const LANES = 4;
const HOUR_MS = 3_600_000;
/** Mails an hour to one address, beside urgent ones and those to the office. */
export const MOST_AN_HOUR = 60;
/** The same to the guest of a booking, or whoever a form names, while nothing shows that the mailbox is theirs. */
export const MOST_TO_UNPROVED = 5;
const FLOOD_WAIT_MS = 10 * 60_000;
/** Minutes to wait after the first, second … attempt; after these five retries a mail is given up. */
export const RETRY_MINUTES = [1, 5, 30, 120, 720] as const;

/** Half of a lease: afterwards another process takes the mail. */
const STORE_WITHIN_MS = 5 * 60_000;
const STORE_AGAIN_MS = 500;

/** Files of a mail; a document that cannot be made keeps its mail waiting, as a server that does not answer would. */
async function attachmentsOf(db: Db, mail: DueMail): Promise<readonly Attachment[]> {
	const guide = mail.kind === "guide" ? await guideAttachment(mail.lang) : null;
	const files: Attachment[] = guide ? [{ ...guide, content: Buffer.from(guide.content) }] : [];
	// One or two; a document is made when it is first asked for.
	for (const id of mail.document_ids) {
		const file = await documentFile(db, id);
		if (file) files.push({ filename: file.filename, contentType: "application/pdf", content: file.pdf });
	}
	return files;
}

/**
 * Sends what is due until nothing is left, in one or more processes at a time, over several connections each. A mail
 * whose recipient or text the server refuses for good is given up at once, others are tried again up to five times.
 */
export async function sendOutbox(
	app: OutboxApp,
	transport: MailTransport,
	{ lanes = LANES, onlyUrgent = false, ending }: OutboxOptions = {},
): Promise<OutboxRun> {
	const run = { sent: 0, postponed: 0, failed: 0 };
	const lane = async () => {
		while (!ending?.aborted) {
			const mail = await takeDueMail(app.db, app.clock.now(), onlyUrgent);
			if (!mail) return;
			run[await sendTraced(app, transport, mail)]++;
		}
	};
	await Promise.all(Array.from({ length: lanes }, lane));
	return run;
}

/** Sends one mail below the span of the request that wrote it. */
function sendTraced(app: OutboxApp, transport: MailTransport, mail: DueMail): Promise<keyof OutboxRun> {
	const facts = { "halcyon.mail.kind": mail.kind, "halcyon.mail.attempt": mail.attempts };
	return traced({ name: `mail ${mail.kind}`, kind: "client", facts, parent: mail.traceparent }, async (span) => {
		const outcome = await sendOne(app, transport, mail);
		span.set({ "halcyon.mail.outcome": outcome });
		if (outcome === "failed") span.fail();
		return outcome;
	});
}

/** The company as each mail names it: who we are is said where the mail leaves, so that it is never an old one. */
export function senderLines(
	{ company, settings }: { readonly company: App["company"]; readonly settings: Pick<App["settings"], "publicUrl"> },
	language: Language,
): MailSenderLines {
	const t = translator(language);
	const { name, address, registration, vatNumber, telephone, email } = company.of(language);
	const registered =
		registration && vatNumber ? t("mail.senderRegistered", { registration, vat: vatNumber }) : registration;
	const lines = [[name, ...address].join(", "), registered, telephone, email].filter((line) => line !== null);
	return { lines, imprint: { label: t("mail.imprint"), url: settings.publicUrl + href("imprint", language) } };
}

/** Sends one mail, and marks it as soon as the server has it: a killed sender repeats one mail a lane at most. */
async function sendOne(app: OutboxApp, transport: MailTransport, mail: DueMail): Promise<keyof OutboxRun> {
	if (await untilStored(() => isFlooded(app, mail))) {
		const until = new Date(app.clock.now().getTime() + FLOOD_WAIT_MS);
		await untilStored(() => putOffMail(app.db, mail, until));
		return "postponed";
	}
	try {
		const signed = { ...mail, ...(await withSender(mail, senderLines(app, mail.lang))) };
		await transport(signed, app.settings.mailFrom, await attachmentsOf(app.db, mail));
	} catch (error) {
		const { reason, isFinal, hasCopyLeft } = mailFailure(error);
		const wait = RETRY_MINUTES[mail.attempts - 1];
		const next = wait === undefined || isFinal ? null : new Date(app.clock.now().getTime() + wait * 60_000);
		if (isServerAway(reason)) there.delete(transport);
		app.log.warn({ outboxId: mail.outbox_id, attempts: mail.attempts, reason }, "mail not sent");
		const isOurs = await untilStored(() => markFailed(app.db, mail, { reason, next, hasCopyLeft }));
		// Whoever took it after the lease says what becomes of it.
		if (!isOurs || next) return "postponed";
		await queueFailureNotice(app, mail, reason);
		return "failed";
	}
	await untilStored(() => markSent(app.db, mail.outbox_id, app.clock.now()));
	if (!there.has(transport)) {
		there.add(transport);
		// It is there, again or for the first time that this process sees it: what waits for it has waited long enough.
		await untilStored(() => hurryMails(app.db, app.clock.now()));
	}
	return "sent";
}

/**
 * Writes down what became of a mail, again while the database is away: one that left and is not marked would leave once
 * more, and one that is taken and not tried would wait for its lease to end.
 */
async function untilStored<Answer>(write: () => Promise<Answer>): Promise<Answer> {
	const late = performance.now() + STORE_WITHIN_MS;
	for (;;) {
		try {
			return await write();
		} catch (error) {
			if (!(error instanceof DatabaseAwayError) || performance.now() > late) throw error;
			await new Promise((resolve) => setTimeout(resolve, STORE_AGAIN_MS));
		}
	}
}

/** Whether an address had its hour's mails: the rest waits, so that nobody's mailbox is filled through us. */
async function isFlooded({ db, clock, settings }: OutboxApp, mail: DueMail): Promise<boolean> {
	if (mail.urgency === 0 || mail.recipient.toLowerCase() === settings.officeMail.toLowerCase()) return false;
	const since = new Date(clock.now().getTime() - HOUR_MS);
	const most = (await isToUnprovedMailbox(db, mail)) ? MOST_TO_UNPROVED : MOST_AN_HOUR;
	return (await countSentTo(db, mail.recipient, since, most)) >= most;
}

/** Notifies the office of a mail that was given up; of one to the office itself there is no notice. */
async function queueFailureNotice(app: OutboxApp, mail: DueMail, reason: string): Promise<void> {
	const { officeMail, officeLanguage, publicUrl } = app.settings;
	if (mail.recipient.toLowerCase() === officeMail.toLowerCase()) return;
	const booking = mail.booking_id ? await findBooking(app.db, mail.booking_id) : null;
	const bookingNo = booking?.booking_no ?? null;
	const failed = { mail: mail.subject, bookingNo, reason, attempts: mail.attempts, url: publicUrl };
	const notice = await mailFailedMail(failed, officeLanguage);
	await queueMail(app.db, {
		messageId: randomId(),
		bookingId: mail.booking_id,
		kind: "staff_mail_failed",
		version: mail.outbox_id,
		lang: officeLanguage,
		recipient: officeMail,
		recipientName: "",
		...notice,
	});
}

export type OutboxApp = Pick<App, "db" | "clock" | "settings" | "log" | "company">;

/**
 * Servers that took the last mail brought to them. A process that has just begun does not know: the one before it may
 * have found none.
 */
const there = new WeakSet<MailTransport>();
