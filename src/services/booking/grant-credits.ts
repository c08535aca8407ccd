import { transact } from "#db/connection/transact.ts";
import { findGuest } from "#db/guests/guests.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { addCreditEntries, countCreditEntries, creditLots } from "#db/payments/credits.ts";
import { creditBalance } from "#domain/booking/credits.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";

export interface Grant {
	readonly guestId: number;
	readonly cents: number;
	/** Last day, ISO; null: no limit. */
	readonly expiresOn: string | null;
	readonly staffId: string;
	readonly note: string;
	/** The second member of staff, above the sum that one may give alone. */
	readonly secondStaffId?: string;
}

/** What one member of staff may give alone (docs/guides/bookings-and-payments.md#credits). */
const ALONE_CENTS = 25_000;

/** Gives a guest credits and notifies the guest by mail. Above € 250 a second member of staff has to agree. */
export async function grantCredits(
	app: Pick<App, "db" | "settings" | "clock">,
	grant: Grant,
): Promise<Result<{ readonly balanceCents: number }, "NOT_FOUND" | "SECOND_PERSON" | "VALIDATION" | "BUSY">> {
	const { cents, guestId, staffId, secondStaffId } = grant;
	const expiresOn = grant.expiresOn === null ? null : parseIsoDate(grant.expiresOn);
	const today = app.clock.today();
	if (!Number.isInteger(cents) || cents <= 0) return fail("VALIDATION");
	if (grant.expiresOn !== null && (expiresOn === null || expiresOn < today)) return fail("VALIDATION");
	if (cents > ALONE_CENTS && (!secondStaffId || secondStaffId === staffId)) return fail("SECOND_PERSON");
	return transact(app.db, async (trx) => {
		const guest = await findGuest(trx, guestId);
		if (!guest) return fail("NOT_FOUND");
		await addCreditEntries(trx, { guestId, reason: "grant", by: staffId, note: grant.note }, [{ expiresOn, cents }]);
		const balanceCents = creditBalance(await creditLots(trx, guestId), today);
		await writeAudit(trx, {
			actor: "staff",
			actorId: staffId,
			action: "grantCredits",
			subjectKind: "guest",
			subjectId: guest.public_id,
			after: { cents, expiresOn: grant.expiresOn, ...(secondStaffId ? { secondStaffId } : {}) },
			reason: grant.note,
		});
		const { lang, firstname, lastname, email, public_id: publicId } = guest;
		const mail = await accountMail(
			"credits_granted",
			{
				name: firstname || null,
				url: app.settings.publicUrl + href("guest", lang, { guestId: publicId, path: ["payments"] }),
				cents,
				balanceCents,
				until: expiresOn,
			},
			lang,
		);
		await queueMail(trx, {
			messageId: randomId(),
			bookingId: null,
			guestId,
			kind: "credits_granted",
			version: await countCreditEntries(trx, guestId),
			lang,
			recipient: email,
			recipientName: `${firstname} ${lastname}`.trim(),
			...mail,
		});
		return ok({ balanceCents });
	});
}
