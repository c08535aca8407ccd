import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quote } from "#domain/pricing/quote.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { type CatalogueHome, isSearchable, occupancyAt } from "#search/catalogue-home.ts";
import { type Facets, type Filters, NO_FILTERS, type SearchQuery, type SearchResult } from "#search/query.ts";
import { freshPglite, type TestDatabase } from "#tests/support/databases.ts";
import { insertClaims, insertHomes, insertPlaces, replaceRates } from "#tests/support/insert-homes.ts";
import { facetsBy, PlainSearch } from "#tests/support/plain-search.ts";
import { PLACES, type RandomCatalogue, randomCatalogue, randomQuery } from "#tests/support/random-catalogue.ts";
import type { Db } from "./client.ts";
import { streamHomes } from "./load-homes.ts";
import { createSearchEngine } from "./search-index.ts";

const TODAY = dayOf("2027-01-15");
const NOW = new Date("2027-01-15T09:00:00Z");
const MINUTE = 60_000;
const log = { info: () => {}, error: (facts: Record<string, unknown>) => console.error(facts) };
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const QUERIES = 100;

/** A clock that a test moves. */
class TestClock {
	days = 0;
	minutes = 0;
	now = () => new Date(NOW.getTime() + this.minutes * MINUTE);
	today = () => TODAY + this.days;
}

describe(`search on random catalogues (SEED=${seed})`, () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await freshPglite();
		await insertPlaces(database.db, PLACES);
	});
	afterAll(async () => {
		await database.close();
	});

	it("gives the same totals, order, prices, facets and histogram from memory, from SQL and from quote()", async () => {
		const seen = { queries: 0, dated: 0, hits: 0, quoted: 0, refused: 0 };
		await holds(
			fc.asyncProperty(randomCatalogue(TODAY, NOW.getTime()), queries(QUERIES), async (catalogue, asked) => {
				await fill(database.db, catalogue);
				expect(byId(await loaded(database.db))).toEqual(byId(catalogue.homes));
				const clock = new TestClock();
				const memory = await createSearchEngine("memory", { database, clock, log });
				const statements = await createSearchEngine("sql", { database, clock, log });
				try {
					const plain = new PlainSearch(catalogue.homes, TODAY, NOW.getTime());
					for (const query of asked) {
						const expected = plain.search(query);
						expect(await memory.search(query), show(query)).toEqual(expected);
						expect(await statements.search(query), show(query)).toEqual(expected);
						holdToQuote(catalogue.homes, query, await memory.search(everythingOf(query)), seen);
						seen.queries++;
						seen.dated += query.stay ? 1 : 0;
						seen.hits += expected.totalResults;
					}
				} finally {
					await memory.close();
					await statements.close();
				}
			}),
			18,
		);
		console.log(`SEED=${seed}`, seen);
		expect(seen.hits).toBeGreaterThan(2 * seen.queries);
		expect(seen.quoted).toBeGreaterThan(seen.queries / 20);
		expect(seen.refused).toBeGreaterThan(seen.queries / 4);
	});

	it("promises with every facet exactly the number of homes that choosing it gives", async () => {
		await holds(
			fc.asyncProperty(randomCatalogue(TODAY, NOW.getTime()), queries(25), async (catalogue, asked) => {
				await fill(database.db, catalogue);
				const memory = await createSearchEngine("memory", { database, clock: new TestClock(), log });
				try {
					for (const query of asked) {
						const { facets } = await memory.search(query);
						expect(await chosenOneByOne(query, async (next) => (await memory.search(next)).totalResults)).toEqual(
							facets,
						);
					}
				} finally {
					await memory.close();
				}
			}),
			6,
		);
	});

	it("answers after bookings, new rates, changes of status, expiries and midnights as if it had just begun", async () => {
		await holds(
			fc.asyncProperty(
				randomCatalogue(TODAY, NOW.getTime()),
				randomCatalogue(TODAY, NOW.getTime()),
				fc.array(randomChange, { minLength: 6, maxLength: 6 }),
				queries(20),
				async (catalogue, other, changes, asked) => {
					await fill(database.db, catalogue);
					const clock = new TestClock();
					const memory = await createSearchEngine("memory", { database, clock, log });
					const statements = await createSearchEngine("sql", { database, clock, log });
					try {
						for (const change of changes) {
							await apply(database.db, change, other, clock);
							await memory.refresh();
							await statements.refresh();
							const homes = await loaded(database.db, clock.now());
							const plain = new PlainSearch(homes, clock.today(), clock.now().getTime());
							for (const query of asked) {
								const expected = plain.search(query);
								expect(await memory.search(query), show(query)).toEqual(expected);
								expect(await statements.search(query), show(query)).toEqual(expected);
							}
						}
					} finally {
						await memory.close();
						await statements.close();
					}
				},
			),
			6,
		);
	});
});

function queries(count: number): fc.Arbitrary<SearchQuery[]> {
	return fc.array(randomQuery(TODAY), { minLength: count, maxLength: count });
}

type Change =
	| { kind: "booking"; home: number; day: number; nights: number; minutes: number | null }
	| { kind: "release"; home: number }
	| { kind: "rates"; homes: readonly number[] }
	| { kind: "status"; home: number; status: "live" | "test" | "off" }
	| { kind: "delete"; home: number }
	| { kind: "wait"; days: number; minutes: number };

