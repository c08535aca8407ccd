import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import { ACCOMMODATION_STATUSES, type AccommodationStatus, type Amenity } from "#domain/accommodation/facts.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { quote } from "#domain/pricing/quote.ts";
import { COUNTED_FILTERS, choicesOf, chosenOf } from "#domain/search/filters.ts";
import type { SearchEngine } from "#search/engine.ts";
import type { Explanation } from "#search/explain.ts";
import { type ReductionQuestion, reductionOf } from "#search/last-minute.ts";
import {
	type LastMinuteAnswer,
	type LastMinuteHit,
	type LastMinuteQuery,
	lastMinuteWeeks,
} from "#search/last-minute-weeks.ts";
import { plainLastMinutes, plainOffers, plainSearch } from "#search/plain-search.ts";
import { priceLimits } from "#search/prices.ts";
import { type Filters, NO_FILTERS, type SearchHit, type SearchQuery, type SearchResult } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import type { Standing } from "#search/standing.ts";
import { memoryLog, testClock } from "#tests/support/app.ts";
import {
	aimed,
	arbitraryCatalogue,
	arbitraryQuery,
	type Catalogue,
	PROPERTY_NOW,
	searchHomesOf,
} from "#tests/support/arbitrary-catalogue.ts";
import { PROPERTY_TODAY } from "#tests/support/arbitrary-homes.ts";
import { describeOnServer } from "#tests/support/databases.ts";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { searchHome, sortPoints } from "#tests/support/search-homes.ts";
import { emptyTables } from "#tests/support/seed-homes.ts";
import {
	deleteRates,
	type MadeHome,
	type PlaceIds,
	storeClaims,
	storeHomes,
	storePlaces,
} from "#tests/support/store-homes.ts";
import { dateRange } from "../availability/claims.ts";
import { createSearchEngine, type ENGINES, type EngineSettings } from "./search-engine.ts";

const HOMES = ["accommodation", "unit", "occupancy", "change_log"];

