import { sql } from "kysely";
import type { CalendarStay, EventProblem } from "#domain/ical/read-calendar.ts";
import type { Db } from "../connection/client.ts";
import { dateRange } from "./claims.ts";

/** The calendars that homes take in: which are due, what they said, how reading them went. */

/** A calendar that the caller is to read now. */
export interface DueSource {
	readonly sourceId: number;
	readonly accoId: string;
	/** A secret: never logged. */
	readonly address: string;
	/** Country of the home. */
	readonly country: string;
	readonly etag: string | null;
	readonly lastModified: string | null;
	/** When it last came whole. */
	readonly readAt: Date | null;
	/** Failures since the last success. */
	readonly failures: number;
	/** Time of this process's lease, which shows that it may still read the source. */
	readonly lease: Date;
}

/** New addresses are spread over so many seconds at most, when there are many. */
const SPREAD_SECONDS = 600;
/** Longer addresses are refused, because they fit into no index. */
const MOST_LENGTH = 2_000;

/** Adds a source for each address that homes were given since. */
export async function addNewSources(db: Db, now: Date): Promise<void> {
	await sql`
		INSERT INTO ical_source (acco_id, address, next_attempt_at, created_at)
		SELECT acco_id, address,
			${now}::timestamptz + interval '1 second' * floor(random() * LEAST(${SPREAD_SECONDS}::int, count(*) OVER () / 4)), ${now}
		FROM (
			SELECT DISTINCT a.acco_id, address FROM accommodation a, unnest(a.ical_import) AS address
			WHERE a.ical_import <> '{}' AND a.status IN ('live', 'test') AND length(address) <= ${MOST_LENGTH}
				AND NOT EXISTS (SELECT 1 FROM ical_source s WHERE s.acco_id = a.acco_id AND s.address = address.address)
		) AS fresh
		ON CONFLICT DO NOTHING`.execute(db);
}

/**
 * Hands out the source that waits longest and is due, and puts it off until `lease`, so that no other process takes
 * it; one whose reader died is due again then. null when none is due.
 */
export async function takeDueSource(db: Db, now: Date, lease: Date): Promise<DueSource | null> {
	const { rows } = await sql<Omit<DueSource, "lease">>`
		WITH due AS MATERIALIZED (
			SELECT s.ical_source_id, a.country FROM ical_source s JOIN accommodation a USING (acco_id)
			WHERE s.next_attempt_at <= ${now} AND a.status IN ('live', 'test') AND (s.by_owner OR s.address = ANY (a.ical_import))
			ORDER BY s.next_attempt_at, s.ical_source_id LIMIT 1
			FOR UPDATE OF s SKIP LOCKED
		)
		UPDATE ical_source s SET next_attempt_at = ${lease} FROM due WHERE s.ical_source_id = due.ical_source_id
		RETURNING s.ical_source_id AS "sourceId", s.acco_id AS "accoId", s.address, due.country, s.etag,
			s.last_modified AS "lastModified", s.read_at AS "readAt", s.failures`.execute(db);
	return rows[0] ? { ...rows[0], lease } : null;
}

/** Whether the source still exists and this caller holds it; locks it until the end of the transaction. */
export async function holdsSource(trx: Db, source: Pick<DueSource, "sourceId" | "lease">): Promise<boolean> {
	const row = await trx
		.selectFrom("ical_source")
		.select("ical_source_id")
		.where("ical_source_id", "=", source.sourceId)
		.where("next_attempt_at", "=", source.lease)
		.forUpdate()
		.executeTakeFirst();
	return row !== undefined;
}

/** Sources whose address their home gave up. */
export async function goneSources(db: Db): Promise<readonly { sourceId: number; accoId: string }[]> {
	const { rows } = await sql<{ sourceId: number; accoId: string }>`
		SELECT s.ical_source_id AS "sourceId", s.acco_id AS "accoId" FROM ical_source s JOIN accommodation a USING (acco_id)
		WHERE NOT s.by_owner AND NOT s.address = ANY (a.ical_import) ORDER BY 1`.execute(db);
	return rows;
}

/**
 * Adds an address that the owner of a home names; false: the home takes it in already. It is due at once.
 */
export async function addOwnerSource(trx: Db, accoId: string, address: string, now: Date): Promise<boolean> {
	const added = await trx
		.insertInto("ical_source")
		.values({ acco_id: accoId, address, next_attempt_at: now, created_at: now, by_owner: true })
		.onConflict((conflict) => conflict.doNothing())
		.returning("ical_source_id")
		.executeTakeFirst();
	return added !== undefined;
}

