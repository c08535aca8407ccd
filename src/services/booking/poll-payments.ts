import type { PaymentApp } from "./sync-payment.ts";
import { syncPayment } from "./sync-payment.ts";

/** How long a payment may stay without an address before it counts as never asked for. */
const NEVER_ASKED_MINUTES = 60;
const BATCH = 100;

/**
 * Asks the provider about payments that are open, for calls that never came, and ends those whose booking does not
 * wait for them any more. Answers how many changed.
 */
export async function pollPayments(app: PaymentApp): Promise<{ readonly changed: number }> {
	let changed = 0;
	const { payments } = app;
	if (!payments) return { changed };
	const open = await app.db
		.selectFrom("payment as p")
		.innerJoin("booking as b", "b.booking_id", "p.booking_id")
		.select(["p.payment_id", "p.provider_id", "b.state", "p.created_at"])
		.where("p.status", "=", "open")
		.where("p.provider", "=", payments.name)
		.orderBy("p.updated_at")
		.limit(BATCH)
		.execute();
	for (const payment of open) {
		if (payment.provider_id === null) {
			const old = app.clock.now().getTime() - payment.created_at.getTime() > NEVER_ASKED_MINUTES * 60_000;
			if (old) await forget(app, payment.payment_id);
			continue;
		}
		const waits = payment.state === "pending_payment" || payment.state === "confirmed";
		if (!waits) await payments.cancel(payment.provider_id);
		const outcome = await syncPayment(app, payment.provider_id);
		if (outcome === "changed") changed++;
		else await touch(app, payment.payment_id);
	}
	return { changed };
}

/** Those asked last come last next time. */
async function touch(app: PaymentApp, paymentId: number): Promise<void> {
	await app.db
		.updateTable("payment")
		.set({ updated_at: app.clock.now() })
		.where("payment_id", "=", paymentId)
		.where("status", "=", "open")
		.execute();
}

async function forget(app: PaymentApp, paymentId: number): Promise<void> {
	await app.db
		.updateTable("payment")
		.set({ status: "canceled", updated_at: app.clock.now() })
		.where("payment_id", "=", paymentId)
		.where("status", "=", "open")
		.execute();
}
