import { listUnits } from "#db/accommodations/accommodations.ts";
import { insertClaim } from "#db/availability/claims.ts";
import { type BookingRow, factsOf, lockBooking } from "#db/bookings/booking-facts.ts";
import { retakeDiscountUse } from "#db/bookings/discount-codes.ts";
import { findBooking } from "#db/bookings/find-bookings.ts";
import type { Tx } from "#db/connection/client.ts";
import { EXCLUSION_VIOLATION, isSqlError, orTakenBack } from "#db/connection/transact.ts";
import { findCancellation } from "#db/payments/cancellations.ts";
import { spendCredits } from "#db/payments/credits.ts";
import type { Cents } from "#domain/money.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { isAgreed } from "./agreed.ts";
import type { BookingApp } from "./booking-app.ts";
import { clearForClaim } from "./claim-nights.ts";
import { expireBooking } from "./expire.ts";
import { firstIsPaid, noteFirstPaid, writeRefunds } from "./money.ts";
import { notify } from "./notify.ts";
import { takeTransition } from "./transition.ts";

/** Money that came in, and what it does to its booking. */

/** What became of the money. */
export type Received = "confirmed" | "credited" | "refunded" | "kept";

/**
 * Locks what a payment of a booking may need, in the order of
 * docs/guides/bookings-and-payments.md#order-of-locks: the units of its home, what ran out on its nights, then the booking.
 */
export async function lockForMoney(trx: Tx, app: BookingApp, bookingId: number): Promise<BookingRow | null> {
	const seen = await findBooking(trx, bookingId);
	if (!seen) return null;
	// Only a booking whose nights may have gone to others needs them again.
	if (seen.state === "expired" || seen.state === "pending_payment" || seen.state === "option") {
		const stay = { arrival: dayOf(seen.arrival), departure: dayOf(seen.departure) };
		await clearForClaim(trx, app, await listUnits(trx, seen.acco_id), stay, bookingId);
		// Its nights may have been released already, by another claim or the sweep.
		await expireBooking(trx, app, bookingId);
	}
	return lockBooking(trx, bookingId);
}

/**
 * Applies a payment that was just marked as paid: confirms what waited for it, counts towards what is due, or sends
 * back what is not owed. The booking is locked by `lockForMoney`.
 */
export async function receivePayment(
	trx: Tx,
	app: BookingApp,
	row: BookingRow,
	payment: { readonly paymentId: number; readonly cents: Cents; readonly byStaff: string | null },
): Promise<Received> {
	const actor = payment.byStaff ? ("staff" as const) : ("payment" as const);
	const actorId = payment.byStaff ? { actorId: payment.byStaff } : {};
	switch (row.state) {
		case "pending_payment": {
			if (!firstIsPaid(await factsOf(trx, row))) return received(trx, app, row, payment);
			const done = await takeTransition(trx, app, row, { name: "pay", actor, ...actorId });
			if (!done.ok) throw new Error(`a waiting booking could not be paid: ${done.error}`);
			await sendOverBack(trx, app, done.value, payment);
			return "confirmed";
		}
		case "option": {
			// A part of the first instalment books nothing: it stays an option, which staff may extend or confirm. A free
			// hold stays one with all of it, until its guest agrees (options.ts) or it is over.
			if (!isAgreed(row) || !firstIsPaid(await factsOf(trx, row))) {
				await sendOverBack(trx, app, row, payment);
				return received(trx, app, row, payment);
			}
			// Paid after the booking had gone back to its option.
			const waiting = await takeTransition(trx, app, row, { name: "payOption", actor, expiresAt: row.expires_at });
			if (!waiting.ok) throw new Error(`an option could not be paid: ${waiting.error}`);
			return receivePayment(trx, app, waiting.value, payment);
		}
		case "expired":
			if (!(await confirmLate(trx, app, row))) return refuse(trx, app, row, payment, "late_payment");
			await sendOverBack(trx, app, row, payment);
			return "confirmed";
		case "confirmed":
		case "completed": {
			const facts = await factsOf(trx, row);
			if (firstIsPaid(facts)) await noteFirstPaid(trx, row, facts);
			await sendOverBack(trx, app, row, payment);
			return received(trx, app, row, payment);
		}
		case "cancelled": {
			const { paidCents } = await factsOf(trx, row);
			const settled = await findCancellation(trx, row.booking_id);
			// An option that was given up has no settlement: nothing was owed for it.
			const owed = settled ? settled.payable_cents + settled.paid_cents - settled.refund_cents : 0;
			const over = Math.min(payment.cents, Math.max(0, paidCents - owed));
			if (over > 0) {
				await writeRefunds(trx, { ...refundOf(app, row, "overpaid"), cents: over, paymentId: payment.paymentId });
			}
			return over === payment.cents ? "refunded" : "kept";
		}
		case "application":
		case "declined":
			return refuse(trx, app, row, payment, "overpaid");
	}
}

