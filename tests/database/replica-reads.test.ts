import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { MOST_LAG_MS, mayLag, readingFresh } from "#db/connection/reads.ts";
import { testApp } from "#tests/support/app.ts";
import { PostgresPair } from "#tests/support/drill/postgres-pair.ts";
import { pause, until } from "#tests/support/drill/program.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import { testSite } from "#tests/support/test-site.ts";

/** Reads that may lag, with a standby that streams: two web processes, a stranger, and a browser that wrote. */

let folder: string;
let pair: PostgresPair;
const databases: OpenDatabase[] = [];
const sites: Hono[] = [];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "halcyon-replica-"));
	chmodSync(folder, 0o755);
	const ports = { pg1: await freePort(), pg2: await freePort(), role1: await freePort(), role2: await freePort() };
	pair = await PostgresPair.start(join(folder, "postgres"), ports);
	for (let number = 0; number < 2; number++) {
		const database = await openDatabase({
			databaseUrl: pair.url("pg1"),
			databaseReplicaUrl: pair.url("pg2"),
			dataDir: "",
			watched: true,
		});
		databases.push(database);
		if (number === 0) {
			await migrate(database.db);
			await seedFixture(database.db);
		}
		sites.push(testSite(testApp(database)));
	}
}, 600_000);
afterAll(async () => {
	for (const database of databases) await database.close();
	await pair.stop();
	rmSync(folder, { recursive: true, force: true });
});

const dbOf = (process: number) => databases[process]?.db as OpenDatabase["db"];

/** Whether a read that may lag is answered by the standby. */
async function isFromReplica(process = 0): Promise<boolean> {
	return mayLag(dbOf(process), async (db) => {
		const { rows } = await sql<{ follows: boolean }>`SELECT pg_is_in_recovery() AS follows`.execute(db);
		return rows[0]?.follows === true;
	});
}

const isReplicaUsed = (process = 0) => until("the replica is read from", () => isFromReplica(process), 20);

/** The days on which a process's sitemap says that homes changed. */
async function changedDays(process: number, cookie?: string): Promise<string> {
	const answer = await sites[process]?.request("http://halcyon.example/sitemaps/en-homes.xml", {
		headers: { host: "halcyon.example", ...(cookie ? { cookie } : {}) },
	});
	expect(answer?.status).toBe(200);
	const text = (await answer?.text()) ?? "";
	return [...new Set([...text.matchAll(/<lastmod>(\d{4})/g)].map(([, year]) => year))].join();
}

/** A visitor likes a home; answers what the browser sends from then on. */
async function write(process: number): Promise<string> {
	const answer = await sites[process]?.request("http://halcyon.example/likes", {
		method: "POST",
		body: new URLSearchParams({ accoId: "a990001", back: "/en/" }),
		headers: { host: "halcyon.example", origin: "http://halcyon.example" },
	});
	expect(answer?.status).toBe(303);
	const cookies = answer?.headers.getSetCookie() ?? [];
	expect(cookies).toContainEqual(expect.stringMatching(/^wrote=1; Path=\/; Max-Age=40; SameSite=Lax; HttpOnly/));
	return cookies.map((text) => text.split(";")[0]).join("; ");
}

const homesChanged = (year: number) =>
	pair.ask("pg1", `UPDATE accommodation SET updated_at = '${year}-06-01T00:00:00Z'`);

