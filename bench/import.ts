import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type OpenDatabase, openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { systemClock } from "#domain/time/clock.ts";
import { importFeed } from "#services/import/import-feed.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { generateFeed } from "./catalogue.ts";
import type { BenchOptions } from "./main.ts";
import { printTable } from "./table.ts";

const SEED = 20_270_115;
const DEFAULT_HOMES = 20_000;

/** What is imported, one after the other: every how many homes other prices are said than before; 0: of none. */
const PASSES = [
	["first", 0],
	["again", 0],
	["prices of a tenth changed", 10],
	["prices of all changed", 1],
] as const;

/**
 * Times the import of a made-up feed into the embedded database, and into PostgreSQL where there is
 * a server (TEST_DATABASE_URL, or one that can be started). The floor is reading and parsing the same file.
 */
export async function run({ homes: requested }: BenchOptions): Promise<void> {
	const homes = requested ?? DEFAULT_HOMES;
	const folder = mkdtempSync(join(tmpdir(), "halcyon-bench-"));
	try {
		const fileOf = (every: number) => join(folder, `feed-${every}.jsonl`);
		for (const every of new Set(PASSES.map(([, changed]) => changed))) {
			await pipeline(Readable.from(linesOf(homes, every)), createWriteStream(fileOf(every)));
		}
		const file = fileOf(0);
		const megabytes = statSync(file).size / 1e6;
		const floor = await secondsOf(() => readAndParse(file));
		const rows = [rowOf("read + JSON.parse (floor)", floor, homes, megabytes, floor)];
		const embedded = await openDatabase({ databaseUrl: null, dataDir: join(folder, "embedded") });
		for (const [pass, changed] of PASSES) {
			const seconds = await timeImport(embedded, fileOf(changed));
			rows.push(rowOf(`embedded database, ${pass}`, seconds, homes, megabytes, floor));
		}
		await embedded.close();
		const server = await startTestPostgres().catch(() => null);
		if (server) {
			const url = await freshDatabase(server.url);
			const postgres = await openDatabase({ databaseUrl: url, dataDir: "" });
			for (const [pass, changed] of PASSES) {
				const seconds = await timeImport(postgres, fileOf(changed));
				rows.push(rowOf(`PostgreSQL, ${pass}`, seconds, homes, megabytes, floor));
			}
			await postgres.close();
			await server.stop();
		} else console.log("PostgreSQL is left out: there is no server, and none can be started.");
		printTable(`import of ${homes} homes, ${megabytes.toFixed(0)} MB`, rows);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** A database of its own, so that a given server's data is neither measured nor touched. */
async function freshDatabase(serverUrl: string): Promise<string> {
	const name = `halcyon_bench_${process.pid}`;
	const admin = await openDatabase({ databaseUrl: serverUrl, dataDir: "", poolSize: 1 });
	await admin.executeSql(`DROP DATABASE IF EXISTS ${name}`);
	await admin.executeSql(`CREATE DATABASE ${name}`);
	await admin.close();
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}

function* linesOf(homes: number, changed: number): Iterable<string> {
	let home = 0;
	for (const line of generateFeed(homes, SEED)) {
		if (isRates(line)) home++;
		const differs = changed > 0 && home % changed === 0;
		yield `${JSON.stringify(differs && isRates(line) ? dearer(line, changed) : line)}\n`;
	}
}

interface Rates {
	readonly type: "rates";
	readonly seasons: readonly { readonly nightCents: number }[];
}

function isRates(line: object): line is Rates {
	return "type" in line && line.type === "rates";
}

/** Every second season costs more, by another sum in each pass. */
function dearer(line: Rates, cents: number): Rates {
	const seasons = line.seasons.map((season, index) =>
		index % 2 === 0 ? { ...season, nightCents: season.nightCents + 100 * cents } : season,
	);
	return { ...line, seasons };
}

async function timeImport(database: OpenDatabase, file: string): Promise<number> {
	await migrate(database.db);
	return secondsOf(async () => {
		const result = await importFeed({ db: database.db, clock: systemClock() }, { format: "halcyon", sources: [file] });
		if (!result.ok || result.value.failed > 0) throw new Error(`the import failed: ${JSON.stringify(result)}`);
	});
}

async function readAndParse(file: string): Promise<void> {
	for await (const line of createInterface({ input: createReadStream(file) })) JSON.parse(line);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
	const begun = performance.now();
	await work();
	return (performance.now() - begun) / 1000;
}

function rowOf(what: string, seconds: number, homes: number, megabytes: number, floor: number) {
	return {
		what,
		seconds: seconds.toFixed(1),
		"homes/s": Math.round(homes / seconds).toString(),
		"MB/s": (megabytes / seconds).toFixed(1),
		"× floor": (seconds / floor).toFixed(1),
	};
}
