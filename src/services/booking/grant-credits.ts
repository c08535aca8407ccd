import { transact } from "#db/connection/transact.ts";
import { holdGuest } from "#db/guests/guests.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { addCreditEntries, countCreditEntries, creditLots, sumGranted } from "#db/payments/credits.ts";
import { creditBalance } from "#domain/booking/credits.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { CREDITS_ALONE_CENTS, CREDITS_ALONE_DAYS } from "#domain/staff/approval.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { type Second, secondPerson } from "../staff/second-person.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

export interface Grant {
	readonly guestId: number;
	/** How many entries the ledger had where it was shown; others now refuse it. */
	readonly entries?: number;
	readonly cents: number;
	/** Last day, ISO; null: no limit. */
	readonly expiresOn: string | null;
	readonly by: StaffActor;
	readonly reason: string;
	readonly second?: Second | null;
}

export type GrantFailure = "NOT_FOUND" | "CHANGED" | "SECOND_PERSON" | "VALIDATION" | "BUSY";

/**
 * Gives a guest credits and notifies the guest by mail. Above what a guest may be given without one within thirty days
 * it needs a second person.
 */
export async function grantCredits(
	app: Pick<App, "db" | "settings" | "clock">,
	grant: Grant,
): Promise<Result<{ readonly balanceCents: number }, GrantFailure>> {
	const { cents, guestId, by, reason, second } = grant;
	const expiresOn = grant.expiresOn === null ? null : parseIsoDate(grant.expiresOn);
	const today = app.clock.today();
	if (!Number.isInteger(cents) || cents <= 0) return fail("VALIDATION");
	if (grant.expiresOn !== null && (expiresOn === null || expiresOn < today)) return fail("VALIDATION");
	return transact<{ readonly balanceCents: number }, GrantFailure>(app.db, async (trx) => {
		// Of several at once each sees what the others gave.
		const guest = await holdGuest(trx, guestId);
		if (!guest || guest.anonymised_at !== null) return fail("NOT_FOUND");
		if (grant.entries !== undefined && grant.entries !== (await countCreditEntries(trx, guestId)))
			return fail("CHANGED");
		const isAlone = cents + (await sumGranted(trx, guestId, CREDITS_ALONE_DAYS)) <= CREDITS_ALONE_CENTS;
		// A request that is confirmed is over, also where one person would be enough by now: else it could be confirmed again.
		if ((second || !isAlone) && !(await secondPerson(trx, app, second))) return fail("SECOND_PERSON");
		await addCreditEntries(trx, { guestId, reason: "grant", by: by.publicId, note: reason }, [{ expiresOn, cents }]);
		const balanceCents = creditBalance(await creditLots(trx, guestId), today);
		await writeAudit(trx, {
			...trailActor(by),
			action: "grantCredits",
			subjectKind: "guest",
			subjectId: guest.public_id,
			after: { cents, expiresOn: grant.expiresOn, ...(second ? { second: second.by.publicId } : {}) },
			reason,
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
