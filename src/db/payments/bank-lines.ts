import { type Selectable, sql } from "kysely";
import type { Cents } from "#domain/money.ts";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { BankLineTable } from "../tables/booking-tables.ts";

/** Credits of the bank account, out of the bank's files. */

export type BankLineRow = Selectable<BankLineTable>;
export type BankLineStatus = BankLineTable["status"];

export interface NewBankLine {
	readonly reference: string;
	readonly bookedOn: IsoDate;
	readonly cents: Cents;
	readonly payer: string;
	readonly payerIbanSealed: string | null;
	readonly words: string;
	/** A payment of this sum that was written down by hand under the same reference: the line is booked already. */
	readonly paymentId: number | null;
}

/** Takes credits in; those that are known stay as they are. Answers how many are new. */
export async function insertBankLines(
	trx: Db,
	lines: readonly NewBankLine[],
	by: { readonly staffId: string; readonly now: Date },
): Promise<number> {
	if (lines.length === 0) return 0;
	const rows = await trx
		.insertInto("bank_line")
		.values(
			lines.map(({ reference, bookedOn, cents, payer, payerIbanSealed, words, paymentId }) => ({
				reference,
				booked_on: bookedOn,
				cents,
				payer,
				payer_iban_sealed: payerIbanSealed,
				words,
				status: paymentId === null ? ("open" as const) : ("booked" as const),
				payment_id: paymentId,
				settled_by: paymentId === null ? null : by.staffId,
				settled_at: paymentId === null ? null : by.now,
				created_at: by.now,
			})),
		)
		.onConflict((conflict) => conflict.column("reference").doNothing())
		.returning("bank_line_id")
		.execute();
	return rows.length;
}

/**
 * Payments that came in, by their keys at the provider. Whoever takes one of them back waits until the transaction ends
 * (`reversePayment`).
 */
export async function paymentsByKey(
	trx: Db,
	keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly paymentId: number; readonly cents: Cents }>> {
	if (keys.length === 0) return new Map();
	const rows = await trx
		.selectFrom("payment")
		.select(["payment_id", "provider_id", "cents"])
		.where("provider_id", "=", sql<string>`ANY(${[...keys]})`)
		.where("status", "=", "paid")
		.orderBy("payment_id")
		.forShare()
		.execute();
	return new Map(rows.map(({ payment_id: paymentId, provider_id: key, cents }) => [key ?? "", { paymentId, cents }]));
}

/** A page of lines: the oldest first of what waits, the latest first of what is settled. */
export function listBankLines(
	db: Db,
	status: BankLineStatus,
	after: { readonly bookedOn: IsoDate; readonly id: number } | null,
	limit: number,
) {
	const isUpwards = status === "open";
	let page = db
		.selectFrom("bank_line as l")
		.leftJoin("payment as p", "p.payment_id", "l.payment_id")
		.leftJoin("booking as b", "b.booking_id", "p.booking_id")
		.leftJoin("staff as s", "s.public_id", "l.settled_by")
		.select(["l.bank_line_id", "l.reference", "l.booked_on", "l.cents", "l.payer", "l.words", "l.reason"])
		.select(["l.settled_at", "l.settled_by", "b.booking_no", "s.name"])
		.where("l.status", "=", status);
	if (after) {
		page = page.where(
			isUpwards
				? sql<boolean>`(l.booked_on, l.bank_line_id) > (${after.bookedOn}::date, ${after.id}::bigint)`
				: sql<boolean>`(l.booked_on, l.bank_line_id) < (${after.bookedOn}::date, ${after.id}::bigint)`,
		);
	}
	const order = isUpwards ? "asc" : "desc";
	return page.orderBy("l.booked_on", order).orderBy("l.bank_line_id", order).limit(limit).execute();
}

