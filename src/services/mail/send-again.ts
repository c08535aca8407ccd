import { lockBooking } from "#db/bookings/booking-facts.ts";
import type { Tx } from "#db/connection/client.ts";
import { isSqlError, transact, UNIQUE_VIOLATION } from "#db/connection/transact.ts";
import { isRepeatWaiting, lockMail, queueFailedMail, repeatMail } from "#db/mail/outbox-desk.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction, TrailSubject, TrailValues } from "#domain/staff/trail.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { isWayIn } from "./mail-reading.ts";

/** What staff do with mails: those that were given up are tried again, others are sent once more. */

export type MailRefusal =
	| "NOT_FOUND"
	/** It is not where that can be done: sent by now, or still to be sent. */
	| "MAIL_STATE"
	/** It holds somebody's way in, or its words are gone. */
	| "MAIL_SHUT"
	| "BUSY";

/** A mail that was given up waits for the next sender again, under the same Message-ID; its tries count anew. */
export function retryMail(
	app: Pick<App, "db" | "clock">,
	id: number,
	by: StaffActor,
): Promise<Result<true, MailRefusal>> {
	return transact<true, MailRefusal>(app.db, async (trx) => {
		const mail = await lockMail(trx, id);
		if (!mail) return fail("NOT_FOUND");
		if (mail.status !== "failed") return fail("MAIL_STATE");
		if (isErased(mail)) return fail("MAIL_SHUT");
		await queueFailedMail(trx, id, app.clock.now());
		await audit(trx, by, "retryMail", id, { kind: mail.kind, tries: mail.attempts });
		return ok(true as const);
	});
}

/** Sends a mail once more, as a new entry with its own Message-ID; answers its number. */
export function sendMailAgain(
	app: Pick<App, "db" | "clock">,
	id: number,
	by: StaffActor,
): Promise<Result<number, MailRefusal>> {
	return transact<number, MailRefusal>(
		app.db,
		async (trx) => {
			const mail = await lockMail(trx, id);
			if (!mail) return fail("NOT_FOUND");
			if (isWayIn(mail) || isErased(mail)) return fail("MAIL_SHUT");
			if (mail.status !== "sent" && mail.status !== "suppressed") return fail("MAIL_STATE");
			// Pressed twice: the first is still on its way.
			if (await isRepeatWaiting(trx, id)) return fail("MAIL_STATE");
			const recipient = await addressOf(trx, mail);
			const repeat = await repeatMail(trx, id, { messageId: randomId(), recipient, now: app.clock.now() });
			await audit(trx, by, "sendMailAgain", id, { kind: mail.kind, mail: repeat });
			const row = mail.booking_id === null ? null : await lockBooking(trx, mail.booking_id);
			// In the booking's own trail as well: its page says who sent what.
			if (row) await audit(trx, by, "sendMail", row.booking_no, { kind: mail.kind, mail: repeat }, "booking");
			return ok(repeat);
		},
		// Two mails of one kind that are repeated at once take the same number.
		(error) => isSqlError(error, UNIQUE_VIOLATION),
	);
}

/** A guest's mail goes to the address that the booking has now; all others to theirs. null: as it was. */
async function addressOf(
	trx: Tx,
	{ booking_id: bookingId, kind }: { readonly booking_id: number | null; readonly kind: string },
): Promise<string | null> {
	if (bookingId === null || TO_OTHERS.test(kind)) return null;
	const row = await lockBooking(trx, bookingId);
	// A client whose agency gets everything is written to by the agency.
	return row && row.documents_to !== "agency" ? row.guest.email || null : null;
}

/** Kinds about a booking that are not the guest's. */
const TO_OTHERS = /^(?:owner_|partner_|staff_|office_copy$)/;

/** Its guest was forgotten. */
function isErased({ text, html }: { readonly text: string; readonly html: string }): boolean {
	return text === "" && html === "";
}

function audit(
	trx: Tx,
	by: StaffActor,
	action: TrailAction,
	id: number | string,
	after: TrailValues,
	subjectKind: TrailSubject = "mail",
): Promise<void> {
	return writeAudit(trx, {
		...trailActor(by),
		action,
		subjectKind,
		subjectId: String(id),
		after,
	});
}
