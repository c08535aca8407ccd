import { MOST_LETTERS } from "#domain/search/limits.ts";
import { printSearchParams, type SearchParams } from "./search-params.ts";

/** The sentence behind a search, as its address keeps it while what was understood is shown. */
const SAID = "said";

/** The query of a search with the sentence that it was read from. */
export function saidString(params: SearchParams, sentence: string): string {
	const query = new URLSearchParams({ ...printSearchParams(params), [SAID]: sentence.trim() });
	return `?${query.toString().replaceAll("%2C", ",")}`;
}

/** The sentence in a query; empty without one. */
export function saidIn(query: Readonly<Record<string, string>>): string {
	return (query[SAID] ?? "").slice(0, MOST_LETTERS).trim();
}
