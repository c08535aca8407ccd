import type { ContentStory } from "#content/client/content-story.ts";
import { LANGUAGES, type Language, type Localized } from "#domain/language.ts";
import { storyHref } from "#site/story-href.ts";
import type { Crumb } from "#site/views/content-view.ts";
import type { StoryView } from "#site/views/story-view.ts";
import type { App } from "../app.ts";
import { storyHeadText } from "./head-texts.ts";
import type { MovedTo } from "./search-page.ts";

/** Pages that are stories of the content service. Null: there is none of that address (404). */

/** What of a story's screen does not hang on its blocks. */
export type StoryPage = Omit<StoryView, "content" | "data"> & { readonly story: ContentStory };

/** How a page reads its story. */
export interface StoryReading {
	/** The visual editor's token was checked: drafts are shown. */
	readonly draft?: boolean;
	/** Addresses of the screen, where they do not follow from the story's own. */
	readonly alternates?: Localized;
	/** False: search engines are never offered the page. */
	readonly indexable?: boolean;
	/** References to bring along, as `component.field`. */
	readonly resolveRelations?: readonly string[];
}

/** A story by its path in the language; one that is addressed in another language's words leads to its own. */
export async function storyPage(
	app: App,
	path: string,
	language: Language,
	reading: StoryReading = {},
): Promise<StoryPage | MovedTo | null> {
	const { draft = false, resolveRelations } = reading;
	const story = await app.content.story(path, language, { draft, resolveRelations });
	if (!story) return null;
	const alternates = reading.alternates ?? addressesOf(story);
	if (!alternates) return null;
	if (!reading.alternates && story.path !== path) return { movedTo: alternates[language] };
	return viewOf(story, language, alternates, reading);
}

function viewOf(story: ContentStory, language: Language, alternates: Localized, reading: StoryReading): StoryPage {
	const { content } = story;
	const [seo] = (content.seo ?? []) as readonly { title?: string; description?: string; noindex?: boolean }[];
	const words = (value: unknown) => (typeof value === "string" ? value : "");
	const title = seo?.title || words(content.title) || story.name;
	const description = seo?.description || words(content.description);
	return {
		story,
		storyId: story.id,
		title,
		description,
		head: storyHeadText(language, { title, description }),
		picture: pictureOfStory(content),
		crumbs: [],
		firstPublishedAt: story.firstPublishedAt,
		publishedAt: story.publishedAt,
		alternates,
		canonical: reading.indexable === false ? null : alternates[language],
		indexable: (reading.indexable ?? true) && seo?.noindex !== true,
		preview: reading.draft ?? false,
	};
}

/** The screen that shows a story, in each language; null where no screen does. */
export function addressesOf(story: ContentStory): Localized | null {
	const entries = LANGUAGES.map((language) => [language, storyHref(story.paths[language], language)] as const);
	return entries.every(([, href]) => href !== null) ? (Object.fromEntries(entries) as unknown as Localized) : null;
}

/** A link to a story, by its title. */
export function crumbOf(story: ContentStory, language: Language): Crumb | null {
	const href = storyHref(story.path, language);
	const { title } = story.content;
	return href === null ? null : { href, label: typeof title === "string" ? title : story.name };
}

/** The picture that a story is shown with elsewhere, as it names it: its own, else that of its first block. */
export function pictureOfStory(content: ContentStory["content"]): string | null {
	const blocks = [firstBlock(content.seo), content, firstBlock(content.header), firstBlock(content.body)];
	return blocks.reduce<string | null>((found, block) => found ?? pictureOf(block), null);
}

/** The first of a field's blocks. */
function firstBlock(blocks: unknown): unknown {
	return Array.isArray(blocks) ? blocks[0] : undefined;
}

function pictureOf(block: unknown): string | null {
	const { picture } = (block ?? {}) as { picture?: { filename?: unknown } };
	return typeof picture?.filename === "string" && picture.filename !== "" ? picture.filename : null;
}
