import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { EventProblem } from "#domain/ical/read-calendar.ts";

/** Tables of the calendars that homes take in (migration 0015). */

export interface IcalSourceTable {
	ical_source_id: GeneratedAlways<number>;
	acco_id: string;
	/** A secret: never logged. */
	address: string;
	next_attempt_at: Date;
	last_sync_at: Date | null;
	last_success_at: Date | null;
	last_error: string | null;
	failures: Generated<number>;
	events: Generated<number>;
	problems: JSONColumnType<Partial<Record<EventProblem, number>>, string | undefined, string>;
	read_at: Date | null;
	/** The owner added it in the portal; others come with a feed. */
	by_owner: Generated<boolean>;
	etag: string | null;
	last_modified: string | null;
	created_at: Generated<Date>;
}

export interface IcalStayTable {
	ical_source_id: number;
	stay: string;
	is_block: boolean;
}

export interface IcalConflictTable {
	ical_conflict_id: GeneratedAlways<number>;
	acco_id: string;
	ical_source_id: number | null;
	stay: string;
	/** The claim that was there first. */
	occupancy_id: number;
	first_seen_at: Date;
	last_seen_at: Date;
	resolved_at: Date | null;
}

export interface IcalTables {
	ical_source: IcalSourceTable;
	ical_stay: IcalStayTable;
	ical_conflict: IcalConflictTable;
}
