import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quote } from "#domain/pricing/quote.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";
import { type CatalogueHome, occupancyAt } from "#search/catalogue-home.ts";
import type { SearchQuery, SearchResult } from "#search/query.ts";
import { freshPglite, type TestDatabase } from "#tests/support/databases.ts";
import { insertClaims, insertHomes, insertPlaces } from "#tests/support/insert-homes.ts";
import { PlainSearch } from "#tests/support/plain-search.ts";
import { PLACES, type RandomCatalogue, randomCatalogue, randomQuery } from "#tests/support/random-catalogue.ts";
import type { Db } from "./client.ts";
import { streamHomes } from "./load-homes.ts";
import { createSearchEngine } from "./search-index.ts";

const TODAY = dayOf("2027-01-15");
const NOW = new Date("2027-01-15T09:00:00Z");
const clock: Clock = { now: () => NOW, today: () => TODAY };
const log = { info: () => {}, error: (facts: Record<string, unknown>) => console.error(facts) };
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const QUERIES = 60;

describe("both search engines and quote()", () => {
	let database: TestDatabase;
	const seen = { queries: 0, dated: 0, hits: 0, filtered: 0 };
	beforeAll(async () => {
		database = await freshPglite();
		await insertPlaces(database.db, PLACES);
	});
	afterAll(async () => {
		await database.close();
	});

	it(`give one answer to every query on random catalogues (SEED=${seed})`, async () => {
		await holds(
			fc.asyncProperty(
				randomCatalogue(TODAY, NOW.getTime()),
				fc.array(randomQuery(TODAY), { minLength: QUERIES, maxLength: QUERIES }),
				async (catalogue, queries) => {
					await fill(database.db, catalogue);
					expect(byId(await loaded(database.db))).toEqual(byId(catalogue.homes));
					const memory = await createSearchEngine("memory", { database, clock, log });
					const statements = await createSearchEngine("sql", { database, clock, log });
					try {
						const plain = new PlainSearch(catalogue.homes, TODAY, NOW.getTime());
						for (const query of queries) {
							const expected = plain.search(query);
							expect(await memory.search(query), show(query)).toEqual(expected);
							expect(await statements.search(query), show(query)).toEqual(expected);
							holdToQuote(catalogue.homes, query, expected);
							seen.queries++;
							seen.dated += query.stay ? 1 : 0;
							seen.hits += expected.totalResults;
						}
					} finally {
						await memory.close();
						await statements.close();
					}
				},
			),
			30,
		);
		console.log(`SEED=${seed}`, seen);
		expect(seen.hits).toBeGreaterThan(seen.queries);
	});
});

/** fc.assert() with a message that can be read: a catalogue fills screens. */
async function holds<Given>(property: fc.IAsyncProperty<Given>, numRuns: number): Promise<void> {
	const details = await fc.check(property, { seed, numRuns, endOnFailure: true });
	if (!details.failed) return;
	throw new Error(`SEED=${details.seed}, run ${details.numRuns}`, { cause: details.errorInstance });
}

async function loaded(db: Db): Promise<readonly CatalogueHome[]> {
	const homes: CatalogueHome[] = [];
	for await (const page of streamHomes(db, NOW, 7)) homes.push(...page);
	return homes;
}

/** Homes by id, with their claims in one order. */
function byId(homes: readonly CatalogueHome[]): Map<string, CatalogueHome> {
	return new Map(
		homes.map((home) => [
			home.home.accoId,
			{ ...home, taken: [...home.taken].sort((a, b) => a.arrival - b.arrival || a.departure - b.departure) },
		]),
	);
}

async function fill(db: Db, { homes, claims }: RandomCatalogue): Promise<void> {
	await sql`TRUNCATE accommodation, unit, search_state, change_log CASCADE`.execute(db);
	await insertHomes(db, homes);
	await insertClaims(db, await onKnownUnits(db, claims));
}

async function onKnownUnits(db: Db, claims: RandomCatalogue["claims"]): Promise<RandomCatalogue["claims"]> {
	const known = new Set((await db.selectFrom("unit").select("unit_id").execute()).map((row) => row.unit_id));
	return claims.filter(({ unitId }) => known.has(unitId));
}

/** Every dated hit costs what quote() says, and quote() refuses what passes the filters but is no hit. */
function holdToQuote(homes: readonly CatalogueHome[], query: SearchQuery, result: SearchResult): void {
	const { stay, party } = query;
	if (!stay) return;
	for (const hit of result.hits) {
		const source = homes.find(({ home }) => home.accoId === hit.accoId) as CatalogueHome;
		const quoted = quote(source.home, { stay, party }, TODAY, occupancyAt(source.taken, NOW.getTime()));
		expect(quoted.ok && quoted.value.grandCents).toBe(hit.price?.grandCents);
	}
}

function show(query: SearchQuery): string {
	return JSON.stringify(query);
}
