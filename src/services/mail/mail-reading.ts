import { mayDo, type Role } from "#domain/staff/roles.ts";
import type { MailReading } from "#site/views/office-outbox-view.ts";
import type { Settings } from "../app.ts";

/**
 * What of a mail somebody of the staff may read. Links of mails are their reader's way in, and would let who follows
 * them act in the reader's place.
 */

export interface MailToRead {
	readonly booking_id: number | null;
	readonly submission_id: number | null;
	readonly kind: string;
}

/** Kinds without a booking or a form whose words alone let nobody in; what is not listed is kept shut. */
const PLAIN_KINDS: readonly string[] = [
	"credits_granted",
	"credits_expiring",
	"data_deleted",
	"data_export",
	"email_changed",
	"partner_statement",
	"staff_mail_failed",
];

/** Kinds that answer a form, or are the office's copy of it. */
const FORM_KIND =
	/^(form_answer|form_word|newsletter_welcome|contact|homeowner_lead|guide|partner_sign_up|vacancy|prize_draw)(_office)?$/;

/** Where no mail server is set mails are read here or nowhere: an admin with a fresh second factor reads them whole. */
export function mayReadWhole(roles: readonly Role[], { smtpUrl }: Pick<Settings, "smtpUrl">): boolean {
	return smtpUrl === null && roles.includes("admin");
}

export function readingOf(mail: MailToRead, roles: readonly Role[]): Exclude<MailReading, "whole"> {
	if (mail.booking_id !== null) return mayDo(roles, "bookings.see") ? "without-links" : "none";
	if (FORM_KIND.test(mail.kind)) return mayDo(roles, "messages.see") ? "without-links" : "none";
	return PLAIN_KINDS.includes(mail.kind) && mayDo(roles, "bookings.see") ? "without-links" : "none";
}

/** A mail about what somebody wrote to us. */
export function isOfForm({ booking_id: bookingId, kind }: MailToRead): boolean {
	return bookingId === null && FORM_KIND.test(kind);
}

/** A mail that holds somebody's way in: it is old by now, and whoever needs one asks for a new one. */
export function isWayIn({ booking_id: bookingId, kind }: MailToRead): boolean {
	return bookingId === null && !FORM_KIND.test(kind) && !PLAIN_KINDS.includes(kind);
}
