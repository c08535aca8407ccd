import type { Kysely, Transaction } from "kysely";
import type { Database } from "../tables/schema.ts";

export type Db = Kysely<Database>;
/** A transaction, for what is only safe within one; it can be given wherever a `Db` is asked for. */
export type Tx = Transaction<Database>;

/** An open database and what belongs to it. */
export interface OpenDatabase {
	readonly kind: "postgres" | "pglite";
	readonly db: Db;
	/** Runs one statement outside Kysely; the job queue talks through it. */
	executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
	/** The database's clock, which all processes share: of a server as it was last heard, else this machine's. */
	now(): Date;
	/** Calls back on every NOTIFY of a channel, of any process; answers a function that stops it. */
	listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
	/** Does the work unless any process already does work of this name: then null, at once. */
	alone<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer | null>;
	close(): Promise<void>;
}