const at = fc.integer({ min: 0, max: 35 });
const randomChange: fc.Arbitrary<Change> = fc.oneof(
	fc.record({
		kind: fc.constant("booking" as const),
		home: at,
		day: fc.integer({ min: 1, max: 60 }),
		nights: fc.integer({ min: 1, max: 14 }),
		minutes: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
	}),
	fc.record({ kind: fc.constant("release" as const), home: at }),
	fc.record({ kind: fc.constant("rates" as const), homes: fc.uniqueArray(at, { minLength: 1, maxLength: 20 }) }),
	fc.record({
		kind: fc.constant("status" as const),
		home: at,
		status: fc.constantFrom("live" as const, "test" as const, "off" as const),
	}),
	fc.record({ kind: fc.constant("delete" as const), home: at }),
	fc.record({
		kind: fc.constant("wait" as const),
		days: fc.constantFrom(0, 0, 1, 2, 20, 40),
		minutes: fc.integer({ min: 0, max: 100 }),
	}),
);

async function apply(db: Db, change: Change, other: RandomCatalogue, clock: TestClock): Promise<void> {
	if (change.kind === "wait") {
		clock.days += change.days;
		clock.minutes += change.minutes + change.days * 24 * 60;
		return;
	}
	if (change.kind === "rates") {
		const existing = new Set(
			(await db.selectFrom("accommodation").select("acco_id").execute()).map((row) => row.acco_id),
		);
		const homes = change.homes.map((index) => other.homes[index] as CatalogueHome);
		await replaceRates(
			db,
			homes.filter(({ home }) => existing.has(home.accoId)),
		);
		return;
	}
	const { accoId } = (other.homes[change.home] as CatalogueHome).home;
	const units = db.selectFrom("acco_unit").select("unit_id").where("acco_id", "=", accoId);
	if (change.kind === "status") {
		await db.updateTable("accommodation").set({ status: change.status }).where("acco_id", "=", accoId).execute();
	} else if (change.kind === "delete") {
		await db.deleteFrom("accommodation").where("acco_id", "=", accoId).execute();
	} else if (change.kind === "release") {
		await db.updateTable("occupancy").set({ released_at: clock.now() }).where("unit_id", "in", units).execute();
	} else {
		const claims = (await units.execute()).map(({ unit_id }) => ({
			unitId: unit_id,
			arrival: TODAY + change.day,
			departure: TODAY + change.day + change.nights,
			kind: change.minutes === null ? ("booking" as const) : ("hold" as const),
			expiresAt: change.minutes === null ? null : clock.now().getTime() + change.minutes * MINUTE,
		}));
		for (const claim of claims) {
			// Where another claim stands the database refuses, as it should.
			await insertClaims(db, [claim]).catch((error: { code?: string }) => expect(error.code).toBe("23P01"));
		}
	}
}

/** fc.assert() with a message that can be read: a catalogue fills screens. */
async function holds<Given>(property: fc.IAsyncProperty<Given>, numRuns: number): Promise<void> {
	const details = await fc.check(property, { seed, numRuns, endOnFailure: true });
	if (!details.failed) return;
	throw new Error(`SEED=${details.seed}, run ${details.numRuns}`, { cause: details.errorInstance });
}

async function loaded(db: Db, now = NOW): Promise<readonly CatalogueHome[]> {
	const homes: CatalogueHome[] = [];
	for await (const page of streamHomes(db, now, 7)) homes.push(...page);
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
	const units = new Set(homes.flatMap(({ unitIds }) => unitIds));
	await insertClaims(
		db,
		claims.filter(({ unitId }) => units.has(unitId)),
	);
}

/** The query's stay and party without filters, all homes on one page. */
function everythingOf(query: SearchQuery): SearchQuery {
	return { ...query, filters: { ...NO_FILTERS, testHouses: "yes" }, from: 0, perPage: 100 };
}

/** A hit costs what quote() says, and quote() refuses a home that is none. A hit and any home of each query: refusing takes time. */
function holdToQuote(
	homes: readonly CatalogueHome[],
	{ stay, party }: SearchQuery,
	result: SearchResult,
	seen: { queries: number; quoted: number; refused: number },
): void {
	if (!stay) return;
	const prices = new Map(result.hits.map((hit) => [hit.accoId, hit.price]));
	const searchable = homes.filter(({ status }) => isSearchable(status));
	const hit = searchable.find(({ home }) => prices.has(home.accoId));
	const any = searchable[seen.queries % searchable.length] as CatalogueHome;
	for (const source of hit ? [hit, any] : [any]) {
		const quoted = quote(source.home, { stay, party }, TODAY, occupancyAt(source.taken, NOW.getTime()));
		const shown = prices.get(source.home.accoId);
		if (quoted.ok) seen.quoted++;
		else seen.refused++;
		expect(shown ? { grandCents: shown.grandCents, perNightCents: shown.perNightCents } : null).toEqual(
			quoted.ok ? { grandCents: quoted.value.grandCents, perNightCents: quoted.value.perNightCents } : null,
		);
	}
}

/** The facets of a query, each number found by searching with that choice. */
async function chosenOneByOne(query: SearchQuery, count: (next: SearchQuery) => Promise<number>): Promise<Facets> {
	const changes: ((filters: Filters) => Filters)[] = [];
	facetsBy((change) => changes.push(change));
	const totals: number[] = [];
	for (const change of changes) totals.push(await count({ ...query, filters: change(query.filters) }));
	let next = 0;
	return facetsBy(() => totals[next++] as number);
}

function show(query: SearchQuery): string {
	return JSON.stringify(query);
}
