import { type Selectable, sql } from "kysely";
import type { BookedLine, BookingFacts } from "#domain/booking/facts.ts";
import type { Cents } from "#domain/money.ts";
import { dayOf, type IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { BookingLineTable, BookingTable } from "../tables/booking-tables.ts";

export type BookingRow = Selectable<BookingTable>;

/** A booking with all that is told of it. */
export interface StoredBooking {
	readonly row: BookingRow;
	readonly facts: BookingFacts;
}

/** Locks a booking until the transaction ends; null for one that is not there. */
export async function lockBooking(trx: Db, bookingId: number): Promise<BookingRow | null> {
	const row = await trx
		.selectFrom("booking")
		.selectAll()
		.where("booking_id", "=", bookingId)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** Locks bookings in the order of their keys, until the transaction ends. */
export async function lockBookings(trx: Db, bookingIds: readonly number[]): Promise<void> {
	if (bookingIds.length === 0) return;
	await trx
		.selectFrom("booking")
		.select("booking_id")
		.where("booking_id", "in", bookingIds)
		.orderBy("booking_id")
		.forUpdate()
		.execute();
}

/** The key of a booking by its number; null for an unknown one. */
export async function findBookingId(db: Db, bookingNo: string): Promise<number | null> {
	const row = await db
		.selectFrom("booking")
		.select("booking_id")
		.where("booking_no", "=", bookingNo)
		.executeTakeFirst();
	return row?.booking_id ?? null;
}

/** Money received and sent back for a booking, in cents. */
export async function moneyOf(db: Db, bookingId: number): Promise<{ received: number; refunded: number }> {
	const { rows } = await sql<{ received: number; refunded: number }>`
		SELECT (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = ${bookingId} AND status = 'paid') AS received,
			(SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = ${bookingId} AND status <> 'failed') AS refunded`.execute(
		db,
	);
	const [row] = rows;
	return { received: Number(row?.received ?? 0), refunded: Number(row?.refunded ?? 0) };
}

export async function linesOf(db: Db, bookingId: number): Promise<readonly BookedLine[]> {
	const rows = await db
		.selectFrom("booking_line")
		.select(["code", "quantity", "unit_cents", "amount_cents", "pay"])
		.where("booking_id", "=", bookingId)
		.orderBy("seq")
		.execute();
	return rows.map(bookedLine);
}

/** A stored line as papers and mails read it. */
export function bookedLine(
	row: Pick<Selectable<BookingLineTable>, "code" | "quantity" | "unit_cents" | "amount_cents" | "pay">,
): BookedLine {
	return {
		code: row.code,
		quantity: row.quantity,
		pay: row.pay,
		unitCents: row.unit_cents,
		amountCents: row.amount_cents,
	};
}

/** A booking's row with its lines, instalments and money. */
export async function factsOf(db: Db, row: BookingRow): Promise<BookingFacts> {
	const lines = await linesOf(db, row.booking_id);
	const instalments = await db
		.selectFrom("instalment")
		.select(["due_on", "cents"])
		.where("booking_id", "=", row.booking_id)
		.orderBy("seq")
		.execute();
	const { received, refunded } = await moneyOf(db, row.booking_id);
	return factsFrom(row, lines, instalments, received - refunded);
}

/** Columns of a booking that what is told of it is made from. */
export type FactsRow = Pick<
	BookingRow,
	| ("booking_no" | "type" | "state" | "acco_id" | "guest" | "home" | "arrival" | "departure")
	| (
			| "adults"
			| "children"
			| "babies"
			| "pets"
			| "cancellation"
			| "terms_version"
			| "lang"
			| "created_at"
			| "expires_at"
	  )
	| ("total_cents" | "grand_cents" | "credits_cents" | "due_cents" | "deposit_cents")
>;

/** What is told of a booking, from its stored parts. */
export function factsFrom(
	row: FactsRow,
	lines: readonly BookedLine[],
	instalments: readonly { readonly due_on: IsoDate; readonly cents: Cents }[],
	paidCents: Cents,
): BookingFacts {
	const stay = { arrival: dayOf(row.arrival), departure: dayOf(row.departure) };
	return {
		bookingNo: row.booking_no,
		type: row.type,
		state: row.state,
		accoId: row.acco_id,
		guest: row.guest,
		home: row.home,
		stay,
		nights: stay.departure - stay.arrival,
		party: { adults: row.adults, children: row.children, babies: row.babies, pets: row.pets },
		lines,
		totalCents: row.total_cents,
		grandCents: row.grand_cents,
		creditsCents: row.credits_cents,
		dueCents: row.due_cents,
		depositCents: row.deposit_cents,
		instalments: instalments.map((part) => ({ dueOn: dayOf(part.due_on), cents: part.cents })),
		paidCents,
		cancellation: row.cancellation,
		termsVersion: row.terms_version,
		lang: row.lang,
		bookedAt: row.created_at,
		expiresAt: row.expires_at,
	};
}

/** A booking by its number, with what is told of it; null for an unknown one. */
export async function loadBooking(db: Db, bookingNo: string): Promise<StoredBooking | null> {
	const row = await db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirst();
	return row ? { row, facts: await factsOf(db, row) } : null;
}
