import { z } from "zod";
import {
	type FacetCounts,
	FILTER_LIST,
	FILTERS,
	type Filter,
	type FilterValues,
	filtersOf,
	filterValues,
	wordsOf,
} from "#domain/search/filters.ts";

/** The filters as the API takes and counts them, made from the table of filters. */

/** Filters with a field of their own; the others are words of a list. */
type FieldFilter = Exclude<Filter, { readonly wordOf: string }>;
type Field<Of extends FieldFilter> = Of extends { readonly kind: "atLeast" }
	? z.ZodDefault<z.ZodNumber>
	: Of extends { readonly kind: "yes" }
		? z.ZodDefault<z.ZodBoolean>
		: Of extends { readonly kind: "within" }
			? z.ZodOptional<z.ZodNumber>
			: z.ZodDefault<z.ZodArray<z.ZodEnum<Record<string, string>>>>;

const MOST_WORDS = 100;

const FIELD_FILTERS = FILTER_LIST.filter((filter): filter is FieldFilter => !("wordOf" in filter));

/** Fields of a request by their names. */
export const filterFields = Object.fromEntries(FIELD_FILTERS.map((filter) => [filter.api, fieldOf(filter)])) as {
	[Of in FieldFilter as Of["api"]]: Field<Of>;
};
type FilterFields = z.output<z.ZodObject<typeof filterFields>>;

function fieldOf(filter: FieldFilter): z.ZodType {
	if (filter.kind === "yes") return z.boolean().default(false);
	if (filter.kind === "all" || filter.kind === "any") {
		return z
			.array(z.enum(wordsOf(filter) as [string, ...string[]]))
			.max(MOST_WORDS)
			.default([]);
	}
	const number = z.number().min(0).max(filter.limit.api);
	if (filter.kind === "within") return number.optional();
	return (filter.whole ? z.number().int().min(0).max(filter.limit.api) : number).default(0);
}

/** What a request asks for. */
export function requestedFilters(request: FilterFields): FilterValues {
	return filterValues((filter) => {
		if ("wordOf" in filter) return request[FILTERS[filter.wordOf].api].includes(filter.name);
		return request[filter.api];
	});
}

/** Counts of the answer: lists, then least numbers, then facts. */
const COUNTED = [...filtersOf("all", "any"), ...filtersOf("atLeast"), ...filtersOf("yes")].filter(
	(filter) => !("wordOf" in filter) && !("isCountedByApi" in filter),
);

type CountedFilter = Exclude<
	Extract<Filter, { readonly kind: "all" | "any" | "atLeast" | "yes" }>,
	{ readonly wordOf: string } | { readonly isCountedByApi: false }
>;
export type ApiFacets = { readonly [Of in CountedFilter as Of["api"]]: FacetCounts[Of["name"]] };

/** The counts as the API names them; a filter that is a word of a list is counted in it. */
export function apiFacets(facets: FacetCounts): ApiFacets {
	return Object.fromEntries(
		COUNTED.map((filter) => {
			const counts = facets[filter.name];
			if (filter.kind !== "all" && filter.kind !== "any") return [filter.api, counts];
			const own = wordsOf(filter).flatMap((word) => (Object.hasOwn(facets, word) ? [word] : []));
			return [
				filter.api,
				{ ...(counts as object), ...Object.fromEntries(own.map((word) => [word, facets[word as "detached"]])) },
			];
		}),
	) as ApiFacets;
}

const count = z.number().int();

/** Schema of the counts. */
export const facetsSchema = z.object(
	Object.fromEntries(
		COUNTED.map(({ api, kind }) => [api, kind === "yes" ? count : z.record(z.string(), count)]),
	) as Readonly<Record<string, z.ZodType>>,
);
