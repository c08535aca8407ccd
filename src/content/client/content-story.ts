import { z } from "zod";
import { LANGUAGES, type Language, type Localized } from "#domain/language.ts";
import { DEFAULT_LANGUAGE, withoutLanguage } from "../stories/languages.ts";

/** A block as the service delivers it: its component's name and fields, which the component's schema knows. */
export interface ContentBlock {
	readonly _uid: string;
	readonly component: string;
	/** In drafts: where the visual editor finds it. */
	readonly _editable?: string;
	readonly [field: string]: unknown;
}

/** A story as pages use it. */
export interface ContentStory {
	readonly id: number;
	readonly uuid: string;
	readonly name: string;
	readonly language: Language;
	/** Address without the language, in this language and in each; a folder's start page ends in `/`. */
	readonly path: string;
	readonly paths: Localized;
	/** Last part of the address. */
	readonly slug: string;
	readonly isStartpage: boolean;
	readonly tags: readonly string[];
	readonly position: number;
	/** ISO instants; null while it is not published. */
	readonly publishedAt: string | null;
	readonly firstPublishedAt: string | null;
	readonly content: ContentBlock;
}

/** The fields that a valid answer must have; others are dropped. */
const storySchema = z.object({
	id: z.number(),
	uuid: z.string().min(1),
	name: z.string(),
	slug: z.string(),
	full_slug: z.string(),
	content: z.looseObject({ _uid: z.string(), component: z.string().min(1) }),
	is_startpage: z.boolean().optional(),
	tag_list: z.array(z.string()).nullish(),
	position: z.number().nullish(),
	published_at: z.string().nullish(),
	first_published_at: z.string().nullish(),
	default_full_slug: z.string().nullish(),
	translated_slugs: z.array(z.object({ path: z.string(), lang: z.string() })).nullish(),
});

/** Reads one story of an answer; throws on anything that is none. */
export function readStory(raw: unknown, language: Language): ContentStory {
	const story = storySchema.parse(raw);
	const path = withoutLanguage(story.full_slug);
	const original = story.default_full_slug ?? path;
	const translated = new Map(story.translated_slugs?.map((slug) => [slug.lang, withoutLanguage(slug.path)]));
	const paths = Object.fromEntries(
		LANGUAGES.map((each) => {
			if (each === language) return [each, path];
			return [each, each === DEFAULT_LANGUAGE ? original : (translated.get(each) ?? original)];
		}),
	) as unknown as Localized;
	return {
		id: story.id,
		uuid: story.uuid,
		name: story.name,
		slug: story.slug,
		language,
		path,
		paths,
		isStartpage: story.is_startpage ?? false,
		tags: story.tag_list ?? [],
		position: story.position ?? 0,
		publishedAt: story.published_at ?? null,
		firstPublishedAt: story.first_published_at ?? null,
		content: story.content as ContentBlock,
	};
}
