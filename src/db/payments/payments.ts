import type { Insertable, Selectable } from "kysely";
import type { Cents } from "#domain/money.ts";
import type { Db } from "../connection/client.ts";
import type { PaymentState, PaymentTable, WebhookEventTable } from "../tables/booking-tables.ts";

/** Money that came or shall come. */

export type PaymentRow = Selectable<PaymentTable>;

export interface NewPayment {
	/** Random; the key under which the provider is asked. */
	readonly publicId: string;
	readonly bookingId: number;
	readonly provider: PaymentTable["provider"];
	readonly providerId: string | null;
	readonly method: string | null;
	readonly cents: Cents;
	readonly now: Date;
	/** Already in our account. */
	readonly paid: boolean;
	/** The share of a group room that it is for. */
	readonly shareId?: number | null;
	/** Since when it is there; absent: `now`. */
	readonly paidAt?: Date;
}

/** Writes a payment down; answers its key, null when the provider's id is written down already. */
export async function insertPayment(trx: Db, payment: NewPayment): Promise<number | null> {
	const row = await trx
		.insertInto("payment")
		.values({
			public_id: payment.publicId,
			booking_id: payment.bookingId,
			share_id: payment.shareId ?? null,
			provider: payment.provider,
			provider_id: payment.providerId,
			method: payment.method,
			status: payment.paid ? "paid" : "open",
			cents: payment.cents,
			checkout_url: null,
			paid_at: payment.paid ? (payment.paidAt ?? payment.now) : null,
			created_at: payment.now,
			updated_at: payment.now,
		})
		.onConflict((conflict) => conflict.column("provider_id").doNothing())
		.returning("payment_id")
		.executeTakeFirst();
	return row?.payment_id ?? null;
}

/** Open payments of a booking, neither paid nor ended. */
export function listOpenPayments(db: Db, bookingId: number): Promise<readonly PaymentRow[]> {
	return db
		.selectFrom("payment")
		.selectAll()
		.where("booking_id", "=", bookingId)
		.where("status", "=", "open")
		.execute();
}

/** A payment by the provider's id; null for one that is not ours. */
export async function findPayment(
	db: Db,
	provider: PaymentTable["provider"],
	providerId: string,
): Promise<PaymentRow | null> {
	const row = await db
		.selectFrom("payment")
		.selectAll()
		.where("provider", "=", provider)
		.where("provider_id", "=", providerId)
		.executeTakeFirst();
	return row ?? null;
}

/** Open payments at a provider, those looked at longest ago first. */
export function listPaymentsToPoll(db: Db, provider: PaymentTable["provider"], limit: number) {
	return db
		.selectFrom("payment")
		.select(["payment_id", "provider_id", "booking_id", "created_at"])
		.where("status", "=", "open")
		.where("provider", "=", provider)
		.orderBy("updated_at")
		.limit(limit)
		.execute();
}

/** Keeps where an open payment is paid; false when it is open no more. */
export async function keepCheckout(
	db: Db,
	paymentId: number,
	checkout: { readonly providerId: string; readonly url: string },
): Promise<boolean> {
	const kept = await db
		.updateTable("payment")
		.set({ provider_id: checkout.providerId, checkout_url: checkout.url })
		.where("payment_id", "=", paymentId)
		.where("status", "=", "open")
		.returning("payment_id")
		.executeTakeFirst();
	return kept !== undefined;
}

/** Gives up an open payment that has no address at the provider; false when it has one by now, or is open no more. */
export async function giveUpPayment(db: Db, paymentId: number, now: Date): Promise<boolean> {
	const given = await db
		.updateTable("payment")
		.set({ status: "canceled", updated_at: now })
		.where("payment_id", "=", paymentId)
		.where("status", "=", "open")
		.where("provider_id", "is", null)
		.returning("payment_id")
		.executeTakeFirst();
	return given !== undefined;
}

