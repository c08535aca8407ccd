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
import type { Cents } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { payableNow } from "./money.ts";

/** The way to the provider's page where a guest pays. */

export type CheckoutApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

/** What is paid: the instalment whose turn it is, all that is open, or the share of a group room. */
export type ToPay = "next" | "all" | ShareToPay;

export interface ShareToPay {
	readonly shareId: number;
	readonly cents: Cents;
	/** Path that the provider leads back to. */
	readonly returnPath: string;
}

/** `NOTHING_TO_PAY` when nothing is open; `PAYMENT_UNREACHABLE` when the provider does not answer: try again. */
export type CheckoutFailure = "NOTHING_TO_PAY" | "PAYMENT_UNREACHABLE" | "BUSY" | "NO_PROVIDER";

/**
 * The provider's page for what a booking has to pay. One payment a booking is open at a time, and one for each share:
 * asked twice, the same page is answered; for another sum the old payment is ended first. Of shares that are paid at
 * once what comes to more than is open goes back to who paid it.
 */
export async function openCheckout(
	app: CheckoutApp,
	bookingId: number,
	what: ToPay = "next",
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
		redirectUrl:
			app.settings.publicUrl +
			(typeof what === "object" ? what.returnPath : `${href("successBooking", lang)}?booking=${bookingNo}`),
		webhookUrl: `${app.settings.publicUrl}/api/webhooks/${payments.name}`,
		lang,
	});
	if (!created.ok || !created.value.checkoutUrl) {
		app.log.warn({ payment: payment.payment_id, failure: created.ok ? "NO_URL" : created.error }, "no checkout");
		return fail("PAYMENT_UNREACHABLE");
	}
	const checkout = { providerId: created.value.providerId, url: created.value.checkoutUrl };
	if (!(await keepCheckout(app.db, payment.payment_id, checkout))) {
		// Given up here meanwhile (poll-payments.ts): what is paid there would be known to nobody.
		await payments.cancel(checkout.providerId);
		return fail("PAYMENT_UNREACHABLE");
	}
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
	what: ToPay,
): Promise<Result<Begun, CheckoutFailure>> {
	const row = await lockBooking(trx, bookingId);
	const now = app.clock.now();
	if (!row) return fail("NOTHING_TO_PAY");
	const sums = await payableNow(trx, row, now);
	const share = typeof what === "object" ? what : null;
	// The booker may have paid for others meanwhile: a share never asks for more than is open.
	const cents = share ? Math.min(share.cents, sums.all) : what === "all" ? sums.all : sums.next;
	if (cents === 0) return fail("NOTHING_TO_PAY");
	const shareId = share?.shareId ?? null;
	const open = (await listOpenPayments(trx, bookingId)).filter((payment) => payment.share_id === shareId);
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
		shareId,
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
