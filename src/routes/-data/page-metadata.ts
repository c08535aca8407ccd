import type { Language } from "#domain/language.ts";
import { type PageMetadata, setMetadata } from "#server/pages/page-request.ts";
import type { App } from "#services/app.ts";
import { socialCardPath } from "#services/pictures/social-card.ts";
import type { HeadText } from "#site/head-text.ts";
import { contentPicture } from "#site/image-url.ts";
import { homeThings } from "#site/structured/home.ts";
import { organization, type StructuredPage, type Thing } from "#site/structured/json-ld.ts";
import { bestWeekThings, searchThings, sectionThings } from "#site/structured/lists.ts";
import { storyThings } from "#site/structured/story.ts";
import type { AccommodationView } from "#site/views/accommodation-view.ts";
import type { BestWeekView } from "#site/views/best-week-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import type { StoryList, StoryView } from "#site/views/story-view.ts";

/** What search engines and social networks read of a screen; nothing of those that none may list. */

interface Facts extends Pick<PageMetadata, "title" | "description">, Partial<Pick<PageMetadata, "kind" | "feed">> {
	/** Path or address of the screen's picture. */
	readonly picture: string | null;
}

/** The picture of pages that have none. */
const HOUSE_PICTURE = "/illustrations/hero.webp";

function set(
	app: App,
	language: Language,
	path: string,
	{ picture, ...facts }: Facts,
	things: (page: StructuredPage) => readonly Thing[],
) {
	const { publicUrl, appSecret } = app.settings;
	const page = { site: publicUrl, language, path };
	// A picture that lies elsewhere is not ours to draw on.
	const drawn = contentPicture(picture?.startsWith("/") ? picture : HOUSE_PICTURE)
		.replace(/^\/images\//, "")
		.replace(/\/m\/.*$/, "");
	const card = socialCardPath({ title: facts.title, picture: drawn }, appSecret);
	setMetadata({ kind: "website", ...facts, card, language, path, things: things(page) });
}

/** Pages that are about the company itself. */
const OF_THE_COMPANY = new Set(["home", "pages/contact", "pages/about"]);

/** Of a story's screen. */
export function setStoryMetadata(
	app: App,
	language: Language,
	view: StoryView,
	more: { readonly storyPath: string; readonly list?: StoryList; readonly feed?: string },
): void {
	if (!view.indexable || view.canonical === null) return;
	const kind = view.content.component === "article" ? "article" : "website";
	const { list, storyPath, feed } = more;
	set(app, language, view.canonical, { ...view, kind, ...(feed && { feed }) }, (page) => [
		...storyThings(page, view),
		...(list ? sectionThings(page, list) : []),
		...(OF_THE_COMPANY.has(storyPath) ? [organization(page, app.settings.officeMail)] : []),
	]);
}

/** Of a home's screen. */
export function setHomeMetadata(app: App, language: Language, view: AccommodationView): void {
	if (!view.indexable) return;
	const { acco } = view;
	const title = `${acco.title}, ${acco.placename}`;
	const picture = acco.images[0]?.src ?? null;
	const { description } = view.head;
	set(app, language, view.canonical, { title, description, picture }, (page) => homeThings(page, view));
}

/** Of a search. */
export function setSearchMetadata(app: App, language: Language, view: SearchView): void {
	if (view.indexable) set(app, language, view.canonical, factsOf(view.head), (page) => searchThings(page, view));
}

/** Of the question for the best week. */
export function setBestWeekMetadata(app: App, language: Language, view: BestWeekView): void {
	if (view.indexable) set(app, language, view.canonical, factsOf(view.head), (page) => bestWeekThings(page, view));
}

/** A picture has no room for the site's name, which stands on it. */
function factsOf({ title, description }: HeadText): Facts {
	return { title: title.split(" | ")[0] ?? title, description, picture: null };
}
