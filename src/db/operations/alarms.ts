import { sql } from "kysely";
import type { Db } from "../connection/client.ts";
import type { AlarmName } from "../tables/booking-tables.ts";

export interface Alarm {
	readonly name: AlarmName;
	/** When it was first seen. */
	readonly since: Date;
}

/** Raises an alarm, which keeps the time at which it began, or ends it where `facts` are null. */
export async function setAlarm(
	db: Db,
	name: AlarmName,
	facts: Readonly<Record<string, unknown>> | null,
	now: Date,
): Promise<void> {
	if (facts === null) {
		await db.deleteFrom("alarm").where("name", "=", name).execute();
		return;
	}
	const text = JSON.stringify(facts);
	await db
		.insertInto("alarm")
		.values({ name, since: now, facts: text })
		.onConflict((conflict) => conflict.column("name").doUpdateSet({ facts: text }))
		.execute();
}

/** Alarms that are on, the oldest first. */
function listAlarms(db: Db): Promise<Alarm[]> {
	return db.selectFrom("alarm").select(["name", "since"]).orderBy("since").orderBy("name").execute();
}

/** How the work behind the pages goes. */
export interface VitalSigns {
	/** Mails that should have left by now, and for how long the first of them, seconds. */
	readonly mailsWaiting: number;
	readonly mailWaitSeconds: number;
	/** Mails that were given up. */
	readonly mailsFailed: number;
	/** Seconds since each timer last ended well, of those that did within the hour. */
	readonly timerSeconds: ReadonlyMap<string, number>;
	readonly alarms: readonly Alarm[];
}

/** Reads {@link VitalSigns} at an instant: a handful of reads by index. */
export async function loadVitalSigns(db: Db, now: Date): Promise<VitalSigns> {
	const { rows: mails } = await sql<{ waiting: number; failed: number; since: Date | null }>`
		SELECT (SELECT count(*)::int FROM email_outbox
				WHERE status IN ('queued', 'sending') AND next_attempt_at <= ${now}) AS waiting,
			(SELECT min(next_attempt_at) FROM email_outbox
				WHERE status IN ('queued', 'sending') AND next_attempt_at <= ${now}) AS since,
			(SELECT count(*)::int FROM email_outbox WHERE status = 'failed') AS failed`.execute(db);
	const [mail] = mails;
	return {
		mailsWaiting: mail?.waiting ?? 0,
		mailWaitSeconds: mail?.since ? (now.getTime() - mail.since.getTime()) / 1000 : 0,
		mailsFailed: mail?.failed ?? 0,
		timerSeconds: await timerSeconds(db),
		alarms: await listAlarms(db),
	};
}

/** By the database's own clock, which the job queue goes by; empty before a worker ever ran. */
async function timerSeconds(db: Db): Promise<ReadonlyMap<string, number>> {
	const { rows: known } = await sql<{
		is_there: boolean;
	}>`SELECT to_regclass('pgboss.job') IS NOT NULL AS is_there`.execute(db);
	if (!known[0]?.is_there) return new Map();
	const { rows } = await sql<{ name: string; seconds: number }>`
		SELECT name, extract(epoch FROM now() - max(completed_on))::float8 AS seconds
		FROM pgboss.job WHERE state = 'completed' GROUP BY name`.execute(db);
	return new Map(rows.map(({ name, seconds }) => [name, seconds]));
}
