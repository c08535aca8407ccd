import { type Selectable, sql } from "kysely";
import type { BookedLine, BookingFacts } from "#domain/booking/facts.ts";
import type { Cents } from "#domain/money.ts";
import { dayOf, type IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { BookingLineTable, BookingTable } from "../tables/booking-tables.ts";

export type BookingRow = Selectable<BookingTable>;

/** A booking with its facts for mails, documents and pages. */
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

/** Locks a booking until the transaction ends, unless another process has it in hand: then false, at once. */
export async function lockFreeBooking(trx: Db, bookingId: number): Promise<boolean> {
	const free = await trx
		.selectFrom("booking")
		.select("booking_id")
		.where("booking_id", "=", bookingId)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();
	return free !== undefined;
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

/** Money received for a booking and sent back, in cents. */
export interface Money {
	readonly received: number;
	/** What has left, or is planned to. */
	readonly refunded: number;
	/** What of it has left. */
	readonly gone: number;
}

/** Money received for bookings and sent back, by booking; staff still send what failed at the provider. */
export async function moneyOfAll(db: Db, bookingIds: readonly number[]): Promise<ReadonlyMap<number, Money>> {
	if (bookingIds.length === 0) return new Map();
	const { rows } = await sql<Money & { readonly id: number }>`
		SELECT id, (SELECT coalesce(sum(cents), 0) FROM payment WHERE booking_id = id AND status = 'paid') AS received,
			(SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id) AS refunded,
			(SELECT coalesce(sum(cents), 0) FROM refund WHERE booking_id = id AND status IN ('sent', 'done')) AS gone
		FROM unnest(${[...bookingIds]}::bigint[]) AS id`.execute(db);
	return new Map(
		rows.map(({ id, received, refunded, gone }) => [
			Number(id),
			{ received: Number(received), refunded: Number(refunded), gone: Number(gone) },
		]),
	);
}

/** Money received for one booking and sent back. */
export async function moneyOf(db: Db, bookingId: number): Promise<Money> {
	return (await moneyOfAll(db, [bookingId])).get(bookingId) ?? { received: 0, refunded: 0, gone: 0 };
}

/** The lines of a booking's price, in their order. */
export async function linesOf(db: Db, bookingId: number): Promise<readonly BookedLine[]> {
	return (await readLines(db, [bookingId])).map(bookedLine);
}

/** The lines of bookings' prices, by booking. */
export async function linesOfAll(
	db: Db,
	bookingIds: readonly number[],
): Promise<ReadonlyMap<number, readonly BookedLine[]>> {
	if (bookingIds.length === 0) return new Map();
	const lines = Map.groupBy(await readLines(db, bookingIds), (line) => line.booking_id);
	return new Map([...lines].map(([id, own]) => [id, own.map(bookedLine)]));
}

function readLines(db: Db, bookingIds: readonly number[]) {
	return db
		.selectFrom("booking_line")
		.select(["booking_id", "code", "quantity", "unit_cents", "amount_cents", "pay"])
		.where("booking_id", "in", bookingIds)
		.orderBy("booking_id")
		.orderBy("seq")
		.execute();
}

/** When what of bookings is to be paid, in order. */
export async function listInstalments(db: Db, bookingIds: readonly number[]) {
	if (bookingIds.length === 0) return [];
	return db
		.selectFrom("instalment")
		.select(["booking_id", "seq", "due_on", "cents"])
		.where("booking_id", "in", bookingIds)
		.orderBy("booking_id")
		.orderBy("seq")
		.execute();
}

/** A stored line as documents and mails read it. */
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

/** The facts of one booking: its row with its lines, instalments and money. */
export async function factsOf(db: Db, row: BookingRow): Promise<BookingFacts> {
	const [stored] = await factsOfAll(db, [row]);
	if (!stored) throw new Error("facts of a booking always are");
	return stored.facts;
}

/** The facts of bookings, in the order given. */
export async function factsOfAll(db: Db, rows: readonly BookingRow[]): Promise<readonly StoredBooking[]> {
	if (rows.length === 0) return [];
	const ids = rows.map((row) => row.booking_id);
	const lines = Map.groupBy(await readLines(db, ids), (line) => line.booking_id);
	const instalments = Map.groupBy(await listInstalments(db, ids), (part) => part.booking_id);
	const money = await moneyOfAll(db, ids);
	return rows.map((row) => {
		const { received, refunded } = money.get(row.booking_id) ?? { received: 0, refunded: 0 };
		const own = (lines.get(row.booking_id) ?? []).map(bookedLine);
		return { row, facts: factsFrom(row, own, instalments.get(row.booking_id) ?? [], received - refunded) };
	});
}

/** Columns of a booking that its facts are made from. */
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

/** The facts of a booking, from its stored parts. */
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

/** A booking by its number; null for an unknown one. */
export async function findBookingByNumber(db: Db, bookingNo: string): Promise<BookingRow | null> {
	const row = await db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirst();
	return row ?? null;
}

/** Bookings by their numbers, whole; unknown ones are left out. */
export async function listWholeBookings(db: Db, numbers: readonly string[]): Promise<readonly BookingRow[]> {
	if (numbers.length === 0) return [];
	return db.selectFrom("booking").selectAll().where("booking_no", "in", numbers).execute();
}

/** A booking by its number, with its facts; null for an unknown one. */
export async function loadBooking(db: Db, bookingNo: string): Promise<StoredBooking | null> {
	const row = await findBookingByNumber(db, bookingNo);
	return row ? { row, facts: await factsOf(db, row) } : null;
}
