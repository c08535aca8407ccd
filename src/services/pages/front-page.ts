import type { Language, Localized } from "#domain/language.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { alternates } from "#site/href.ts";
import type { StartingPlace } from "#site/views/block-data.ts";
import type { App } from "../app.ts";
import { type PlaceNode, placePath, placeTree } from "../places/place-tree.ts";
import { type StoryPage, type StoryReading, storyPage } from "./story-page.ts";

const PLACES_SHOWN = 8;

/** What the home screen shows beside the search box; story null: the content has none, and the box stands alone. */
export interface FrontPage {
	/** First day that can be searched for, ISO. */
	readonly today: string;
	readonly story: StoryPage | null;
	readonly alternates: Localized;
}

/** The home screen: its story of the content, whose blocks come below the search box. */
export async function frontPage(
	app: App,
	language: Language,
	reading: Pick<StoryReading, "draft"> = {},
): Promise<FrontPage> {
	const addresses = alternates("home", () => ({}));
	// A home screen without its blocks still searches.
	const story = await storyPage(app, "home", language, { ...reading, alternates: addresses }).catch(
		(error: unknown) => {
			app.log.error({ error: error instanceof Error ? error.stack : "" }, "home story cannot be read");
			return null;
		},
	);
	const page = story && "story" in story ? story : null;
	return { today: isoOf(app.clock.today()), story: page, alternates: addresses };
}

/** The places with most homes, the fullest first. */
export async function startingPlaces(app: App, language: Language): Promise<readonly StartingPlace[]> {
	const { nodes } = await placeTree(app);
	return startingPoints(nodes)
		.slice(0, PLACES_SHOWN)
		.map((node) => ({ label: node.names[language], href: placePath(node, language), count: node.count }));
}

/** Countries where there are several, else regions, else places. */
function startingPoints(nodes: readonly PlaceNode[]): readonly PlaceNode[] {
	const of = (type: PlaceNode["type"]) =>
		nodes.filter((node) => node.type === type).sort((one, other) => other.count - one.count);
	const levels = [of("country"), of("region"), of("placename")];
	return levels.find((level) => level.length > 2) ?? of("placename");
}
