import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { findRefundByBank, keepRefundAccount, lockRefund } from "#db/payments/refunds.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ApprovalTerms } from "#domain/staff/approval.ts";
import type { App } from "../app.ts";
import { payeeIban, sealPayerIban } from "../bank/payer-iban.ts";
import { type Second, secondPerson } from "../staff/second-person.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";

/**
 * The account that a refund goes to where no bank line says who paid: who types it does not send money to it alone. A
 * colleague sees the whole number beside the guest and confirms it; then it stands in the refund's line until it has gone.
 */

export type AccountTerms = Extract<ApprovalTerms, { kind: "account" }>;
/** SECOND_PERSON: a colleague confirms it. STALE: the refund is not as it was shown, or has an account by now. */
export type AccountFailure = "NOT_FOUND" | "STALE" | "SECOND_PERSON" | "BUSY";

export interface AccountProposal {
	readonly subject: { readonly bookingNo: string; readonly version: number };
	readonly terms: AccountTerms;
}

/** What is asked of a colleague for an account that was typed. */
export async function accountProposal(
	app: Pick<App, "db" | "settings">,
	refundId: number,
	iban: string,
): Promise<Result<AccountProposal, "NOT_FOUND" | "STALE">> {
	const row = await findRefundByBank(app.db, refundId);
	if (!row) return fail("NOT_FOUND");
	if (payeeIban(app, row) !== null) return fail("STALE");
	const { booking_no: bookingNo, version, guest, payer, cents } = row;
	const sealed = sealPayerIban(app, iban);
	return ok({
		subject: { bookingNo, version },
		terms: {
			kind: "account",
			refund: refundId,
			cents,
			payee: payer || `${guest.firstname} ${guest.lastname}`,
			ibanEnd: iban.slice(-4),
			...(sealed === null ? {} : { ibanSealed: sealed }),
		},
	});
}

interface AccountRequest extends AccountTerms {
	readonly bookingNo: string;
	readonly by: StaffActor;
	readonly reason: string;
	readonly second: Second | null;
}

/** Keeps the account that two people agreed on; nobody is written to, and nothing is sent yet. */
export function setRefundAccount(
	app: Pick<App, "db" | "clock">,
	{ bookingNo, by, reason, second, refund: refundId, cents, ibanEnd, ibanSealed }: AccountRequest,
): Promise<Result<true, AccountFailure>> {
	return transact<true, AccountFailure>(app.db, async (trx) => {
		if (!second) return fail("SECOND_PERSON");
		await lockRefund(trx, refundId);
		const refund = await findRefundByBank(trx, refundId);
		if (!refund) return fail("NOT_FOUND");
		if (refund.cents !== cents || refund.payee_iban_sealed !== null || ibanSealed === undefined) return fail("STALE");
		if (!(await secondPerson(trx, app, second))) return fail("SECOND_PERSON");
		await keepRefundAccount(trx, refundId, ibanSealed, app.clock.now());
		await writeAudit(trx, {
			...trailActor(by),
			action: "setRefundAccount",
			subjectKind: "booking",
			subjectId: bookingNo,
			after: { cents, ibanEnd },
			reason,
		});
		return ok(true as const);
	});
}
