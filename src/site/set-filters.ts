import { FILTER_GROUPS, type Filter, filtersOf } from "#domain/search/filters.ts";
import type { SearchParams } from "./search-params.ts";

/** A choice that a search has set, and the search without it. */
export interface SetFilter {
	readonly filter: Filter;
	readonly choice: string | number | true;
	readonly without: SearchParams;
}

const BY_KIND = [...filtersOf("all", "any"), ...filtersOf("yes"), ...filtersOf("atLeast", "within")];
/** As the panel shows them: group by group, within one lists, facts, numbers. */
const PANEL_ORDER = FILTER_GROUPS.flatMap((group) => BY_KIND.filter((filter) => filter.group === group));

/** The choices of all filters that a search has set, each word of a list by itself, in the order of the panel. */
export function setFilters(params: SearchParams): readonly SetFilter[] {
	return PANEL_ORDER.flatMap((filter): SetFilter[] => {
		const value = params[filter.address];
		if (value === undefined) return [];
		const without = (rest: readonly string[] | undefined) => ({ ...params, page: undefined, [filter.address]: rest });
		if (typeof value === "number") {
			return [{ filter, choice: filter.kind === "yes" ? true : value, without: without(undefined) }];
		}
		const words: readonly string[] = value;
		return words.map((choice) => ({ filter, choice, without: without(words.filter((other) => other !== choice)) }));
	});
}
