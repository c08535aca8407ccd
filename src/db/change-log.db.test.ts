import { beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { NO_FILTERS, type SearchEngine, type SearchQuery } from "#search/query.ts";
import { describeOnBoth, freshPostgres } from "#tests/support/databases.ts";
import { insertClaims, insertHomes, insertPlaces, replaceRates } from "#tests/support/insert-homes.ts";
import { PLACES } from "#tests/support/random-catalogue.ts";
import { simpleHome } from "#tests/support/simple-home.ts";
import { ChangeReader, pruneChangeLog } from "./change-log.ts";
import { createSearchEngine } from "./search-index.ts";

const TODAY = dayOf("2027-01-15");
const STAY = { arrival: TODAY + 10, departure: TODAY + 17 };
const QUERY: SearchQuery = {
	stay: STAY,
	party: DEFAULT_PARTY,
	filters: NO_FILTERS,
	sort: "price-asc",
	from: 0,
	perPage: 10,
	center: null,
};
const log = { info: () => {}, error: (facts: Record<string, unknown>) => console.error(facts) };
/** The promise: a change of any process shows within two seconds; a busy machine gets a little more. */
const SHOWN_MS = 2500;

function clockAt(start: string): Clock & { minutes: number } {
	return {
		minutes: 0,
		now() {
			return new Date(Date.parse(start) + this.minutes * 60_000);
		},
		today: () => TODAY,
	};
}

async function idsOf(engine: SearchEngine): Promise<string[]> {
	return (await engine.search(QUERY)).hits.map(({ accoId }) => accoId);
}

describeOnBoth("a search engine that follows the database", (database) => {
	beforeAll(async () => {
		await insertPlaces(database().db, PLACES);
		await insertHomes(database().db, [simpleHome(TODAY, 1, 9000), simpleHome(TODAY, 2), simpleHome(TODAY, 3, 11_000)]);
	});

	for (const kind of ["memory", "sql"] as const) {
		it(`shows a booking and new rates within two seconds by itself (${kind})`, async () => {
			const { db } = database();
			const engine = await createSearchEngine(kind, {
				database: database(),
				clock: clockAt("2027-01-15T09:00:00Z"),
				log,
			});
			try {
				const before = await idsOf(engine);
				expect(before).toEqual(["a1", "a2", "a3"]);
				const version = engine.version;
				await insertClaims(db, [{ unitId: "u1", ...STAY, kind: "owner", expiresAt: null }]);
				await replaceRates(db, [simpleHome(TODAY, 2, 20_000)]);
				await expect.poll(() => idsOf(engine), { timeout: SHOWN_MS }).toEqual(["a3", "a2"]);
				await expect.poll(() => engine.version, { timeout: SHOWN_MS }).toBeGreaterThan(version);
				await db.updateTable("occupancy").set({ released_at: new Date() }).execute();
				await replaceRates(db, [simpleHome(TODAY, 2)]);
				await expect.poll(() => idsOf(engine), { timeout: SHOWN_MS }).toEqual(before);
			} finally {
				await engine.close();
			}
		});

		it(`shows nights again when their hold expires, though nobody writes (${kind})`, async () => {
			const clock = clockAt("2027-01-15T09:00:00Z");
			await insertClaims(database().db, [
				{ unitId: "u3", ...STAY, kind: "hold", expiresAt: clock.now().getTime() + 30 * 60_000 },
			]);
			const engine = await createSearchEngine(kind, { database: database(), clock, log });
			try {
				expect(await idsOf(engine)).toEqual(["a1", "a2"]);
				clock.minutes = 31;
				await expect.poll(() => idsOf(engine), { timeout: SHOWN_MS }).toEqual(["a1", "a2", "a3"]);
			} finally {
				await engine.close();
				await database().db.deleteFrom("occupancy").execute();
			}
		});

		it(`counts live homes and forgets homes that go off (${kind})`, async () => {
			const { db } = database();
			const engine = await createSearchEngine(kind, {
				database: database(),
				clock: clockAt("2027-01-15T09:00:00Z"),
				log,
			});
			try {
				expect(engine.size).toBe(3);
				await db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", "a2").execute();
				await Promise.all([engine.refresh(), engine.refresh(), engine.refresh()]);
				expect(engine.size).toBe(2);
				expect(await idsOf(engine)).toEqual(["a1", "a3"]);
				await db.updateTable("accommodation").set({ status: "live" }).where("acco_id", "=", "a2").execute();
				await engine.refresh();
				expect(engine.size).toBe(3);
			} finally {
				await engine.close();
			}
		});
	}

	it("names each changed home once, and nothing when nothing changed", async () => {
		const { db } = database();
		const reader = await ChangeReader.open(db);
		await reader.read();
		await replaceRates(db, [simpleHome(TODAY, 1, 9000)]);
		await insertClaims(db, [
			{ unitId: "u1", arrival: TODAY + 90, departure: TODAY + 91, kind: "owner", expiresAt: null },
		]);
		expect(await reader.read()).toEqual(["a1"]);
		expect(await reader.read()).toEqual([]);
		expect(await reader.read()).toEqual([]);
	});

	it("loses the change log's rows after a day, not before", async () => {
		const { db } = database();
		const rows = async () => (await db.selectFrom("change_log").select("seq").execute()).length;
		const all = await rows();
		expect(all).toBeGreaterThan(0);
		expect(await pruneChangeLog(db, new Date())).toBe(0);
		expect(await pruneChangeLog(db, new Date(Date.now() + 25 * 60 * 60 * 1000))).toBe(all);
		expect(await rows()).toBe(0);
	});
});

describe("the change log", () => {
	it("misses no change of a transaction that ends after a later one was read", async () => {
		const database = await freshPostgres();
		const { db } = database;
		try {
			await insertPlaces(db, PLACES);
			await insertHomes(db, [simpleHome(TODAY, 1), simpleHome(TODAY, 2)]);
			const reader = await ChangeReader.open(db);
			const touch = (on: typeof db, accoId: string) =>
				on.updateTable("accommodation").set({ reviews: 1 }).where("acco_id", "=", accoId).execute();
			await db.transaction().execute(async (slow) => {
				await touch(slow, "a1");
				await touch(db, "a2");
				expect(await reader.read()).toEqual(["a2"]);
				expect(await reader.read()).toEqual([]);
			});
			expect(await reader.read()).toEqual(["a1"]);
			expect(await reader.read()).toEqual([]);
		} finally {
			await database.close();
		}
	});
});
