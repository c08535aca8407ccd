import { sql } from "kysely";
import type { Db } from "../connection/client.ts";
import { type Migration, migrate } from "../connection/migrate.ts";

/** All rows of all tables, out of a database and into an empty one; PostgreSQL and the embedded database alike. */

/** Names and columns that PostgreSQL itself fills are left out. */
interface DumpedTable {
	readonly name: string;
	readonly columns: readonly string[];
	/** Those of files and pictures, megabytes a row. */
	readonly blobs: readonly string[];
}

/** One line of a dump: what applies from here on, or one row of the table named last. */
export type DumpLine =
	| { readonly table: string; readonly columns: readonly string[] }
	| { readonly row: string }
	| { readonly sequence: string; readonly last: number };

/** Rows that go together, and characters: a text of half a billion is more than the process can make. */
const BATCH = 500;
const BATCH_CHARACTERS = 8_000_000;
const MIGRATIONS = "schema_migration";
/**
 * What is of one database or one moment and of no copy. Dumps that hold them are restored without them.
 * `change_log`: transactions of the server that counted them; whoever starts on a copy reads everything.
 * `kept_index`: names of files that were made of this very database.
 * `import_home`, `import_stage`: what a feed leaves while it runs, or when it was killed.
 * `staff_presence`: who looked at what a minute ago.
 */
const LEFT_OUT = ["change_log", "import_home", "import_stage", "kept_index", "staff_presence"];

