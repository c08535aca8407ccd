import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { lockDataDir } from "./data-dir-lock.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** An open database and what belongs to it. */
export interface OpenDatabase {
	readonly kind: "postgres" | "pglite";
	readonly db: Db;
	/** Runs one statement outside Kysely; the job queue talks through it. */
	executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
	/** Calls back on every NOTIFY of a channel, of any process; answers a function that stops it. */
	listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
	/** Does the work unless somebody, in any process, does work of this name already: then null, at once. */
	alone<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer | null>;
	close(): Promise<void>;
}

export interface DatabaseSettings {
	/** PostgreSQL ≥ 15; null: the embedded database in `dataDir`. */
	readonly databaseUrl: string | null;
	readonly dataDir: string;
	/** Connections at most (PostgreSQL only). */
	readonly poolSize?: number;
}

const OID_INT8 = 20;
const OID_DATE = 1082;
const OID_NUMERIC = 1700;

/** Opens the database named by the settings. The embedded one is locked against a second process. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
	return settings.databaseUrl
		? openPostgres(settings.databaseUrl, settings.poolSize ?? 10)
		: openEmbedded(settings.dataDir);
}

/** Both drivers answer alike: dates as ISO strings, bigint and numeric as numbers. */
const PG_TYPES = {
	getTypeParser: ((oid: number, format?: string) => {
		if (oid === OID_DATE) return (text: string) => text;
		if (oid === OID_INT8 || oid === OID_NUMERIC) return Number;
		return pg.types.getTypeParser(oid, format as "text");
	}) as typeof pg.types.getTypeParser,
};

async function openPostgres(connectionString: string, max: number): Promise<OpenDatabase> {
	const pool = new pg.Pool({ connectionString, max, types: PG_TYPES, application_name: "halcyon" });
	// An idle connection that breaks must not end the process; the pool replaces it.
	pool.on("error", () => {});
	const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
	return {
		kind: "postgres",
		db,
		executeSql: (text, values) => pool.query(text, values),
		listen: (channel, onNotify) => listenPostgres(connectionString, channel, onNotify),
		alone: (name, work) => aloneOnPostgres(connectionString, name, work),
		close: () => db.destroy(),
	};
}

/** A connection of its own that comes back when it breaks; missed wakes are made up for by the caller's polling. */
async function listenPostgres(connectionString: string, channel: string, onNotify: () => void) {
	let stopped = false;
	let client: pg.Client | null = null;
	const connect = async () => {
		client = new pg.Client({ connectionString, application_name: "halcyon-listen" });
		client.on("notification", onNotify);
		client.on("error", () => {});
		client.on("end", () => {
			if (!stopped) setTimeout(() => connect().catch(() => {}), 1000).unref();
		});
		await client.connect();
		await client.query(`LISTEN "${channel}"`);
	};
	await connect();
	return async () => {
		stopped = true;
		await client?.end().catch(() => {});
	};
}

/** The lock lives as long as its connection: a process that dies leaves none behind. */
async function aloneOnPostgres<Answer>(connectionString: string, name: string, work: () => Promise<Answer>) {
	const client = new pg.Client({ connectionString, application_name: "halcyon-alone" });
	client.on("error", () => {});
	await client.connect();
	try {
		const { rows } = await client.query("SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine", [name]);
		return rows[0].mine ? await work() : null;
	} finally {
		await client.end().catch(() => {});
	}
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
	mkdirSync(dataDir, { recursive: true });
	const unlock = lockDataDir(dataDir);
	try {
		const pglite = await createPglite(join(dataDir, "pg"));
		return wrapPglite(pglite, unlock);
	} catch (error) {
		unlock();
		throw error;
	}
}

/** A PGlite instance with the extensions and parsers of this product. */
export async function createPglite(dataDir: string, loadDataDir?: Blob): Promise<PGlite> {
	return PGlite.create({
		dataDir,
		...(loadDataDir ? { loadDataDir } : {}),
		extensions: { btree_gist, citext },
		parsers: { [OID_DATE]: (text: string) => text, [OID_INT8]: Number, [OID_NUMERIC]: Number },
	});
}

/** Gives a PGlite instance the shape of `OpenDatabase`. */
export function wrapPglite(pglite: PGlite, afterClose: () => void = () => {}): OpenDatabase {
	const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
	// One process at a time has the folder: nobody else needs to be asked.
	const busy = new Set<string>();
	return {
		kind: "pglite",
		db,
		// Several statements in one text are possible only without values.
		executeSql: async (text, values) => {
			if (values?.length) return pglite.query(text, values);
			const results = await pglite.exec(text);
			return { rows: results.flatMap((result) => result.rows) };
		},
		listen: (channel, onNotify) => pglite.listen(channel, onNotify),
		alone: async (name, work) => {
			if (busy.has(name)) return null;
			busy.add(name);
			try {
				return await work();
			} finally {
				busy.delete(name);
			}
		},
		close: async () => {
			if (!pglite.closed) await pglite.close();
			afterClose();
		},
	};
}
