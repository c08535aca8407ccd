import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { type ToldPage, tellOfPage } from "#server/pages/request-context.ts";
import type { App } from "#services/app.ts";
import { homeThings } from "#site/structured/home.ts";
import { organization, type StructuredPage, type Thing } from "#site/structured/json-ld.ts";
import { searchThings, sectionThings } from "#site/structured/lists.ts";
import { storyThings } from "#site/structured/story.ts";
import type { HomeView } from "#site/views/home-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import type { StoryList, StoryView } from "#site/views/story-view.ts";

/** What loaders tell of their screens to search engines and social networks. Screens that none may list tell nothing. */

type Told = Pick<ToldPage, "title" | "description" | "picture"> & Partial<Pick<ToldPage, "kind" | "feed">>;

function tell(
	app: App,
	language: Language,
	path: string,
	told: Told,
	things: (page: StructuredPage) => readonly Thing[],
) {
	const page = { site: app.settings.publicUrl, language, path };
	tellOfPage({ kind: "website", ...told, language, path, things: things(page) });
}

/** Pages on which the company itself is told of. */
const OF_THE_COMPANY = new Set(["home", "pages/contact", "pages/about"]);

/** Tells of a story's screen. */
export function tellOfStory(
	app: App,
	language: Language,
	view: StoryView,
	more: { readonly storyPath: string; readonly list?: StoryList; readonly feed?: string },
): void {
	if (!view.indexable || view.canonical === null) return;
	const kind = view.content.component === "article" ? "article" : "website";
	const { list, storyPath, feed } = more;
	tell(app, language, view.canonical, { ...view, kind, ...(feed && { feed }) }, (page) => [
		...storyThings(page, view),
		...(list ? sectionThings(page, list) : []),
		...(OF_THE_COMPANY.has(storyPath) ? [organization(page, app.settings.officeMail)] : []),
	]);
}

/** Tells of a home's screen. */
export function tellOfHome(app: App, language: Language, view: HomeView): void {
	if (!view.indexable) return;
	const { acco } = view;
	const title = `${acco.title}, ${acco.placename}`;
	const picture = acco.images[0]?.src ?? null;
	const description = view.description.replace(/\s+/g, " ").slice(0, 200);
	tell(app, language, view.canonical, { title, description, picture }, (page) => homeThings(page, view));
}

/** Tells of a search. */
export function tellOfSearch(app: App, language: Language, view: SearchView): void {
	if (!view.indexable) return;
	const title = view.place
		? translator(language)("title.place", { place: view.place })
		: translator(language)(view.kind === "lastMinute" ? "title.lastMinute" : "title.search");
	const told = { title, description: translator(language)("title.searchText"), picture: null };
	tell(app, language, view.canonical, told, (page) => searchThings(page, view));
}
