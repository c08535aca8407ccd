import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createSearchEngine } from "#db/search-engine.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { searchStatement } from "#search/sql/search-statement.ts";
import { fill, LINES, TODAY, clock, log } from "./search.ts";
import { CompiledQuery, sql } from "kysely";
const server = await startTestPostgres();
const database = await openDatabase({ databaseUrl: server.url, dataDir: "", poolSize: 4 });
await migrate(database.db);
await fill(database.db, 5000);
const e = await createSearchEngine("sql", { database, clock, log, pollMs: 0 });
await sql`ANALYZE`.execute(database.db);
const { text, values } = searchStatement(LINES[0]!.query(0), TODAY, clock.now());

const rows = await database.db.transaction().execute(async (trx) => {
	await sql`SELECT set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`.execute(trx);
	return (await trx.executeQuery(CompiledQuery.raw("EXPLAIN (ANALYZE) " + text, [...values]))).rows;
});
console.log(
	(rows as any[])
		.map((r) => r["QUERY PLAN"])
		.join("\n")
		.slice(0, 9000),
);
await e.close();
await database.close();
await server.stop();
