import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "#db/connection/client.ts";
import { describeOnServer } from "#tests/support/databases.ts";
import { emptyCatalogue, header, home, occupancy, rates, runFeed, season } from "#tests/support/feeds.ts";
import { importOneByOne, installOneByOne } from "#tests/support/import-one-by-one.ts";

/** Stories of feeds, and of what others do between them, made from a seed. */

type Random = (below: number) => number;

function seeded(seed: number): Random {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		return Math.floor((state / 0x80000000) * below);
	};
}

const HOMES = Array.from({ length: 12 }, (_, index) => `a${index + 1}`);
const UNITS = ["a1", "a2", "a3", "a4", "u1", "u2"];
const NOW = new Date("2027-01-15T10:00:00Z");
/** A fee that the test's database refuses. */
const REFUSED_CENTS = 666;

const day = (number: number) => new Date(Date.UTC(2027, 1, 1) + number * 86_400_000).toISOString().slice(0, 10);

function homeLine(accoId: string, random: Random): object {
	return home(accoId, {
		bedrooms: 1 + random(5),
		includedGuests: 1 + random(6),
		placename: ["Kirchberg in Tirol", "Söll", "Ellmau"][random(3)],
		...(random(3) === 0 ? { arrivalInfo: { en: `Key ${random(3)}` } } : {}),
		...(random(3) === 0 ? { energyLabel: ["A", "B"][random(2)] } : {}),
		...(random(4) === 0 ? { hostCode: "HOST" } : {}),
		...(random(4) === 0 ? { units: [["u1"], ["u1", "u2"], ["u2", accoId]][random(3)] } : {}),
		...(random(8) === 0 ? { colour: "red" } : {}),
		...(random(12) === 0 ? { lat: 99 } : {}),
	});
}

function ratesLine(accoId: string, random: Random): object {
	const seasons = [0, 1, 2, 3].filter(() => random(5) > 0);
	const price = () => 1000 * (1 + random(4));
	const cents = random(10) === 0 ? REFUSED_CENTS : 100 * random(3);
	return rates(accoId, {
		seasons: seasons.map((n) => ({
			...season(day(n * 40), day(n * 40 + 30 + random(11)), price()),
			...(random(2) ? { weekendCents: price(), weekendDays: [[5, 6], [6, 7], []][random(3)] } : {}),
			...(random(4) === 0 ? { extraPersonCents: 100 * random(3) } : {}),
		})),
		days: [3, 50, 51, 90].filter(() => random(2)).map((n) => ({ day: day(n), nightCents: random(3) ? price() : null })),
		stays: [5, 60].filter(() => random(3) === 0).map((n) => ({ arrival: day(n), nights: 7, rentCents: 7 * price() })),
		discounts: [7, 14].filter(() => random(2)).map((threshold) => ({ kind: "los", threshold, bp: 100 * random(4) })),
		fees: ["cleaning", "linen"]
			.filter(() => random(2))
			.map((code) => ({ code, cents, per: "stay", mandatory: code === "cleaning", pay: "invoice" })),
		touristTax: random(2) ? { mode: "fixed", adultCents: 100 * random(3), pay: "onsite" } : null,
	});
}

function occupancyLine(unit: string, random: Random): object {
	const periods = [0, 10, 20, 30].filter(() => random(2)).map((n) => [day(n), day(n + 2 + random(9))] as const);
	return occupancy(unit, ...periods.map(([from, to]): [string, string, string] => [from, to, "owner"]));
}

function reviewsLine(accoId: string, random: Random): object {
	const review = {
		author: "Anke",
		country: "DE",
		language: "de",
		rating: 1 + random(5),
		stayed: "2026-08",
		text: "Gut.",
	};
	return { type: "reviews", accoId, reviews: Array.from({ length: random(3) }, () => review) };
}

/** The next feed: most lines are those of the one before. */
function nextFeed(before: Map<string, string>, random: Random): readonly string[] {
	const say = (key: string, line: () => object) => {
		if (!before.has(key) || random(4) === 0) before.set(key, JSON.stringify(line()));
	};
	for (const id of HOMES) {
		say(`home ${id}`, () => homeLine(id, random));
		say(`rates ${id}`, () => ratesLine(id, random));
		say(`reviews ${id}`, () => reviewsLine(id, random));
	}
	for (const unit of UNITS) say(`unit ${unit}`, () => occupancyLine(unit, random));
	const host = { type: "partner", code: "HOST", label: "Host", kind: random(4) ? "host" : "affiliate" };
	const said = [...before.values()].filter(() => random(8) > 0);
	// So many good lines that those that fail do not refuse the feed.
	const filler = Array.from({ length: 300 }, (_, index) => ({ type: "homeowner", code: `${index + 1}` }));
	return [header(random(2) ? "full" : "delta"), host, ...filler].map((line) => JSON.stringify(line)).concat(said);
}

