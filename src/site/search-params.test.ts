import { describe, expect, it } from "vitest";
import { AMENITIES, KINDS, LOCATIONS } from "#domain/accommodation/facts.ts";
import fc from "#tests/support/fast-check.ts";
import { parseSearchParams, printSearchParams, searchString, searchStrings } from "./search-params.ts";

describe("search state lives in query parameters (specification §2)", () => {
	it("reads the specification's names", () => {
		expect(
			parseSearchParams({
				arrival: "2027-07-03",
				departure: "2027-07-10",
				adults: "4",
				children: "2",
				babies: "1",
				pets: "1",
				priceMin: "100",
				priceMax: "400",
				bedrooms: "3",
				bathrooms: "2",
				rating: "4.5",
				noPets: "1",
				lastMinutes: "1",
				facility: "sauna,wifi",
				detached: "1",
				types: "chalet,villa",
				location: "nearLake",
				maxKmFromSkilift: "2",
				maxKmFromGolfCourse: "10",
				sort: "price-asc",
				page: "2",
				fav: "a1,a2",
			}),
		).toEqual({
			arrival: "2027-07-03",
			departure: "2027-07-10",
			adults: 4,
			children: 2,
			babies: 1,
			pets: 1,
			priceMin: 100,
			priceMax: 400,
			bedrooms: 3,
			bathrooms: 2,
			rating: 4.5,
			noPets: 1,
			lastMinutes: 1,
			facility: ["sauna", "wifi"],
			detached: 1,
			types: ["villa", "chalet"],
			location: ["nearLake"],
			maxKmFromSkilift: 2,
			maxKmFromGolfCourse: 10,
			sort: "price-asc",
			page: 2,
			fav: ["a1", "a2"],
		});
	});

	it.each([
		["an arrival that is no day", { arrival: "2027-02-30" }],
		["a departure before its arrival", { departure: "2027-07-01" }],
		["a departure alone", { departure: "2027-07-10" }],
		["numbers that are none", { adults: "two", bedrooms: "1e3", page: "-1", priceMin: "1.5" }],
		["unknown words", { facility: "moat", types: "cave", location: "moon", sort: "random" }],
		["script and SQL", { arrival: "<script>", fav: "a1'; drop table", bounds: "1,2,3", rating: "9" }],
		["defaults", { adults: "2", children: "0", page: "1", sort: "recommended", priceMin: "0", priceMax: "3500" }],
	])("leaves out %s", (_, query) => {
		const { fav, ...others } = parseSearchParams(query);
		expect(others).toEqual({});
		expect(fav ?? []).toEqual([]);
	});

	it("reads `types` that contain detached as detached=1", () => {
		expect(parseSearchParams({ types: "detached,villa" })).toEqual({ detached: 1, types: ["villa"] });
	});

	it("reads flexible dates: a period, and a month with, without or instead of its year", () => {
		expect(parseSearchParams({ flex: "2weeks", month: "2027-05" })).toEqual({
			flex: "2weeks",
			month: { year: 2027, month: 5 },
		});
		expect(parseSearchParams({ month: "2027" }).month).toEqual({ year: 2027 });
		expect(parseSearchParams({ month: "05" }).month).toEqual({ month: 5 });
		for (const month of ["13", "2027-00", "5", "20270", "1999-05", "x"]) {
			expect(parseSearchParams({ month, flex: "month" })).toEqual({});
		}
	});

	it("keeps the map's zoom only with the map", () => {
		expect(parseSearchParams({ view: "map", zoom: "9" })).toEqual({ view: "map", zoom: 9 });
		expect(parseSearchParams({ zoom: "9", view: "list" })).toEqual({});
	});

	it("prints and reads back any search unchanged", () => {
		const some = <Item>(items: readonly Item[]) => fc.subarray([...items]);
		const query = fc.record(
			{
				arrival: fc.constantFrom("2027-07-03", "x"),
				departure: fc.constantFrom("2027-07-10", "2027-07-01"),
				adults: fc.integer({ min: -1, max: 60 }),
				pets: fc.integer({ min: 0, max: 9 }),
				rating: fc.constantFrom(3, 3.5, 7),
				facility: some(AMENITIES).map((words) => words.join(",")),
				types: some([...KINDS, "detached"]).map((words) => words.join(",")),
				location: some(LOCATIONS).map((words) => words.join(",")),
				bounds: fc.constantFrom("40,3,41,5", "41,3,40,5", ""),
				page: fc.integer({ min: 0, max: 5 }),
				flex: fc.constantFrom("weekend", "midweek", "week", "2weeks", "year"),
				month: fc.constantFrom("2027-05", "2027", "05", "2027-13", "x"),
				diffDays: fc.integer({ min: -1, max: 15 }),
				view: fc.constantFrom("map", "list"),
				zoom: fc.integer({ min: 0, max: 25 }),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(query, (typed) => {
				const params = parseSearchParams(typed);
				expect(parseSearchParams(printSearchParams(params))).toEqual(params);
				expect(parseSearchParams(Object.fromEntries(new URLSearchParams(searchString(params))))).toEqual(params);
				for (const stay of [{}, { arrival: "2027-05-01" }, { arrival: "2027-05-01", departure: "2027-05-08" }]) {
					const whole = searchString({ ...params, arrival: undefined, departure: undefined, ...stay });
					expect(searchStrings(params)(stay)).toBe(whole);
				}
			}),
		);
	});
});
