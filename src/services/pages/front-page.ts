import type { Language } from "#domain/language.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { NO_FILTERS } from "#search/query.ts";
import { alternates } from "#site/href.ts";
import type { FrontView } from "#site/views/front-view.ts";
import { accosOf } from "../acco-answer.ts";
import type { App } from "../app.ts";
import { type PlaceNode, placePath, placeTree } from "../place-tree.ts";

const HOMES_SHOWN = 8;
const PLACES_SHOWN = 8;

/** The home screen: a few homes and the places with most of them. */
export async function frontPage(app: App, language: Language): Promise<FrontView> {
	const [tree, result] = await Promise.all([
		placeTree(app.db),
		app.search.search({
			...{ stays: null, party: DEFAULT_PARTY, filters: NO_FILTERS, sort: "recommended" },
			...{ from: 0, perPage: HOMES_SHOWN, center: null },
		}),
	]);
	return {
		today: isoOf(app.clock.today()),
		homes: result.totalResults,
		places: startingPoints(tree.nodes)
			.slice(0, PLACES_SHOWN)
			.map((node) => ({ label: node.names[language], href: placePath(node, language), count: node.count })),
		accos: await accosOf(app.db, result.hits, language),
		alternates: alternates("home", () => ({})),
	};
}

/** Countries where there are several, else regions, else places. */
function startingPoints(nodes: readonly PlaceNode[]): readonly PlaceNode[] {
	const of = (type: PlaceNode["type"]) => nodes.filter((node) => node.type === type);
	const levels = [of("country"), of("region"), of("placename")];
	return levels.find((level) => level.length > 2) ?? of("placename");
}
