import type { Selectable } from "kysely";
import { lockBooking } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { PaymentTable } from "#db/tables/booking-tables.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { payableNow, writePayment } from "./money.ts";

/** The way to the provider's page where a guest pays. */

export type CheckoutApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

/** `NOTHING_TO_PAY` when nothing is open; `PAYMENT_UNREACHABLE` when the provider does not answer: try again. */
export type CheckoutFailure = "NOTHING_TO_PAY" | "PAYMENT_UNREACHABLE" | "BUSY" | "NO_PROVIDER";

type PaymentRow = Selectable<PaymentTable>;

/**
 * The provider's page for what a booking has to pay now (`next`) or in all. One payment a booking is open at a time:
 * asked twice, the same page is answered; for another sum the old payment is ended first.
 */
export async function openCheckout(
	app: CheckoutApp,
	bookingId: number,
	what: "next" | "all" = "next",
): Promise<Result<{ readonly paymentUrl: string }, CheckoutFailure>> {
	const { payments } = app;
	if (!payments) return fail("NO_PROVIDER");
	const begun = await transact(app.db, async (trx) => begin(trx, app, bookingId, what));
	if (!begun.ok) return begun;
	const { payment, stale, bookingNo, lang } = begun.value;
	for (const old of stale) {
		const ended = await payments.cancel(old);
		if (ended.ok && ended.value.status === "canceled") await markCanceled(app, old);
	}
	if (payment.checkout_url) return ok({ paymentUrl: payment.checkout_url });
	const created = await payments.create({
		paymentId: payment.public_id,
		cents: payment.cents,
		description: `Halcyon ${bookingNo}`,
		redirectUrl: `${app.settings.publicUrl}${href("successBooking", lang)}?booking=${bookingNo}`,
		webhookUrl: `${app.settings.publicUrl}/api/webhooks/${payments.name}`,
		lang,
	});
	if (!created.ok || !created.value.checkoutUrl) {
		app.log.warn({ payment: payment.payment_id, failure: created.ok ? "NO_URL" : created.error }, "no checkout");
		return fail("PAYMENT_UNREACHABLE");
	}
	await app.db
		.updateTable("payment")
		.set({ provider_id: created.value.providerId, checkout_url: created.value.checkoutUrl })
		.where("payment_id", "=", payment.payment_id)
		.where("status", "=", "open")
		.execute();
	return ok({ paymentUrl: created.value.checkoutUrl });
}

/** An address that leads to nothing must not be given out again. */
async function markCanceled(app: CheckoutApp, providerId: string): Promise<void> {
	await app.db
		.updateTable("payment")
		.set({ status: "canceled", updated_at: app.clock.now() })
		.where("provider_id", "=", providerId)
		.where("status", "=", "open")
		.execute();
}

interface Begun {
	readonly payment: Pick<PaymentRow, "payment_id" | "public_id" | "cents" | "checkout_url">;
	/** Open payments of other sums, by the provider's id. */
	readonly stale: readonly string[];
	readonly bookingNo: string;
	readonly lang: Language;
}

async function begin(
	trx: Db,
	app: CheckoutApp,
	bookingId: number,
	what: "next" | "all",
): Promise<Result<Begun, CheckoutFailure>> {
	const row = await lockBooking(trx, bookingId);
	const now = app.clock.now();
	if (!row) return fail("NOTHING_TO_PAY");
	const sums = await payableNow(trx, row, now);
	const cents = what === "all" ? sums.all : sums.next;
	if (cents === 0) return fail("NOTHING_TO_PAY");
	const open = await trx
		.selectFrom("payment")
		.selectAll()
		.where("booking_id", "=", bookingId)
		.where("status", "=", "open")
		.execute();
	const same = open.find((payment) => payment.cents === cents);
	const stale = open.flatMap((payment) =>
		payment !== same && payment.provider_id !== null ? [payment.provider_id] : [],
	);
	const found = { stale, bookingNo: row.booking_no, lang: row.lang };
	if (same) return ok({ payment: same, ...found });
	const made = await writePayment(trx, {
		bookingId,
		provider: "mollie",
		providerId: null,
		method: null,
		cents,
		now,
		paid: false,
	});
	const payment = { payment_id: made.paymentId, public_id: made.publicId, cents, checkout_url: null };
	return ok({ payment, ...found });
}
