import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { Kysely, PGliteDialect } from "kysely";
import type { Database } from "../tables/schema.ts";
import { waitForDataDir } from "./data-dir-lock.ts";
import type { Db, OpenDatabase, Tx } from "./open-database.ts";
import { openPostgres } from "./postgres.ts";
import { preparing } from "./prepared.ts";
import { queryLog } from "./query-trace.ts";

export type { Db, OpenDatabase, Tx };

export interface DatabaseSettings {
	/** PostgreSQL ≥ 15; null: the embedded database in `dataDir`. */
	readonly databaseUrl: string | null;
	readonly dataDir: string;
	/** The same server past a pooler; absent: `databaseUrl` (PostgreSQL only). */
	readonly databaseDirectUrl?: string | null;
	/** A server that follows it, for reads that may lag; absent: all reads are the primary's. Only where `watched`. */
	readonly databaseReplicaUrl?: string | null;
	/** Connections at most (PostgreSQL only). */
	readonly poolSize?: number;
	/** Gives up what is asked when the server stops to answer (PostgreSQL only); for processes that serve. */
	readonly watched?: boolean;
}

const OID_INT8 = 20;
const OID_DATE = 1082;
const OID_NUMERIC = 1700;

/** Opens the database named by the settings. The embedded one is locked against a second process. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
	return settings.databaseUrl
		? openPostgres({
				connectionString: settings.databaseUrl,
				directString: settings.databaseDirectUrl ?? settings.databaseUrl,
				replicaString: settings.databaseReplicaUrl ?? null,
				poolSize: settings.poolSize ?? 10,
				watched: settings.watched ?? false,
			})
		: openEmbedded(settings.dataDir);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
	mkdirSync(dataDir, { recursive: true });
	const unlock = await waitForDataDir(dataDir);
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
	const prepared = preparing(pglite);
	const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: prepared }), ...queryLog() });
	// One process at a time has the folder, so no lock is needed.
	const busy = new Set<string>();
	return {
		kind: "pglite",
		db,
		// Several statements in one text are possible only without values.
		executeSql: async (text, values) => {
			if (values?.length) return prepared.query(text, values);
			const results = await pglite.exec(text);
			return { rows: results.flatMap((result) => result.rows) };
		},
		now: () => new Date(),
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
