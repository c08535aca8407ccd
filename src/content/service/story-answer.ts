import { LANGUAGES, type Language } from "#domain/language.ts";
import { DEFAULT_LANGUAGE, flatten, LANGUAGE_CODES, textIn } from "../stories/languages.ts";
import type { StoredStory, Version } from "../stories/space.ts";

/** Stories as the Content Delivery API v2 writes them (docs/guides/content-and-blocks.md#content-service). */

/** Content of one story in one language: the root block. */
export type Content = Readonly<Record<string, unknown>>;

export interface StoryAnswer {
	readonly name: string;
	readonly created_at: string;
	readonly published_at: string | null;
	readonly updated_at: string;
	readonly id: number;
	readonly uuid: string;
	readonly content: Content;
	readonly slug: string;
	readonly full_slug: string;
	readonly sort_by_date: string | null;
	readonly position: number;
	readonly tag_list: readonly string[];
	readonly is_startpage: boolean;
	readonly parent_id: number;
	readonly meta_data: Readonly<Record<string, unknown>> | null;
	readonly group_id: string;
	readonly first_published_at: string | null;
	readonly release_id: number | null;
	readonly lang: string;
	readonly path: string | null;
	readonly alternates: readonly unknown[];
	readonly default_full_slug: string | null;
	readonly translated_slugs: readonly TranslatedSlug[] | null;
}

export interface TranslatedSlug {
	readonly path: string;
	readonly name: string;
	readonly lang: string;
	readonly published: boolean;
}

/** In which form stories are asked for. */
export interface Form {
	readonly version: Version;
	readonly language: Language;
	/** Where a text is missing in `language`; then the default language. */
	readonly fallback: Language;
}

/** Id of the one space that the embedded service holds. */
export const SPACE_ID = 100_001;

const flattened = new WeakMap<object, Map<string, Content>>();

/** A story's content in one form. Kept as long as the story: its files do not change under it. */
export function contentOf(story: StoredStory, { version, language, fallback }: Form): Content {
	const stored = story.versions[version].content;
	const key = `${version} ${language} ${fallback}`;
	const known = flattened.get(story) ?? new Map<string, Content>();
	flattened.set(story, known);
	const kept = known.get(key);
	if (kept) return kept;
	const flat = flatten(stored, language, fallback) as Content;
	const content = version === "draft" ? (editable(flat, story.id) as Content) : flat;
	known.set(key, content);
	return content;
}

/** Address in a language with the language in front, as the service writes it; the default language has none. */
export function fullSlugOf(story: Pick<StoredStory, "path">, language: Language): string {
	return language === DEFAULT_LANGUAGE ? story.path[language] : `${language}/${story.path[language]}`;
}

/** A whole story in one form. */
export function storyAnswer(story: StoredStory, form: Form): StoryAnswer {
	const { language, version } = form;
	return {
		name: textIn(story.versions[version].name, language),
		created_at: story.createdAt,
		published_at: story.publishedAt,
		updated_at: story.updatedAt,
		id: story.id,
		uuid: story.uuid,
		content: contentOf(story, form),
		slug: story.slug[language],
		full_slug: fullSlugOf(story, language),
		sort_by_date: null,
		position: story.position,
		tag_list: story.tags,
		is_startpage: story.isStartpage,
		parent_id: story.parentId,
		meta_data: story.metaData,
		group_id: story.groupId,
		first_published_at: story.firstPublishedAt,
		release_id: null,
		lang: language === DEFAULT_LANGUAGE ? "default" : language,
		path: null,
		alternates: [],
		default_full_slug: story.translatedSlugs ? story.path[DEFAULT_LANGUAGE] : null,
		translated_slugs: story.translatedSlugs ? translatedSlugs(story, version) : null,
	};
}

/** The same story without the fields named: root fields of the content (never its component) and of the story. */
export function withoutFields(
	story: StoryAnswer,
	contentFields: readonly string[],
	storyFields: readonly string[],
): Partial<StoryAnswer> {
	const content = without(
		story.content,
		contentFields.filter((field) => field !== "component" && field !== "_uid"),
	);
	return without({ ...story, content }, storyFields);
}

function without<Value extends object>(value: Value, fields: readonly string[]): Value {
	if (fields.length === 0) return value;
	return Object.fromEntries(Object.entries(value).filter(([key]) => !fields.includes(key))) as Value;
}

function translatedSlugs(story: StoredStory, version: Version): TranslatedSlug[] {
	return LANGUAGE_CODES.map((lang) => ({
		path: story.path[lang],
		name: textIn(story.versions[version].name, lang),
		lang,
		published: story.published,
	}));
}

/** Marks every block with the comment by which the visual editor finds it. */
function editable(value: unknown, storyId: number): unknown {
	if (Array.isArray(value)) return value.map((item) => editable(item, storyId));
	if (typeof value !== "object" || value === null) return value;
	const object = value as Record<string, unknown>;
	const marked = Object.fromEntries(Object.entries(object).map(([key, item]) => [key, editable(item, storyId)]));
	if (typeof object.component !== "string" || typeof object._uid !== "string") return marked;
	const facts = [
		`"name": ${JSON.stringify(object.component)}`,
		`"space": "${SPACE_ID}"`,
		`"uid": ${JSON.stringify(object._uid)}`,
		`"id": "${storyId}"`,
	];
	return { ...marked, _editable: `<!--#storyblok#{${facts.join(", ")}}-->` };
}

/** All addresses under which a story may be asked for in a language, without slashes around them. */
export function addressesOf(story: StoredStory, language: Language): readonly string[] {
	const own = [story.path[DEFAULT_LANGUAGE], story.path[language], fullSlugOf(story, language)];
	return [...new Set(own.map((path) => path.replace(/\/$/, "")))];
}

/** The language that a path begins with, and the rest of it (`de/blog/…`). */
export function splitLanguage(path: string): { readonly language: Language | null; readonly rest: string } {
	const [first = "", ...rest] = path.split("/");
	const language = LANGUAGES.find((language) => language === first && language !== DEFAULT_LANGUAGE) ?? null;
	return language && rest.length > 0 ? { language, rest: rest.join("/") } : { language: null, rest: path };
}
