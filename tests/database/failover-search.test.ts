import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { dateRange } from "#db/availability/claims.ts";
import { openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { NO_FILTERS } from "#search/query.ts";
import { memoryLog, testClock } from "#tests/support/app.ts";
import { startLine } from "#tests/support/drill/line.ts";
import { PostgresPair } from "#tests/support/drill/postgres-pair.ts";
import { until } from "#tests/support/drill/program.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";

/** The search before a standby that was promoted without what the primary had committed last. */

const STAY = { arrival: dayOf("2027-03-05"), departure: dayOf("2027-03-08") };

it.each([
	["has given out more numbers of transactions than the one before", 400],
	["has given out fewer of them", 0],
])("forgets what was lost and learns what is new, where the new server %s", async (_, more) => {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-failover-"));
	chmodSync(folder, 0o755);
	const ports = { pg1: await freePort(), pg2: await freePort(), role1: await freePort(), role2: await freePort() };
	const pair = await PostgresPair.start(join(folder, "postgres"), ports);
	let line = await startLine(await freePort(), ports.pg1);
	const address = new URL(pair.url("pg1"));
	address.port = String(line.port);
	const database = await openDatabase({ databaseUrl: address.href, dataDir: "" });
	onTestFinished(async () => {
		await database.close();
		await line.close();
		await pair.stop();
		rmSync(folder, { recursive: true, force: true });
	});
	const { db } = database;
	await migrate(db);
	await seedFixture(db);
	await seedHomeLike(db, "a990001", { accoId: "a990003" });

	const start = () => createSearchEngine("memory", { database, clock: testClock(), log: memoryLog(), pollMs: 0 });
	const found = async (engine: SearchEngine) => {
		const query = { stays: [STAY], party: DEFAULT_PARTY, filters: NO_FILTERS, sort: "price-asc" } as const;
		const { hits } = await engine.search({ ...query, from: 0, perPage: 10, center: null });
		return hits.map(({ accoId }) => accoId).sort();
	};
	const book = (unit: string) =>
		sql`INSERT INTO occupancy (unit_id, stay, kind) VALUES (${unit}, ${dateRange(STAY)}, 'booking')`.execute(db);
	const useNumbers = async (count: number) => {
		for (let at = 0; at < count; at++) await sql`SELECT pg_current_xact_id()`.execute(db);
	};
	const engine = await start();
	expect(await found(engine)).toEqual(["a990001", "a990003"]);

	// The standby is left behind, and the primary waits for it no more.
	await pair.waitForNobody("pg1");
	await pair.ask("pg2", "ALTER SYSTEM SET primary_conninfo = ''");
	await pair.ask("pg2", "SELECT pg_reload_conf()");
	const followers = () => pair.ask("pg1", "SELECT FROM pg_stat_replication");
	await until("nobody follows", async () => (await followers()).length === 0);
	await book("a990001");
	await useNumbers(200);
	await engine.refresh();
	expect(await found(engine)).toEqual(["a990003"]);

	await line.close();
	await pair.kill("pg1");
	await pair.promote("pg2");
	line = await startLine(line.port, ports.pg2);
	await expect
		.poll(
			() =>
				book("a990003").then(
					() => true,
					() => false,
				),
			{ timeout: 30_000 },
		)
		.toBe(true);
	await useNumbers(more);
	for (let look = 0; look < 3; look++) await engine.refresh();
	expect(await found(engine)).toEqual(["a990001"]);
	await engine.close();
});
