import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Who has a booking open, by the database's clock, which all processes share. */

/** Older rows of a person are dropped when the next is written. */
const KEPT_MINUTES = 60;

/** Notes that somebody has a booking open. */
export async function notePresence(db: Db, bookingId: number, staffId: number): Promise<void> {
	await sql`WITH gone AS (
			DELETE FROM staff_presence WHERE staff_id = ${staffId} AND booking_id <> ${bookingId}
				AND seen_at < now() - make_interval(mins => ${KEPT_MINUTES})
		)
		INSERT INTO staff_presence (booking_id, staff_id, seen_at) VALUES (${bookingId}, ${staffId}, now())
		ON CONFLICT (booking_id, staff_id) DO UPDATE SET seen_at = now()`.execute(db);
}

/** Names of the others who had a booking open within some seconds, whose accounts have not ended. */
export async function listPresent(
	db: Db,
	bookingId: number,
	{ except, seconds }: { readonly except: number; readonly seconds: number },
): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("staff_presence as p")
		.innerJoin("staff as s", "s.staff_id", "p.staff_id")
		.select("s.name")
		.where("p.booking_id", "=", bookingId)
		.where("p.staff_id", "<>", except)
		.where("s.ended_at", "is", null)
		.where(sql<boolean>`p.seen_at > now() - make_interval(secs => ${seconds})`)
		.orderBy("s.name")
		.execute();
	return rows.map(({ name }) => name);
}
