import type { Language } from "#domain/language.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, textIn } from "../stories/languages.ts";
import type { Folder, Space, StoredStory } from "../stories/space.ts";
import { type Form, fullSlugOf } from "./story-answer.ts";

/** Entries of `cdn/links`: stories and folders with their addresses. */

export interface LinkAnswer {
	readonly id: number;
	readonly uuid: string;
	/** The whole address. */
	readonly slug: string;
	readonly path: string | null;
	readonly real_path: string;
	readonly name: string;
	readonly published: boolean;
	readonly parent_id: number;
	readonly is_folder: boolean;
	readonly is_startpage: boolean;
	readonly position: number;
	readonly alternates?: readonly unknown[];
	readonly published_at?: string | null;
	readonly created_at?: string;
	readonly updated_at?: string;
}

/** All links of a space: folders first, then stories in editor order. */
export function linksOf(space: Space, version: Form["version"], dates: boolean): LinkAnswer[] {
	const stories = space.stories.filter((story) => version === "draft" || story.published);
	const folders = space.folders.filter((folder) => version === "draft" || folder.published);
	return [...folders.map(folderLink), ...stories.map((story) => storyLink(story, version, dates))];
}

/** One story as a link; `full_slug` beside it is what `resolve_links=link` adds. */
export function storyLink(
	story: StoredStory,
	version: Form["version"],
	dates = false,
	language: Language = DEFAULT_LANGUAGE,
): LinkAnswer {
	const slug = fullSlugOf(story, language);
	return {
		id: story.id,
		uuid: story.uuid,
		slug,
		path: null,
		real_path: `/${slug}`,
		name: textIn(story.versions[version].name, language),
		published: story.published,
		parent_id: story.parentId,
		is_folder: false,
		is_startpage: story.isStartpage,
		position: story.position,
		...(story.translatedSlugs && { alternates: alternatesOf(story, version) }),
		...(dates && { published_at: story.publishedAt, created_at: story.createdAt, updated_at: story.updatedAt }),
	};
}

function alternatesOf(story: StoredStory, version: Form["version"]) {
	return LANGUAGE_CODES.map((lang) => ({
		path: story.path[lang],
		name: textIn(story.versions[version].name, lang),
		lang,
		published: story.published,
		translated_slug: story.path[lang],
	}));
}

function folderLink(folder: Folder): LinkAnswer {
	const slug = folder.path[DEFAULT_LANGUAGE];
	return {
		id: folder.id,
		uuid: folder.uuid,
		slug,
		path: null,
		real_path: `/${slug}`,
		name: folder.name,
		published: folder.published,
		parent_id: folder.parentId,
		position: folder.position,
		is_folder: true,
		is_startpage: false,
	};
}
