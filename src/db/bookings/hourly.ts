import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Bookings an hour, for the alarm of what is out of the ordinary. */

export interface Hour {
	/** Whole hours before the instant asked about: 0 is the hour that ends with it. */
	readonly ago: number;
	/** Options and bookings that wait for their payment. */
	readonly holds: number;
	/** Bookings that were confirmed at once or are since. */
	readonly bookings: number;
}

/** What guests took in each of the hours before an instant; hours without anything are left out. */
export async function hoursBefore(db: Db, now: Date, hours: number): Promise<readonly Hour[]> {
	const since = new Date(now.getTime() - hours * 3_600_000);
	const { rows } = await sql<Hour>`
		SELECT floor(extract(epoch FROM ${now}::timestamptz - created_at) / 3600)::int AS ago,
			count(*) FILTER (WHERE confirmed_at IS NULL)::int AS holds,
			count(*) FILTER (WHERE confirmed_at IS NOT NULL)::int AS bookings
		FROM booking WHERE created_at > ${since} AND created_at <= ${now} AND channel = 'web'
		GROUP BY 1 ORDER BY 1`.execute(db);
	return rows;
}
