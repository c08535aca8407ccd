import { sql } from "kysely";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createSearchEngine } from "#db/search-engine.ts";
import { flexibleStays } from "#domain/pricing/flexible-stays.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { ResultMap, ResultMaps } from "#search/clusters.ts";
import { createMemoryIndex, type MemoryIndex } from "#search/memory/memory-index.ts";
import { EUROPE, NO_FILTERS, type SearchEngine, type SearchQuery } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { type MadeClaim, storeClaims, storeHomes, storePlaces } from "#tests/support/store-homes.ts";
import type { BenchOptions } from "./main.ts";
import { measure, measureByTurns, ms, printTable, ratio, type Times } from "./measure.ts";
import { BENCH_REGIONS, generateHomes } from "./search-catalogue.ts";

const DEFAULT_HOMES = 20_000;
export const TODAY = dayOf("2027-01-15");
export const clock = { now: () => new Date("2027-01-15T10:00:00Z"), today: () => TODAY };
export const log = { info: () => {}, warn: console.warn };

/** Searches of one kind; each run asks for another arrival. */
interface Line {
	readonly name: string;
	readonly target: string;
	query(run: number): SearchQuery;
}

const base: SearchQuery = {
	stays: null,
	party: { adults: 4, children: 1, babies: 0, pets: 0 },
	filters: NO_FILTERS,
	...{ sort: "recommended", from: 0, perPage: 10, center: null },
};
const week = (run: number) => {
	const arrival = TODAY + 20 + ((run * 7) % 280);
	return { arrival, departure: arrival + 7 };
};
export const LINES: readonly Line[] = [
	{ name: "dates and party", target: "≤ 3 ms, ≥ 100×", query: (run) => ({ ...base, stays: [week(run)] }) },
	{
		name: "dates, party, 3 filters",
		target: "≤ 1.5 ms, ≥ 80×",
		query: (run) => ({
			...base,
			stays: [week(run)],
			filters: { ...NO_FILTERS, amenities: ["wifi", "sauna"], kinds: ["chalet", "villa", "holidayHome"] },
		}),
	},
	{
		name: "dates, price filter, by price",
		target: "",
		query: (run) => ({
			...base,
			stays: [week(run)],
			...{ filters: { ...NO_FILTERS, priceMin: 50, priceMax: 200 }, sort: "price-asc" },
		}),
	},
	{ name: "no dates", target: "", query: () => base },
	{
		name: "flexible: a week in a month",
		target: "≤ 60 ms",
		query: (run) => ({
			...base,
			stays: flexibleStays("week", { month: 1 + (run % 12), year: null }, TODAY),
		}),
	},
	{
		name: "dates and 48 other stays",
		target: "≤ 80 ms",
		query: (run) => ({ ...base, stays: [week(run)], otherDates: { days: 3, always: true } }),
	},
];

/** The map of Europe without dates: the first time, and again for the same result and zoom. */
async function measureMap(index: MemoryIndex): Promise<readonly [first: Times, again: Times]> {
	const zoom = 4;
	const first = await measure(
		() => {
			const { points } = index.search({ ...base, stays: null, withPoints: true }, TODAY);
			new ResultMap(points ?? []).answer(zoom, EUROPE);
		},
		{ warm: 3, runs: 20 },
	);
	const maps = new ResultMaps();
	const { points } = index.search({ ...base, stays: null, withPoints: true }, TODAY);
	const again = await measure(() => maps.answer("result", () => points ?? [], zoom, EUROPE), { warm: 3, runs: 100 });
	return [first, again];
}

export async function run({ homes: asked }: BenchOptions): Promise<void> {
	const count = asked ?? DEFAULT_HOMES;
	console.log(`search, ${count} homes, Node ${process.version}`);
	const { index, buildMs, changeMs } = await buildIndex(count);
	const floor = walkOver(count);
	const found = await measureByTurns<Line | "walk">(
		new Map<Line | "walk", (run: number) => unknown>([
			...LINES.map((line) => [line, (run: number) => index.search(line.query(run), TODAY)] as const),
			["walk", floor],
		]),
	);
	const timesOf = (key: Line | "walk") => found.get(key) as Times;
	const walk = timesOf("walk");
	// The sql engine takes its time; this is known already.
	for (const line of LINES) console.log(`  ${line.name}: ${ms(timesOf(line).median)} ms in memory`);
	console.log(`  the walk over the bytes: ${ms(walk.median)} ms`);
	const [mapFirst, mapAgain] = await measureMap(index);
	const totals = new Map(LINES.map((line) => [line, index.search(line.query(0), TODAY).totalResults]));
	const bytes = index.bytes / count;
	const sqlTimes = count <= 200_000 ? await measureSql(count, totals) : null;
	console.log();
	printTable(
		["search", "hits", "median ms", "p99 ms", "p99/median", "walk", "sql ms", "sql ÷ memory", "wanted"],
		LINES.map((line) => {
			const times = timesOf(line);
			const slow = sqlTimes?.times.get(line);
			return [
				...[line.name, String(totals.get(line)), ms(times.median), ms(times.p99), ratio(times.p99 / times.median)],
				...[ratio(times.median / walk.median), slow ? ms(slow.median) : "–"],
				...[slow ? ratio(slow.median / times.median) : "–", line.target],
			];
		}),
	);
	console.log();
	printTable(
		["index", "value", "wanted"],
		[
			["plain walk over a stay's bytes, ms", ms(walk.median), "the floor"],
			["memory a home, kB", (bytes / 1000).toFixed(2), "≤ 8"],
			["columns from homes at hand, ms", ms(buildMs), ""],
			["one change, ms", ms(changeMs), "≤ 20"],
			["map of Europe with clusters, the first time, ms", ms(mapFirst.median), "≤ 150"],
			["the same map again, ms", ms(mapAgain.median), "≤ 5"],
			...(sqlTimes
				? [
						["build from PostgreSQL, s", (sqlTimes.buildMs / 1000).toFixed(1), "≤ 60"],
						["one change through PostgreSQL, ms", ms(sqlTimes.changeMs), "≤ 20"],
						["summaries of the sql engine, s", (sqlTimes.summariesMs / 1000).toFixed(1), ""],
					]
				: []),
		],
	);
}