/** What staff, owners, calendars and guests do meanwhile; the same for both ways of importing. */
async function othersWrite(db: Db, random: Random): Promise<void> {
	const id = HOMES[random(HOMES.length)] ?? "";
	const unit = UNITS[random(UNITS.length)] ?? "";
	const nights = `[${day(random(30))},${day(31 + random(9))})`;
	const deeds = [
		sql`UPDATE accommodation SET bedrooms = 99, version = version + 1 WHERE acco_id = ${id}`,
		sql`UPDATE accommodation SET held_status = 'off', status = 'off' WHERE acco_id = ${id}`,
		sql`UPDATE accommodation SET energy_label = 'G' WHERE acco_id = ${id}`,
		sql`UPDATE accommodation SET owner_pictures = '{"shown": [], "leftOut": []}' WHERE acco_id = ${id}`,
		sql`UPDATE rate_season SET night_cents = night_cents + 500 WHERE acco_id = ${id}`,
		sql`DELETE FROM calendar_day WHERE acco_id = ${id}`,
		sql`UPDATE fee SET cents = 1 WHERE acco_id = ${id}`,
		sql`DELETE FROM tourist_tax WHERE acco_id = ${id}`,
		sql`DELETE FROM review WHERE acco_id = ${id}`,
		sql`DELETE FROM acco_unit WHERE acco_id = ${id}`,
		sql`UPDATE occupancy SET released_at = ${NOW} WHERE unit_id = ${unit} AND by_feed AND released_at IS NULL`,
		sql`UPDATE occupancy SET released_at = ${NOW} WHERE unit_id = ${unit} AND NOT by_feed AND released_at IS NULL`,
		...["booking", "ical"].map(
			(kind) => sql`INSERT INTO occupancy (unit_id, stay, kind)
				SELECT unit_id, r, ${kind} FROM unit, unnest(datemultirange(${nights}::daterange) - coalesce((SELECT range_agg(stay)
					FROM occupancy o WHERE o.unit_id = unit.unit_id AND released_at IS NULL), '{}')) r
				WHERE unit_id = ${unit} ORDER BY r`,
		),
	];
	for (let count = 0; count < 4; count++) await deeds[random(deeds.length)]?.execute(db);
}

/** Everything that an import may change, but numbers and times that are given anew. */
async function contents(db: Db): Promise<string> {
	const rows: string[] = [];
	const collect = async (name: string, what: string, from: string) => {
		const { rows: found } = await sql<{
			row: string;
		}>`${sql.raw(`SELECT (${what})::text AS row FROM ${from}`)} ORDER BY 1`.execute(db);
		rows.push(name, ...found.map(({ row }) => row));
	};
	const without = (table: string, ...columns: string[]) =>
		collect(table, `to_jsonb(t)${columns.map((column) => ` - '${column}'`).join("")}`, `${table} t`);
	await without("accommodation", "created_at", "updated_at", "place_id", "version");
	for (const name of ["rate_season", "calendar_day", "stay_price", "discount_rule", "fee", "tourist_tax"]) {
		await without(name);
	}
	for (const name of ["unit", "acco_unit", "price_rise", "accommodation_source"]) await without(name);
	await without("review", "review_id", "created_at");
	await without("occupancy", "occupancy_id", "created_at");
	await without("partner");
	await without("region", "region_id");
	await without("place", "place_id", "region_id");
	await collect("of places", "a.acco_id || ' ' || p.name", "accommodation a JOIN place p USING (place_id)");
	const claims = "import_conflict c JOIN occupancy o USING (occupancy_id)";
	await collect("conflicts", "concat_ws(' ', c.unit_id, c.stay, c.kind, o.stay)", claims);
	return rows.join("\n");
}

