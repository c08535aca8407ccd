import type { GeneratedAlways } from "kysely";
import type { Language } from "#domain/language.ts";

/** The tables of measured visits as Kysely sees them; part of `Database`. */

/** An event that was raised, once for good. */
interface RaisedEventTable {
	event: string;
	/** What it is of: a booking's number, a refund, a session's hash. */
	subject: string;
	raised_at: Date;
}

/** What a visitor agreed to. */
interface ConsentRecordTable {
	consent_id: GeneratedAlways<number>;
	/** The random id of the browser's cookie. */
	visitor: string;
	categories: string[];
	version: number;
	lang: Language;
	given_at: Date;
}

export interface EventTables {
	raised_event: RaisedEventTable;
	consent_record: ConsentRecordTable;
}
