import type { FeedLog } from "#db/search/change-feed.ts";
import { createSearchEngine } from "#db/search/search-engine.ts";
import type { SearchEngine } from "#search/engine.ts";

/** An engine that reads the catalogue when it is first needed: few commands do. */
export function lateEngine({
	log,
	...source
}: Omit<Parameters<typeof createSearchEngine>[1], "log"> & { readonly log: Pick<FeedLog, "warn"> }): SearchEngine {
	// What it says of itself is no answer of a command.
	const quiet: FeedLog = { info: () => {}, warn: (facts, message) => log.warn(facts, message) };
	let opened: Promise<SearchEngine> | null = null;
	const engine = () => {
		opened ??= createSearchEngine("memory", { ...source, log: quiet });
		return opened;
	};
	return {
		name: "memory",
		search: async (query) => (await engine()).search(query),
		offers: async (query) => (await engine()).offers(query),
		lastMinutes: async (query) => (await engine()).lastMinutes(query),
		reductions: async (questions) => (await engine()).reductions(questions),
		explain: async (query, accoId) => (await engine()).explain(query, accoId),
		version: 0,
		size: 0,
		refresh: async () => (await engine()).refresh(),
		close: async () => (await opened)?.close(),
	};
}
