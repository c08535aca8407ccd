import { lockBooking } from "#db/bookings/booking-facts.ts";
import { transact } from "#db/connection/transact.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import type { ProviderPayment } from "../payments/provider.ts";
import { randomId } from "../signed-id.ts";
import { lockForMoney, receivePayment } from "./receive-payment.ts";
import { takeTransition } from "./transition.ts";

export type PaymentApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

/** `unknown`: not one of ours; `same`: nothing new; `mismatch`: the provider tells of another sum or payment. */
export type SyncOutcome = "unknown" | "same" | "mismatch" | "unreachable" | "busy" | "changed";

/**
 * Asks the provider how a payment stands and acts on that answer alone: what called us is never believed. Any
 * number of calls for one payment do its work once.
 */
export async function syncPayment(app: PaymentApp, providerId: string): Promise<SyncOutcome> {
	const { payments } = app;
	if (!payments) return "unknown";
	const known = await app.db
		.selectFrom("payment")
		.select(["payment_id", "public_id", "cents", "status", "booking_id"])
		.where("provider", "=", payments.name)
		.where("provider_id", "=", providerId)
		.executeTakeFirst();
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
	trx: Parameters<typeof receivePayment>[0],
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
	const changed = await trx
		.updateTable("payment")
		.set({
			status: fetched.status,
			method: fetched.method,
			updated_at: now,
			...(fetched.status === "paid" ? { paid_at: now } : {}),
		})
		.where("payment_id", "=", known.payment_id)
		.where("status", "=", "open")
		.returning("payment_id")
		.executeTakeFirst();
	if (!changed) return "same";
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

/** Fetches how the open payments of a booking stand; for the guest who comes back before the provider has called. */
export async function syncBookingPayments(app: PaymentApp, bookingId: number): Promise<void> {
	const open = await app.db
		.selectFrom("payment")
		.select("provider_id")
		.where("booking_id", "=", bookingId)
		.where("status", "=", "open")
		.where("provider_id", "is not", null)
		.execute();
	for (const { provider_id: id } of open) if (id) await syncPayment(app, id);
}

/**
 * A bank transfer that staff found on the account. The reference of the bank counts once; the same one again is
 * REPEATED.
 */
export async function receiveBankTransfer(
	app: PaymentApp,
	transfer: {
		readonly bookingId: number;
		readonly cents: number;
		/** The bank's own reference of the transfer. */
		readonly reference: string;
		readonly staffId: string;
	},
): Promise<Result<"confirmed" | "credited" | "refunded" | "kept", "NOT_FOUND" | "REPEATED" | "BUSY">> {
	return transact(app.db, async (trx) => {
		const row = await lockForMoney(trx, app, transfer.bookingId);
		if (!row) return fail("NOT_FOUND");
		const now = app.clock.now();
		const written = await trx
			.insertInto("payment")
			.values({
				public_id: randomId(),
				booking_id: transfer.bookingId,
				provider: "bank",
				provider_id: `bank:${transfer.reference}`,
				method: "banktransfer",
				status: "paid",
				cents: transfer.cents,
				checkout_url: null,
				paid_at: now,
				created_at: now,
				updated_at: now,
			})
			.onConflict((conflict) => conflict.column("provider_id").doNothing())
			.returning("payment_id")
			.executeTakeFirst();
		if (!written) return fail("REPEATED");
		const { payment_id: paymentId } = written;
		return ok(await receivePayment(trx, app, row, { paymentId, cents: transfer.cents, byStaff: transfer.staffId }));
	});
}
