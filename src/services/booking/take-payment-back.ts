import { factsOf, findBookingId } from "#db/bookings/booking-facts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { findCancellation } from "#db/payments/cancellations.ts";
import { findPaymentByKey, hasBankLine, reversePayment } from "#db/payments/payments.ts";
import { dropUnsentOverpaid, hasRefundBeside } from "#db/payments/refunds.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { noteFirstPaid, writeRefunds } from "./money.ts";
import { notify } from "./notify.ts";
import { lockForMoney } from "./receive-payment.ts";
import type { PaymentApp } from "./sync-payment.ts";

/**
 * Why a transfer stays where it was booked. SENT_BACK: some of it went back already, or is to by a cancellation.
 * SETTLED_WITH: the booking was cancelled with it, and what the guest gets was reckoned from it.
 */
export type TakeBackFailure = "NOT_FOUND" | "SENT_BACK" | "SETTLED_WITH";

/** States in which what a booking costs is owed. */
const OWING: readonly BookingState[] = ["pending_payment", "option", "confirmed", "completed"];

/**
 * Takes back a transfer that was written down by hand for the wrong booking, or with a wrong sum. One of a line of the
 * bank is taken back with its line (`bank/bank-lines.ts`), so that the line waits again.
 */
export function takeHandPaymentBack(
	app: PaymentApp,
	{ bookingNo, paymentId, reason }: { readonly bookingNo: string; readonly paymentId: number; readonly reason: string },
	by: StaffActor,
): Promise<Result<true, TakeBackFailure | "REASON" | "BUSY">> {
	return transact<true, TakeBackFailure | "REASON">(app.db, async (trx) => {
		if (reason.trim() === "") return fail("REASON");
		const bookingId = await findBookingId(trx, bookingNo);
		const seen = await findPaymentByKey(trx, paymentId);
		if (bookingId === null || seen?.booking_id !== bookingId || (await hasBankLine(trx, paymentId))) {
			return fail("NOT_FOUND");
		}
		return takePaymentBackWithin(trx, app, { paymentId, reason: reason.trim(), by });
	});
}

/**
 * Takes a bank transfer away from the booking that it was booked for by mistake, in the caller's transaction. The
 * booking stays what it is and owes the sum again; what was to go back as too much is reckoned anew; the guest, who had
 * a mail that it was received, gets one that puts it right. The caller has locked the bank line of the payment, if it has one.
 */
export async function takePaymentBackWithin(
	trx: Tx,
	app: PaymentApp,
	{ paymentId, reason, by }: { readonly paymentId: number; readonly reason: string; readonly by: StaffActor },
): Promise<Result<true, TakeBackFailure>> {
	const seen = await findPaymentByKey(trx, paymentId);
	if (seen?.status !== "paid" || seen.provider !== "bank") return fail("NOT_FOUND");
	const row = await lockForMoney(trx, app, seen.booking_id);
	if (!row) return fail("NOT_FOUND");
	const settled = row.state === "cancelled" ? await findCancellation(trx, row.booking_id) : null;
	if (settled && seen.created_at <= settled.at) return fail("SETTLED_WITH");
	if (await hasRefundBeside(trx, paymentId)) return fail("SENT_BACK");
	const now = app.clock.now();
	const { cents } = seen;
	await dropUnsentOverpaid(trx, row.booking_id);
	await reversePayment(trx, paymentId, now);
	const facts = await factsOf(trx, row);
	await noteFirstPaid(trx, row, facts);
	// What of a booking that is over, or not yet one, came in goes back whole; a settlement says what it leaves.
	const left = settled ? settled.payable_cents + settled.paid_cents - settled.refund_cents : 0;
	const owed = OWING.includes(row.state) ? facts.dueCents : left;
	const over = Math.max(0, facts.paidCents - owed);
	const today = app.clock.today();
	await writeRefunds(trx, { bookingId: row.booking_id, cents: over, reason: "overpaid", now, today });
	await writeAudit(trx, {
		...trailActor(by),
		action: "takePaymentBack",
		subjectKind: "booking",
		subjectId: row.booking_no,
		before: { cents, reference: seen.provider_id?.replace(/^bank:/, "") ?? "" },
		reason,
	});
	await notify(trx, app, row, "payment_taken_back", { version: paymentId, receivedCents: cents });
	return ok(true as const);
}
