import type { SearchEngine } from "#search/engine.ts";
import type { SearchQuery } from "#search/query.ts";
import type { App } from "./app.ts";
import type { TestHouses, Viewer } from "./viewer.ts";

/**
 * The product as a viewer may see it: what searches, suggests, prices or books by it knows the viewer. What is handed
 * the product itself knows nobody, and shows no test house.
 */
export async function productFor(app: App, viewer: Viewer): Promise<App> {
	const { testHouses } = viewer;
	if (testHouses === "no") return app;
	return {
		...app,
		viewer,
		search: engineFor(app.search, testHouses),
		suggestions: await app.suggestions.withTestHouses(testHouses),
	};
}

/** An engine of its own, so that nothing kept for the public's engine is kept for this one. */
function engineFor(engine: SearchEngine, testHouses: TestHouses): SearchEngine {
	const withChoice = <Query extends SearchQuery>(query: Query): Query => ({
		...query,
		filters: { ...query.filters, testHouses },
	});
	return {
		name: engine.name,
		search: (query) => engine.search(withChoice(query)),
		offers: (query) => engine.offers(withChoice(query)),
		lastMinutes: (query) => engine.lastMinutes(withChoice(query)),
		reductions: (questions) => engine.reductions(questions),
		explain: (query, accoId) => engine.explain(withChoice(query), accoId),
		get version() {
			return engine.version;
		},
		get size() {
			return engine.size;
		},
		refresh: () => engine.refresh(),
		close: () => engine.close(),
	};
}
