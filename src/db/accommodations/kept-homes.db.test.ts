import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { RateTable } from "#domain/accommodation/rates.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { seedFixture } from "#tests/support/seed-homes.ts";
import type { Db } from "../connection/client.ts";
import { KeptHomes, type WrittenHome } from "./kept-homes.ts";
import { loadSellableAccommodation } from "./sellable-accommodation.ts";

const NOW = new Date("2027-01-15T12:00:00Z");

describeOnBoth("a home read again", (database) => {
	let db: Db;
	let statements = 0;

	beforeAll(async () => {
		await seedFixture(database().db);
		db = database().db.withPlugin({
			transformQuery: ({ node }) => node,
			transformResult: async ({ result }) => {
				statements++;
				return result;
			},
		});
	});

	/** All of it, the nights that are taken in a list. */
	const whole = async (from: Db) => {
		const loaded = await loadSellableAccommodation(from, "a990001", NOW);
		const day = dayOf("2027-01-15");
		const taken = Array.from({ length: 730 }, (_, at) => day + at).filter((at) => loaded?.occupancy.isTaken(at));
		return { ...loaded, occupancy: taken };
	};
	const read = () => {
		statements = 0;
		return whole(db);
	};
	const fresh = () => db.transaction().execute(whole);

	it("asks for its version and for what is taken at once, and for nothing else", async () => {
		const first = await read();
		expect(statements).toBeGreaterThan(2);
		expect(await read()).toEqual(first);
		expect(statements).toBe(1);
		expect(await fresh()).toEqual(first);
	});

	it.each([
		["its own row", sql`UPDATE accommodation SET max_guests = max_guests + 1 WHERE acco_id = 'a990001'`],
		[
			"its rates, which are written together with its row",
			sql`WITH own AS (UPDATE accommodation SET version = version + 1 WHERE acco_id = 'a990001' RETURNING acco_id)
				UPDATE rate_season r SET night_cents = night_cents + 100 FROM own WHERE r.acco_id = own.acco_id`,
		],
		["the name of its place", sql`UPDATE place SET names = names || '{"en":"Newtown"}'`],
		["the name of its region", sql`UPDATE region SET names = names || '{"en":"Newland"}'`],
		[
			"its units",
			sql`WITH added AS (INSERT INTO unit (unit_id) VALUES ('second') RETURNING unit_id)
				INSERT INTO acco_unit (acco_id, unit_id) SELECT 'a990001', unit_id FROM added`,
		],
	])("is the new one at once, whoever wrote it, after a change of %s", async (_what, change) => {
		const before = await read();
		// By a connection of its own where there is a server, as another process would.
		await change.execute(database().db);
		const after = await read();
		expect(after).not.toEqual(before);
		expect(after).toEqual(await fresh());
	});

	it("has the nights that were taken a moment ago", async () => {
		const nights = async () => (await loadSellableAccommodation(db, "a990001", NOW))?.occupancy;
		const before = await nights();
		// One object as long as nothing changes: what is worked out of it is kept beside it.
		expect(await nights()).toBe(before);
		await sql`INSERT INTO occupancy (unit_id, stay, kind)
			SELECT unit_id, '[2027-03-01,2027-03-05)', 'owner' FROM acco_unit WHERE acco_id = 'a990001'`.execute(db);
		const after = await read();
		expect(statements).toBe(1);
		expect(after).toEqual(await fresh());
		expect(await nights()).not.toBe(before);
		expect(before?.isTaken(dayOf("2027-03-02"))).toBe(false);
	});

	it("is not kept by a transaction that is taken back", async () => {
		const before = await read();
		const undone = db.transaction().execute(async (trx) => {
			await sql`UPDATE accommodation SET max_guests = 99 WHERE acco_id = 'a990001'`.execute(trx);
			expect((await loadSellableAccommodation(trx, "a990001", NOW))?.home.maxGuests).toBe(99);
			throw new Error("taken back");
		});
		await expect(undone).rejects.toThrow("taken back");
		expect(await read()).toEqual(before);
	});

	it("is unknown once it is gone from the catalogue's ids", async () => {
		expect(await loadSellableAccommodation(db, "a424242", NOW)).toBeNull();
	});
});

it("homes are kept within their bounds, those asked for last the longest", () => {
	const home = (prices: number): WrittenHome => ({
		row: {} as WrittenHome["row"],
		unitIds: [],
		rates: {
			days: new Map(Array.from({ length: prices }, (_, day) => [day, {}])),
			stays: new Map(),
		} as never as RateTable,
	});
	const homes = new KeptHomes();
	homes.set("a1", "s", home(150_000));
	homes.set("a2", "s", home(150_000));
	expect(homes.get("a1", "s")).not.toBeNull();
	homes.set("a3", "s", home(150_000));
	expect(["a1", "a2", "a3"].map((id) => homes.get(id, "s") !== null)).toEqual([true, false, true]);
	expect(homes.get("a1", "another")).toBeNull();
	homes.set("a1", "t", home(1));
	homes.set("a2", "s", home(200_000));
	expect(["a1", "a2", "a3"].map((id) => homes.get(id, id === "a1" ? "t" : "s") !== null)).toEqual([true, true, true]);
});
