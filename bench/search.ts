import { isDeepStrictEqual } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { createSearchEngine } from "#db/search-index.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";
import { PAGE_HOMES, PAGE_WORDS } from "#search/memory/bits.ts";
import { emptySnapshot } from "#search/memory/draft.ts";
import { MemoryIndex } from "#search/memory/engine.ts";
import { emptyPage, type Page } from "#search/memory/page.ts";
import { NO_FILTERS, type SearchQuery, type SearchResult } from "#search/query.ts";
import { insertClaims, insertHomes, insertPlaces } from "#tests/support/insert-homes.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import type { BenchOptions } from "./options.ts";
import { BENCH_PLACES, benchCatalogue, benchHome } from "./search-catalogue.ts";
import { printTable } from "./table.ts";

const SEED = 20_270_115;
const DEFAULT_HOMES = 20_000;
const MEMORY_RUNS = 400;
const WARM_UP_RUNS = 100;
const SQL_RUNS = 7;
const TODAY = dayOf("2027-01-15");
const NOW = new Date("2027-01-15T09:00:00Z");
const clock: Clock = { now: () => NOW, today: () => TODAY };
const log = { info: () => {}, error: (facts: Record<string, unknown>) => console.error(facts) };

const BASE: SearchQuery = {
	stay: { arrival: TODAY + 155, departure: TODAY + 162 },
	party: { adults: 2, children: 1, babies: 0, pets: 0 },
	filters: NO_FILTERS,
	sort: "recommended",
	from: 0,
	perPage: 10,
	center: null,
};
const THREE_FILTERS = { ...NO_FILTERS, amenities: ["wifi", "garden"] as const, minBedrooms: 3 };
/** Of a line of the table: the query and its target for the memory engine at 100,000 homes. */
const QUERIES: readonly { name: string; query: SearchQuery; targetMs: number | null; targetRatio: number | null }[] = [
	{ name: "dates + party", query: BASE, targetMs: 3, targetRatio: 100 },
	{ name: "dates + party + 3 filters", query: { ...BASE, filters: THREE_FILTERS }, targetMs: 1.5, targetRatio: 80 },
	{
		name: "dates + party + country",
		query: { ...BASE, filters: { ...NO_FILTERS, place: { country: "AT" } } },
		targetMs: null,
		targetRatio: null,
	},
	{
		name: "dates + party + price, by price",
		query: { ...BASE, filters: { ...NO_FILTERS, priceMin: 100, priceMax: 250 }, sort: "price-asc" },
		targetMs: null,
		targetRatio: null,
	},
	{ name: "no dates", query: { ...BASE, stay: null }, targetMs: null, targetRatio: null },
	{
		name: "no dates + 3 filters",
		query: { ...BASE, stay: null, filters: THREE_FILTERS },
		targetMs: null,
		targetRatio: null,
	},
];

/**
 * Measures both engines on one made-up catalogue in one PostgreSQL, with a plain walk over the same bytes as
 * the floor, and fails when the engines disagree.
 */
