import type { SearchParams } from "#site/search-params.ts";

/** Names of the fields of when to go, in a form and an address. */
export const WHEN_NAMES = ["arrival", "departure", "diffDays", "flex", "month"] as const;

/** When to go: exact dates, dates with some play, or any stay of a length in a month. */
export type When = Pick<SearchParams, (typeof WHEN_NAMES)[number]>;