/** How many addresses the owner of a home has added. */
export async function countOwnerSources(db: Db, accoId: string): Promise<number> {
	const { count } = await db
		.selectFrom("ical_source")
		.select((select) => select.fn.countAll<number>().as("count"))
		.where("acco_id", "=", accoId)
		.where("by_owner", "=", true)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Gives up an address that the owner of a home added; false: there is none. The next reading takes its blocks away. */
export async function leaveOwnerSource(trx: Db, accoId: string, sourceId: number): Promise<boolean> {
	const left = await trx
		.updateTable("ical_source")
		.set({ by_owner: false })
		.where("ical_source_id", "=", sourceId)
		.where("acco_id", "=", accoId)
		.where("by_owner", "=", true)
		.returning("ical_source_id")
		.executeTakeFirst();
	return left !== undefined;
}

/** Deletes a source with its blocks; its conflicts stay for staff, as resolved. */
export async function deleteSource(trx: Db, sourceId: number, now: Date): Promise<void> {
	await trx
		.updateTable("ical_conflict")
		.set({ resolved_at: now })
		.where("ical_source_id", "=", sourceId)
		.where("resolved_at", "is", null)
		.execute();
	await trx.deleteFrom("occupancy").where("ical_source_id", "=", sourceId).execute();
	await trx.deleteFrom("ical_source").where("ical_source_id", "=", sourceId).execute();
}

/** Puts what a file says in the place of what the one before said; what stays the same is not written. */
export async function replaceStays(trx: Db, sourceId: number, stays: readonly CalendarStay[]): Promise<void> {
	const rows = stays.map(({ from, to, isBlock }) => ({ stay: dateRange({ arrival: from, departure: to }), isBlock }));
	const said = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS said(stay daterange, "isBlock" boolean)`;
	await sql`
		DELETE FROM ical_stay t WHERE t.ical_source_id = ${sourceId}
			AND NOT EXISTS (SELECT 1 FROM ${said} WHERE said.stay = t.stay)`.execute(trx);
	await sql`
		INSERT INTO ical_stay (ical_source_id, stay, is_block)
		SELECT ${sourceId}::bigint, said.stay, said."isBlock" FROM ${said}
		ON CONFLICT (ical_source_id, stay) DO UPDATE SET is_block = excluded.is_block
			WHERE ical_stay.is_block <> excluded.is_block`.execute(trx);
}

/** How reading a source went. */
export type SyncOutcome =
	| { readonly error: string; readonly failures: number }
	/** `read` is absent when the file was the same as the last time. */
	| { readonly error: null; readonly read?: ReadFacts };

export interface ReadFacts {
	readonly events: number;
	readonly problems: Readonly<Partial<Record<EventProblem, number>>>;
	readonly etag: string | null;
	readonly lastModified: string | null;
}

export async function recordSync(
	trx: Db,
	sourceId: number,
	outcome: SyncOutcome,
	now: Date,
	nextAttempt: Date,
): Promise<void> {
	const facts =
		outcome.error !== null
			? { last_error: outcome.error, failures: outcome.failures }
			: {
					last_error: null,
					failures: 0,
					last_success_at: now,
					...(outcome.read
						? {
								events: outcome.read.events,
								problems: JSON.stringify(outcome.read.problems),
								read_at: now,
								etag: outcome.read.etag,
								last_modified: outcome.read.lastModified,
							}
						: {}),
				};
	await trx
		.updateTable("ical_source")
		.set({ ...facts, last_sync_at: now, next_attempt_at: nextAttempt })
		.where("ical_source_id", "=", sourceId)
		.execute();
}

/** One address of a home and how reading it goes. */
export interface IcalSync {
	readonly sourceId: number;
	/** The owner added it, and may take it away. */
	readonly byOwner: boolean;
	/** A secret of the owner's: to be shown to them and to staff, never logged. */
	readonly address: string;
	readonly lastSyncAt: Date | null;
	readonly lastSuccessAt: Date | null;
	/** Code of the last failure; null while reading works. */
	readonly lastError: string | null;
	/** Failures since the last success. */
	readonly failures: number;
	readonly nextAttemptAt: Date;
	/** Events of the last file that was read. */
	readonly events: number;
	/** Its events that could not be read, or not wholly, by problem. */
	readonly problems: Readonly<Partial<Record<EventProblem, number>>>;
	/** Stays of it that meet claims of ours. */
	readonly openConflicts: number;
}

/** How reading each address of a home goes, in the order in which they were added. */
export async function icalSyncOf(db: Db, accoId: string): Promise<readonly IcalSync[]> {
	const { rows } = await sql<IcalSync>`
		SELECT ical_source_id AS "sourceId", by_owner AS "byOwner", address, last_sync_at AS "lastSyncAt", last_success_at AS "lastSuccessAt", last_error AS "lastError",
			failures, next_attempt_at AS "nextAttemptAt", events, problems,
			(SELECT count(*)::int FROM ical_conflict c
				WHERE c.ical_source_id = s.ical_source_id AND c.resolved_at IS NULL) AS "openConflicts"
		FROM ical_source s WHERE acco_id = ${accoId} ORDER BY ical_source_id`.execute(db);
	return rows;
}
