import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/**
 * Requests whose owner has had the time to answer (migration 0131): what comes next of them is their lapse from now on.
 * One that somebody else has in hand is left to the next time.
 */
export async function passAnswerTimes(db: Db, now: Date): Promise<void> {
	await sql`UPDATE booking SET next_at = expires_at WHERE booking_id IN (
			SELECT booking_id FROM booking WHERE state = 'application' AND next_at <= ${now} AND next_at < expires_at
			ORDER BY booking_id FOR UPDATE SKIP LOCKED)`.execute(db);
}
