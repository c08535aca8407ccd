import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { findCancellation } from "#db/payments/cancellations.ts";
import { insertRefunds, listPaidPayments } from "#db/payments/refunds.ts";
import type { RefundReason } from "#db/tables/booking-tables.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import { REFUND_WITHIN_DAYS } from "#domain/booking/timers.ts";
import type { Cents } from "#domain/money.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import { randomId } from "../signed-id.ts";

/** Sums of a booking's payments and refunds, and the rows that hold them. */

/** What a guest can pay now: the instalment whose turn it is, or everything that is open. */
export function openSums(facts: Pick<BookingFacts, "instalments" | "paidCents">): { next: Cents; all: Cents } {
	const open = splitPaid(facts.instalments, facts.paidCents).map((part) => part.openCents);
	return { next: open.find((cents) => cents > 0) ?? 0, all: open.reduce((sum, cents) => sum + cents, 0) };
}

/**
 * What a booking asks for now: its instalments, or what a cancellation left to pay; nothing in every other state, and
 * nothing once a hold is over.
 */
export async function payableNow(db: Db, row: BookingRow, now: Date): Promise<{ next: Cents; all: Cents }> {
	const nothing = { next: 0, all: 0 };
	const facts = await factsOf(db, row);
	if (row.state === "cancelled") {
		const settled = await findCancellation(db, row.booking_id);
		if (!settled) return nothing;
		const since = facts.paidCents - (settled.paid_cents - settled.refund_cents);
		const owed = Math.max(0, settled.payable_cents - since);
		return { next: owed, all: owed };
	}
	const onHold = row.state === "pending_payment" && row.expires_at !== null && row.expires_at > now;
	return onHold || row.state === "confirmed" || row.state === "completed" ? openSums(facts) : nothing;
}

/** True when the first instalment has come in. */
export function firstIsPaid(facts: Pick<BookingFacts, "instalments" | "paidCents">): boolean {
	const [first] = splitPaid(facts.instalments, facts.paidCents);
	return !first || first.openCents === 0;
}

/**
 * Writes down money that goes back, to the payments it came by, the latest first. What was paid by bank waits for
 * staff, the rest for the worker. Answers the sum that found its payment.
 */
export async function writeRefunds(
	trx: Db,
	refund: {
		readonly bookingId: number;
		readonly cents: Cents;
		readonly reason: RefundReason;
		readonly now: Date;
		readonly today: DayNumber;
		/** Goes back to this payment alone. */
		readonly paymentId?: number;
	},
): Promise<Cents> {
	const paid = await listPaidPayments(trx, refund.bookingId);
	let left = refund.cents;
	const refunds: Parameters<typeof insertRefunds>[1][number][] = [];
	for (const payment of paid) {
		if (refund.paymentId !== undefined && payment.paymentId !== refund.paymentId) continue;
		const part = Math.min(left, payment.cents - payment.refundedCents);
		if (part <= 0) continue;
		left -= part;
		refunds.push({
			public_id: randomId(),
			booking_id: refund.bookingId,
			payment_id: payment.paymentId,
			provider_id: null,
			cents: part,
			reason: refund.reason,
			status: "due",
			due_on: isoOf(refund.today + REFUND_WITHIN_DAYS),
			created_at: refund.now,
			updated_at: refund.now,
		});
	}
	await insertRefunds(trx, refunds);
	return refund.cents - left;
}