export async function run({ homes: asked }: BenchOptions): Promise<void> {
	const homes = asked ?? DEFAULT_HOMES;
	const server = await startTestPostgres();
	const database = await openDatabase({ databaseUrl: server.url, dataDir: "" });
	try {
		await migrate(database.db);
		const inserted = await secondsOf(() => insertAll(homes, database.db));
		await database.executeSql("ANALYZE");
		console.log(`${homes} homes written to PostgreSQL (${server.source}) in ${inserted.toFixed(1)} s`);

		const before = await bytesInUse();
		const started = performance.now();
		const memory = await createSearchEngine("memory", { database, clock, log });
		const buildSeconds = (performance.now() - started) / 1000;
		const bytesAHome = ((await bytesInUse()) - before) / homes;
		const sqlStarted = performance.now();
		const statements = await createSearchEngine("sql", { database, clock, log });
		const sqlSeconds = (performance.now() - sqlStarted) / 1000;
		await database.executeSql("ANALYZE");

		const pages = Array.from({ length: Math.ceil(homes / PAGE_HOMES) }, () => emptyPage(emptySnapshot(TODAY).days));
		const rows: Record<string, string>[] = [];
		for (const { name, query, targetMs, targetRatio } of QUERIES) {
			const floor = await timesOf(MEMORY_RUNS, WARM_UP_RUNS, async () => walk(pages, query));
			let fromMemory: SearchResult | null = null;
			let fromSql: SearchResult | null = null;
			const fast = await timesOf(MEMORY_RUNS, WARM_UP_RUNS, async () => {
				fromMemory = await memory.search(query);
			});
			const slow = await timesOf(SQL_RUNS, 1, async () => {
				fromSql = await statements.search(query);
			});
			if (!isDeepStrictEqual(fromMemory, fromSql)) throw new Error(`the engines disagree: ${name}`);
			rows.push({
				search: name,
				homes: String((fromMemory as SearchResult | null)?.totalResults),
				"memory ms": fast.median.toFixed(2),
				best: fast.best.toFixed(2),
				p99: fast.p99.toFixed(2),
				"p99/median": (fast.p99 / fast.median).toFixed(1),
				"sql ms": slow.median.toFixed(0),
				"sql/memory": (slow.median / fast.median).toFixed(0),
				"floor ms": floor.median.toFixed(2),
				"memory/floor": (fast.median / floor.median).toFixed(1),
				"target at 100k": targetMs === null ? "" : `${targetMs} ms, ${targetRatio} ×`,
			});
		}
		printTable(`search among ${homes} homes`, rows);

		const change = await changeTimes(database.db, memory);
		printTable("the index", [
			{ measure: "build from the database", value: `${buildSeconds.toFixed(1)} s`, target: "60 s at 100k" },
			{ measure: "build of the sql engine's table", value: `${sqlSeconds.toFixed(1)} s`, target: "" },
			{ measure: "memory a home", value: `${(bytesAHome / 1000).toFixed(2)} kB`, target: "8 kB" },
			{ measure: "one booking, in the database and taken in", value: `${change.total.toFixed(1)} ms`, target: "" },
			{ measure: "one change, the index alone", value: `${(await patchTime(homes)).toFixed(1)} ms`, target: "20 ms" },
		]);
		await memory.close();
		await statements.close();
	} finally {
		await database.close();
		await server.stop();
	}
	await printGrowth(homes);
}

async function insertAll(homes: number, db: Parameters<typeof insertHomes>[0]): Promise<void> {
	await insertPlaces(db, BENCH_PLACES);
	for (const page of benchCatalogue(homes, SEED, TODAY)) {
		await insertHomes(db, page);
		await insertClaims(
			db,
			page.flatMap(({ unitIds, taken }) =>
				unitIds.flatMap((unitId) => taken.map((period) => ({ unitId, kind: "owner" as const, ...period }))),
			),
		);
	}
}

/** A booking written and seen by the engine, in milliseconds (median of ten). */
async function changeTimes(db: Parameters<typeof insertHomes>[0], engine: { refresh(): Promise<void> }) {
	let day = TODAY + 600;
	const total = await timesOf(10, 1, async () => {
		const arrival = day;
		day += 3;
		await insertClaims(db, [{ unitId: "u100000", arrival, departure: arrival + 3, kind: "booking", expiresAt: null }]);
		await engine.refresh();
	});
	return { total: total.median };
}

/** Taking one home with new rates into an index, in milliseconds (median). */
async function patchTime(homes: number): Promise<number> {
	const index = await MemoryIndex.build(benchCatalogue(homes, SEED, TODAY), TODAY, NOW.getTime());
	let seed = SEED;
	const times = await timesOf(20, 3, async () => {
		seed++;
		const number = (seed * 7919) % homes;
		await index.patch([{ homes: [benchHome(number, seed, TODAY)], gone: [], now: NOW.getTime() }]);
	});
	return times.median;
}

/** The memory engine alone: its times should grow with the number of homes, no faster. */
async function printGrowth(homes: number): Promise<void> {
	const rows: Record<string, string>[] = [];
	for (const size of [1000, 10_000, 100_000, 1_000_000].filter((step) => step < homes).concat(homes)) {
		rows.push(await growthRow(size));
	}
	printTable("growth of the memory engine", rows);
}

