import { languageOf } from "../stories/languages.ts";
import type { Space, StoredStory } from "../stories/space.ts";
import { passes, readFilter } from "./filter.ts";
import { compareStories, readSort } from "./sort.ts";
import { addressesOf, contentOf, type Form, fullSlugOf, type StoryAnswer, storyAnswer } from "./story-answer.ts";

/** `GET cdn/stories`: which stories, in which order. */

/** Parameters that every call takes. */
const COMMON = ["token", "version", "cv"] as const;
const FORM = [
	...COMMON,
	"language",
	"fallback_lang",
	"resolve_relations",
	"resolve_level",
	"resolve_links",
	"resolve_links_level",
	"excluding_fields",
	"excluding_story_fields",
	"content_type",
	"from_release",
	"resolve_assets",
] as const;

const MOMENTS = ["published_at", "first_published_at", "updated_at"] as const;
const BOUNDS = ["gt", "gte", "lt", "lte"] as const;

/** Parameters of one story; any other is refused with 422. */
export const STORY_PARAMETERS: ReadonlySet<string> = new Set([...FORM, "find_by"]);
export const STORIES_PARAMETERS: ReadonlySet<string> = new Set([
	...FORM,
	"page",
	"per_page",
	"starts_with",
	"by_slugs",
	"excluding_slugs",
	"by_uuids",
	"by_uuids_ordered",
	"by_ids",
	"excluding_ids",
	"level",
	"is_startpage",
	"with_tag",
	"search_term",
	"sort_by",
	"in_workflow_stages",
	...MOMENTS.flatMap((moment) => BOUNDS.map((bound) => `${moment}_${bound}`)),
]);
export const LINKS_PARAMETERS: ReadonlySet<string> = new Set([
	...COMMON,
	"starts_with",
	"with_parent",
	"by_uuid",
	"include_dates",
	"paginated",
	"page",
	"per_page",
]);
export const DATASOURCES_PARAMETERS: ReadonlySet<string> = new Set([...COMMON, "search", "by_ids", "page", "per_page"]);
export const ENTRIES_PARAMETERS: ReadonlySet<string> = new Set([
	...COMMON,
	"datasource",
	"dimension",
	"page",
	"per_page",
]);
export const TAGS_PARAMETERS: ReadonlySet<string> = new Set([...COMMON, "starts_with"]);
export const SPACE_PARAMETERS: ReadonlySet<string> = new Set(COMMON);

export function listOf(value: string | null): string[] {
	return (value ?? "")
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
}

export function formOf(params: URLSearchParams): Form {
	const language = languageOf(params.get("language"));
	const version = params.get("version") === "draft" ? "draft" : "published";
	return { version, language, fallback: languageOf(params.get("fallback_lang")) };
}

/** A page number from 1; anything else is the first. */
export function pageOf(params: URLSearchParams, most: number): { readonly page: number; readonly perPage: number } {
	const whole = (name: string) => {
		const number = Number.parseInt(params.get(name) ?? "", 10);
		return number > 0 ? number : null;
	};
	return { page: whole("page") ?? 1, perPage: Math.min(whole("per_page") ?? 25, most) };
}

/** The stories that a list query finds, all of them, in its order. */
export function findStories(space: Space, params: URLSearchParams): StoredStory[] {
	const form = formOf(params);
	const filter = readFilter(params);
	const defaultForm: Form = { ...form, language: languageOf(null), fallback: languageOf(null) };
	const tests: ((story: StoredStory) => boolean)[] = [
		(story) => form.version === "draft" || story.published,
		...textTests(params, form),
		...momentTests(params),
		(story) => passes(filter, { content: contentOf(story, defaultForm), stored: story.versions[form.version].content }),
	];
	const found = space.stories.filter((story) => tests.every((test) => test(story)));
	return inOrder(found, params, form);
}