/** What the search reads of each home. */
async function homeContents(db: Db): Promise<ReadonlyMap<string, string>> {
	const of = (table: string) =>
		sql.raw(`(SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) FROM ${table} t WHERE t.acco_id = a.acco_id)`);
	const tables = ["rate_season", "calendar_day", "stay_price", "discount_rule", "fee", "tourist_tax", "price_rise"];
	const { rows } = await sql<{ accoId: string; text: string }>`
		SELECT acco_id AS "accoId", concat_ws('|', to_jsonb(a) - 'version' - 'updated_at', ${sql.join(tables.map(of))},
			(SELECT jsonb_agg(jsonb_build_array(unit_id, stay, kind) ORDER BY unit_id, stay) FROM acco_unit u
				LEFT JOIN occupancy o USING (unit_id) WHERE u.acco_id = a.acco_id AND released_at IS NULL)) AS text
		FROM accommodation a`.execute(db);
	return new Map(rows.map(({ accoId, text }) => [accoId, text]));
}

async function loggedHomes(db: Db): Promise<ReadonlySet<string>> {
	const { rows } = await sql<{ accoId: string }>`SELECT DISTINCT acco_id AS "accoId" FROM change_log`.execute(db);
	return new Set(rows.map(({ accoId }) => accoId));
}

