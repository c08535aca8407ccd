import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "#db/connection/client.ts";
import { migrate } from "#db/connection/migrate.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { SearchResult } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import { startTestPostgres } from "#tests/support/postgres-server.ts";
import { type MadeClaim, storeClaims, storeHomes, storePlaces } from "#tests/support/store-homes.ts";
import { measure } from "./measure.ts";
import { BENCH_REGIONS, generateHomes } from "./search-catalogue.ts";
import { LINES, TODAY } from "./search-lines.ts";

const clock = { now: () => new Date("2027-01-15T10:00:00Z"), today: () => TODAY };
const log = { info: () => {}, warn: console.warn };

/** Searches of each kind that the reference engine answers too. */
const REFERENCE_RUNS = 2;

export interface Comparison {
	/** Searches that both engines answered alike. */
	readonly compared: number;
	/** The memory engine's start from the database. */
	readonly buildMs: number;
	/** One change of a home until searches see it. */
	readonly changeMs: number;
}

/**
 * Compares the memory engine with the sql engine, the reference, on a catalogue of `count` homes in the product's own tables: figures of
 * an engine that answers otherwise would mean nothing. Throws where they differ.
 */
export async function compareWithReference(count: number): Promise<Comparison> {
	const server = await startTestPostgres();
	const database = await openDatabase({ databaseUrl: server.url, dataDir: "", poolSize: 4 });
	try {
		await migrate(database.db);
		await fillCatalogue(database.db, count);
		const settings = { database, clock, log, pollMs: 0 };
		const start = performance.now();
		const memory = await createSearchEngine("memory", settings);
		const buildMs = performance.now() - start;
		const engine = await createSearchEngine("sql", settings);
		await sql`ANALYZE`.execute(database.db);
		for (const { name, query } of LINES) {
			for (let run = 0; run < REFERENCE_RUNS; run++) {
				expectAlike(name, await memory.search(query(run)), await engine.search(query(run)), "the sql engine");
			}
		}
		const change = await measure(
			async (run) => {
				await sql`UPDATE accommodation SET reviews = ${run} WHERE acco_id = ${`a${(run % count) + 1}`}`.execute(
					database.db,
				);
				await memory.refresh();
			},
			{ warm: 5, runs: 50 },
		);
		await memory.close();
		await engine.close();
		return { compared: LINES.length * REFERENCE_RUNS, buildMs, changeMs: change.median };
	} finally {
		await database.close();
		await server.stop();
	}
}

/** Throws where another engine answers anything else than the memory engine. */
export function expectAlike<Part extends Partial<SearchResult>>(line: string, memory: Part, other: Part, who: string) {
	const parts = Object.keys(memory) as (keyof Part)[];
	const differing = parts.filter((part) => !isDeepStrictEqual(memory[part], other[part]));
	if (differing.length === 0) return;
	const shown = differing.map(
		(part) => `${String(part)}: ${JSON.stringify(memory[part])} ≠ ${JSON.stringify(other[part])}`,
	);
	throw new Error(`${line}: ${who} differs from the memory engine\n${shown.join("\n")}`);
}

/** Puts generated homes with their nights into the product's own tables. */
export async function fillCatalogue(db: Parameters<typeof storeHomes>[0], count: number): Promise<void> {
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