/** Lines that wait, of these keys. */
export function listBankLinesByKey(db: Db, ids: readonly number[]): Promise<readonly BankLineRow[]> {
	return db
		.selectFrom("bank_line")
		.selectAll()
		.where("bank_line_id", "=", sql<number>`ANY(${[...ids]}::bigint[])`)
		.where("status", "=", "open")
		.orderBy("booked_on")
		.orderBy("bank_line_id")
		.execute();
}

/** How many lines wait, and their sum. */
export async function sumOfOpenLines(db: Db): Promise<{ readonly count: number; readonly cents: Cents }> {
	const row = await db
		.selectFrom("bank_line")
		.select((select) => [
			select.fn.countAll<number>().as("count"),
			select.fn.coalesce(select.fn.sum<number>("cents"), select.lit(0)).as("cents"),
		])
		.where("status", "=", "open")
		.executeTakeFirstOrThrow();
	return { count: Number(row.count), cents: Number(row.cents) };
}

/** Locks a line until the transaction ends; null for an unknown one. */
export async function lockBankLine(trx: Db, lineId: number): Promise<BankLineRow | null> {
	const row = await trx
		.selectFrom("bank_line")
		.selectAll()
		.where("bank_line_id", "=", lineId)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** Notes how a line was settled, or that it waits again. The line is locked. */
export async function settleBankLine(
	trx: Db,
	lineId: number,
	settled: { readonly by: string; readonly now: Date } & (
		| { readonly status: "booked"; readonly paymentId: number }
		| { readonly status: "aside"; readonly reason: string }
		| { readonly status: "open" }
	),
): Promise<void> {
	const { status, by, now } = settled;
	await trx
		.updateTable("bank_line")
		.set({
			status,
			payment_id: status === "booked" ? settled.paymentId : null,
			reason: status === "aside" ? settled.reason : "",
			settled_by: status === "open" ? null : by,
			settled_at: status === "open" ? null : now,
		})
		.where("bank_line_id", "=", lineId)
		.execute();
}

/**
 * Bookings that may be meant: by their numbers, or waiting for money of a guest of one of these surnames, which are
 * plain as `plain_name` of the database makes them (migration 0028).
 */
export async function listBookingsMeant(
	db: Db,
	by: { readonly numbers: readonly string[]; readonly surnames: readonly string[] },
	limit: number,
) {
	const columns = ["booking_id", "booking_no", "state", "guest", "home", "arrival", "departure", "due_cents"] as const;
	const numbered = await db
		.selectFrom("booking")
		.select(columns)
		.where("booking_no", "=", sql<string>`ANY(${[...by.numbers]})`)
		.execute();
	const owing = await db
		.selectFrom("booking")
		.select(columns)
		.where(sql`plain_name(guest->>'lastname')`, "=", sql<string>`ANY(${[...by.surnames]})`)
		.where("state", "in", ["pending_payment", "option", "confirmed"])
		.limit(limit)
		.execute();
	return [...numbered, ...owing];
}

/** A line that names nobody: neither who paid, nor from which account, nor what was written. */
const NOBODYS = { payer: "", words: "", payer_iban_sealed: null } as const;

/** Takes names and words away from lines of bookings: their guest is forgotten. The money stays on record. */
export async function emptyLinesOfBookings(trx: Db, bookingIds: readonly number[]): Promise<void> {
	if (bookingIds.length === 0) return;
	await trx
		.updateTable("bank_line")
		.set(NOBODYS)
		.where("payment_id", "in", (select) =>
			select.selectFrom("payment").select("payment_id").where("booking_id", "in", bookingIds),
		)
		.execute();
}

/** Takes names and words away from lines that were put aside before an instant; the references stay known. */
export async function emptyLinesPutAside(db: Db, before: Date): Promise<number> {
	const rows = await db
		.updateTable("bank_line")
		.set(NOBODYS)
		.where("status", "=", "aside")
		.where("settled_at", "<", before)
		.where((or) => or.or([or("payer", "<>", ""), or("words", "<>", ""), or("payer_iban_sealed", "is not", null)]))
		.returning("bank_line_id")
		.execute();
	return rows.length;
}