/** Names of the migrations that a database has. */
async function appliedMigrations(db: Db): Promise<readonly string[]> {
	const { rows: known } = await sql`SELECT 1 FROM information_schema.tables WHERE table_schema = 'public'
		AND table_name = ${MIGRATIONS}`.execute(db);
	if (known.length === 0) return [];
	const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migration ORDER BY name`.execute(db);
	return rows.map(({ name }) => name);
}

/**
 * Hands every row of one moment to `take`, in one transaction: what is booked meanwhile is not in it. On the embedded
 * database, which has one connection, others wait until it is done.
 */
export async function dumpTables(
	db: Db,
	take: (line: DumpLine | { readonly migrations: readonly string[] }) => Promise<void>,
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(trx);
		await sql`SET LOCAL statement_timeout = 0`.execute(trx);
		await take({ migrations: await appliedMigrations(trx) });
		for (const table of await tablesOf(trx)) {
			const { name, columns } = table;
			const most = await rowsAtOnce(trx, table);
			await take({ table: name, columns });
			await sql`DECLARE dump NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row
				FROM (SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(name)}) t`.execute(trx);
			for (let got = most; got === most; ) {
				const { rows } = await sql<{ row: string }>`FETCH ${sql.lit(most)} FROM dump`.execute(trx);
				for (const { row } of rows) await take({ row });
				got = rows.length;
			}
			await sql`CLOSE dump`.execute(trx);
		}
		const { rows } = await sql<{ name: string; last: number }>`
			SELECT sequencename AS name, last_value AS last FROM pg_sequences
			WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`.execute(trx);
		for (const { name, last } of rows) await take({ sequence: name, last: Number(last) });
	});
}

/** As many rows of a table as are some megabytes by its largest; bytes are twice as many characters. */
async function rowsAtOnce(db: Db, { name, blobs }: DumpedTable): Promise<number> {
	if (blobs.length === 0) return BATCH;
	const bytes = blobs.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
	const { rows } = await sql<{ largest: number | null }>`
		SELECT max(${sql.join(bytes, sql` + `)}) AS largest FROM ${sql.table(name)}`.execute(db);
	return Math.min(BATCH, Math.max(1, Math.floor(BATCH_CHARACTERS / (2 * (rows[0]?.largest ?? 0)))));
}

async function tablesOf(db: Db): Promise<readonly DumpedTable[]> {
	const { rows } = await sql<DumpedTable>`
		SELECT t.table_name AS name, json_agg(c.column_name ORDER BY c.ordinal_position) AS columns,
			coalesce(json_agg(c.column_name) FILTER (WHERE c.data_type = 'bytea'), '[]') AS blobs
		FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
		WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
			AND t.table_name NOT IN (${sql.join([MIGRATIONS, ...LEFT_OUT])})
		GROUP BY 1 ORDER BY 1`.execute(db);
	return rows;
}

/** Tables that hold rows before anybody has done anything: migrations fill them. */
const FILLED_BY_MIGRATIONS = new Set(["language", "location_salt", "message_flag", "redirect", "reply_template"]);

/** Whether somebody would miss what a database holds: a row of any table, a redirect or a template that no migration made. */
export async function holdsAnything(db: Db): Promise<boolean> {
	if ((await appliedMigrations(db)).length === 0) return false;
	const tables = (await tablesOf(db)).filter(({ name }) => !FILLED_BY_MIGRATIONS.has(name));
	const filled = tables.map(({ name }) => sql`EXISTS (SELECT FROM ${sql.table(name)})`);
	// What migrations fill comes in one moment.
	const ofStaff = ["redirect", "reply_template"].map(
		(name) => sql`(SELECT count(DISTINCT updated_at) > 1 FROM ${sql.table(name)})`,
	);
	const held = sql.join([...ofStaff, ...filled], sql` OR `);
	const { rows } = await sql<{ held: boolean }>`SELECT ${held} AS held`.execute(db);
	return rows[0]?.held ?? false;
}

/** Empties a database of all that this product made, its tables included. */
export async function clearDatabase(db: Db): Promise<void> {
	await db.transaction().execute(async (trx) => {
		for (const statement of [
			"DROP SCHEMA public CASCADE",
			"CREATE SCHEMA public",
			"DROP SCHEMA IF EXISTS pgboss CASCADE",
		])
			await sql.raw(statement).execute(trx);
	});
}

/**
 * Makes the tables as the dump had them, and fills them from its lines in one transaction, without triggers: what they
 * wrote is in the dump. Needs an empty database, and on PostgreSQL a user who may set session_replication_role.
 */
export async function restoreTables(
	db: Db,
	migrations: readonly Migration[],
	lines: AsyncIterable<DumpLine>,
): Promise<number> {
	await migrate(db, migrations);
	return db.transaction().execute(async (trx) => {
		await sql`SET LOCAL statement_timeout = 0`.execute(trx);
		await sql`SET LOCAL session_replication_role = replica`.execute(trx);
		const tables = await tablesOf(trx);
		await sql`TRUNCATE ${sql.join(tables.map(({ name }) => sql.table(name)))} CASCADE`.execute(trx);
		type Into = Pick<DumpedTable, "name" | "columns">;
		let [into, rows, characters, count]: [Into | null, string[], number, number] = [null, [], 0, 0];
		const store = async () => {
			if (into && rows.length > 0) await insertRows(trx, into, rows);
			count += rows.length;
			[rows, characters] = [[], 0];
		};
		for await (const line of lines) {
			if ("row" in line) {
				if (!into) continue;
				rows.push(line.row);
				characters += line.row.length;
				if (rows.length === BATCH || characters >= BATCH_CHARACTERS) await store();
				continue;
			}
			await store();
			if ("sequence" in line) await sql`SELECT setval(${line.sequence}::regclass, ${line.last}::bigint)`.execute(trx);
			else into = LEFT_OUT.includes(line.table) ? null : { name: line.table, columns: line.columns };
		}
		await store();
		return count;
	});
}

async function insertRows(
	trx: Db,
	{ name, columns }: Pick<DumpedTable, "name" | "columns">,
	rows: readonly string[],
): Promise<void> {
	const list = sql.join(columns.map((column) => sql.ref(column)));
	await sql`INSERT INTO ${sql.table(name)} (${list}) OVERRIDING SYSTEM VALUE
		SELECT ${list} FROM json_populate_recordset(NULL::${sql.table(name)}, ${`[${rows.join(",")}]`}::json)`.execute(trx);
}
