import { lockBooking } from "#db/bookings/booking-facts.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	countRefundAttempt,
	listRefundsToSend,
	lockRefund,
	settleRefund as storeRefund,
} from "#db/payments/refunds.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { openPayerIban, payeeIbanOf } from "../bank/payer-iban.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { notify } from "./notify.ts";
import type { PaymentApp } from "./sync-payment.ts";

/** Refunds: automatic at the provider, by staff to a bank account. */

const BATCH = 50;
/** Attempts after which staff are notified. */
const MOST_ATTEMPTS = 5;

export interface RefundsRun {
	readonly sent: number;
	readonly failed: number;
}

/**
 * Asks the provider for the refunds that are due, and how those on their way stand. A refund keeps its id as the
 * key of the call, so a repeated one is the same. Refunds of bank transfers wait for staff.
 */
export async function sendRefunds(app: PaymentApp): Promise<RefundsRun> {
	const run = { sent: 0, failed: 0 };
	const { payments } = app;
	if (!payments) return run;
	// Each is asked of the provider, and what it answers is stored at once: by design one after another.
	const open = await listRefundsToSend(app.db, payments.name, BATCH);
	for (const refund of open) {
		const paymentId = refund.payment_provider_id;
		if (!paymentId) continue;
		const requested =
			refund.provider_id === null
				? await payments.refund({
						refundId: refund.public_id,
						providerId: paymentId,
						cents: refund.cents,
						description: `Halcyon ${refund.booking_no}`,
					})
				: await payments.getRefund(paymentId, refund.provider_id);
		const refused = !requested.ok && (requested.error !== "UNREACHABLE" || refund.attempts + 1 >= MOST_ATTEMPTS);
		if (!requested.ok && !refused) {
			await countRefundAttempt(app.db, refund.refund_id, refund.attempts + 1, app.clock.now());
			continue;
		}
		const status = requested.ok ? requested.value.status : "failed";
		const done = await settleRefund(app, refund.refund_id, status, requested.ok ? requested.value.providerId : null);
		if (done) run[status === "failed" ? "failed" : "sent"]++;
	}
	return run;
}

/** Stores a refund's state and notifies: the guest when it was sent, staff when it failed. */
async function settleRefund(
	app: Pick<PaymentApp, "db" | "settings" | "clock" | "company" | "payments">,
	refundId: number,
	status: "sent" | "done" | "failed",
	providerId: string | null,
	by: StaffActor | null = null,
): Promise<boolean> {
	const done = await transact(app.db, async (trx) => {
		const refund = await lockRefund(trx, refundId);
		if (!refund || refund.status === status || refund.status === "done") return ok(false);
		// What the provider refused is sent by staff, at the bank.
		if (refund.status === "failed" && status !== "done") return ok(false);
		await storeRefund(trx, refundId, { status, providerId, now: app.clock.now() });
		const row = await lockBooking(trx, refund.booking_id);
		if (row && refund.status !== "sent") {
			const kind = status === "failed" ? "staff_refund_due" : "refund_sent";
			await notify(trx, app, row, kind, { version: refundId, refundCents: refund.cents });
		} else if (row && status === "failed") {
			await notify(trx, app, row, "staff_refund_due", { version: refundId, refundCents: refund.cents });
		}
		if (row && by) {
			const iban = openPayerIban(app, refund.payee_iban_sealed);
			await writeAudit(trx, {
				...trailActor(by),
				action: "refundSent",
				subjectKind: "booking",
				subjectId: row.booking_no,
				after: { cents: refund.cents, ...(iban === null ? {} : { ibanEnd: iban.slice(-4) }) },
			});
		}
		return ok(true);
	});
	return done.ok && done.value;
}

/**
 * Notes that staff sent a refund at the bank: NOT_FOUND where none waits under this number, NO_ACCOUNT where neither a bank
 * line says the account that it goes to nor a colleague has confirmed one.
 */
export async function refundSentByBank(
	app: Parameters<typeof settleRefund>[0],
	refundId: number,
	by: StaffActor,
): Promise<Result<true, "NOT_FOUND" | "NO_ACCOUNT">> {
	if ((await payeeIbanOf(app, refundId)) === "unknown") return fail("NO_ACCOUNT");
	return (await settleRefund(app, refundId, "done", null, by)) ? ok(true as const) : fail("NOT_FOUND");
}
