import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import { updateBooking } from "#db/bookings/bookings.ts";
import type { Db } from "#db/connection/client.ts";
import { findCancellation } from "#db/payments/cancellations.ts";
import { insertRefunds, listPaidPayments, type PaidPayment } from "#db/payments/refunds.ts";
import type { RefundReason } from "#db/tables/booking-tables.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { openParts, splitPaid } from "#domain/booking/open-instalments.ts";
import { REFUND_WITHIN_DAYS } from "#domain/booking/timers.ts";
import type { Cents } from "#domain/money.ts";
import { divideCents } from "#domain/rooms/shares.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import { randomId } from "../signed-id.ts";

/** Sums of a booking's payments and refunds, and the rows that hold them. */

/** What a guest can pay now: the instalment whose turn it is, once booked with what is due on its day, or everything open. */
export function openSums(facts: Pick<BookingFacts, "instalments" | "paidCents" | "state">): {
	next: Cents;
	all: Cents;
} {
	const open = openParts(facts);
	return { next: open[0]?.cents ?? 0, all: open.reduce((sum, { cents }) => sum + cents, 0) };
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
 * Notes that the first instalment of a booking which would lapse without it has come in: from then on it does not lapse,
 * also when its price rises. Only a payment that is taken back lets it be warned anew.
 */
export async function noteFirstPaid(
	trx: Db,
	row: BookingRow,
	facts: Pick<BookingFacts, "instalments" | "paidCents">,
): Promise<void> {
	const isPaid = firstIsPaid(facts);
	if (!row.lapses_unpaid || row.first_paid === isPaid) return;
	await updateBooking(trx, row.booking_id, { first_paid: isPaid, lapses_on: null });
}

/**
 * Writes down money that goes back, to the payments it came by: the latest first, or in equal proportion where
 * companions paid shares, so that nobody gets all back at another's cost. What was paid by bank waits for staff, the
 * rest for the worker. Answers the sum that found its payment.
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
	const paid = (await listPaidPayments(trx, refund.bookingId)).filter(
		({ paymentId }) => refund.paymentId === undefined || paymentId === refund.paymentId,
	);
	const parts = backTo(paid, refund.cents);
	const refunds = paid.flatMap((payment, at) => {
		const cents = parts[at] ?? 0;
		if (cents <= 0) return [];
		return {
			public_id: randomId(),
			booking_id: refund.bookingId,
			payment_id: payment.paymentId,
			provider_id: null,
			cents,
			reason: refund.reason,
			status: "due" as const,
			due_on: isoOf(refund.today + REFUND_WITHIN_DAYS),
			created_at: refund.now,
			updated_at: refund.now,
		};
	});
	await insertRefunds(trx, refunds);
	return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** What of a sum goes back to each payment, never more than is left of it. */
function backTo(paid: readonly PaidPayment[], cents: Cents): readonly Cents[] {
	const kept = paid.map((payment) => Math.max(0, payment.cents - payment.refundedCents));
	const all = kept.reduce((sum, part) => sum + part, 0);
	if (all > 0 && paid.some(({ shareId }) => shareId !== null)) return divideCents(Math.min(cents, all), kept);
	let left = cents;
	return kept.map((most) => {
		const part = Math.min(left, most);
		left -= part;
		return part;
	});
}
