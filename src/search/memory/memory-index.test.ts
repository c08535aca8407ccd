import { describe, expect, it } from "vitest";
import { AMENITIES, KINDS, LOCATIONS } from "#domain/accommodation/facts.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import {
	aimed,
	arbitraryCatalogue,
	arbitraryQuery,
	type Catalogue,
	PROPERTY_NOW,
	searchHomesOf,
} from "#tests/support/arbitrary-catalogue.ts";
import { PROPERTY_TODAY } from "#tests/support/arbitrary-homes.ts";
import fc from "#tests/support/fast-check.ts";
import { propertyRuns } from "#tests/support/property-runs.ts";
import { searchHome, sortPoints } from "#tests/support/search-homes.ts";
import { plainLastMinutes, plainSearch } from "../plain-search.ts";
import { type Filters, NO_FILTERS, type SearchQuery } from "../query.ts";
import type { SearchHome } from "../search-home.ts";
import { createMemoryIndex, type MemoryIndex } from "./memory-index.ts";
import { PAGE_HOMES, SPARE_DAYS } from "./page.ts";

const PLACES = [
	{ country: "AT", regionId: 1, placeId: 1 },
	{ country: "AT", regionId: 1, placeId: 2 },
	{ country: "NL", regionId: 2, placeId: 3 },
];

async function indexOf(homes: readonly SearchHome[], today = PROPERTY_TODAY): Promise<MemoryIndex> {
	const index = createMemoryIndex();
	index.put(homes, [], today);
	await index.commit(today);
	return index;
}

const query = (changes: Partial<SearchQuery> = {}): SearchQuery => ({
	stays: null,
	party: { adults: 2, children: 0, babies: 0, pets: 0 },
	filters: NO_FILTERS,
	sort: "recommended",
	from: 0,
	perPage: 100,
	center: null,
	...changes,
});

/** Every further choice of a search with the number its facet promises. */
function choices(filters: Filters, facets: ReturnType<MemoryIndex["search"]>["facets"]): [Filters, number][] {
	const least = ["minBedrooms", "minBathrooms", "minStars", "minRating"] as const;
	const amenities = AMENITIES.map((amenity): [Filters, number] => [
		{ ...filters, amenities: [...new Set([...filters.amenities, amenity])] },
		facets.amenities[amenity],
	]);
	const location = LOCATIONS.map((fact): [Filters, number] => [
		{ ...filters, location: [...new Set([...filters.location, fact])] },
		facets.location[fact],
	]);
	return [
		...amenities,
		...location,
		...KINDS.map((kind): [Filters, number] => [{ ...filters, kinds: [kind] }, facets.kinds[kind]]),
		...least.flatMap((name) =>
			Object.entries(facets[name]).map(([choice, count]): [Filters, number] => [
				{ ...filters, [name]: Number(choice) },
				count,
			]),
		),
		[{ ...filters, detached: true }, facets.detached],
		[{ ...filters, noPets: true }, facets.noPets],
		[{ ...filters, companyVfy: true }, facets.companyVfy],
		[{ ...filters, lastMinutes: true }, facets.lastMinutes],
	];
}

