import type { Language } from "#domain/language.ts";
import { printSearchParams, type SearchParams } from "#site/search-params.ts";

/** A search as the calls of `/search-api` take it. */
export interface SearchScope {
	readonly params: SearchParams;
	/** Slugs of the place from the country down; empty for everywhere. */
	readonly placeSlugs: readonly string[];
	/** The last-minute screen always has this filter. */
	readonly onlyLastMinutes?: boolean;
	/** What `fav=1` stands for in this browser. */
	readonly likes?: readonly string[];
}

/** The query of a call for a search; `extra` wins over what the search itself says. */
export function scopeQuery(
	{ params, placeSlugs, onlyLastMinutes = false, likes = [] }: SearchScope,
	language: Language,
	extra: Readonly<Record<string, string | undefined>> = {},
): URLSearchParams {
	const query = new URLSearchParams({ ...printSearchParams(params), lang: language });
	if (params.fav === "mine") query.set("fav", likes.join(","));
	if (onlyLastMinutes) query.set("lastMinutes", "1");
	const [country, region, placename] = placeSlugs;
	for (const [name, value] of Object.entries({ country, region, placename, ...extra })) {
		if (value !== undefined) query.set(name, value);
	}
	return query;
}
