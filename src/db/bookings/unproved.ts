import { sql } from "kysely";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";
import type { BookingRow } from "./booking-facts.ts";

/** Bookings whose mailbox nobody has proved, and those that lapse unless they are paid. */

const UNPAID = sql<boolean>`NOT EXISTS (SELECT 1 FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')`;

/**
 * Living bookings by bank transfer that are neither paid nor proved, by the hash of who sent them; other bookings of the
 * same sender wait until the transaction ends.
 */
export async function countUnproved(
	trx: Db,
	by: { readonly network: string } | { readonly browser: string },
): Promise<number> {
	const [column, hash] =
		"network" in by ? (["sent_network", by.network] as const) : (["sent_browser", by.browser] as const);
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`unproved/${hash}`}, 0))`.execute(trx);
	const { count } = await trx
		.selectFrom("booking as b")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("b.state", "=", "confirmed")
		.where(sql<boolean>`b.lapses_unpaid`)
		.where("b.proved_at", "is", null)
		.where(`b.${column}`, "=", hash)
		.where(`b.${column}`, "<>", "")
		.where(UNPAID)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Bookings of a guest that were not proved, locked: the mailbox was proved a moment ago. */
export function lockUnproved(trx: Db, guestId: number): Promise<readonly BookingRow[]> {
	return trx
		.selectFrom("booking")
		.selectAll()
		.where("guest_id", "=", guestId)
		.where("proved_at", "is", null)
		.where("state", "in", ["option", "pending_payment", "application", "confirmed"])
		.orderBy("booking_id")
		.forUpdate()
		.execute();
}

/** Says of bookings that their mailbox was proved. */
export async function markProved(trx: Db, bookingIds: readonly number[], now: Date): Promise<void> {
	if (bookingIds.length === 0) return;
	await trx.updateTable("booking").set({ proved_at: now }).where("booking_id", "in", bookingIds).execute();
}

/**
 * Numbers of bookings by bank transfer that lapse on a day or did before: their guests were told the day, and the first
 * payment is still not here. What was told of instalments that were replaced since does not count.
 */
export async function listLapsing(
	db: Db,
	today: DayNumber,
	afterDueDays: number,
	onlyNo: string | null = null,
): Promise<readonly string[]> {
	const { rows } = await sql<{ no: string }>`
		SELECT b.booking_no AS no FROM booking b
		JOIN LATERAL (SELECT * FROM instalment i WHERE i.booking_id = b.booking_id ORDER BY i.seq LIMIT 1) first ON true
		WHERE b.state = 'confirmed' AND b.lapses_on <= ${isoOf(today)}::date
			AND b.lapses_on >= first.due_on + ${afterDueDays}::int
			AND (${onlyNo}::text IS NULL OR b.booking_no = ${onlyNo})
			AND first.cents > (SELECT coalesce(sum(p.cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
				- (SELECT coalesce(sum(r.cents), 0) FROM refund r WHERE r.booking_id = b.booking_id)
			-- Money that waits in the bank's file for somebody to book it; O, I and L are read as digits, as numbersIn does.
			AND NOT EXISTS (SELECT 1 FROM bank_line l WHERE l.status = 'open'
				AND position(b.booking_no IN
					translate(upper(regexp_replace(l.words, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011')) > 0)
		ORDER BY b.lapses_on, b.booking_id`.execute(db);
	return rows.map(({ no }) => no);
}
