import type { Insertable, Selectable } from "kysely";
import type { Cents } from "#domain/money.ts";
import type { Db } from "../connection/client.ts";
import type { PaymentTable, RefundTable } from "../tables/booking-tables.ts";

/** Money that goes back. One that failed at the provider is still to go: staff send it at the bank. */

export type RefundRow = Selectable<RefundTable>;

/** A payment that came in, and what went back of it or is on its way. */
export interface PaidPayment {
	readonly paymentId: number;
	readonly cents: Cents;
	readonly refundedCents: Cents;
	/** The share of a group room that it was for. */
	readonly shareId: number | null;
}

/** Payments of a booking that came in, the latest first. */
export async function listPaidPayments(db: Db, bookingId: number): Promise<readonly PaidPayment[]> {
	const rows = await db
		.selectFrom("payment as p")
		.select((select) => [
			"p.payment_id as paymentId",
			"p.cents",
			"p.share_id as shareId",
			select
				.selectFrom("refund as r")
				.select((inner) => inner.fn.coalesce(inner.fn.sum<number>("r.cents"), inner.lit(0)).as("sum"))
				.whereRef("r.payment_id", "=", "p.payment_id")
				.as("refunded"),
		])
		.where("p.booking_id", "=", bookingId)
		.where("p.status", "=", "paid")
		.orderBy("p.payment_id", "desc")
		.execute();
	return rows.map(({ refunded, ...payment }) => ({ ...payment, refundedCents: Number(refunded ?? 0) }));
}

/** Writes refunds down. */
export async function insertRefunds(trx: Db, refunds: readonly Insertable<RefundTable>[]): Promise<void> {
	if (refunds.length > 0) await trx.insertInto("refund").values(refunds).execute();
}

/** Refunds at a provider that are to be asked for, or on their way; those asked about longest ago first. */
export function listRefundsToSend(db: Db, provider: PaymentTable["provider"], limit: number) {
	return db
		.selectFrom("refund as r")
		.innerJoin("payment as p", "p.payment_id", "r.payment_id")
		.innerJoin("booking as b", "b.booking_id", "r.booking_id")
		.select([
			"r.refund_id",
			"r.public_id",
			"r.provider_id",
			"r.cents",
			"r.status",
			"r.attempts",
			"r.booking_id",
			"p.provider_id as payment_provider_id",
			"b.booking_no",
		] as const)
		.where("p.provider", "=", provider)
		.where("r.status", "in", ["due", "sent"])
		.orderBy("r.updated_at")
		.limit(limit)
		.execute();
}

/** Refunds that staff send at the bank: of transfers, and those that a provider could not give back. */
function refundsByBank(db: Db) {
	return db
		.selectFrom("refund as r")
		.innerJoin("payment as p", "p.payment_id", "r.payment_id")
		.innerJoin("booking as b", "b.booking_id", "r.booking_id")
		.leftJoin("bank_line as l", "l.payment_id", "p.payment_id")
		.select(["r.refund_id", "r.cents", "r.reason", "r.due_on", "r.status", "r.payee_iban_sealed"])
		.select(["b.booking_id", "b.guest_id", "b.booking_no", "b.version", "b.guest", "b.lang", "b.do_not_send_docs"])
		.select(["p.provider_id", "p.paid_at", "l.payer", "l.payer_iban_sealed", "l.booked_on", "l.reference"])
		.where((or) => or.or([or("p.provider", "=", "bank"), or("r.status", "=", "failed")]))
		.where("r.status", "in", ["due", "failed"]);
}

/** Those that wait, the most urgent first. */
export function listRefundsByBank(db: Db) {
	return refundsByBank(db).orderBy("r.due_on").orderBy("r.refund_id").execute();
}

/** One of them; null: none waits under this number. */
export async function findRefundByBank(db: Db, refundId: number) {
	return (await refundsByBank(db).where("r.refund_id", "=", refundId).limit(1).executeTakeFirst()) ?? null;
}