/** What came in beyond all that the booking costs goes back to whoever paid it. */
async function sendOverBack(
	trx: Tx,
	app: BookingApp,
	row: BookingRow,
	payment: { readonly paymentId: number; readonly cents: Cents },
): Promise<void> {
	const facts = await factsOf(trx, row);
	const over = facts.paidCents - facts.dueCents;
	if (over <= 0) return;
	const { paymentId } = payment;
	await writeRefunds(trx, { ...refundOf(app, row, "overpaid"), cents: Math.min(over, payment.cents), paymentId });
}

function refundOf<Reason>(app: BookingApp, row: BookingRow, reason: Reason) {
	return { bookingId: row.booking_id, reason, now: app.clock.now(), today: app.clock.today() };
}

async function received(
	trx: Tx,
	app: BookingApp,
	row: BookingRow,
	payment: { readonly paymentId: number; readonly cents: Cents },
): Promise<Received> {
	await notify(trx, app, row, "payment_received", { version: payment.paymentId, receivedCents: payment.cents });
	return "credited";
}

async function refuse(
	trx: Tx,
	app: BookingApp,
	row: BookingRow,
	payment: { readonly paymentId: number; readonly cents: Cents },
	reason: "late_payment" | "overpaid",
): Promise<Received> {
	await writeRefunds(trx, { ...refundOf(app, row, reason), cents: payment.cents, paymentId: payment.paymentId });
	await notify(trx, app, row, "late_payment_refunded", { version: payment.paymentId, receivedCents: payment.cents });
	await notify(trx, app, row, "staff_late_payment", { version: payment.paymentId, receivedCents: payment.cents });
	return "refunded";
}

/**
 * Claims the nights of an expired booking anew; false when its guest or its owner never agreed to it, its arrival is
 * over, the nights are taken, or its credits are spent.
 */
async function confirmLate(trx: Tx, app: BookingApp, row: BookingRow): Promise<boolean> {
	if (!isAgreed(row)) return false;
	// A stay whose first day is past cannot be booked.
	if (dayOf(row.arrival) < app.clock.today()) return false;
	if (!firstIsPaid(await factsOf(trx, row))) return false;
	const done = await orTakenBack(trx, async () => {
		try {
			await insertClaim(trx, {
				bookingId: row.booking_id,
				unitIds: await listUnits(trx, row.acco_id),
				stay: { arrival: dayOf(row.arrival), departure: dayOf(row.departure) },
				kind: "booking",
				expiresAt: null,
			});
		} catch (error) {
			if (!isSqlError(error, EXCLUSION_VIOLATION)) throw error;
			return false;
		}
		const credits = { guestId: row.guest_id, bookingId: row.booking_id, cents: row.credits_cents };
		if (!(await spendCredits(trx, { ...credits, today: app.clock.today() }))) return false;
		return (await takeTransition(trx, app, row, { name: "payLate", actor: "payment" })).ok;
	});
	if (!done) return false;
	// The price was agreed with its code: should its last use be gone meanwhile, the price stands all the same.
	if (row.discount_code) await retakeDiscountUse(trx, row.discount_code, row.booking_id, row.guest_id);
	return true;
}