describeOnServer("both search engines", (database) => {
	let places: PlaceIds[];
	beforeAll(async () => {
		places = [
			...(await storePlaces(database().db, "AT", ["Tirol", "Salzburg"])),
			...(await storePlaces(database().db, "NL", ["Zeeland"])),
		];
	});

	const open = (kind: (typeof ENGINES)[number], more: Partial<EngineSettings> = {}): Promise<SearchEngine> =>
		createSearchEngine(kind, {
			database: database(),
			clock: testClock(PROPERTY_NOW.toISOString()),
			log: memoryLog(),
			pollMs: 0,
			...more,
		});

	/** The catalogue as all there is, and both engines over it. */
	async function stored(catalogue: Catalogue) {
		await emptyTables(database().db, HOMES);
		await storeHomes(database().db, catalogue.homes);
		await storeClaims(database().db, catalogue.claims);
		const engines = [await open("memory"), await open("sql")];
		return { homes: searchHomesOf(catalogue, PROPERTY_NOW), engines };
	}

	it("give the answer of the rules applied home by home, every price being that of a quote", async () => {
		let hits = 0;
		let refused = 0;
		let flexible = 0;
		let others = 0;
		await fc.assert(
			fc.asyncProperty(
				arbitraryCatalogue(places),
				fc.array(arbitraryQuery(places), { minLength: 20, maxLength: 20 }),
				async (catalogue, shapes) => {
					const { homes, engines } = await stored(catalogue);
					for (const shape of shapes) {
						const query = aimed(shape, homes);
						const expected = sortPoints(plainSearch(homes, query, PROPERTY_TODAY));
						const offers = plainOffers(homes, query, PROPERTY_TODAY);
						for (const engine of engines) {
							const result = sortPoints(await engine.search(query));
							expect({ engine: engine.name, ...result }).toEqual({ engine: engine.name, ...expected });
							expect(await engine.offers(query)).toEqual(offers);
						}
						if ((query.stays?.length ?? 0) > 1) flexible += expected.totalResults;
						others += expected.otherDates.length;
						hits += expected.totalResults;
						refused += expectQuotes(query, expected);
					}
					for (const engine of engines) await engine.close();

					function expectQuotes(query: SearchQuery, result: SearchResult): number {
						const { stays, party } = query;
						const [stay] = stays ?? [];
						if (!stay || stays?.length !== 1) return 0;
						let count = 0;
						for (const { home, taken } of homes) {
							const answer = quote(home, { stay, party }, PROPERTY_TODAY, occupancyOf(taken));
							const hit = result.hits.find(({ accoId }) => accoId === home.accoId);
							if (hit) expect(hit.price?.grandCents).toBe(answer.ok && answer.value.grandCents);
							if (!answer.ok) count++;
						}
						return count;
					}
				},
			),
			{ numRuns: propertyRuns(40), endOnFailure: true },
		);
		expect(hits).toBeGreaterThan(300);
		expect(refused).toBeGreaterThan(300);
		expect(flexible).toBeGreaterThan(100);
		expect(others).toBeGreaterThan(30);
	});

	it("list the last-minute stays of each week at the prices of quotes, in the same order", async () => {
		const seen = { homes: 0, weeks: 0, limited: 0, later: 0, choices: 0, reduced: 0, notReduced: 0 };
		await fc.assert(
			fc.asyncProperty(
				arbitraryCatalogue(places),
				fc.array(fc.tuple(arbitraryQuery(places), fc.integer({ min: -1, max: 4 })), { minLength: 8, maxLength: 8 }),
				async (any, shapes) => {
					const reduced = any.homes.map((made, index) => (index % 4 === 0 ? made : withLastMinute(made)));
					const { homes, engines } = await stored({ ...any, homes: reduced });
					for (const [number, [shape, at]] of shapes.entries()) {
						const monday = lastMinuteWeeks(PROPERTY_TODAY)[at]?.monday ?? null;
						const query = { ...aimed(shape, homes), stays: null, week: monday };
						const expected = plainLastMinutes(homes, query, PROPERTY_TODAY);
						for (const engine of engines) {
							expect(await engine.lastMinutes(query)).toEqual(expected);
							// Again: from what the memory engine has kept.
							if (engine.name === "memory") expect(await engine.lastMinutes(query)).toEqual(expected);
						}
						const hits = expected.weeks.flatMap((week) => week.hits);
						for (const { accoId, price } of hits) {
							const { home, taken } = homes.find((entry) => entry.home.accoId === accoId) as (typeof homes)[number];
							const { stay, grandCents } = price;
							const answer = quote(home, { stay, party: query.party }, PROPERTY_TODAY, occupancyOf(taken));
							expect(grandCents).toBe(answer.ok && answer.value.grandCents);
						}
						const { questions, answers } = questionsOf(homes, query, hits);
						for (const engine of engines) expect(await engine.reductions(questions)).toEqual(answers);
						seen.reduced += answers.filter((answer) => answer !== null).length;
						// But for the last, a home that is not there.
						seen.notReduced += answers.slice(0, -1).filter((answer) => answer === null).length;
						// A list for each choice: of one query a catalogue.
						if (number === 0) expectSameHomes(homes, query, expected);
						seen.homes += expected.homes;
						if (expected.weeks.filter(({ count }) => count > 0).length > 1) seen.weeks++;
						if (priceLimits(query.filters) && expected.homes > 0) seen.limited++;
						// The second home of a week, which few queries that were drawn ask for.
						if (seen.later < 5 && expected.weeks.some(({ count }) => count > 1)) {
							const second = { ...query, from: 1, perPage: 1 };
							const next = plainLastMinutes(homes, second, PROPERTY_TODAY);
							for (const engine of engines) expect(await engine.lastMinutes(second)).toEqual(next);
							if (next.weeks.some(({ hits }) => hits.length > 0)) seen.later++;
						}
					}
					for (const engine of engines) await engine.close();
				},
			),
			{ numRuns: propertyRuns(25), endOnFailure: true },
		);
		expect(seen.homes).toBeGreaterThan(100);
		for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(2);

		/** Stays that an engine has named, and homes by themselves; each with what the rules answer. */
		function questionsOf(homes: readonly SearchHome[], query: LastMinuteQuery, hits: readonly LastMinuteHit[]) {
			const { party } = query;
			const all = plainSearch(homes, { ...query, filters: NO_FILTERS, from: 0, perPage: homes.length }, PROPERTY_TODAY);
			const questions: ReductionQuestion[] = [
				...hits.map(({ accoId, price }) => ({ accoId, stay: price.stay, party })),
				...hits.map(({ accoId }) => ({ accoId, stay: null, party })),
				...all.hits.flatMap(({ accoId, from }) => (from ? [{ accoId, stay: from.stay, party: DEFAULT_PARTY }] : [])),
				{ accoId: "a0", stay: null, party },
			];
			const answers = questions.map((question) => {
				const home = homes.find((entry) => entry.home.accoId === question.accoId);
				return home ? reductionOf(home, question, PROPERTY_TODAY) : null;
			});
			return { questions, answers };
		}

		/** The bars hold the homes of the list at any price, and each count those of the list with one more choice. */
		function expectSameHomes(homes: readonly SearchHome[], query: LastMinuteQuery, answer: LastMinuteAnswer): void {
			const listed = (filters: Partial<Filters>) => {
				const wanted = { ...query, filters: { ...query.filters, ...filters }, from: 0, perPage: homes.length };
				const { weeks } = plainLastMinutes(homes, wanted, PROPERTY_TODAY);
				const hits = weeks.flatMap((week) => week.hits);
				return { count: new Set(hits.map(({ accoId }) => accoId)).size, hits };
			};
			const atAnyPrice = listed({ priceMin: null, priceMax: null });
			expect(answer.priceHistogram.reduce((sum, bar) => sum + bar, 0)).toBe(atAnyPrice.count);
			const lowest = Math.min(...atAnyPrice.hits.map(({ price }) => price.perNightCents));
			expect(answer.priceRange?.min ?? null).toBe(atAnyPrice.count > 0 ? Math.floor(lowest / 100) : null);
			for (const filter of COUNTED_FILTERS) {
				const counts = answer.facets[filter.name];
				for (const choice of choicesOf(filter)) {
					const one = chosenOf(filter, query.filters);
					const more =
						filter.kind === "all" ? [...new Set([...one, choice])] : filter.kind === "any" ? [choice] : choice;
					const count = typeof counts === "number" ? counts : (counts as Record<string, number>)[String(choice)];
					expect(count, `${filter.name} ${choice}`).toBe(listed({ [filter.name]: more }).count);
					if (count !== undefined && count > 0 && count < answer.homes) seen.choices++;
				}
			}
		}

		function withLastMinute(made: MadeHome): MadeHome {
			const { home } = made;
			const others = home.rates.discounts.filter(({ threshold }) => threshold !== 20);
			const discounts = [...others, { kind: "lastMinute", threshold: 20, bp: 3_500 } as const];
			return { ...made, home: { ...home, rates: { ...home.rates, discounts } } };
		}
	});

	it("explain each place by the keys they order by, and each home that is no hit by what keeps it out", async () => {
		const seen = { ties: 0, missing: new Set<string>(), otherDates: 0, sorts: new Set<string>() };
		await fc.assert(
			fc.asyncProperty(
				arbitraryCatalogue(places, 20),
				fc.array(arbitraryQuery(places), { minLength: 8, maxLength: 8 }),
				async (catalogue, shapes) => {
					const { homes, engines } = await stored(catalogue);
					for (const shape of shapes) {
						const query = { ...aimed(shape, homes), from: 0, perPage: homes.length + 1, withPoints: false };
						const answers = new Map<string, Explanation>();
						for (const engine of engines) {
							const { hits, otherDates } = await engine.search(query);
							const shown = new Set([...hits, ...otherDates].map(({ accoId }) => accoId));
							const all: Explanation[] = [];
							for (const [at, { home }] of catalogue.homes.entries()) {
								// What keeps a home out costs the sql engine a statement for each condition.
								if (engine.name === "sql" && !shown.has(home.accoId) && at % 5 > 0) continue;
								const explanation = await engine.explain(query, home.accoId);
								expect(explanation).toEqual(answers.get(home.accoId) ?? explanation);
								answers.set(home.accoId, explanation);
								all.push(explanation);
							}
							expect(listed(all, "hits")).toEqual(hits);
							expect(listed(all, "otherDates")).toEqual(otherDates.map(({ rank: _, ...hit }) => hit));
							expect(all.filter(({ missing }) => missing.length === 0)).toHaveLength(hits.length);
							for (const { standing, missing } of all) {
								expect(missing.length === 0).toBe(standing?.list === "hits");
								for (const { by } of missing) seen.missing.add(by);
								if (standing?.behind && standing.home.keys[0] === standing.behind.keys[0]) seen.ties++;
								if (standing?.list === "otherDates") seen.otherDates++;
							}
							if (hits.length > 1) seen.sorts.add(query.sort);
						}
					}
					for (const engine of engines) await engine.close();
				},
			),
			{ numRuns: propertyRuns(15), endOnFailure: true },
		);
		expect(seen.ties).toBeGreaterThan(0);
		expect(seen.otherDates).toBeGreaterThan(0);
		expect(seen.sorts.size).toBeGreaterThan(3);
		expect(seen.missing.size).toBeGreaterThan(5);

		/** The homes of a list, ordered by nothing but the explained keys; each knows its place and its neighbours. */
		function listed(all: readonly Explanation[], list: Standing["list"]): SearchHit[] {
			const standings = all.flatMap(({ standing }) => (standing?.list === list ? [standing] : []));
			standings.sort((one, other) => compareKeys(one.home.keys, other.home.keys));
			for (const [at, { place, of, home, before, behind }] of standings.entries()) {
				expect([place, of]).toEqual([at + 1, standings.length]);
				expect(before).toEqual(standings[at - 1]?.home ?? null);
				expect(behind).toEqual(standings[at + 1]?.home ?? null);
				const { points } = home;
				if (points) expect(points.base + points.price).toBe(0 - (home.keys[0] ?? 0));
			}
			return standings.map(({ home }) => home.hit);
		}

		function compareKeys(one: readonly number[], other: readonly number[]): number {
			const at = one.findIndex((key, place) => key !== other[place]);
			return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
		}
	});

	it("take a home's own pool for a pool, and count it as one", async () => {
		await emptyTables(database().db, HOMES);
		const place = places[0] as PlaceIds;
		const amenities = [["pool"], ["privatpool"], ["pool", "privatpool"], ["sauna"]] as const;
		await storeHomes(
			database().db,
			amenities.map((list, index) => {
				const { home, facts } = searchHome({ accoId: `a${index + 1}` });
				const { regionId, placeId } = place;
				return { home, status: "live", facts: { ...facts, regionId, placeId, amenities: list }, units: [home.accoId] };
			}),
		);
		const stay = { arrival: PROPERTY_TODAY + 10, departure: PROPERTY_TODAY + 14 };
		for (const kind of ["memory", "sql"] as const) {
			const engine = await open(kind);
			for (const stays of [null, [stay]]) {
				const search = (wanted: readonly Amenity[]) =>
					engine.search({
						stays,
						party: DEFAULT_PARTY,
						filters: { ...NO_FILTERS, amenities: wanted },
						sort: "recommended",
						from: 0,
						perPage: 10,
						center: null,
					});
				const ids = async (wanted: readonly Amenity[]) =>
					(await search(wanted)).hits.map(({ accoId }) => accoId).sort();
				expect(await ids(["pool"])).toEqual(["a1", "a2", "a3"]);
				expect(await ids(["privatpool"])).toEqual(["a2", "a3"]);
				expect(await ids(["pool", "privatpool"])).toEqual(["a2", "a3"]);
				expect((await search([])).facets.amenities).toMatchObject({ pool: 3, privatpool: 2, sauna: 1 });
			}
			await engine.close();
		}
	});

	it("are after bookings, new rates and new statuses what a fresh engine is", async () => {
		const change = fc.record({
			what: fc.constantFrom("book", "release", "status", "rates", "facts", "delete", "units"),
			home: fc.nat(),
			day: fc.integer({ min: 0, max: 200 }),
			nights: fc.integer({ min: 1, max: 14 }),
			status: fc.constantFrom(...ACCOMMODATION_STATUSES),
		});
		await fc.assert(
			fc.asyncProperty(
				arbitraryCatalogue(places, 15),
				fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
				fc.array(arbitraryQuery(places), { minLength: 8, maxLength: 8 }),
				async (catalogue, rounds, shapes) => {
					const { db } = database();
					await emptyTables(db, HOMES);
					await storeHomes(db, catalogue.homes);
					await storeClaims(db, catalogue.claims);
					const engines = [await open("memory"), await open("sql")];
					const folder = mkdtempSync(join(tmpdir(), "halcyon-index-"));
					const kept = { folder, leastHomes: 0, everyMs: 0 };
					for (const changes of rounds) {
						const log = memoryLog();
						const ended = await open("memory", { kept, log });
						await expect.poll(() => log.lines.join()).toContain("kept in files");
						await ended.close();
						for (const each of changes) await apply(each, catalogue.homes);
						for (const engine of engines) await engine.refresh();
					}
					const log = memoryLog();
					engines.push(await open("memory", { kept, log }));
					expect(log.lines.join()).toContain("taken from its files");
					const fresh = await open("memory");
					for (const shape of shapes) {
						const query = aimed(shape, searchHomesOf(catalogue, PROPERTY_NOW));
						const expected = await fresh.search(query);
						for (const engine of engines) expect(sortPoints(await engine.search(query))).toEqual(sortPoints(expected));
					}
					for (const engine of [...engines, fresh]) {
						expect(engine.size).toBe(fresh.size);
						await engine.close();
					}
					rmSync(folder, { recursive: true });
				},
			),
			{ numRuns: propertyRuns(40), endOnFailure: true },
		);

		type Change = { what: string; home: number; day: number; nights: number; status: AccommodationStatus };
		async function apply({ what, home: at, day, nights, status }: Change, homes: readonly MadeHome[]) {
			const { db } = database();
			const made = homes[at % homes.length] as MadeHome;
			const { accoId } = made.home;
			const other = homes[(at + 1) % homes.length] as MadeHome;
			const touch = () => sql`UPDATE accommodation SET version = version + 1 WHERE acco_id = ${accoId}`;
			if (what === "book") {
				const arrival = PROPERTY_TODAY + day;
				const unitId = made.units[0] ?? "";
				await sql`INSERT INTO occupancy (unit_id, stay, kind)
					SELECT ${unitId}, ${dateRange({ arrival, departure: arrival + nights })}::daterange, 'booking'
					WHERE EXISTS (SELECT FROM unit WHERE unit_id = ${unitId})
					ON CONFLICT DO NOTHING`.execute(db);
			} else if (what === "release") {
				await sql`UPDATE occupancy SET released_at = now() WHERE released_at IS NULL
					AND unit_id = ${made.units[0] ?? ""}`.execute(db);
			} else if (what === "status") {
				await sql`UPDATE accommodation SET status = ${status} WHERE acco_id = ${accoId}`.execute(db);
			} else if (what === "facts") {
				await sql`UPDATE accommodation SET max_guests = ${nights}, amenities = '{sauna,wifi}', rating = 4.5
					WHERE acco_id = ${accoId}`.execute(db);
			} else if (what === "rates") {
				await db.transaction().execute(async (trx) => {
					await deleteRates(trx, [accoId]);
					await sql`INSERT INTO rate_season SELECT ${accoId}, period, night_cents + 1, weekend_cents, weekend_days,
						arrival_days, departure_days, min_nights, min_through, max_nights, extra_person_cents
						FROM rate_season WHERE acco_id = ${other.home.accoId} AND ${accoId} IN (SELECT acco_id FROM accommodation)
						`.execute(trx);
					await touch().execute(trx);
				});
			} else if (what === "units") {
				await db.transaction().execute(async (trx) => {
					await sql`DELETE FROM acco_unit WHERE acco_id = ${accoId}`.execute(trx);
					await sql`INSERT INTO acco_unit SELECT acco_id, ${other.units[0] ?? ""} FROM accommodation
						WHERE acco_id = ${accoId}`.execute(trx);
					await touch().execute(trx);
				});
			} else {
				await sql`DELETE FROM accommodation WHERE acco_id = ${accoId} AND ${day} < 60`.execute(db);
			}
		}
	});
});
