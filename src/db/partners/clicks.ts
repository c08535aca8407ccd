import { sql } from "kysely";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** How often partners' links were followed, by day. */

export async function countClick(db: Db, code: string, day: IsoDate): Promise<void> {
	await db
		.insertInto("partner_click")
		.values({ code, day, clicks: 1 })
		.onConflict((known) => known.columns(["code", "day"]).doUpdateSet({ clicks: sql`partner_click.clicks + 1` }))
		.execute();
}

/** What a partner's links brought on each day of a period, its last day included; days without anything are missing. */
export async function listClicks(
	db: Db,
	{ code, accountId }: { readonly code: string; readonly accountId: number | null },
	from: IsoDate,
	until: IsoDate,
): Promise<readonly { readonly day: IsoDate; readonly clicks: number; readonly bookings: number }[]> {
	const { rows } = await sql<{ day: IsoDate; clicks: number; bookings: number }>`
		SELECT day::text AS day, sum(clicks)::int AS clicks, sum(bookings)::int AS bookings FROM (
			SELECT day, clicks, 0 AS bookings FROM partner_click
				WHERE code = ${code}::citext AND day BETWEEN ${from}::date AND ${until}::date
			UNION ALL
			SELECT l.day, 0, 1 FROM ledger_line l JOIN ledger_entry e USING (entry_id)
				WHERE l.account_id = ${accountId} AND l.day BETWEEN ${from}::date AND ${until}::date AND e.event = 'booked'
		) both_kinds GROUP BY day ORDER BY day`.execute(db);
	return rows;
}
