import type { DayNumber } from "#domain/time/civil-date.ts";
import { plainSearch } from "../plain-search.ts";
import type { SearchQuery, SearchResult } from "../query.ts";
import type { SearchHome } from "../search-home.ts";

/** All homes of the catalogue in memory. */
export interface MemoryIndex {
	clear(): void;
	/** Takes in homes as they are now, and forgets others. */
	put(homes: readonly SearchHome[], gone: readonly string[], today: DayNumber): void;
	/** Makes what was put visible to searches. */
	settle(today: DayNumber): Promise<void>;
	search(query: SearchQuery, today: DayNumber): SearchResult;
	/** Homes that are live. */
	readonly size: number;
	readonly lastDay: DayNumber | null;
}

export function createMemoryIndex(): MemoryIndex {
	const homes = new Map<string, SearchHome>();
	return {
		clear: () => homes.clear(),
		put: (changed, gone) => {
			for (const accoId of gone) homes.delete(accoId);
			for (const home of changed) homes.set(home.home.accoId, home);
		},
		settle: async () => {},
		search: (query, today) => plainSearch([...homes.values()], query, today),
		get size() {
			return [...homes.values()].filter(({ status }) => status === "live").length;
		},
		lastDay: null,
	};
}
