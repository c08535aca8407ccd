import { lockBooking, moneyOf } from "#db/bookings/booking-facts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { findPayment, insertPayment, listOpenPayments, settlePayments } from "#db/payments/payments.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import type { ProviderPayment } from "../payments/provider.ts";
import { randomId } from "../signed-id.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { lockForMoney, receivePayment } from "./receive-payment.ts";
import { takeTransition } from "./transition.ts";

export type PaymentApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

/** `unknown`: not one of ours; `same`: nothing new; `mismatch`: the provider reports another sum or payment. */
export type SyncOutcome = "unknown" | "same" | "mismatch" | "unreachable" | "busy" | "changed";

/**
 * Asks the provider how a payment stands and acts on that answer alone: what called us is never believed. Any
 * number of calls for one payment do its work once.
 */
export async function syncPayment(app: PaymentApp, providerId: string): Promise<SyncOutcome> {
	const { payments } = app;
	if (!payments) return "unknown";
	const known = await findPayment(app.db, payments.name, providerId);
	if (!known) return "unknown";
	if (known.status !== "open") return "same";
	const fetched = await payments.get(providerId);
	if (!fetched.ok) return "unreachable";
	const { cents, paymentId, status } = fetched.value;
	if (cents !== known.cents || paymentId !== known.public_id) {
		app.log.error({ payment: known.payment_id }, "the provider tells of another payment");
		return "mismatch";
	}
	if (status === "open") return "same";
	const done = await transact(app.db, async (trx) => ok(await apply(trx, app, known, fetched.value)));
	return done.ok ? done.value : "busy";
}

async function apply(
	trx: Tx,
	app: PaymentApp,
	known: { readonly payment_id: number; readonly booking_id: number; readonly cents: number },
	fetched: ProviderPayment,
): Promise<SyncOutcome> {
	const row =
		fetched.status === "paid"
			? await lockForMoney(trx, app, known.booking_id)
			: await lockBooking(trx, known.booking_id);
	if (!row) return "unknown";
	const now = app.clock.now();
	const settled = { status: fetched.status, method: fetched.method, now };
	const changed = await settlePayments(trx, [known.payment_id], settled);
	if (changed === 0) return "same";
	if (fetched.status === "paid") {
		await receivePayment(trx, app, row, { paymentId: known.payment_id, cents: known.cents, byStaff: null });
	} else if (row.state === "pending_payment" && row.option_until && row.option_until > now) {
		await takeTransition(trx, app, row, {
			name: "backToOption",
			actor: "payment",
			expiresAt: row.option_until,
			patch: { option_until: null },
		});
	}
	return "changed";
}

/**
 * Fetches how the open payments of a booking stand, or those of one share; for the guest who comes back before the
 * provider has called.
 */
export async function syncBookingPayments(app: PaymentApp, bookingId: number, shareId?: number): Promise<void> {
	const open = (await listOpenPayments(app.db, bookingId)).filter(
		(payment) => shareId === undefined || payment.share_id === shareId,
	);
	// Each is asked of the provider, and what it answers is stored at once: by design one after another.
	for (const { provider_id: id } of open) if (id) await syncPayment(app, id);
}

/** A bank transfer that staff found on the account. */
export interface BankTransfer {
	readonly bookingId: number;
	readonly cents: number;
	/** The bank's own reference of the transfer. */
	readonly reference: string;
	/** When it was on the account; absent: now. */
	readonly receivedAt?: Date;
	/** Money that had come in and not gone back where it was shown what comes of this; another sum now is STALE. */
	readonly shownPaidCents?: number;
	readonly by: StaffActor;
	/** The share of a group room that its words name. */
	readonly shareId?: number | null;
}

export type TransferOutcome = "confirmed" | "credited" | "refunded" | "kept";

interface ReceivedTransfer {
	readonly outcome: TransferOutcome;
	readonly paymentId: number;
}

/** Writes a bank transfer down. The reference of the bank counts once; the same one again is REPEATED. */
export async function receiveBankTransfer(
	app: PaymentApp,
	transfer: BankTransfer,
): Promise<Result<TransferOutcome, "NOT_FOUND" | "REPEATED" | "STALE" | "BUSY">> {
	const { bookingId, shownPaidCents } = transfer;
	const received = await transact<ReceivedTransfer, "NOT_FOUND" | "REPEATED" | "STALE">(app.db, async (trx) => {
		if (shownPaidCents !== undefined) {
			await lockForMoney(trx, app, bookingId);
			const { received, refunded } = await moneyOf(trx, bookingId);
			if (received - refunded !== shownPaidCents) return fail("STALE");
		}
		return receiveTransferWithin(trx, app, transfer);
	});
	return received.ok ? ok(received.value.outcome) : received;
}

/** The same in the caller's transaction, with the key of the payment that it became. */
export async function receiveTransferWithin(
	trx: Tx,
	app: PaymentApp,
	{ bookingId, cents, reference, receivedAt, by, shareId = null }: BankTransfer,
): Promise<Result<ReceivedTransfer, "NOT_FOUND" | "REPEATED">> {
	const row = await lockForMoney(trx, app, bookingId);
	if (!row) return fail("NOT_FOUND");
	const paymentId = await insertPayment(trx, {
		publicId: randomId(),
		bookingId,
		shareId,
		provider: "bank",
		providerId: bankPaymentKey(reference),
		method: "banktransfer",
		cents,
		now: app.clock.now(),
		paid: true,
		...(receivedAt ? { paidAt: receivedAt } : {}),
	});
	if (paymentId === null) return fail("REPEATED");
	await writeAudit(trx, {
		...trailActor(by),
		action: "receiveBankTransfer",
		subjectKind: "booking",
		subjectId: row.booking_no,
		after: { cents, reference },
	});
	return ok({ outcome: await receivePayment(trx, app, row, { paymentId, cents, byStaff: by.publicId }), paymentId });
}

/** What a payment by bank is written down under. */
export function bankPaymentKey(reference: string): string {
	return `bank:${reference}`;
}
