import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { freshPostgres, type TestDatabase } from "#tests/support/databases.ts";
import { type OpenDatabase, openDatabase, type Tx } from "./client.ts";
import { StatementNames } from "./named.ts";
import { transact } from "./transact.ts";

describe("statements of transactions on PostgreSQL", () => {
	let server: TestDatabase;
	let open: OpenDatabase;
	beforeAll(async () => {
		server = await freshPostgres();
	});
	afterAll(async () => {
		await open.close();
		await server.close();
	});
	beforeEach(async () => {
		await opened();
		await sql`DROP TABLE IF EXISTS named`.execute(server.db);
		await sql`CREATE TABLE named (id int, word text)`.execute(server.db);
		await sql`CREATE UNIQUE INDEX named_few ON named (id) WHERE word = 'few'`.execute(server.db);
		await sql`INSERT INTO named VALUES (1, 'one'), (2, 'two')`.execute(server.db);
	});
	const opened = async (settings: { readonly databaseDirectUrl?: string } = {}) => {
		await open?.close();
		open = await openDatabase({ databaseUrl: server.url, dataDir: "", poolSize: 1, ...settings });
	};

	const byId = (id: number) => (db: Tx) =>
		sql<{ id: number; word: string }>`SELECT * FROM named WHERE id = ${id}`.execute(db);
	const inside = <Value>(work: (trx: Tx) => Promise<Value>) => open.db.transaction().execute(work);
	const kept = async () =>
		(await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(open.db)).rows.map(
			({ statement }) => statement,
		);

	it("are prepared once they come again, and answer what they would without a name", async () => {
		for (const _ of [1, 2]) await inside(byId(1));
		expect(await kept()).toEqual([]);
		for (const id of [1, 2, 3, 1]) {
			const { rows } = await inside(byId(id));
			expect(rows).toEqual([{ id, word: id === 1 ? "one" : "two" }].filter(() => id < 3));
		}
		expect(await kept()).toEqual(["SELECT * FROM named WHERE id = $1"]);
	});

	it("are not prepared outside transactions, behind a pooler, without values, and where a conflict is caught", async () => {
		for (const _ of [1, 2, 3, 4]) {
			await byId(1)(open.db as Tx);
			await inside((trx) => sql`SELECT count(*) FROM named`.execute(trx));
			await inside((trx) =>
				sql`INSERT INTO named VALUES (${7}, ${"few"}) ON CONFLICT (id) WHERE word = ${"few"} DO NOTHING`.execute(trx),
			);
		}
		expect(await kept()).toEqual([]);
		await opened({ databaseDirectUrl: `${server.url}?application_name=direct` });
		for (const _ of [1, 2, 3, 4]) await inside(byId(1));
		expect(await kept()).toEqual([]);
	});

	it("are planned by their values and not by what was there first", async () => {
		for (let round = 0; round < 12; round++) await inside(byId(2));
		await sql`INSERT INTO named SELECT n, 'many' FROM generate_series(10, 5000) n`.execute(server.db);
		expect((await inside(byId(4_000))).rows).toEqual([{ id: 4_000, word: "many" }]);
	});

	it("of a table that has got another column are tried again by the transaction, and nobody notices", async () => {
		for (const _ of [1, 2, 3, 4]) await inside(byId(1));
		await sql`ALTER TABLE named ADD COLUMN more int DEFAULT 5`.execute(server.db);
		let tries = 0;
		const answer = await transact(open.db, async (trx) => {
			tries++;
			await sql`INSERT INTO named VALUES (${9}, ${"nine"})`.execute(trx);
			return ok((await byId(1)(trx)).rows);
		});
		expect(answer).toEqual({ ok: true, value: [{ id: 1, word: "one", more: 5 }] });
		expect(tries).toBe(2);
		const { rows } = await sql<{ count: number }>`SELECT count(*)::int FROM named WHERE id = 9`.execute(server.db);
		expect(rows).toEqual([{ count: 1 }]);
		// From then on they are kept as before.
		for (const _ of [1, 2, 3, 4]) await inside(byId(1));
		expect(await kept()).toHaveLength(2);
	});

	it("that a connection does not know are named no more", async () => {
		for (const _ of [1, 2, 3]) await inside(byId(1));
		await sql`DEALLOCATE ALL`.execute(open.db);
		const answer = await transact(open.db, async (trx) => ok((await byId(1)(trx)).rows));
		expect(answer).toEqual({ ok: true, value: [{ id: 1, word: "one" }] });
		for (const _ of [1, 2, 3, 4]) await inside(byId(2));
		expect(await kept()).toEqual([]);
	});
});

it("names of statements are few: beyond them statements go as they are", () => {
	const names = new StatementNames();
	const named = Array.from({ length: 400 }, (_, number) => {
		const text = `SELECT ${number} WHERE $1`;
		return [1, 2, 3].map(() => names.of(text)).at(-1);
	});
	expect(new Set(named.filter((name) => name !== null)).size).toBe(300);
	expect(named.slice(300).every((name) => name === null)).toBe(true);
});
