import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { dayOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";
import { memoryLog, testClock } from "#tests/support/app.ts";
import { describeOnBoth, freshPostgres } from "#tests/support/databases.ts";
import { overLine } from "#tests/support/over-line.ts";
import { seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { waitingForLock } from "#tests/support/waiting-for-lock.ts";
import { dateRange } from "../availability/claims.ts";
import { DatabaseAwayError } from "../connection/outage.ts";
import { KEEP_LOG_MS, pruneChangeLog } from "./change-log.ts";
import { createSearchEngine, ENGINES } from "./search-engine.ts";

const stayOf = (arrival: string, departure: string) => ({ arrival: dayOf(arrival), departure: dayOf(departure) });
const query = (changes: Partial<SearchQuery> = {}): SearchQuery => ({
	stays: [stayOf("2027-03-05", "2027-03-08")],
	party: { adults: 2, children: 0, babies: 0, pets: 0 },
	filters: NO_FILTERS,
	sort: "price-asc",
	from: 0,
	perPage: 10,
	center: null,
	...changes,
});

for (const kind of ENGINES) {
	describeOnBoth(`the ${kind} search engine`, (database) => {
		const clock = testClock();
		let engine: SearchEngine;
		beforeAll(async () => {
			await seedFixture(database().db);
			engine = await createSearchEngine(kind, { database: database(), clock, log: memoryLog() });
		});
		afterAll(() => engine.close());
		const found = async (changes: Partial<SearchQuery> = {}) =>
			(await engine.search(query(changes))).hits.map((hit) => hit.accoId);

		it("gives every home that is free and valid for the stay its all-in price", async () => {
			const result = await engine.search(query());
			expect(engine.size).toBe(2);
			expect(result.totalResults).toBe(1);
			expect(result.hits[0]).toMatchObject({ accoId: "a990001", price: { nights: 3, grandCents: 43800 } });
			const summer = await engine.search(
				query({
					stays: [stayOf("2027-06-05", "2027-06-12")],
					party: { adults: 4, children: 2, babies: 0, pets: 0 },
				}),
			);
			expect(summer.hits.map((hit) => hit.price?.grandCents)).toContain(150040);
		});

		it("shows a booking, its release and a status soon, without being asked to refresh", async () => {
			const { db } = database();
			const until = async (accoIds: string[]) => {
				await expect.poll(() => found(), { timeout: 120_000, interval: 20 }).toEqual(accoIds);
			};
			await db
				.insertInto("occupancy")
				.values({
					unit_id: "a990001",
					stay: "[2027-03-06,2027-03-07)",
					kind: "booking",
					booking_id: null,
					expires_at: null,
					released_at: null,
				})
				.execute();
			await until([]);
			await db.updateTable("occupancy").set({ released_at: new Date() }).execute();
			await until(["a990001"]);
			// Facts and rates of a home are one transaction, as an import writes them.
			await db.transaction().execute((trx) => seedHomeLike(trx, "a990001", { accoId: "a990003" }));
			await until(["a990001", "a990003"]);
			await db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", "a990003").execute();
			await until(["a990001"]);
		});

		it("frees the nights of an expired hold without any write", async () => {
			const { db } = database();
			const stay = dateRange(stayOf("2027-03-01", "2027-03-20"));
			await db
				.insertInto("occupancy")
				.values({
					unit_id: "a990001",
					stay,
					kind: "hold",
					booking_id: null,
					expires_at: new Date("2027-01-15T10:30:00Z"),
					released_at: null,
				})
				.execute();
			await engine.refresh();
			expect(await found()).toEqual([]);
			clock.set("2027-01-15T10:30:00Z");
			await engine.refresh();
			expect(await found()).toEqual(["a990001"]);
		});

		it("moves on with the day", async () => {
			const stay = stayOf("2027-02-05", "2027-02-08");
			const before = await engine.search(query({ stays: [stay] }));
			clock.set("2027-01-25T08:00:00Z");
			const after = await engine.search(query({ stays: [stay] }));
			expect(before.hits[0]?.price?.grandCents).toBeGreaterThan(after.hits[0]?.price?.grandCents ?? 0);
			clock.set("2027-02-05T08:00:00Z");
			expect(await found({ stays: [stay] })).toEqual([]);
			const undated = await engine.search(query({ stays: null }));
			expect(undated.hits.every((hit) => (hit.from?.stay.arrival ?? 0) >= dayOf("2027-02-05"))).toBe(true);
		});

		it("keeps the change log short", async () => {
			const { db } = database();
			expect(await pruneChangeLog(db, new Date())).toBe(0);
			await sql`UPDATE change_log SET at = at - interval '2 days'`.execute(db);
			// A transaction open in another database of the server keeps the log that long too.
			await expect.poll(() => pruneChangeLog(db, new Date()), { timeout: 120_000 }).toBeGreaterThan(0);
			// Of a server that counted further, and came with a backup.
			await sql`INSERT INTO change_log (acco_id, tx, at)
				VALUES ('a990001', '48000000000', now() - interval '2 days'), ('a990001', '48000000000', now())`.execute(db);
			await pruneChangeLog(db, new Date());
			const far = await sql`SELECT FROM change_log WHERE tx = '48000000000'`.execute(db);
			expect(far.rows).toHaveLength(1);
			await sql`DELETE FROM change_log WHERE tx = '48000000000'`.execute(db);
		});
	});
}

describe("at midnight", () => {
	it("nobody waits: searches of the new day are answered, right, before the feed has taken it in", async () => {
		const database = await freshPostgres();
		const { db } = database;
		await seedFixture(db);
		const clock = testClock();
		const settings = () => ({ database, clock, log: memoryLog(), pollMs: 0 });
		const engine = await createSearchEngine("memory", settings());
		const arrivals = Array.from({ length: 40 }, (_, days) => dayOf("2027-01-15") + days);
		const answers = async (one: SearchEngine) => [
			...(await Promise.all(
				arrivals.map((arrival) => one.search(query({ stays: [{ arrival, departure: arrival + 3 }] }))),
			)),
			await one.search(query({ stays: null })),
			await one.offers(query()),
			await one.lastMinutes({ ...query({ stays: null }), week: null }),
			await one.reductions([{ accoId: "a990001", stay: null, party: query().party }]),
		];
		const before = await answers(engine);
		clock.set("2027-01-16T00:00:00Z");
		// The feed cannot read.
		const lock = await db.startTransaction().execute();
		await sql`LOCK TABLE change_log IN ACCESS EXCLUSIVE MODE`.execute(lock);
		const after = await answers(engine);
		await lock.commit().execute();
		const read = await createSearchEngine("memory", settings());
		expect(after).toEqual(await answers(read));
		expect(after).not.toEqual(before);
		await engine.refresh();
		expect(await answers(engine)).toEqual(after);
		await read.close();
		await engine.close();
		await database.close();
	});
});

describe("before its columns end", () => {
	it("the index is read whole at the end where the process has no room for two", async () => {
		const database = await freshPostgres();
		await seedFixture(database.db);
		const [clock, log] = [testClock(), memoryLog()];
		const settings = { database, clock, pollMs: 0, renewAtOnce: 2, log, availableMemory: () => 1_000 };
		const engine = await createSearchEngine("memory", settings);
		for (let day = 16; day <= 31; day++) {
			clock.set(`2027-01-${day}T08:00:00Z`);
			for (let look = 0; look < 4; look++) await engine.refresh();
		}
		const said = (message: string) => log.lines.filter((line) => line.includes(message)).length;
		expect([said("search index made anew"), said("search index built")]).toEqual([0, 2]);
		expect((await engine.search(query())).hits).not.toEqual([]);
		await engine.close();
		await database.close();
	});

	it.each([
		["is answered from the index before it", Number.MAX_SAFE_INTEGER],
		["waits for the whole of it where the process has no room for two", 1_000],
	])("whoever searches while the index is read whole %s", async (_, memory) => {
		const database = await freshPostgres();
		const { db } = database;
		await seedFixture(db);
		const settings = { database, clock: testClock(), pollMs: 0, log: memoryLog(), availableMemory: () => memory };
		const engine = await createSearchEngine("memory", settings);
		const before = await engine.search(query());
		const answered: string[] = [];
		// As after a long sleep.
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + KEEP_LOG_MS });
		const lock = await db.startTransaction().execute();
		await sql`LOCK TABLE accommodation IN ACCESS EXCLUSIVE MODE`.execute(lock);
		const reading = engine.refresh().then(() => answered.push("read"));
		await waitingForLock(db);
		vi.useRealTimers();
		const search = engine.search(query()).finally(() => answered.push("searched"));
		if (memory > 1_000) await search;
		await lock.commit().execute();
		await reading;
		expect(await search).toEqual(before);
		expect(answered[0]).toBe(memory > 1_000 ? "searched" : "read");
		await engine.close();
		await database.close();
	});

	it("a search says that the database is away where it goes while the index is read, and is whole when it is back", async () => {
		const { database, line, open, close } = await overLine();
		const { db } = database;
		await seedFixture(db);
		const settings = { database: open, clock: testClock(), pollMs: 0, log: memoryLog(), availableMemory: () => 1_000 };
		const engine = await createSearchEngine("memory", settings);
		const before = await engine.search(query());
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + KEEP_LOG_MS });
		const lock = await db.startTransaction().execute();
		await sql`LOCK TABLE accommodation IN ACCESS EXCLUSIVE MODE`.execute(lock);
		const reading = engine.refresh().catch((error: unknown) => error);
		await waitingForLock(db);
		vi.useRealTimers();
		await line.cut();
		await lock.commit().execute();
		expect(await reading).toBeInstanceOf(DatabaseAwayError);
		await expect(engine.search(query())).rejects.toBeInstanceOf(DatabaseAwayError);
		await line.restore();
		expect(await engine.search(query())).toEqual(before);
		await engine.close();
		await close();
	});

	it("the index is made anew beside searches and changes, and never read whole again", async () => {
		const database = await freshPostgres();
		const { db } = database;
		await seedFixture(db);
		for (const number of [3, 4, 5, 6]) await seedHomeLike(db, "a990001", { accoId: `a99000${number}` });
		const clock = testClock();
		const log = memoryLog();
		const settings = { database, clock, pollMs: 0, renewAtOnce: 2 };
		const engine = await createSearchEngine("memory", { ...settings, log });
		const said = (message: string) => log.lines.filter((line) => line.includes(message)).length;
		const expectAsRead = async () => {
			const read = await createSearchEngine("memory", { ...settings, log: memoryLog() });
			for (const stays of [query().stays, null]) {
				expect(await engine.search(query({ stays }))).toEqual(await read.search(query({ stays })));
			}
			await read.close();
		};
		clock.set("2027-01-28T08:00:00Z");
		await engine.refresh();
		expect(said("search index made anew")).toBe(0);
		// Of homes that were read for the new index, of those that were not yet, and one that comes.
		const stay = dateRange(stayOf("2027-03-05", "2027-03-06"));
		for (const unit of ["a990001", "a990005"]) {
			await sql`INSERT INTO occupancy (unit_id, stay, kind) VALUES (${unit}, ${stay}, 'booking')`.execute(db);
		}
		await db
			.updateTable("accommodation")
			.set({ status: "off" })
			.where("acco_id", "in", ["a990002", "a990006"])
			.execute();
		await seedHomeLike(db, "a990001", { accoId: "a990007" });
		await engine.refresh();
		expect(said("search index made anew")).toBe(0);
		await expectAsRead();
		for (let look = 0; look < 4; look++) await engine.refresh();
		expect(said("search index made anew")).toBe(1);
		await expectAsRead();
		clock.set("2027-01-30T08:00:00Z");
		await engine.refresh();
		await expectAsRead();
		expect(said("search index built")).toBe(1);
		await engine.close();
		await database.close();
	});
});

describe("the change feed", () => {
	it("reads what a slow transaction commits after faster ones", async () => {
		const database = await freshPostgres();
		const { db } = database;
		await seedFixture(db);
		const engine = await createSearchEngine("memory", { database, clock: testClock(), log: memoryLog(), pollMs: 0 });
		const withPet = query({ party: { adults: 2, children: 0, babies: 0, pets: 1 } });
		expect((await engine.search(withPet)).totalResults).toBe(1);
		const slow = await db.startTransaction().execute();
		await slow.updateTable("accommodation").set({ max_pets: 0 }).where("acco_id", "=", "a990001").execute();
		await db.updateTable("accommodation").set({ reviews: 7 }).where("acco_id", "=", "a990002").execute();
		await engine.refresh();
		await engine.refresh();
		await slow.commit().execute();
		await engine.refresh();
		expect((await engine.search(withPet)).totalResults).toBe(0);
		await engine.close();
		await database.close();
	});
});