describe("the memory index", () => {
	it("answers every search as the rules do, home by home", async () => {
		let hits = 0;
		const queries = fc.array(arbitraryQuery(PLACES), { minLength: 12, maxLength: 12 });
		await fc.assert(
			fc.asyncProperty(arbitraryCatalogue(PLACES), queries, async (catalogue, shapes) => {
				const homes = searchHomesOf(catalogue, PROPERTY_NOW);
				const index = await indexOf(homes);
				for (const shape of shapes) {
					const requested = aimed(shape, homes);
					const result = index.search(requested, PROPERTY_TODAY);
					expect(result).toEqual(plainSearch(homes, requested, PROPERTY_TODAY));
					hits += result.totalResults;
				}
			}),
			{ numRuns: propertyRuns(150), endOnFailure: true },
		);
		expect(hits).toBeGreaterThan(2000);
	});

	it("promises with each facet exactly the number of homes that choosing it gives", async () => {
		let promised = 0;
		await fc.assert(
			fc.asyncProperty(arbitraryCatalogue(PLACES), arbitraryQuery(PLACES), async (catalogue, shape) => {
				const homes = searchHomesOf(catalogue, PROPERTY_NOW);
				const index = await indexOf(homes);
				const requested = aimed(shape, homes);
				const { facets } = index.search(requested, PROPERTY_TODAY);
				for (const [filters, count] of choices(requested.filters, facets)) {
					expect(index.search({ ...requested, filters }, PROPERTY_TODAY).totalResults).toBe(count);
					promised += count;
				}
			}),
			{ numRuns: propertyRuns(150), endOnFailure: true },
		);
		expect(promised).toBeGreaterThan(2000);
	});

	it("is after any changes and midnights what a fresh build would be", async () => {
		const change = fc.record({
			ours: arbitraryCatalogue(PLACES, 8),
			gone: fc.array(fc.nat()),
			days: fc.nat({ max: 3 }),
		});
		const everyWeek = query({ perPage: 1_000 });
		let lastMinutes = 0;
		await fc.assert(
			fc.asyncProperty(
				arbitraryCatalogue(PLACES),
				fc.array(change, { minLength: 1, maxLength: 4 }),
				fc.array(arbitraryQuery(PLACES), { minLength: 6, maxLength: 6 }),
				async (catalogue, changes, shapes) => {
					const kept = new Map(entries(catalogue));
					const index = await indexOf([...kept.values()]);
					let today = PROPERTY_TODAY;
					for (const { ours, gone, days } of changes) {
						today += days;
						const lost = gone.flatMap((at) => [...kept.keys()][at % Math.max(1, kept.size)] ?? []);
						for (const accoId of lost) kept.delete(accoId);
						// Homes of the change take over the numbers of homes that are there, where there are any.
						const known = [...kept.keys()];
						const put = [...entries(ours).values()].map(([accoId, entry], at) =>
							at % 2 === 0 ? entry : renamed(entry, known[at] ?? accoId),
						);
						for (const entry of put) kept.set(entry.home.accoId, entry);
						index.put(
							put,
							lost.filter((accoId) => !kept.has(accoId)),
							today,
						);
						await index.commit(today);
						// Kept by pages: what a later change does not touch is not worked out again.
						await index.lastMinutes({ ...everyWeek, week: null }, today);
					}
					const homes = [...kept.values()];
					const fresh = await indexOf(homes, today);
					expect(index.size).toBe(fresh.size);
					const weeks = await index.lastMinutes({ ...everyWeek, week: null }, today);
					expect(weeks).toEqual(plainLastMinutes(homes, { ...everyWeek, week: null }, today));
					lastMinutes += weeks.homes;
					for (const shape of shapes) {
						const requested = aimed(shape, homes);
						expect(sortPoints(index.search(requested, today))).toEqual(sortPoints(fresh.search(requested, today)));
					}
				},
			),
			{ numRuns: propertyRuns(120), endOnFailure: true },
		);
		expect(lastMinutes).toBeGreaterThan(10);
	});

	it("finds homes on every page, and shows changes only after a commit", async () => {
		const homes = Array.from({ length: 2 * PAGE_HOMES + 10 }, (_, number) => searchHome({ accoId: `a${number + 1}` }));
		const index = await indexOf(homes);
		const stay = { arrival: PROPERTY_TODAY + 30, departure: PROPERTY_TODAY + 37 };
		const total = () => index.search(query({ stays: [stay], perPage: 1 }), PROPERTY_TODAY).totalResults;
		expect(total()).toBe(homes.length);
		index.put([searchHome({ accoId: "a1500", taken: [stay] })], ["a2058"], PROPERTY_TODAY);
		// A new home reuses the slot of a removed one; a query by id must not mix them up.
		index.put([searchHome({ accoId: "a9999" })], [], PROPERTY_TODAY);
		const named = (accoIds: string[]) =>
			index
				.search(query({ stays: [stay], filters: { ...NO_FILTERS, accoIds } }), PROPERTY_TODAY)
				.hits.map((hit) => hit.accoId);
		expect(total()).toBe(homes.length);
		expect(named(["a9999"])).toEqual([]);
		expect(named(["a2058"])).toEqual(["a2058"]);
		await index.commit(PROPERTY_TODAY);
		expect(total()).toBe(homes.length - 1);
		expect(named(["a9999", "a2058"])).toEqual(["a9999"]);
		expect(index.size).toBe(homes.length);
	});

	it("answers the day after its own as an index of that day does", async () => {
		let lastMinutes = 0;
		await fc.assert(
			fc.asyncProperty(
				arbitraryCatalogue(PLACES),
				fc.array(arbitraryQuery(PLACES), { minLength: 6, maxLength: 6 }),
				async (catalogue, shapes) => {
					const homes = searchHomesOf(catalogue, PROPERTY_NOW);
					const tomorrow = PROPERTY_TODAY + 1;
					const index = await indexOf(homes);
					const everyWeek = { ...query({ perPage: 1_000 }), week: null };
					const weeks = await index.lastMinutes(everyWeek, tomorrow);
					expect(weeks).toEqual(plainLastMinutes(homes, everyWeek, tomorrow));
					lastMinutes += weeks.homes;
					for (const shape of shapes) {
						for (const stays of [aimed(shape, homes).stays, null]) {
							const requested = { ...aimed(shape, homes), stays };
							expect(index.search(requested, tomorrow)).toEqual(plainSearch(homes, requested, tomorrow));
						}
					}
				},
			),
			{ numRuns: propertyRuns(100), endOnFailure: true },
		);
		expect(lastMinutes).toBeGreaterThan(10);
	});

	it("serves its own day, the one after and the one before, as far as its columns reach", async () => {
		const index = await indexOf([searchHome({ accoId: "a1" })]);
		const served = () => [-1, 0, 1, 2].map((days) => index.serves(PROPERTY_TODAY + days));
		expect(served()).toEqual([false, true, true, false]);
		await index.commit(PROPERTY_TODAY + 1);
		expect(served()).toEqual([false, true, true, true]);
		await index.commit(PROPERTY_TODAY + SPARE_DAYS);
		expect(index.serves(PROPERTY_TODAY + SPARE_DAYS)).toBe(true);
		expect(index.serves(PROPERTY_TODAY + SPARE_DAYS + 1)).toBe(false);
	});

	it("sells to the last night of the horizon on the first and on the last day its columns serve", async () => {
		const index = await indexOf([searchHome({ accoId: "a1" })]);
		for (const today of [PROPERTY_TODAY, PROPERTY_TODAY + SPARE_DAYS]) {
			await index.commit(today);
			expect(today).toBeLessThanOrEqual(index.lastDay ?? 0);
			const found = (departure: number) =>
				index.search(query({ stays: [{ arrival: departure - 7, departure }] }), today).totalResults;
			expect(found(today + 730)).toBe(1);
			expect(found(today + 731)).toBe(0);
		}
	});

	it("knows the lowest price of a home that sells only in high season", async () => {
		const index = await indexOf([searchHome({ accoId: "a1", from: dayOf("2027-07-03"), to: dayOf("2027-08-28") })]);
		const [hit] = index.search(query(), PROPERTY_TODAY).hits;
		// From Sunday to Tuesday: Saturday's night costs more.
		expect(hit?.from).toMatchObject({ stay: { arrival: dayOf("2027-07-04") }, grandCents: 20_000 });
	});
});

function entries(catalogue: Catalogue): [string, SearchHome][] {
	return searchHomesOf(catalogue, PROPERTY_NOW).map((entry) => [entry.home.accoId, entry]);
}

function renamed(entry: SearchHome, accoId: string): SearchHome {
	return { ...entry, home: { ...entry.home, accoId } };
}