async function buildIndex(count: number): Promise<{ index: MemoryIndex; buildMs: number; changeMs: number }> {
	const index = createMemoryIndex();
	let buildMs = 0;
	let chunk: SearchHome[] = [];
	const put = () => {
		const start = performance.now();
		index.put(chunk, [], TODAY);
		buildMs += performance.now() - start;
		chunk = [];
	};
	for (const home of generateHomes(count, TODAY)) {
		chunk.push(home);
		if (chunk.length === 1000) put();
	}
	put();
	const start = performance.now();
	await index.settle(TODAY);
	buildMs += performance.now() - start;
	const [some] = generateHomes(1, TODAY, 99) as Iterable<SearchHome>;
	const change = await measure(
		async () => {
			index.put([some as SearchHome], [], TODAY);
			await index.settle(TODAY);
		},
		{ warm: 5, runs: 50 },
	);
	return { index, buildMs, changeMs: change.median };
}

/** Reads what a search of a week must read at least, and does nothing with it but add: the floor. */
function walkOver(homes: number): () => number {
	const rents = [new Int32Array(homes), new Int32Array(homes)] as const;
	const words = Math.ceil(homes / 32);
	const bits = Array.from({ length: 9 + 61 }, () => new Uint32Array(words).fill(0xffffffff));
	const facts = new Float64Array(homes * 4);
	return () => {
		let sum = 0;
		for (const bitmap of bits) for (let word = 0; word < words; word++) sum += bitmap[word] as number;
		for (let home = 0; home < homes; home++) sum += (rents[1][home] as number) - (rents[0][home] as number);
		for (let at = 0; at < facts.length; at++) sum += facts[at] as number;
		return sum;
	};
}

async function measureSql(count: number, totals: ReadonlyMap<Line, number>) {
	const server = await startTestPostgres();
	const database = await openDatabase({ databaseUrl: server.url, dataDir: "", poolSize: 4 });
	try {
		await migrate(database.db);
		await fill(database.db, count);
		const settings = { database, clock, log, pollMs: 0 };
		const start = performance.now();
		const memory = await createSearchEngine("memory", settings);
		const buildMs = performance.now() - start;
		const change = await measure(
			async (run) => {
				await sql`UPDATE accommodation SET reviews = ${run} WHERE acco_id = ${`a${(run % count) + 1}`}`.execute(
					database.db,
				);
				await memory.refresh();
			},
			{ warm: 5, runs: 50 },
		);
		const before = performance.now();
		const engine = await createSearchEngine("sql", settings);
		const summariesMs = performance.now() - before;
		await sql`ANALYZE`.execute(database.db);
		const times = new Map<Line, Times>();
		for (const line of LINES) {
			await expectTotal(memory, engine, line, totals);
			// The comparison has warmed it; a search that takes minutes is measured once.
			const effort = { warm: 0, runs: 30, maxMs: 15_000, least: 1 };
			const found = await measure((run) => engine.search(line.query(run)), effort);
			times.set(line, found);
			console.log(`  ${line.name}: ${ms(found.median)} ms in SQL`);
		}
		await memory.close();
		await engine.close();
		return { times, buildMs, changeMs: change.median, summariesMs };
	} finally {
		await database.close();
		await server.stop();
	}
}

/** Figures of engines that do not agree would mean nothing. */
async function expectTotal(memory: SearchEngine, engine: SearchEngine, line: Line, totals: ReadonlyMap<Line, number>) {
	const [one, other] = [await memory.search(line.query(0)), await engine.search(line.query(0))];
	if (one.totalResults !== other.totalResults) {
		throw new Error(
			`${line.name}: ${one.totalResults} in memory, ${other.totalResults} in SQL, ${totals.get(line)} built`,
		);
	}
}

export async function fill(db: Parameters<typeof storeHomes>[0], count: number): Promise<void> {
	const names = Array.from({ length: BENCH_REGIONS }, (_, number) => `Region ${number}`);
	const places = await storePlaces(db, "AT", names);
	let chunk: SearchHome[] = [];
	const store = async () => {
		await storeHomes(
			db,
			chunk.map(({ home, facts }) => {
				const place = places[facts.placeId - 1];
				return {
					home,
					status: "live",
					facts: { ...facts, regionId: place?.regionId ?? 0, placeId: place?.placeId ?? 0 },
					units: [home.accoId],
				};
			}),
		);
		await storeClaims(
			db,
			chunk.flatMap(({ home, taken }) =>
				taken.map(
					(stay): MadeClaim => ({ unitId: home.accoId, stay, kind: "booking", expiresAt: null, released: false }),
				),
			),
		);
		chunk = [];
	};
	for (const home of generateHomes(count, TODAY)) {
		chunk.push(home);
		if (chunk.length === 1000) await store();
	}
	await store();
	await sql`ANALYZE`.execute(db);
}
