import { type BookingRow, factsOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import type { PaymentTable, RefundReason } from "#db/tables/booking-tables.ts";
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
		const settled = await db
			.selectFrom("cancellation")
			.select(["payable_cents", "paid_cents", "refund_cents"])
			.where("booking_id", "=", row.booking_id)
			.executeTakeFirst();
		if (!settled) return nothing;
		const since = facts.paidCents - (settled.paid_cents - settled.refund_cents);
		const owed = Math.max(0, settled.payable_cents - since);
		return { next: owed, all: owed };
	}
	const held = row.state === "pending_payment" && row.expires_at !== null && row.expires_at > now;
	return held || row.state === "confirmed" || row.state === "completed" ? openSums(facts) : nothing;
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
	const paid = await trx
		.selectFrom("payment as p")
		.select((select) => [
			"p.payment_id",
			"p.cents",
			select
				.selectFrom("refund as r")
				.select((inner) => inner.fn.coalesce(inner.fn.sum<number>("r.cents"), inner.lit(0)).as("sum"))
				.whereRef("r.payment_id", "=", "p.payment_id")
				.where("r.status", "<>", "failed")
				.as("refunded"),
		])
		.where("p.booking_id", "=", refund.bookingId)
		.where("p.status", "=", "paid")
		.orderBy("p.payment_id", "desc")
		.execute();
	let left = refund.cents;
	for (const payment of paid) {
		if (refund.paymentId !== undefined && payment.payment_id !== refund.paymentId) continue;
		const part = Math.min(left, payment.cents - Number(payment.refunded ?? 0));
		if (part <= 0) continue;
		left -= part;
		await trx
			.insertInto("refund")
			.values({
				public_id: randomId(),
				booking_id: refund.bookingId,
				payment_id: payment.payment_id,
				provider_id: null,
				cents: part,
				reason: refund.reason,
				status: "due",
				due_on: isoOf(refund.today + REFUND_WITHIN_DAYS),
				created_at: refund.now,
				updated_at: refund.now,
			})
			.execute();
	}
	return refund.cents - left;
}

export interface NewPayment {
	readonly bookingId: number;
	readonly provider: PaymentTable["provider"];
	readonly providerId: string | null;
	readonly method: string | null;
	readonly cents: Cents;
	readonly now: Date;
	/** Already in our account. */
	readonly paid: boolean;
}

/** Writes a payment down; answers its keys. */
export async function writePayment(trx: Db, payment: NewPayment): Promise<{ paymentId: number; publicId: string }> {
	const publicId = randomId();
	const { payment_id: paymentId } = await trx
		.insertInto("payment")
		.values({
			public_id: publicId,
			booking_id: payment.bookingId,
			provider: payment.provider,
			provider_id: payment.providerId,
			method: payment.method,
			status: payment.paid ? "paid" : "open",
			cents: payment.cents,
			checkout_url: null,
			paid_at: payment.paid ? payment.now : null,
			created_at: payment.now,
			updated_at: payment.now,
		})
		.returning("payment_id")
		.executeTakeFirstOrThrow();
	return { paymentId, publicId };
}
