import { createTransport } from "nodemailer";
import type { DueMail } from "#db/mail/sending.ts";

/** The way to a mail server, and what its answers mean. */

/** Sends one mail; throws when the server does not take it for its recipient. */
export type MailTransport = (mail: DueMail, from: string, attachments: readonly Attachment[]) => Promise<void>;

/** An attachment of a mail. */
export interface Attachment {
	readonly filename: string;
	readonly contentType: string;
	readonly content: Buffer;
}

/**
 * A whole mail, from connecting to the last answer: well below the lease of a mail, so that a server that answers each
 * step late does not have it sent by two.
 */
const SEND_WITHIN_MS = 4 * 60_000;
const CONNECT_WITHIN_MS = 30_000;
const SILENT_AT_MOST_MS = 2 * 60_000;

/** Answers of machines to machines go round in circles. */
const AUTOMATIC = { "Auto-Submitted": "auto-generated" };

/** A mail program's own unsubscribe button (RFC 8058). */
function unsubscribeHeaders(mail: DueMail): Record<string, string> {
	if (!mail.list_unsubscribe) return {};
	return { "List-Unsubscribe": `<${mail.list_unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** The server took the mail for whoever has a copy, not for its recipient; `cause` is its answer to that. */
class OnlyCopyTakenError extends Error {}

/** The transport of an SMTP server. */
export function smtpTransport(smtpUrl: string, sendWithinMs = SEND_WITHIN_MS): MailTransport {
	const transport = createTransport({
		url: smtpUrl,
		connectionTimeout: CONNECT_WITHIN_MS,
		socketTimeout: SILENT_AT_MOST_MS,
	});
	return async (mail, from, attachments) => {
		const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
		const { rejectedErrors = [], envelope } = await transport.sendMail({
			from,
			to: { name: mail.recipient_name, address: mail.recipient },
			...(mail.cc ? { cc: mail.cc } : {}),
			subject: mail.subject,
			html: mail.html,
			text: mail.text,
			messageId: `<${mail.message_id}@${domain}>`,
			...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
			headers: { ...AUTOMATIC, ...unsubscribeHeaders(mail) },
			attachments: [...attachments],
			signal: AbortSignal.timeout(sendWithinMs),
		});
		// The recipient comes first, written as the server was given it.
		const [recipient] = envelope.to;
		const refused = rejectedErrors.find((error) => error.recipient === recipient);
		if (refused) throw new OnlyCopyTakenError("refused for its recipient", { cause: refused });
	};
}

/** Why a mail did not leave. */
export interface MailFailure {
	/** Kind and number. Texts of mail servers repeat addresses, so they are left out. */
	readonly reason: string;
	/** Its recipient or its text was refused: that will not change by asking again. */
	readonly isFinal: boolean;
	/** Whoever has a copy got it. */
	readonly hasCopyLeft: boolean;
}

/** What a failure of a transport means for the mail. */
export function mailFailure(error: unknown): MailFailure {
	const hasCopyLeft = error instanceof OnlyCopyTakenError;
	const answer = (hasCopyLeft ? error.cause : error) as Answer;
	const isOfSender = answer.command === "MAIL FROM" && answer.responseCode !== undefined;
	const code = isOfSender && !isFinal(answer) ? "ESENDER" : (answer.code ?? "ERROR");
	const reason = [code, answer.responseCode].filter((part) => part !== undefined).join(" ");
	return { reason, isFinal: isFinal(answer), hasCopyLeft };
}

interface Answer {
	readonly code?: string;
	readonly command?: string;
	readonly response?: string;
	readonly responseCode?: number;
}

/** More than the server or the mailbox takes. */
const TOO_MUCH = 552;

/**
 * Whether an answer of 500 and above is about this mail. What is about us (login, sender, a quota, a list of blocked
 * senders) ends when somebody mends it, and must not cost the mails of these hours.
 */
function isFinal({ command, response = "", responseCode = 0 }: Answer): boolean {
	if (responseCode < 500) return false;
	// 5.1 address (5.1.7 and 5.1.8 ours), 5.2 mailbox, 5.3 system, 5.4 routes and quotas, 5.5 protocol, 5.6 text, 5.7 policy.
	const [, subject, detail] = /^\d{3}[ -]5\.(\d)\.(\d+)/.exec(response) ?? [];
	if (responseCode === TOO_MUCH && subject !== "4" && subject !== "7") return true;
	if (command !== "RCPT TO" && command !== "DATA") return false;
	if (subject === "1") return detail !== "7" && detail !== "8";
	if (subject === "2" || subject === "6") return true;
	// Of a recipient a server often says no more than "550".
	return command === "RCPT TO" && (subject === undefined || subject === "5");
}
