import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertWord, isBookingOf, lockThread, reopenThread, type ThreadRow } from "#db/forms/threads.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { takeHit } from "#db/operations/rate-hits.ts";
import { ownerOfHome } from "#db/organisations/owner-homes.ts";
import { parseBookingNumber } from "#domain/booking/booking-number.ts";
import { contactMessages } from "#domain/forms/definitions/contact-messages.ts";
import type { Language } from "#domain/language.ts";
import { mayAct } from "#domain/organisations/rights.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { officeWordMail } from "#mail/form-mails.ts";
import { officeHref } from "#site/office.ts";
import type { App } from "../app.ts";
import { type FormFailure, submitForm } from "../forms/submit-form.ts";
import { randomId } from "../signed-id.ts";
import type { MemberSession } from "./member-session.ts";

/**
 * People of organisations write to the office: a message of the inbox, as the contact form makes one, that belongs to
 * the organisation and goes on in the portal.
 */

type WriteApp = Pick<App, "db" | "clock" | "settings">;
const DAY_MS = 86_400_000;
/** Words an organisation may add in an hour. */
const WORDS_AN_HOUR = 30;

export interface TypedMessage {
	/** One of the organisation's homes; empty: none. */
	readonly home: string;
	/** Empty: about none. */
	readonly bookingNo: string;
	readonly subject: string;
	readonly message: string;
}

export type WriteFailure =
	| FormFailure
	/** A booking that is another's, or that there is not. */
	| { readonly code: "VALIDATION"; readonly errors: readonly { readonly path: string; readonly code: string }[] }
	| { readonly code: "NOT_FOUND" };

/** Begins a thread. Another's home or booking, and one that there is not, are refused alike. */
export async function writeToOffice(
	app: WriteApp,
	session: MemberSession,
	typed: TypedMessage,
	language: Language,
): Promise<Result<{ readonly id: string }, WriteFailure>> {
	const { organisation, name, email } = session;
	if (typed.home !== "") {
		const code = await ownerOfHome(app.db, typed.home);
		if (!mayAct(session, "homes.see", { kind: "owner", code })) return fail({ code: "NOT_FOUND" });
	}
	const bookingNo = typed.bookingNo === "" ? "" : parseBookingNumber(typed.bookingNo);
	if (bookingNo === null || (bookingNo !== "" && !(await isBookingOf(app.db, organisation, bookingNo)))) {
		return fail({ code: "VALIDATION", errors: [{ path: "bookingNo", code: "BOOKING_UNKNOWN" }] });
	}
	const body = {
		lang: language,
		email,
		consent: true,
		website: "",
		variant: bookingNo === "" ? "general" : "booking",
		name,
		telephone: "",
		subject: typed.subject,
		message: typed.message,
		bookingNo,
	};
	return submitForm(app, "contact-messages", body, {
		clientAddress: null,
		organisation: organisation.publicId,
		attribution: {},
		thread: { organisationId: organisation.id, accoId: typed.home === "" ? null : typed.home },
	});
}

/** Writes more under a thread, which the office then finds open again. */
export function replyToOffice(
	app: WriteApp,
	session: MemberSession,
	{ thread: publicId, message }: { readonly thread: string; readonly message: string },
): Promise<Result<string, "NOT_FOUND" | "RATE_LIMITED" | "BUSY">> {
	const { organisation, userId } = session;
	return transact<string, "NOT_FOUND" | "RATE_LIMITED">(app.db, async (trx) => {
		const thread = await lockThread(trx, organisation.id, publicId);
		if (!thread) return fail("NOT_FOUND");
		const at = app.clock.now();
		const limit = { name: "portal-words", subject: organisation.publicId, perHour: WORDS_AN_HOUR };
		if ((await takeHit(trx, limit, at)) !== null) return fail("RATE_LIMITED");
		await insertWord(trx, { submissionId: thread.submission_id, byUser: userId, words: message, at });
		const deleteAt = new Date(at.getTime() + contactMessages.keptDays * DAY_MS);
		await reopenThread(trx, thread.submission_id, deleteAt);
		await notifyOffice(trx, app.settings, thread, organisation.code);
		return ok(publicId);
	});
}

/** Words under a message that lies in the inbox already would be seen by who looks there alone. */
async function notifyOffice(
	trx: Db,
	{ publicUrl, officeMail, officeLanguage }: WriteApp["settings"],
	{ submission_id: submissionId, payload, status }: ThreadRow,
	code: string,
): Promise<void> {
	// Still open: the office was mailed of it, and has not looked.
	if (status === "new") return;
	const subject = typeof payload.subject === "string" ? payload.subject : "";
	const url = publicUrl + officeHref(`inbox/${submissionId}`);
	await queueMail(trx, {
		messageId: randomId(),
		bookingId: null,
		submissionId,
		kind: "form_word_office",
		lang: officeLanguage,
		recipient: officeMail,
		recipientName: "",
		...(await officeWordMail({ subject, code, url }, officeLanguage)),
	});
}
