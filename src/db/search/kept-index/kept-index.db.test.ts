import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";
import { memoryLog, testClock } from "#tests/support/app.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { createSearchEngine } from "../search-engine.ts";
import { leavesRoom } from "./kept-index.ts";

const WEEKEND = { arrival: dayOf("2027-03-05"), departure: dayOf("2027-03-08") };
const query = (stays: SearchQuery["stays"]): SearchQuery => ({
	stays,
	party: DEFAULT_PARTY,
	filters: NO_FILTERS,
	sort: "price-asc",
	from: 0,
	perPage: 10,
	center: null,
});
const TAKEN = "search index taken from its files";
const BUILT = "search index built";

describeOnBoth("a search index kept in files", (database) => {
	let clock = testClock();
	let folder = "";
	beforeEach(async () => {
		clock = testClock();
		folder = mkdtempSync(join(tmpdir(), "halcyon-index-"));
		await emptyTables(database().db);
		await seedFixture(database().db);
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	const started = async (place: string | null = folder) => {
		const log = memoryLog();
		const engine = await createSearchEngine("memory", {
			database: database(),
			clock,
			log,
			pollMs: 0,
			...(place && { kept: { folder: place, leastHomes: 1, everyMs: 0 } }),
		});
		const lines = () => log.lines.map((line) => JSON.parse(line).message as string);
		return { engine, lines };
	};
	/** Starts a process, waits until it has kept its index, and ends it. */
	const keep = async () => {
		const { engine, lines } = await started();
		await expect.poll(lines, { timeout: 60_000 }).toContain("search index kept in files");
		await engine.close();
		return lines();
	};
	const answers = async (engine: SearchEngine) => [
		engine.size,
		await engine.search(query([WEEKEND])),
		await engine.search(query(null)),
		await engine.offers(query([WEEKEND])),
		await engine.lastMinutes({ ...query(null), week: null }),
	];
	/** What a start answers, beside one that read everything. */
	const expectAsRead = async (message: string) => {
		const [kept, read] = [await started(), await started(null)];
		expect(kept.lines()).toContain(message);
		expect(await answers(kept.engine)).toEqual(await answers(read.engine));
		await kept.engine.close();
		await read.engine.close();
	};
	const pageFiles = () => readdirSync(folder).filter((name) => name.endsWith(".page"));

	it("is gone on with by the next start, which answers as one that reads all", async () => {
		expect(await keep()).toContain(BUILT);
		await expectAsRead(TAKEN);
		const { engine, lines } = await started();
		expect(lines()).not.toContain(BUILT);
		await engine.close();
	});

	it("holds what happened in between: a booking, a home that came, one that went, one that changed", async () => {
		const { db } = database();
		await keep();
		await seedHomeLike(db, "a990001", { accoId: "a990003" });
		await sql`INSERT INTO occupancy (unit_id, stay, kind) VALUES ('a990001', '[2027-03-06,2027-03-07)', 'booking')`.execute(
			db,
		);
		await expectAsRead(TAKEN);
		await keep();
		await db.updateTable("accommodation").set({ status: "off" }).where("acco_id", "=", "a990003").execute();
		await db.transaction().execute(async (trx) => {
			await sql`UPDATE rate_season SET night_cents = night_cents + 100`.execute(trx);
			await sql`UPDATE accommodation SET version = version + 1`.execute(trx);
		});
		await expectAsRead(TAKEN);
		const { engine } = await started();
		expect(engine.size).toBe(2);
		await engine.close();
	});

	it("frees the nights of a hold that ran out in between", async () => {
		await sql`INSERT INTO occupancy (unit_id, stay, kind, expires_at)
			VALUES ('a990001', '[2027-03-06,2027-03-07)', 'hold', '2027-01-15T10:30:00Z')`.execute(database().db);
		await keep();
		clock.set("2027-01-15T10:31:00Z");
		await expectAsRead(TAKEN);
		const { engine } = await started();
		expect((await engine.search(query([WEEKEND]))).hits.map(({ accoId }) => accoId)).toEqual(["a990001"]);
		await engine.close();
	});

	it("has on the next day that day's prices, and is not gone on with on the day before", async () => {
		await keep();
		clock.set("2027-01-16T10:00:00Z");
		await expectAsRead(TAKEN);
		clock.set("2027-01-14T10:00:00Z");
		await expectAsRead(BUILT);
	});

	it("is written page by page, only what changed", async () => {
		const { db } = database();
		await keep();
		const before = pageFiles();
		expect(await keep()).toContain(TAKEN);
		expect(pageFiles()).toEqual(before);
		await db.updateTable("accommodation").set({ reviews: 7 }).where("acco_id", "=", "a990002").execute();
		await keep();
		// The page that it took from the files and made anew is gone.
		expect(pageFiles().length).toBe(before.length);
		expect(pageFiles()).not.toEqual(before);
	});

	it("leaves files that it does not name to another process, until that has had time to name them", async () => {
		await keep();
		const [fresh, old] = [join(folder, "fresh.page"), join(folder, "old.page")];
		for (const path of [fresh, old]) writeFileSync(path, "");
		const age = (minutes: number) => Date.now() / 1000 - minutes * 60;
		utimesSync(fresh, age(15), age(15));
		utimesSync(old, age(25), age(25));
		await database().db.updateTable("accommodation").set({ reviews: 8 }).where("acco_id", "=", "a990002").execute();
		await keep();
		expect(pageFiles()).toContain("fresh.page");
		expect(pageFiles()).not.toContain("old.page");
	});

	it("leaves nothing of a writing that fails, and what no index names goes then too", async () => {
		const { db } = database();
		await keep();
		const before = readdirSync(folder);
		writeFileSync(join(folder, "old.page"), "");
		utimesSync(join(folder, "old.page"), 1, 1);
		await db.updateTable("accommodation").set({ reviews: 9 }).where("acco_id", "=", "a990002").execute();
		await sql`ALTER TABLE kept_index RENAME TO kept_index_away`.execute(db);
		onTestFinished(async () => void (await sql`ALTER TABLE kept_index_away RENAME TO kept_index`.execute(db)));
		const { engine, lines } = await started();
		await expect.poll(lines, { timeout: 60_000 }).toContain("search index could not be kept in files");
		await engine.close();
		expect(readdirSync(folder)).toEqual(before);
	});

	it("is of no use before another database than it was made of", async () => {
		await keep();
		// An older copy of the database knows nothing of it.
		await sql`DELETE FROM kept_index`.execute(database().db);
		await expectAsRead(BUILT);
		await keep();
		const path = join(folder, "index.json");
		const index = JSON.parse(readFileSync(path, "utf8"));
		writeFileSync(path, JSON.stringify({ ...index, database: "another one" }));
		await expectAsRead(BUILT);
	});

	it("is of no use to another code, or once the log no longer holds what came after it", async () => {
		await keep();
		const path = join(folder, "index.json");
		const index = JSON.parse(readFileSync(path, "utf8"));
		writeFileSync(path, JSON.stringify({ ...index, code: "another one" }));
		await expectAsRead(BUILT);
		await keep();
		await sql`UPDATE kept_index SET at = at - interval '13 hours'`.execute(database().db);
		await expectAsRead(BUILT);
	});

	it("is left alone when a file is damaged, cut short, missing or half written", async () => {
		const harms: ((page: string) => void)[] = [
			(page) => {
				const bytes = readFileSync(page);
				bytes[bytes.length - 5_000] = (bytes[bytes.length - 5_000] ?? 0) ^ 1;
				writeFileSync(page, bytes);
			},
			(page) => truncateSync(page, statSync(page).size - 8),
			(page) => rmSync(page),
			() => writeFileSync(join(folder, "index.json"), '{"code":"'),
		];
		for (const harm of harms) {
			await keep();
			const named = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")).pages[0].file;
			harm(join(folder, named));
			await expectAsRead(BUILT);
		}
	});
});

it("keeping an index leaves a tenth of a small disk free, and a gigabyte of a large one", () => {
	expect(leavesRoom({ free: 3e8, size: 2e9 }, 5e7)).toBe(true);
	expect(leavesRoom({ free: 3e8, size: 2e9 }, 2e8)).toBe(false);
	expect(leavesRoom({ free: 3e9, size: 1e12 }, 1e9)).toBe(true);
	expect(leavesRoom({ free: 3e9, size: 1e12 }, 3e9)).toBe(false);
	expect(leavesRoom({ free: 0, size: 1e12 }, 0)).toBe(true);
});
