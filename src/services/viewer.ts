import type { SearchEngine, SearchQuery } from "#search/query.ts";
import type { App } from "./app.ts";

/**
 * Who asks, as far as it decides which homes are shown. Only a staff session may see test houses (specification
 * §4: no, yes, testOnly); other visitors are PUBLIC.
 */
export interface Viewer {
	readonly testHouses: TestHouses;
}

export const TEST_HOUSES = ["no", "yes", "testOnly"] as const;
export type TestHouses = (typeof TEST_HOUSES)[number];

export const PUBLIC: Viewer = { testHouses: "no" };

/** Statuses of homes that a viewer may see. */
export function visibleStatuses({ testHouses }: Viewer = PUBLIC): readonly ("live" | "test")[] {
	if (testHouses === "testOnly") return ["test"];
	return testHouses === "yes" ? ["live", "test"] : ["live"];
}

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
	const withChoice = (query: SearchQuery): SearchQuery => ({ ...query, filters: { ...query.filters, testHouses } });
	return {
		name: engine.name,
		search: (query) => engine.search(withChoice(query)),
		offers: (query) => engine.offers(withChoice(query)),
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
