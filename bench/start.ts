import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Db, type OpenDatabase, openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { openKeptIndex } from "#db/search/kept-index/kept-index.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import { createMemoryIndex } from "#search/memory/memory-index.ts";
import { openSuggestions } from "#services/search/suggest.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { indexOf } from "./growth.ts";
import type { BenchOptions } from "./main.ts";
import { printTable } from "./measure.ts";
import { TODAY } from "./search-lines.ts";
import { fillCatalogue } from "./search-reference.ts";

const SILENT = { info: () => {}, warn: console.warn, error: console.error };
const clock = { now: () => new Date("2027-01-15T10:00:00Z"), today: () => TODAY };
/** More are not put into tables, which takes hours; their index is kept and taken all the same. */
const MOST_STORED = 100_000;
/** Homes that change between the end of one process and the start of the next. */
const CHANGED = 1_000;

/** How long the memory engine takes to be there: from the database, and from what the process before has kept. */
export async function run({ homes }: BenchOptions): Promise<void> {
	const count = homes ?? MOST_STORED;
	const server = await startTestPostgres();
	const database = await openDatabase({ databaseUrl: server.url, dataDir: "", poolSize: 4 });
	const folder = mkdtempSync(join(tmpdir(), "halcyon-index-"));
	try {
		await migrate(database.db);
		const rows =
			count > MOST_STORED ? await filesAlone(database, folder, count) : await starts(database, folder, count);
		const [bytes, floor] = await timed(() => plainRead(folder));
		rows.push(["the same files, only read", floor, ""]);
		const memory = `${(process.memoryUsage().rss / 1e9).toFixed(2)} GB`;
		console.log(`\n${count} homes, files of ${(bytes / 1e9).toFixed(2)} GB, memory of the process ${memory}`);
		printTable(
			["start", "s", "× of reading the files"],
			rows.map(([name, took, note]) => [name, (took / 1000).toFixed(2), note || (took / floor).toFixed(1)]),
		);
	} finally {
		rmSync(folder, { recursive: true });
		await database.close();
		await server.stop();
	}
}

type Row = [name: string, ms: number, note: string];

async function starts(database: OpenDatabase, folder: string, count: number): Promise<Row[]> {
	await fillCatalogue(database.db, count);
	const start = async () => {
		const kept = Promise.withResolvers<void>();
		const log = {
			warn: console.warn,
			info: (facts: Record<string, unknown>, message: string) => {
				console.log(message, JSON.stringify(facts));
				if (message === "search index kept in files") kept.resolve();
			},
		};
		const settings = { database, clock, log, pollMs: 0, kept: { folder, leastHomes: 0, everyMs: 0 } };
		const [engine, ms] = await timed(() => createSearchEngine("memory", settings));
		await kept.promise;
		await engine.close();
		return ms;
	};
	const rows: Row[] = [["from the database", await start(), ""]];
	rows.push(["from its files", await start(), ""]);
	await sql`UPDATE accommodation SET reviews = reviews + 1 WHERE acco_id IN (
		SELECT acco_id FROM accommodation ORDER BY md5(acco_id) LIMIT ${CHANGED})`.execute(database.db);
	rows.push([`from its files, ${CHANGED} homes changed since`, await start(), ""]);
	const [names, ms] = await timed(() => openSuggestions({ database, log: SILENT }));
	await names.close();
	rows.push(["names for the suggestions, from the database", ms, ""]);
	return rows;
}

/** Keeps a generated index and takes it again, without homes in the database. */
async function filesAlone({ db }: OpenDatabase, folder: string, count: number): Promise<Row[]> {
	const written = await keepGenerated(db, folder, count);
	const index = createMemoryIndex();
	const [, taken] = await timed(async () => {
		const kept = await openKeptIndex(db, folder).read();
		if (!kept) throw new Error("what was kept is of no use");
		index.takeImage(kept.image);
	});
	if (index.size !== count) throw new Error(`${index.size} homes of ${count}`);
	return [
		["kept", written, ""],
		["from its files", taken, ""],
	];
}

/** In a function of its own, so that the index is gone afterwards. */
async function keepGenerated(db: Db, folder: string, count: number): Promise<number> {
	const image = (await indexOf(count)).image();
	if (!image) throw new Error("an index without an image");
	const position = { log: { cursor: "0", seen: [] }, expiries: [] };
	const [, ms] = await timed(() => openKeptIndex(db, folder).write(image, position));
	return ms;
}

async function plainRead(folder: string): Promise<number> {
	let bytes = 0;
	for (const name of readdirSync(folder)) bytes += (await readFile(join(folder, name))).length;
	return bytes;
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
	const started = performance.now();
	const value = await work();
	return [value, performance.now() - started];
}
