import { sql } from "kysely";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** Sums and counts beside the numbers of the office's first page. */

export interface OfficeSums {
	/** What should have come in before today and has not, cents. */
	readonly overdueCents: number;
	/** What has still to be sent back, cents. */
	readonly refundCents: number;
	/** Options that end on this day of the house. */
	readonly lapsingToday: number;
}

export async function officeSums(db: Db, today: DayNumber): Promise<OfficeSums> {
	const day = isoOf(today);
	const { rows } = await sql<OfficeSums>`
		WITH late AS (
			SELECT b.booking_id, b.state FROM booking b
			WHERE b.next_step = 'payment' AND b.next_at < ${day}::date::timestamp AT TIME ZONE 'UTC'
		), owed AS (
			SELECT l.booking_id, CASE WHEN l.state = 'cancelled'
				THEN (SELECT c.payable_cents + c.paid_cents - c.refund_cents FROM cancellation c WHERE c.booking_id = l.booking_id)
				ELSE (SELECT sum(i.cents) FROM instalment i WHERE i.booking_id = l.booking_id AND i.due_on < ${day}::date)
			END AS cents FROM late l
		)
		SELECT
			(SELECT coalesce(sum(greatest(0, o.cents
				- (SELECT coalesce(sum(p.cents), 0) FROM payment p WHERE p.booking_id = o.booking_id AND p.status = 'paid')
				+ (SELECT coalesce(sum(r.cents), 0) FROM refund r WHERE r.booking_id = o.booking_id)
			)), 0)::float8 FROM owed o) AS "overdueCents",
			(SELECT coalesce(sum(cents), 0)::float8 FROM refund WHERE status IN ('due', 'failed')) AS "refundCents",
			(SELECT count(*)::int FROM booking b WHERE b.state = 'option' AND b.next_step = 'lapses'
				AND (b.next_at AT TIME ZONE 'Europe/Amsterdam')::date <= ${day}::date) AS "lapsingToday"`.execute(db);
	const [sums] = rows;
	if (!sums) throw new Error("a query without rows");
	return sums;
}
