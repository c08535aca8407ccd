import { describe, expect, it } from "vitest";
import { COUNTED_FILTERS, choicesOf, FILTER_LIST, type Filter, filtersOf } from "#domain/search/filters.ts";
import { NO_FILTERS } from "#search/query.ts";
import { parseSearchParams, printSearchParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";
import { searchQueryOf } from "../pages/search-query.ts";
import { apiFacets, facetsSchema } from "./search-api-filters.ts";
import { queryOf } from "./search-homes.ts";
import { bodyOfQuery, searchRequestSchema } from "./search-request.ts";

const TODAY = 20_833;

/** What a choice is in an address. */
const text = (choice: string | number | true) => (choice === true ? "1" : String(choice));
const choices = (filter: Filter) => (filter.kind === "within" ? filter.choices : choicesOf(filter));

describe("every filter of a search (specification §3, §5, §9)", () => {
	const ofPage = (query: Readonly<Record<string, string>>) =>
		searchQueryOf(parseSearchParams(query), null, TODAY).filters;
	const ofApi = (query: Readonly<Record<string, string>>) =>
		queryOf(searchRequestSchema.parse(bodyOfQuery({ lang: "nl", ...query })), {}, TODAY).filters;

	it.each(
		FILTER_LIST.map((filter) => [filter.address, filter] as const),
	)("%s asks the engines for the same from a page, from a page's query to the API, and by the API's own name", (_, filter) => {
		for (const choice of choices(filter)) {
			const found = ofPage({ [filter.address]: text(choice) });
			expect(found).not.toEqual(NO_FILTERS);
			expect(ofApi({ [filter.address]: text(choice) })).toEqual(found);
			const field = "wordOf" in filter ? "types" : filter.api;
			const value = "wordOf" in filter ? filter.name : text(choice);
			expect(ofApi({ [field]: value })).toEqual(found);
		}
	});

	it.each(
		filtersOf("atLeast", "within").map((filter) => [filter.address, filter] as const),
	)("%s beyond its limit is left out of a page's search, and refused by the API", (_, filter) => {
		const { limit, api, address } = filter;
		expect(ofPage({ [address]: String(limit.address + 1) })).toEqual(NO_FILTERS);
		expect(ofPage({ [address]: String(limit.address) })).not.toEqual(NO_FILTERS);
		const body = (value: number) => searchRequestSchema.safeParse({ lang: "nl", [api]: value }).success;
		expect([body(limit.api), body(limit.api + 1), body(-1)]).toEqual([true, false, false]);
	});

	it("stands in an address in one order, and can be taken off by itself", () => {
		const query = Object.fromEntries(FILTER_LIST.map((filter) => [filter.address, text(choices(filter)[0] ?? "")]));
		const params = parseSearchParams(query);
		expect(Object.keys(printSearchParams(params))).toEqual(FILTER_LIST.map(({ address }) => address));
		const set = setFilters(params);
		expect(set.map(({ filter }) => filter.name).sort()).toEqual(FILTER_LIST.map(({ name }) => name).sort());
		for (const { filter, without } of set) {
			const { [filter.address]: _, ...rest } = query;
			expect(printSearchParams(without)).toEqual(printSearchParams(parseSearchParams(rest)));
		}
	});

	it("has its counts in the API's answer where they are promised", () => {
		const facets = Object.fromEntries(
			COUNTED_FILTERS.map((filter) => {
				const counts = Object.fromEntries(choicesOf(filter).map((choice, index) => [String(choice), index]));
				return [filter.name, filter.kind === "yes" ? 7 : counts];
			}),
		);
		const answer = apiFacets(facets as never);
		expect(Object.keys(answer)).toEqual([
			"amenities",
			"types",
			"location",
			"minBedrooms",
			"minRating",
			"noPets",
			"companyVfy",
			"showLastMinutes",
		]);
		expect(answer.types).toMatchObject({ villa: 0, houseboat: 10, detached: 7 });
		expect(facetsSchema.parse(answer)).toEqual(answer);
	});
});
