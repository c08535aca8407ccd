import { lockBooking } from "#db/bookings/booking-facts.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	findRefundByBank,
	listRefundsToSend,
	lockRefund,
	settleRefund as storeRefund,
	touchRefund,
} from "#db/payments/refunds.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { openPayerIban, payeeIbanOf } from "../bank/payer-iban.ts";
import type { PaymentProvider, ProviderRefund } from "../payments/provider.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { notify } from "./notify.ts";
import type { PaymentApp } from "./sync-payment.ts";

/** Refunds: automatic at the provider, by staff to a bank account. */

const BATCH = 50;
/** Calls for a refund that may stay without an answer before staff send it at the bank. */
const MOST_ATTEMPTS = 5;

export interface RefundsRun {
	readonly sent: number;
	readonly failed: number;
}

/**
 * Asks the provider for the refunds that are due, and how those on their way stand. What the provider does not answer is
 * asked again: staff get a refund only where it is certain that none was made, or that it came back. Refunds of bank
 * transfers wait for staff.
 */
export async function sendRefunds(app: PaymentApp): Promise<RefundsRun> {
	const run = { sent: 0, failed: 0 };
	const { payments } = app;
	if (!payments) return run;
	// Each is asked of the provider, and what it answers is stored at once: by design one after another.
	const open = await listRefundsToSend(app.db, payments.name, BATCH);
	for (const refund of open) {
		const stands = await stateAtProvider(payments, refund);
		const done =
			typeof stands === "object" && (await settleRefund(app, refund.refund_id, stands.status, stands.providerId));
		if (done) run[stands.status === "failed" ? "failed" : "sent"]++;
		// Whatever was answered, the others are asked first the next time.
		else await touchRefund(app.db, refund.refund_id, stands === "unanswered", app.clock.now());
	}
	return run;
}

type OpenRefund = Awaited<ReturnType<typeof listRefundsToSend>>[number];
type Standing = { readonly status: ProviderRefund["status"]; readonly providerId: string | null };
const NOT_MADE: Standing = { status: "failed", providerId: null };

/** How a refund stands; "unanswered": it was asked for, and may have been made; "unknown": nothing can be said now. */
async function stateAtProvider(
	payments: PaymentProvider,
	refund: OpenRefund,
): Promise<Standing | "unanswered" | "unknown"> {
	const paymentId = refund.payment_provider_id;
	if (!paymentId) return "unknown";
	if (refund.provider_id !== null) {
		const known = await payments.getRefund(paymentId, refund.provider_id);
		if (known.ok) return known.value;
		return known.error === "NOT_FOUND" ? NOT_MADE : "unknown";
	}
	const request = { refundId: refund.public_id, providerId: paymentId };
	// An earlier call may have been carried out without an answer, or by a process that died of it.
	const found = await payments.findRefund(request);
	if (!found.ok) return found.error === "NOT_FOUND" ? NOT_MADE : "unknown";
	if (found.value) return found.value;
	if (refund.attempts >= MOST_ATTEMPTS) return NOT_MADE;
	const { cents } = refund;
	const made = await payments.refund({ ...request, cents, description: `Halcyon ${refund.booking_no}` });
	if (made.ok) return made.value;
	return made.error === "UNREACHABLE" ? "unanswered" : NOT_MADE;
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
		if (by && !(await findRefundByBank(trx, refundId))) return ok(false);
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
	const iban = await payeeIbanOf(app, refundId);
	if (iban === null) return fail("NOT_FOUND");
	if (iban === "unknown") return fail("NO_ACCOUNT");
	return (await settleRefund(app, refundId, "done", null, by)) ? ok(true as const) : fail("NOT_FOUND");
}
