import { lockBooking } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
	insertPayment,
	keepCheckout,
	listOpenPayments,
	type PaymentRow,
	settlePayments,
} from "#db/payments/payments.ts";
import type { Language } from "#domain/language.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { payableNow } from "./money.ts";

/** The way to the provider's page where a guest pays. */

export type CheckoutApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

/** `NOTHING_TO_PAY` when nothing is open; `PAYMENT_UNREACHABLE` when the provider does not answer: try again. */
export type CheckoutFailure = "NOTHING_TO_PAY" | "PAYMENT_UNREACHABLE" | "BUSY" | "NO_PROVIDER";

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
	const canceled: number[] = [];
	for (const { paymentId, providerId } of stale) {
		const ended = await payments.cancel(providerId);
		if (ended.ok && ended.value.status === "canceled") canceled.push(paymentId);
	}
	// An address that leads to nothing must not be given out again.
	await settlePayments(app.db, canceled, { status: "canceled", now: app.clock.now() });
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
	const checkout = { providerId: created.value.providerId, url: created.value.checkoutUrl };
	await keepCheckout(app.db, payment.payment_id, checkout);
	return ok({ paymentUrl: created.value.checkoutUrl });
}

interface Begun {
	readonly payment: Pick<PaymentRow, "payment_id" | "public_id" | "cents" | "checkout_url">;
	/** Open payments of other sums. */
	readonly stale: readonly { readonly paymentId: number; readonly providerId: string }[];
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
	const open = await listOpenPayments(trx, bookingId);
	const same = open.find((payment) => payment.cents === cents);
	const stale = open.flatMap(({ payment_id: paymentId, provider_id: providerId }) =>
		paymentId !== same?.payment_id && providerId !== null ? [{ paymentId, providerId }] : [],
	);
	const found = { stale, bookingNo: row.booking_no, lang: row.lang };
	if (same) return ok({ payment: same, ...found });
	const publicId = randomId();
	const paymentId = await insertPayment(trx, {
		publicId,
		bookingId,
		provider: "mollie",
		providerId: null,
		method: null,
		cents,
		now,
		paid: false,
	});
	if (paymentId === null) throw new Error("a payment without a provider's id is always new");
	const payment = { payment_id: paymentId, public_id: publicId, cents, checkout_url: null };
	return ok({ payment, ...found });
}
