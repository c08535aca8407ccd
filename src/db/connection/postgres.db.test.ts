import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freshPostgres, type TestDatabase } from "#tests/support/databases.ts";
import { type OpenDatabase, openDatabase } from "./client.ts";
import { DatabaseAwayError, noticingOutage, orLastGood } from "./outage.ts";

describe("connections to a PostgreSQL server", () => {
	let server: TestDatabase;
	let open: OpenDatabase;
	beforeAll(async () => {
		server = await freshPostgres();
		open = await openDatabase({ databaseUrl: server.url, dataDir: "", poolSize: 1 });
	});
	afterAll(async () => {
		await open.close();
		await server.close();
	});
	const ends = (name: string) =>
		sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE application_name = ${name} AND datname = current_database() AND pid <> pg_backend_pid()`.execute(server.db);

	it("that break in the middle of a transaction are one error that says so, and the next one works", async () => {
		const away = await noticingOutage(async () => {
			const broken = open.db.transaction().execute(async (trx) => {
				const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
				await sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(server.db);
				await sql`SELECT 1`.execute(trx);
			});
			await expect(broken).rejects.toThrow(DatabaseAwayError);
		});
		expect(away).toBe(true);
		expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(open.db)).rows).toEqual([{ one: 1 }]);
	});

	it("are not recorded as an outage when the statement itself was wrong", async () => {
		const away = await noticingOutage(() =>
			expect(sql`SELECT 1/0`.execute(open.db)).rejects.toThrow("division by zero"),
		);
		expect(away).toBe(false);
	});

	it("do not go on with a transaction that a failed text has left open", async () => {
		await expect(open.executeSql("BEGIN; SELECT 1/0; COMMIT")).rejects.toThrow("division by zero");
		expect((await open.executeSql("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
	});

	it("to a server whose disk is full are an outage too", async () => {
		const away = await noticingOutage(() =>
			expect(sql`DO $$ BEGIN RAISE disk_full; END $$`.execute(open.db)).rejects.toThrow(DatabaseAwayError),
		);
		expect(away).toBe(true);
	});

	it("tell the server's time, whatever this machine's clock says", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
		const other = await openDatabase({ databaseUrl: server.url, dataDir: "", poolSize: 1 });
		try {
			const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(server.db);
			expect(Math.abs(other.now().getTime() - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(1_000);
		} finally {
			vi.useRealTimers();
			await other.close();
		}
	});

	it("that listen are made again, and listeners read then", async () => {
		let wakes = 0;
		const stop = await open.listen("halcyon_test", () => {
			wakes++;
		});
		await ends("halcyon-listen");
		while (wakes === 0) await new Promise((resolve) => setTimeout(resolve, 20));
		await sql`SELECT pg_notify('halcyon_test', '')`.execute(server.db);
		while (wakes < 2) await new Promise((resolve) => setTimeout(resolve, 20));
		await stop();
		expect(wakes).toBe(2);
	});
});

it("what was answered last stands while the database is away, and for no other failure", async () => {
	const kept = {};
	const away = () => Promise.reject(new DatabaseAwayError());
	await expect(orLastGood(kept, away)).rejects.toThrow(DatabaseAwayError);
	expect(await orLastGood(kept, async () => "good")).toBe("good");
	expect(await orLastGood(kept, away)).toBe("good");
	await expect(orLastGood(kept, () => Promise.reject(new Error("other")))).rejects.toThrow("other");
});
