import { findBooking } from "#db/bookings/find-bookings.ts";
import { giveUpPayment, listPaymentsToPoll, touchPayment } from "#db/payments/payments.ts";
import { payableNow } from "./money.ts";
import { type PaymentApp, syncPayment } from "./sync-payment.ts";

/** How long a payment may stay without an address before it counts as never asked for. */
const NEVER_POLLED_MINUTES = 60;
const BATCH = 100;

/**
 * Asks the provider about payments that are open, for calls that never came, and ends those of bookings that have
 * nothing to pay any more. Answers how many changed.
 */
export async function pollPayments(app: PaymentApp): Promise<{ readonly changed: number }> {
	let changed = 0;
	const { payments } = app;
	if (!payments) return { changed };
	// Each is asked of the provider, and what it answers is stored at once: by design one after another.
	const open = await listPaymentsToPoll(app.db, payments.name, BATCH);
	for (const payment of open) {
		if (payment.provider_id === null) {
			const now = app.clock.now();
			const old = now.getTime() - payment.created_at.getTime() > NEVER_POLLED_MINUTES * 60_000;
			if (old) await giveUpPayment(app.db, payment.payment_id, now);
			// So many of them must not keep all others waiting.
			else await touchPayment(app.db, payment.payment_id, now);
			continue;
		}
		if (!(await isPayable(app, payment.booking_id))) await payments.cancel(payment.provider_id);
		const outcome = await syncPayment(app, payment.provider_id);
		if (outcome === "changed") changed++;
		// Those asked last come last next time.
		else await touchPayment(app.db, payment.payment_id, app.clock.now());
	}
	return { changed };
}

/** Whether a booking still asks for money, by what the way to the provider asks for (checkout.ts). */
async function isPayable(app: PaymentApp, bookingId: number): Promise<boolean> {
	const row = await findBooking(app.db, bookingId);
	return row !== null && (await payableNow(app.db, row, app.clock.now())).all > 0;
}