describeOnServer("the import in batches", (database) => {
	beforeAll(async () => {
		const { db } = database();
		await installOneByOne(db);
		await sql`ALTER TABLE fee ADD CONSTRAINT fee_of_test CHECK (cents <> ${sql.lit(REFUSED_CENTS)})`.execute(db);
	});
	beforeEach(() => emptyCatalogue(database().db));

	const STEPS = 6;
	/** A story by one way of importing: reports and contents after each feed. */
	async function storyOf(
		seed: number,
		run: (texts: readonly string[]) => Promise<object>,
	): Promise<readonly unknown[]> {
		const { db } = database();
		await emptyCatalogue(db);
		const random = seeded(seed);
		const lines = new Map<string, string>();
		const steps: unknown[] = [];
		for (let step = 0; step < STEPS; step++) {
			const feed = nextFeed(lines, random);
			await sql`TRUNCATE change_log`.execute(db);
			steps.push({ report: await run(feed), contents: await contents(db) });
			await othersWrite(db, random);
		}
		return steps;
	}

	it.each([
		1, 2, 3, 4, 5, 6, 7, 8,
	])("leaves what one home after the other left, and reports the same (story %i)", async (seed) => {
		const { db } = database();
		const oneByOne = await storyOf(seed, (texts) => importOneByOne(db, texts, NOW));
		const known: number[] = [];
		let untouched = 0;
		const batches = await storyOf(seed, async (texts) => {
			const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM feed_line`.execute(db);
			known.push(rows[0]?.n ?? 0);
			const before = await homeContents(db);
			const { summary, issues, result } = await runFeed(database(), texts);
			if (!result.ok) throw new Error(result.error.expected);
			// The search is sent to every home that has become another one, and not to all.
			const logged = await loggedHomes(db);
			for (const [accoId, text] of await homeContents(db)) {
				if (text !== before.get(accoId)) expect([...logged]).toContain(accoId);
				else if (!logged.has(accoId)) untouched++;
			}
			const { created, updated, offline, rates: tables, occupancy: blocks, conflicts, failed, warnings } = summary;
			const refused = issues.flatMap(({ expected }) => /^a home that can be stored; (.*)$/.exec(expected)?.[1] ?? []);
			return { created, updated, offline, rates: tables, occupancy: blocks, conflicts, failed, warnings, refused };
		});
		expect(batches).toEqual(oneByOne);
		// The story is one of lines that are known and of homes that are refused.
		expect(Math.max(...known)).toBeGreaterThan(20);
		expect(untouched).toBeGreaterThan(5);
	});

	it("writes nothing of a line that is known, and all of it once anybody changed it", async () => {
		const { db } = database();
		const feed = [header(), home("a1"), rates("a1"), occupancy("a1", [day(1), day(5), "owner"])];
		await runFeed(database(), feed);
		const rowOf = async () => {
			const { rows } = await sql<{ row: string }>`SELECT concat_ws(' ', s.ctid, o.ctid, a.version) AS row
				FROM rate_season s, occupancy o, accommodation a`.execute(db);
			return rows.map(({ row }) => row).join();
		};
		const before = await rowOf();
		const { summary } = await runFeed(database(), feed);
		expect(await rowOf()).toBe(before);
		expect(summary).toMatchObject({ updated: 1, rates: 1, occupancy: 1 });
		await sql`UPDATE rate_season SET night_cents = 1`.execute(db);
		const { rows } = await sql<{ type: string }>`SELECT type FROM feed_line ORDER BY type`.execute(db);
		expect(rows.map(({ type }) => type)).toEqual(["accommodation", "occupancy"]);
		await runFeed(database(), feed);
		const { rows: prices } = await sql<{ cents: number }>`SELECT night_cents AS cents FROM rate_season`.execute(db);
		expect(prices).toEqual([{ cents: 10_000 }]);
	});

	it("finds the homes that cannot be stored among many, and stores all others", async () => {
		const { db } = database();
		const ids = Array.from({ length: 70 }, (_, index) => `a${index + 100}`);
		const refused = new Set(["a107", "a108", "a150"]);
		const fees = (id: string) => [
			{ code: "cleaning", cents: refused.has(id) ? REFUSED_CENTS : 1, per: "stay", mandatory: true, pay: "invoice" },
		];
		const lines = ids.flatMap((id) => [home(id), rates(id, { fees: fees(id) })]);
		const { summary, issues } = await runFeed(database(), [header(), ...lines]);
		expect(summary).toMatchObject({ ok: true, created: 67, rates: 67, failed: 3 });
		expect(issues.map(({ expected }) => /; (a\d+): /.exec(expected)?.[1])).toEqual([...refused]);
		const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM feed_line`.execute(db);
		expect(rows).toEqual([{ n: 134 }]);
	});

	it("meets claims on the same units without a circle of locks", async () => {
		const { db } = database();
		const ids = Array.from({ length: 60 }, (_, index) => `a${index + 1}`);
		const unit = (number: number) => `u${number % 12}`;
		const feed = (step: number) => [
			header(),
			...ids.map((id, index) => home(id, { units: [unit(index), unit(index + 1 + (step % 10)), id] })),
			...Array.from({ length: 12 }, (_, n) => occupancy(unit(n), [day(n + step), day(n + step + 3), "owner"])),
		];
		await runFeed(database(), feed(0));
		let claimed = 0;
		let running = true;
		const errors: unknown[] = [];
		/** Locks and inserts as a booking does, and takes it back. */
		const claim = async (seed: number) => {
			const random = seeded(seed);
			while (running) {
				const units = [unit(random(12)), unit(random(12)), unit(random(12))];
				const claiming = db.transaction().execute(async (trx) => {
					await sql`SELECT FROM unit WHERE unit_id = ANY (${units}::text[]) ORDER BY unit_id FOR UPDATE`.execute(trx);
					await sql`INSERT INTO occupancy (unit_id, stay, kind)
						SELECT DISTINCT u, daterange(${day(200)}::date, ${day(203)}::date), 'booking'
						FROM unnest(${units}::text[]) u`.execute(trx);
					await sql`UPDATE occupancy SET released_at = now() WHERE unit_id = ANY (${units}::text[]) AND kind = 'booking'
						AND released_at IS NULL`.execute(trx);
				});
				await claiming.then(
					() => claimed++,
					(error: unknown) => errors.push(error),
				);
			}
		};
		const claims = Promise.all([3, 4, 5].map(claim));
		try {
			for (let step = 1; step <= 5; step++) {
				const { summary } = await runFeed(database(), feed(step));
				expect(summary).toMatchObject({ ok: true, updated: 60, occupancy: 12, conflicts: 0, failed: 0 });
			}
		} finally {
			running = false;
			await claims;
		}
		expect(errors).toEqual([]);
		expect(claimed).toBeGreaterThan(10);
	});

	it("refuses seasons that overlap, also of two writers at once", async () => {
		const { db } = database();
		await runFeed(database(), [header(), home("a1"), rates("a1", { seasons: [season(day(0), day(20))] })]);
		const add = (trx: Db, from: number, to: number) =>
			sql`INSERT INTO rate_season SELECT acco_id, daterange(${day(from)}::date, ${day(to)}::date), night_cents, weekend_cents,
				weekend_days, arrival_days, departure_days, min_nights, min_through, max_nights, extra_person_cents
				FROM rate_season LIMIT 1`.execute(trx);
		await expect(add(db, 19, 30)).rejects.toMatchObject({ code: "23P01" });
		await expect(sql`UPDATE rate_season SET period = '[2027-01-01,2027-06-01)'`.execute(db)).resolves.toBeDefined();
		await expect(add(db, 19, 30)).rejects.toMatchObject({ code: "23P01" });
		await sql`UPDATE rate_season SET period = '[2026-01-01,2026-06-01)'`.execute(db);
		const both = await Promise.allSettled(
			[add, add].map((write) => db.transaction().execute((trx) => write(trx, 20, 30))),
		);
		expect(both.filter(({ status }) => status === "rejected")).toHaveLength(1);
	});
});
