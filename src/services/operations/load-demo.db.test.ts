import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { demoFeed } from "#demo/feed.ts";
import { fromPrice } from "#domain/pricing/arrivals.ts";
import { dayOf, isoOf, weekdayOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, testApp, testClock } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { header, rates, runFeed } from "#tests/support/feeds.ts";
import { createBooking } from "../booking/create-booking.ts";
import { importFeed } from "../import/import-feed.ts";
import { loadHomeForSale } from "../quotes/quote-stay.ts";
import { loadDemo, moveDemoDates } from "./load-demo.ts";

/** A Friday; the demo's dates hang on the Monday before it. */
const FIRST_START = "2026-11-20T10:00:00Z";
const MONDAY = dayOf("2026-11-16");
const HOMES = 1200;
const HOMES_BEFORE_THE_END = 20;

describeByTurns("the demo catalogue in a database", (database) => {
	const appAt = (instant: string) => ({ ...testApp(database()), clock: testClock(instant) });

	/** The lines of the first homes: what a start that was ended on the way has loaded. */
	function* begunFeed(): Generator<string> {
		let homes = 0;
		for (const line of demoFeed(MONDAY, new Date(FIRST_START))) {
			if ("type" in line && line.type === "accommodation" && ++homes > HOMES_BEFORE_THE_END) return;
			yield JSON.stringify(line);
		}
	}

	const count = async (table: "accommodation" | "rate_season" | "review") =>
		Number((await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(database().db)).rows[0]?.n);

	/** First and last day with a price, and the blocks, of a home. */
	async function datesOf(accoId: string) {
		const { db } = database();
		const { rows } = await sql<{ from: string; to: string }>`
			SELECT min(lower(period))::text AS "from", max(upper(period))::text AS "to" FROM rate_season
			WHERE acco_id = ${accoId}`.execute(db);
		const blocks = await sql<{ stay: string }>`
			SELECT stay::text FROM occupancy WHERE unit_id = ${accoId} AND by_feed AND released_at IS NULL
			ORDER BY stay`.execute(db);
		return { ...rows[0], blocks: blocks.rows.map((row) => row.stay) };
	}

	const booked = "a900002";
	beforeAll(async () => {
		const app = appAt(FIRST_START);
		await app.db
			.insertInto("demo_catalogue")
			.values({ monday: isoOf(MONDAY), loaded: false })
			.execute();
		await importFeed(app, { format: "halcyon", sources: [{ name: "demo", lines: begunFeed() }] });
	});

	it("is carried on with after a start that was ended on the way, and loaded once", async () => {
		const app = appAt(FIRST_START);
		expect(await count("accommodation")).toBe(HOMES_BEFORE_THE_END);
		expect(await loadDemo(app)).toBe(HOMES - HOMES_BEFORE_THE_END);
		expect(await count("accommodation")).toBe(HOMES);
		expect(await count("review")).toBeGreaterThan(3500);
		const versions = await app.db.selectFrom("accommodation").select("version").distinct().execute();
		expect(versions).toEqual([{ version: 1 }]);
		expect(await loadDemo(app)).toBe(0);
	});

	it("keeps its dates through the week", async () => {
		const before = await datesOf("a900001");
		expect(await moveDemoDates(appAt("2026-11-22T10:00:00Z"))).toBe(0);
		expect(await datesOf("a900001")).toEqual(before);
	});

	it("moves on by whole weeks at a later start, but not the homes that a booking or a feed has touched", async () => {
		const early = appAt(FIRST_START);
		await sql`UPDATE accommodation SET book_mode = 'instant' WHERE acco_id = ${booked}`.execute(early.db);
		const loaded = await loadHomeForSale(early.db, booked, early.clock.now());
		const from = loaded && fromPrice(loaded.home, early.clock.today(), loaded.occupancy);
		if (!from) throw new Error("every demo home can be booked");
		const stay = { arrival: isoOf(from.stay.arrival), departure: isoOf(from.stay.departure) };
		const offer = await offered(early, { accoId: booked, ...stay });
		expect(await createBooking(early, bookingBody(offer.quoteId), newKey())).toMatchObject({ ok: true });
		await runFeed(database(), [header(), rates("a900008")]);
		const before = { booked: await datesOf(booked), fed: await datesOf("a900008"), other: await datesOf("a900009") };

		const later = "2027-02-10T10:00:00Z";
		expect(await moveDemoDates(appAt(later))).toBe(HOMES - 2);
		expect(await datesOf(booked)).toEqual(before.booked);
		expect(await datesOf("a900008")).toEqual(before.fed);
		const moved = await datesOf("a900009");
		expect(moved).not.toEqual(before.other);
		expect(moved.to && dayOf(moved.to)).toBeGreaterThan(dayOf("2028-08-31"));
		const { rows } = await sql<{ behind: number }>`
			SELECT count(*) AS behind FROM (SELECT acco_id, max(upper(period)) AS until FROM rate_season GROUP BY acco_id) s
			WHERE until < '2028-08-10' AND acco_id NOT IN (${booked}, 'a900008')`.execute(database().db);
		expect(Number(rows[0]?.behind)).toBe(0);
		const made = await database().db.selectFrom("demo_catalogue").selectAll().executeTakeFirstOrThrow();
		expect(made).toMatchObject({ monday: "2027-02-08", loaded: true, moving_to: null });
		expect((dayOf(made.monday) - MONDAY) % 7).toBe(0);
		expect(weekdayOf(dayOf(made.monday))).toBe(1);
		expect(await moveDemoDates(appAt(later))).toBe(0);
	});

	it("finishes a move that was ended on the way, and then moves what is still its own", async () => {
		const { db } = database();
		const left = ["a900010", "a900011", "a900012"];
		await sql`UPDATE demo_catalogue SET monday = '2027-02-01', moving_to = '2027-02-08'`.execute(db);
		await db
			.updateTable("demo_home")
			.set((column) => ({ version: column("version", "+", 1) }))
			.where("acco_id", "in", left)
			.execute();
		expect(await moveDemoDates(appAt("2027-02-12T10:00:00Z"))).toBe(left.length);
		expect(await moveDemoDates(appAt("2027-02-12T10:00:00Z"))).toBe(0);

		const { rows } = await sql<{ own: number }>`
			SELECT count(*) AS own FROM demo_home JOIN accommodation USING (acco_id, version)`.execute(db);
		expect(Number(rows[0]?.own)).toBe(HOMES - 2);
		await db.deleteFrom("demo_home").where("acco_id", ">", "a900004").execute();
		await runFeed(database(), [header(), rates("a900003")]);
		const still = [1, 2, 4].map((number) => `a90000${number}`).filter((accoId) => accoId !== booked);
		const ended = AbortSignal.abort();
		expect(await moveDemoDates(appAt("2027-03-03T10:00:00Z"), ended)).toBe(0);
		expect(await moveDemoDates(appAt("2027-03-03T10:00:00Z"))).toBe(still.length);
	});
});
