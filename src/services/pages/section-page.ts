import type { ContentStory } from "#content/client/content-story.ts";
import type { Language } from "#domain/language.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { storyHref } from "#site/story-href.ts";
import type { Crumb } from "#site/views/content-view.ts";
import type { StoryCard, StoryList } from "#site/views/story-view.ts";
import type { App } from "../app.ts";
import { crumbOf } from "./story-page.ts";

/** Sections of stories: each a folder of the content, with its own list and screens. */
export const SECTIONS = ["blog", "news", "promotions", "parks", "vacancies"] as const;
export type Section = (typeof SECTIONS)[number];

/** Stories on one page of a list. */
const PER_PAGE = 10;

/** What a section holds and how its list is ordered: news by its day, the rest as the editor ordered it. */
const KINDS = {
	blog: { component: "article", sortBy: "first_published_at:desc" },
	news: { component: "article", sortBy: "first_published_at:desc" },
	promotions: { component: "promotion", sortBy: "position:desc" },
	parks: { component: "park", sortBy: "position:desc" },
	vacancies: { component: "vacancy", sortBy: "position:desc" },
} as const satisfies Record<Section, { component: string; sortBy: string }>;

/** One page of a section's stories; null for a page after the last. */
export async function sectionCards(
	app: Pick<App, "content" | "clock">,
	section: Section,
	language: Language,
	page: number,
	draft: boolean,
): Promise<StoryList | null> {
	const read = (page: number) =>
		app.content.stories({
			language,
			draft,
			page,
			perPage: PER_PAGE,
			startsWith: `${section}/`,
			contentType: KINDS[section].component,
			sortBy: KINDS[section].sortBy,
			// A vacancy that is closed keeps its page, but is offered no more.
			...(section === "vacancies" && { filter: { closes_at: { gt_date: `${isoOf(app.clock.today() - 1)} 00:00` } } }),
			excludingFields: ["body", "terms"],
		});
	const first = await read(1);
	const pages = Math.max(1, Math.ceil(first.total / PER_PAGE));
	// Pages that are none are not asked for: copies are kept of every question.
	if (page > pages) return null;
	const { stories } = page === 1 ? first : await read(page);
	return { cards: stories.map((story) => storyCard(story, language)), page, pages, perPage: PER_PAGE };
}

/** All stories of a section in its order, without their long texts. */
export async function sectionStories(app: App, section: Section, language: Language): Promise<readonly ContentStory[]> {
	return app.content.allStories({
		language,
		startsWith: `${section}/`,
		contentType: KINDS[section].component,
		sortBy: KINDS[section].sortBy,
		excludingFields: ["body", "terms"],
	});
}

/** The way to a story: its section. */
export async function sectionCrumbs(app: App, section: Section, language: Language): Promise<readonly Crumb[]> {
	const index = await app.content.story(`${section}/`, language);
	const crumb = index && crumbOf(index, language);
	return crumb ? [crumb] : [];
}

/** A story as lists show it. */
export function storyCard(story: ContentStory, language: Language): StoryCard {
	const { title, intro, picture, place, hours } = story.content;
	const words = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
	const { filename, alt } = (picture ?? {}) as { filename?: unknown; alt?: unknown };
	const dated = story.content.component === "article";
	return {
		uuid: story.uuid,
		title: words(title) ?? story.name,
		text: words(intro) ?? "",
		href: storyHref(story.path, language) ?? "",
		date: dated ? (story.firstPublishedAt?.slice(0, 10) ?? null) : null,
		note: [words(place), words(hours)].filter(Boolean).join(" · ") || null,
		picture: words(filename) === null ? null : { filename: String(filename), alt: words(alt) ?? "" },
	};
}
