import { createMemoryIndex } from "#search/memory/memory-index.ts";
import type { SearchEngine } from "#search/query.ts";
import { type FeedSettings, openChangeFeed } from "./change-feed.ts";

export const ENGINES = ["memory", "sql"] as const;
export type EngineKind = (typeof ENGINES)[number];

/** Opens an engine that is complete when it is answered and follows the database until it is closed. */
export async function createSearchEngine(_kind: EngineKind, settings: FeedSettings): Promise<SearchEngine> {
	return openMemoryEngine(settings);
}

async function openMemoryEngine(settings: FeedSettings): Promise<SearchEngine> {
	const index = createMemoryIndex();
	const feed = await openChangeFeed(
		{
			clear: async () => index.clear(),
			put: async (homes, gone, today) => index.put(homes, gone, today),
			settle: (today) => index.settle(today),
			get lastDay() {
				return index.lastDay;
			},
		},
		settings,
	);
	return {
		name: "memory",
		search: async (query) => {
			const today = settings.clock.today();
			// Midnight: lead times, reductions and lowest prices are another day's.
			if (feed.day !== today) await feed.refresh();
			return index.search(query, today);
		},
		get version() {
			return feed.version;
		},
		get size() {
			return index.size;
		},
		refresh: feed.refresh,
		close: feed.close,
	};
}