async function growthRow(homes: number): Promise<Record<string, string>> {
	const before = await bytesInUse();
	const started = performance.now();
	const index = await MemoryIndex.build(benchCatalogue(homes, SEED, TODAY), TODAY, NOW.getTime());
	const seconds = (performance.now() - started) / 1000;
	const bytes = (await bytesInUse()) - before;
	const dated = await timesOf(MEMORY_RUNS, WARM_UP_RUNS, async () => index.search(BASE, TODAY));
	return {
		homes: String(homes),
		"dates + party ms": dated.median.toFixed(3),
		"µs a thousand homes": ((dated.median * 1000) / (homes / 1000)).toFixed(1),
		"generate and build s": seconds.toFixed(1),
		"kB a home": (bytes / homes / 1000).toFixed(2),
	};
}

/** The floor: reads every column that the query's answer depends on once, and does nothing with it but add. */
function walk(pages: readonly Page[], { stay }: SearchQuery): number {
	let sum = 0;
	const arrival = (stay?.arrival ?? TODAY) - TODAY;
	const departure = (stay?.departure ?? TODAY) - TODAY;
	for (const { facts, rates, nights } of pages) {
		sum += addInt32(facts.bits, 0, facts.bits.length);
		sum += addFloat64(facts.lat, 0, PAGE_HOMES) + addFloat64(facts.lng, 0, PAGE_HOMES);
		if (!stay) {
			sum += addFloat64(facts.fromPerNight, 0, PAGE_HOMES);
			continue;
		}
		sum += addInt32(nights.free, arrival * PAGE_WORDS, departure * PAGE_WORDS);
		sum += addInt32(rates.arrival, arrival * PAGE_WORDS, (arrival + 1) * PAGE_WORDS);
		sum += addInt32(rates.departure, departure * PAGE_WORDS, (departure + 1) * PAGE_WORDS);
		sum += addInt32(rates.rent, arrival * PAGE_HOMES, (arrival + 1) * PAGE_HOMES);
		sum += addInt32(rates.rent, departure * PAGE_HOMES, (departure + 1) * PAGE_HOMES);
		sum += addUint16(rates.minNights, arrival * PAGE_HOMES, (arrival + 1) * PAGE_HOMES);
		sum += addUint16(rates.maxNights, arrival * PAGE_HOMES, (arrival + 1) * PAGE_HOMES);
		sum += addInt32(facts.discounts, 0, PAGE_HOMES) + addInt32(facts.tax, 0, PAGE_HOMES);
		for (const fees of [facts.feeStay, facts.feeNight, facts.feePerson, facts.feePersonNight]) {
			sum += addFloat64(fees, 0, PAGE_HOMES);
		}
	}
	return sum;
}

// One function a kind of array: a loop that meets several kinds runs slower, and a floor must not.

function addInt32(column: Int32Array, from: number, to: number): number {
	let sum = 0;
	for (let at = from; at < to; at++) sum = (sum + (column[at] as number)) | 0;
	return sum;
}

function addUint16(column: Uint16Array, from: number, to: number): number {
	let sum = 0;
	for (let at = from; at < to; at++) sum = (sum + (column[at] as number)) | 0;
	return sum;
}

function addFloat64(column: Float64Array, from: number, to: number): number {
	let sum = 0;
	for (let at = from; at < to; at++) sum += column[at] as number;
	return sum;
}

/** Node offers its garbage collector to new contexts once the flag is set. */
const collectGarbage = (() => {
	setFlagsFromString("--expose-gc");
	return runInNewContext("gc") as () => void;
})();

interface Times {
	readonly median: number;
	readonly best: number;
	readonly p99: number;
}

async function timesOf(runs: number, warmUp: number, task: () => Promise<unknown>): Promise<Times> {
	const times: number[] = [];
	for (let turn = 0; turn < runs + warmUp; turn++) {
		const start = performance.now();
		await task();
		if (turn >= warmUp) times.push(performance.now() - start);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
	return { median: at(0.5), best: times[0] as number, p99: at(0.99) };
}

async function secondsOf(task: () => Promise<void>): Promise<number> {
	const start = performance.now();
	await task();
	return (performance.now() - start) / 1000;
}

/** Bytes held; memory of typed arrays is given back a moment after they are collected. */
async function bytesInUse(): Promise<number> {
	collectGarbage();
	await new Promise((resolve) => setTimeout(resolve, 200));
	collectGarbage();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}