/** What goes back for a booking or did, the latest first. */
export function listRefundsOfBooking(db: Db, bookingId: number) {
	return db
		.selectFrom("refund")
		.select(["refund_id", "cents", "due_on", "status", "reason", "created_at", "updated_at"])
		.where("booking_id", "=", bookingId)
		.orderBy("refund_id", "desc")
		.execute();
}

/** What goes back to a guest or did, the latest first. */
export function listRefundsOfGuest(db: Db, guestId: number) {
	return db
		.selectFrom("refund as r")
		.innerJoin("booking as b", "b.booking_id", "r.booking_id")
		.select(["r.refund_id", "b.booking_no", "b.channel", "b.home", "r.due_on", "r.cents", "r.status", "r.created_at"])
		.where("b.guest_id", "=", guestId)
		.orderBy("r.refund_id", "desc")
		.execute();
}

/** True while money is to go back for one of the bookings and has not arrived. */
export async function hasOpenRefund(db: Db, bookingIds: readonly number[]): Promise<boolean> {
	if (bookingIds.length === 0) return false;
	const row = await db
		.selectFrom("refund")
		.select("refund_id")
		.where("booking_id", "in", bookingIds)
		.where("status", "in", ["due", "sent", "failed"])
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** True when something of a payment has gone back, or is to go back for more than that it was too much. */
export async function hasRefundBeside(trx: Db, paymentId: number): Promise<boolean> {
	const row = await trx
		.selectFrom("refund")
		.select("refund_id")
		.where("payment_id", "=", paymentId)
		.where((or) => or.or([or("status", "<>", "due"), or("reason", "not in", ["overpaid", "late_payment"])]))
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Drops what waits to go back at the bank as too much for a booking: nobody has sent it. */
export async function dropUnsentOverpaid(trx: Db, bookingId: number): Promise<void> {
	await trx
		.deleteFrom("refund")
		.where("booking_id", "=", bookingId)
		.where("status", "=", "due")
		.where("reason", "in", ["overpaid", "late_payment"])
		.where("payment_id", "in", (select) =>
			select
				.selectFrom("payment")
				.select("payment_id")
				.where("booking_id", "=", bookingId)
				.where("provider", "=", "bank"),
		)
		.execute();
}

/** Locks a refund until the transaction ends; null for an unknown one. */
export async function lockRefund(trx: Db, refundId: number): Promise<RefundRow | null> {
	const row = await trx
		.selectFrom("refund")
		.selectAll()
		.where("refund_id", "=", refundId)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** Notes how a refund stands; the provider's id is kept once it is known. */
export async function settleRefund(
	trx: Db,
	refundId: number,
	settled: { readonly status: RefundTable["status"]; readonly providerId: string | null; readonly now: Date },
): Promise<void> {
	const gone = settled.status === "done" ? { payee_iban_sealed: null } : {};
	const changes = { status: settled.status, updated_at: settled.now, ...gone };
	await trx
		.updateTable("refund")
		.set(settled.providerId ? { ...changes, provider_id: settled.providerId } : changes)
		.where("refund_id", "=", refundId)
		.execute();
}

/** Keeps the sealed account that a refund goes to. */
export async function keepRefundAccount(trx: Db, refundId: number, sealed: string, now: Date): Promise<void> {
	await trx
		.updateTable("refund")
		.set({ payee_iban_sealed: sealed, updated_at: now })
		.where("refund_id", "=", refundId)
		.execute();
}

/** Notes that the provider was asked about a refund; `isAttempt`: for it, without an answer. */
export async function touchRefund(db: Db, refundId: number, isAttempt: boolean, now: Date): Promise<void> {
	await db
		.updateTable("refund")
		.set((refund) => ({ attempts: refund("attempts", "+", isAttempt ? 1 : 0), updated_at: now }))
		.where("refund_id", "=", refundId)
		.execute();
}