function textTests(params: URLSearchParams, form: Form): ((story: StoredStory) => boolean)[] {
	const tests: ((story: StoredStory) => boolean)[] = [];
	const add = (name: string, test: (value: string) => (story: StoredStory) => boolean) => {
		const value = params.get(name);
		if (value !== null && value !== "") tests.push(test(value));
	};
	const slugsOf = (story: StoredStory) => [story.path.en, story.path[form.language], fullSlugOf(story, form.language)];
	add("starts_with", (text) => (story) => slugsOf(story).some((slug) => slug.startsWith(text.replace(/^\//, ""))));
	add("by_slugs", (text) => {
		const patterns = listOf(text).map(patternOf);
		return (story) => patterns.some((pattern) => slugsOf(story).some((slug) => pattern(slug)));
	});
	add("excluding_slugs", (text) => {
		const patterns = listOf(text).map(patternOf);
		return (story) => !patterns.some((pattern) => slugsOf(story).some((slug) => pattern(slug)));
	});
	for (const name of ["by_uuids", "by_uuids_ordered"]) {
		add(name, (text) => {
			const uuids = new Set(listOf(text));
			return (story) => uuids.has(story.uuid);
		});
	}
	add("by_ids", (text) => {
		const ids = new Set(listOf(text));
		return (story) => ids.has(String(story.id));
	});
	add("excluding_ids", (text) => {
		const ids = new Set(listOf(text));
		return (story) => !ids.has(String(story.id));
	});
	add("content_type", (text) => (story) => contentOf(story, form).component === text);
	add("level", (text) => (story) => levelOf(story) === Number(text));
	add("is_startpage", (text) => (story) => story.isStartpage === (text === "1" || text === "true"));
	add("with_tag", (text) => {
		const tags = listOf(text);
		return (story) => tags.some((tag) => story.tags.includes(tag));
	});
	add("search_term", (text) => {
		const words = wordsOf(text);
		return (story) => rankOf(story, words, form) !== null;
	});
	// Stories of files have no workflow.
	add("in_workflow_stages", () => () => false);
	return tests;
}

function momentTests(params: URLSearchParams): ((story: StoredStory) => boolean)[] {
	const read = {
		published_at: (story: StoredStory) => story.publishedAt,
		first_published_at: (story: StoredStory) => story.firstPublishedAt,
		updated_at: (story: StoredStory) => story.updatedAt,
	};
	return MOMENTS.flatMap((moment) =>
		BOUNDS.flatMap((bound) => {
			const limit = Date.parse(momentText(params.get(`${moment}_${bound}`) ?? ""));
			if (Number.isNaN(limit)) return [];
			return [
				(story: StoredStory) => {
					const found = Date.parse(read[moment](story) ?? "");
					if (Number.isNaN(found)) return false;
					if (bound === "gt") return found > limit;
					if (bound === "gte") return found >= limit;
					return bound === "lt" ? found < limit : found <= limit;
				},
			];
		}),
	);
}

/** An instant as the API takes it; one without a zone is UTC. */
function momentText(text: string): string {
	const iso = text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/, "$1T$2");
	return iso.includes("T") && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? `${iso}Z` : iso;
}

function inOrder(found: StoredStory[], params: URLSearchParams, form: Form): StoredStory[] {
	const sort = params.get("sort_by");
	if (sort) {
		const compare = compareStories(readSort(sort));
		const answers = new Map<StoredStory, StoryAnswer>(found.map((story) => [story, storyAnswer(story, form)]));
		const of = (story: StoredStory) => answers.get(story) ?? storyAnswer(story, form);
		return found.sort((a, b) => compare(of(a), of(b)));
	}
	const given = listOf(params.get("by_uuids_ordered"));
	if (given.length > 0) {
		const places = new Map(given.map((uuid, index) => [uuid, index]));
		return found.sort((a, b) => (places.get(a.uuid) ?? 0) - (places.get(b.uuid) ?? 0));
	}
	const term = params.get("search_term");
	if (term) {
		const words = wordsOf(term);
		const ranks = new Map(found.map((story) => [story, rankOf(story, words, form) ?? 0]));
		const rank = (story: StoredStory) => ranks.get(story) ?? 0;
		return found.sort((a, b) => rank(a) - rank(b) || a.position - b.position);
	}
	return found;
}

/** Words of a term that count: each is looked for in every text of every story. */
const MOST_WORDS = 12;
/** Characters of a term that are read. */
const LONGEST_TERM = 400;

function wordsOf(term: string): readonly string[] {
	const words = term.slice(0, LONGEST_TERM).toLowerCase().split(/\s+/).filter(Boolean);
	return [...new Set(words)].slice(0, MOST_WORDS);
}

/** 0: the words are in the address, 1: in the name, 2: in the content, null: nowhere. All of them must be there. */
function rankOf(story: StoredStory, words: readonly string[], form: Form): number | null {
	if (words.length === 0) return 2;
	const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
	const answer = storyAnswer(story, form);
	if (has(answer.full_slug)) return 0;
	if (has(answer.name)) return 1;
	return has(textsIn(answer.content).join(" ")) ? 2 : null;
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) =>
		key === "_uid" || key === "_editable" || key === "component" ? [] : textsIn(item),
	);
}

/** Depth: 1 at the root, 2 inside a folder; a start page stands as deep as its folder's other stories. */
function levelOf(story: StoredStory): number {
	return story.path.en.split("/").length;
}

/** `*` in an address stands for any text. */
function patternOf(pattern: string): (slug: string) => boolean {
	const parts = pattern.replace(/^\//, "").split("*");
	if (parts.length === 1) return (slug) => slug === parts[0] || slug === `${parts[0]}/`;
	const [first = "", ...rest] = parts;
	const last = rest.pop() ?? "";
	return (slug) => {
		if (!slug.startsWith(first)) return false;
		let at = first.length;
		for (const part of rest) {
			const found = slug.indexOf(part, at);
			if (found < 0) return false;
			at = found + part.length;
		}
		return slug.length - last.length >= at && slug.endsWith(last);
	};
}

/** The story at an address, id or UUID; null if there is none that the version shows. */
export function findStory(space: Space, key: string, by: "uuid" | null, form: Form): StoredStory | null {
	const slug = key.replace(/^\/+|\/+$/g, "");
	const found =
		by === "uuid"
			? space.byUuid.get(slug)
			: (space.stories.find((story) => addressesOf(story, form.language).includes(slug)) ??
				(/^\d+$/.test(slug) ? space.stories.find((story) => String(story.id) === slug) : undefined));
	return found && (form.version === "draft" || found.published) ? found : null;
}