describe("reads that may lag", () => {
	it("are the replica's; writes, transactions and whoever wants what is newest get the primary", async () => {
		await isReplicaUsed(0);
		await isReplicaUsed(1);
		const follows = (db: OpenDatabase["db"]) => sql<{ yes: boolean }>`SELECT pg_is_in_recovery() AS yes`.execute(db);
		expect((await follows(dbOf(0))).rows).toEqual([{ yes: false }]);
		expect(
			(
				await dbOf(0)
					.transaction()
					.execute((trx) => mayLag(trx, follows))
			).rows,
		).toEqual([{ yes: false }]);
		expect(await readingFresh(() => isFromReplica())).toBe(false);
		expect(await isFromReplica()).toBe(true);
	});

	it("show a stranger what was so while the replica replays nothing, and a browser its own write, on each process", async () => {
		await homesChanged(2001);
		await until("the replica has it", async () => (await changedDays(0)) === "2001", 20);
		await pair.ask("pg2", "SELECT pg_wal_replay_pause()");
		const began = performance.now();
		const cookie = await write(0);
		await homesChanged(2002);
		for (const process of [0, 1]) {
			expect(await changedDays(process), "a stranger").toBe("2001");
			expect(await changedDays(process, cookie), "who wrote").toBe("2002");
		}
		// Nobody is shown what is older than the bound: then it is the primary again.
		await until("a stranger sees it", async () => (await changedDays(0)) === "2002", 60);
		const seconds = (performance.now() - began) / 1_000;
		expect(seconds).toBeGreaterThan(MOST_LAG_MS / 1_000 - 5);
		expect(seconds).toBeLessThan(MOST_LAG_MS / 1_000 + 5);
		expect(await isFromReplica()).toBe(false);
		await pair.resumeReplay("pg2");
		await isReplicaUsed();
		expect(await changedDays(0)).toBe("2002");
	});

	it("are asked at the primary when the replica says that something is wrong, and fail only as the primary does", async () => {
		await isReplicaUsed();
		const answeredBy: boolean[] = [];
		const read = mayLag(dbOf(0), async (db) => {
			const { rows } = await sql<{ follows: boolean }>`SELECT pg_is_in_recovery() AS follows`.execute(db);
			answeredBy.push(rows[0]?.follows === true);
			await sql`SELECT no_such_column FROM place`.execute(db);
		});
		await expect(read).rejects.toThrow(/no_such_column/);
		expect(answeredBy).toEqual([true, false]);
	});

	it("do not fail when the replica stands still or dies, and go back to it when it is there again", async () => {
		await pair.waitForNobody("pg1");
		await isReplicaUsed();
		let slowest = 0;
		let answers = 0;
		let going = true;
		const visitor = async (process: number) => {
			while (going) {
				const begun = performance.now();
				expect(await changedDays(process)).toBe("2002");
				slowest = Math.max(slowest, performance.now() - begun);
				answers++;
				await pause(20);
			}
		};
		const visiting = Promise.all([0, 1, 0, 1].map(visitor));
		await pause(500);
		pair.signal("pg2", "SIGSTOP");
		await pause(4_000);
		expect(await isFromReplica()).toBe(false);
		pair.signal("pg2", "SIGCONT");
		await isReplicaUsed();
		await pair.kill("pg2");
		await pause(4_000);
		expect(await isFromReplica()).toBe(false);
		await pair.revive("pg2");
		await isReplicaUsed();
		going = false;
		await visiting;
		expect(answers).toBeGreaterThan(20);
		// The pulse notices within two seconds; the machine may be busy.
		expect(slowest).toBeLessThan(10_000);
	});
});

it("without a replica nothing is marked and nothing lags", async () => {
	const database = await openDatabase({ databaseUrl: pair.url("pg1"), dataDir: "", watched: true });
	try {
		const site = testSite(testApp(database));
		const answer = await site.request("http://halcyon.example/likes", {
			method: "POST",
			body: new URLSearchParams({ accoId: "a990001", back: "/en/" }),
			headers: { host: "halcyon.example", origin: "http://halcyon.example" },
		});
		expect(answer.headers.getSetCookie().filter((text) => text.startsWith("wrote"))).toEqual([]);
		const { rows } = await mayLag(database.db, (db) =>
			sql<{ follows: boolean }>`SELECT pg_is_in_recovery() AS follows`.execute(db),
		);
		expect(rows).toEqual([{ follows: false }]);
	} finally {
		await database.close();
	}
});