/** Notes how open payments ended; `method` stays as it is unless it is given. Answers how many were open still. */
export async function settlePayments(
	trx: Db,
	paymentIds: readonly number[],
	settled: { readonly status: PaymentState; readonly method?: string | null; readonly now: Date },
): Promise<number> {
	if (paymentIds.length === 0) return 0;
	const { status, method, now } = settled;
	let payments = trx
		.updateTable("payment")
		.set({ status, updated_at: now })
		.where("payment_id", "in", paymentIds)
		.where("status", "=", "open");
	if (method !== undefined) payments = payments.set({ method });
	if (status === "paid") payments = payments.set({ paid_at: now });
	const changed = await payments.returning("payment_id").execute();
	return changed.length;
}

/** A payment by its key; null for an unknown one. */
export async function findPaymentByKey(db: Db, paymentId: number): Promise<PaymentRow | null> {
	const row = await db.selectFrom("payment").selectAll().where("payment_id", "=", paymentId).executeTakeFirst();
	return row ?? null;
}

/** Whether a payment is that of a line of the bank. */
export async function hasBankLine(db: Db, paymentId: number): Promise<boolean> {
	const row = await db
		.selectFrom("bank_line")
		.select("bank_line_id")
		.where("payment_id", "=", paymentId)
		.executeTakeFirst();
	return row !== undefined;
}

/**
 * Notes that a payment that was booked here is none of its booking; the bank's reference is free for the right one, and
 * a line of the bank that was booked as this payment waits again.
 */
export async function reversePayment(trx: Db, paymentId: number, now: Date): Promise<void> {
	await trx
		.updateTable("payment")
		.set({ status: "reversed", provider_id: null, paid_at: null, updated_at: now })
		.where("payment_id", "=", paymentId)
		.execute();
	// A file may have brought the line since somebody looked: it held the payment (`paymentsByKey`) until it was stored.
	await trx
		.updateTable("bank_line")
		.set({ status: "open", payment_id: null, settled_by: null, settled_at: null })
		.where("payment_id", "=", paymentId)
		.execute();
}

/** Notes that an open payment was looked at. */
export async function touchPayment(db: Db, paymentId: number, now: Date): Promise<void> {
	await db
		.updateTable("payment")
		.set({ updated_at: now })
		.where("payment_id", "=", paymentId)
		.where("status", "=", "open")
		.execute();
}

/** What came in for a booking, the latest first. */
export function listPaymentsOfBooking(db: Db, bookingId: number) {
	return (
		db
			.selectFrom("payment")
			.select(["payment_id", "cents", "paid_at", "provider", "method", "provider_id"])
			// By a line of the bank; other transfers were written down by hand.
			.select((eb) =>
				eb
					.exists(
						eb
							.selectFrom("bank_line as l")
							.select("l.bank_line_id")
							.whereRef("l.payment_id", "=", "payment.payment_id"),
					)
					.as("has_line"),
			)
			.where("booking_id", "=", bookingId)
			.where("status", "=", "paid")
			.orderBy("payment_id", "desc")
			.execute()
	);
}

/** What a guest has paid, the latest first. */
export function listPaymentsOfGuest(db: Db, guestId: number) {
	return db
		.selectFrom("payment as p")
		.innerJoin("booking as b", "b.booking_id", "p.booking_id")
		.select(["b.booking_no", "b.home", "p.paid_at", "p.cents", "p.provider"])
		.where("b.guest_id", "=", guestId)
		.where("p.status", "=", "paid")
		.orderBy("p.payment_id", "desc")
		.execute();
}

/** Writes down what a provider called about. */
export async function insertWebhookEvent(db: Db, event: Insertable<WebhookEventTable>): Promise<void> {
	await db.insertInto("webhook_event").values(event).execute();
}

/** Purges calls of providers from before an instant; answers how many. */
export async function dropOldWebhookEvents(db: Db, before: Date): Promise<number> {
	const { numDeletedRows } = await db.deleteFrom("webhook_event").where("at", "<=", before).executeTakeFirst();
	return Number(numDeletedRows);
}
