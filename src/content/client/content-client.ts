import type StoryblokClient from "storyblok-js-client";
import type { ISbStoriesParams } from "storyblok-js-client";
import { z } from "zod";
import type { Language } from "#domain/language.ts";
import { languageCode } from "../stories/languages.ts";
import type { ContentLog } from "../stories/log.ts";
import { type ContentSource, connect } from "./connection.ts";
import { type ContentStory, readStory } from "./content-story.ts";
import { openKeptCopies } from "./kept-copies.ts";
import { LastGood } from "./last-good.ts";

/** How pages read stories. Null or an empty list: there is none; `ContentUnavailableError`: the service is away and there is no copy. */
export interface ContentClient {
	/** One story by its address without the language, in the default language or in `language`. */
	story(path: string, language: Language, options?: ReadOptions): Promise<ContentStory | null>;
	/** One page of stories and how many there are. */
	stories(query: StoriesQuery): Promise<StoriesPage>;
	/** All stories of a query, page by page; `page` and `perPage` of the query are not looked at. */
	allStories(query: StoriesQuery): Promise<readonly ContentStory[]>;
	/** Stories by UUID in the order given, fetched fifty at a time; those that are not there are left out. */
	storiesByUuid(uuids: readonly string[], language: Language, options?: ReadOptions): Promise<readonly ContentStory[]>;
	/** Values of a data source by name, in a language where there is one. */
	datasource(slug: string, language: Language): Promise<ReadonlyMap<string, string>>;
	/** Where a story is edited; null: there is none of that address, or no editor, as for our own service. */
	editorAddress(path: string, language: Language): Promise<string | null>;
	/** Waits until copies are written. */
	settled(): Promise<void>;
}

export interface ReadOptions {
	/** What is not published yet; only for a preview whose token was checked. */
	readonly draft?: boolean;
	/** References to bring along, as `component.field`. */
	readonly resolveRelations?: readonly string[];
}

export interface StoriesQuery extends ReadOptions {
	readonly language: Language;
	/** Folder, with its closing slash: `blog/`. */
	readonly startsWith?: string;
	readonly contentType?: string;
	readonly withTag?: string;
	readonly searchTerm?: string;
	/** `first_published_at:desc`, `content.rating:desc:float`, … */
	readonly sortBy?: string;
	readonly isStartpage?: boolean;
	/** As the API takes it: `{ field: { operator: value } }`. */
	readonly filter?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
	/** Fields of the content's root that are not needed, as long texts in lists. */
	readonly excludingFields?: readonly string[];
	/** From 1. */
	readonly page?: number;
	/** 25 unless given; at most 100. */
	readonly perPage?: number;
}

export interface StoriesPage {
	readonly stories: readonly ContentStory[];
	readonly total: number;
}

export interface ContentClientOptions {
	readonly source: ContentSource;
	/** Token that may read drafts. */
	readonly previewToken: string;
	/** Where copies are kept for outages; null: in memory alone. */
	readonly copiesFolder: string | null;
	readonly log: ContentLog;
	/** For so long answers are good without asking for the version. */
	readonly freshMs?: number;
	readonly deadlineMs?: number;
}

/** Stories a page and UUIDs a request (specification §9). */
const PER_PAGE = 25;
const MOST_PER_PAGE = 100;
const UUIDS_A_REQUEST = 50;
/** Changes show after this long: at once to the eye from our own service, in seconds from one elsewhere. */
const FRESH_EMBEDDED_MS = 150;
const FRESH_REMOTE_MS = 10_000;

/** Where stories of real spaces are edited. */
const EDITOR = "https://app.storyblok.com";
const EDITOR_CHINA = "https://app.storyblokchina.cn";

const spaceSchema = z.object({ space: z.object({ id: z.number().optional(), version: z.number() }) });
const entriesSchema = z.object({
	datasource_entries: z.array(z.object({ name: z.string(), value: z.string(), dimension_value: z.string().nullish() })),
});

/** Opens the client over a source; asks nothing yet. */
export function openContentClient(options: ContentClientOptions): ContentClient {
	const { source, previewToken, log } = options;
	const client = connect(source, log);
	const embedded = source.kind === "embedded";
	const origin = embedded ? "embedded" : (source.endpoint ?? `region ${source.region ?? "eu"}`);
	const copies = openKeptCopies(options.copiesFolder, origin, log);
	const lastGood = new LastGood({
		copies,
		log,
		freshMs: options.freshMs ?? (embedded ? FRESH_EMBEDDED_MS : FRESH_REMOTE_MS),
		deadlineMs: options.deadlineMs,
		version: async () => {
			const answer = await client.get("cdn/spaces/me", {});
			const { version } = spaceSchema.parse(answer.data).space;
			// What the client sends as `cv`, so that no cache on the way answers with an older version.
			client.setCacheVersion(version);
			return version;
		},
	});

	/** A published answer, with its copy; or a draft, straight from the service. */
	function read<Value>(
		path: string,
		params: Params,
		draft: boolean,
		parse: (answer: Answer) => Value,
	): Promise<Value | null> {
		const ask = async () => {
			// The client writes into its parameters: each call gets its own.
			const answer = await getOrNull(client, path, {
				...params,
				...(draft && { version: "draft", token: previewToken }),
			});
			return answer && parse(answer);
		};
		return draft ? ask() : lastGood.read(`${path} ${JSON.stringify(params)}`, ask);
	}

	async function stories(query: StoriesQuery): Promise<StoriesPage> {
		const perPage = Math.min(query.perPage ?? PER_PAGE, MOST_PER_PAGE);
		const params = { ...listParams(query), per_page: perPage, page: query.page ?? 1 };
		const parse = ({ data, total }: Answer) => ({
			stories: z
				.array(z.unknown())
				.parse(data.stories)
				.map((story) => readStory(story, query.language)),
			total: total ?? 0,
		});
		return (await read("cdn/stories", params, query.draft ?? false, parse)) ?? { stories: [], total: 0 };
	}

	const story: ContentClient["story"] = (path, language, reading = {}) =>
		read(`cdn/stories/${encodePath(path)}`, formParams(language, reading), reading.draft ?? false, ({ data }) =>
			readStory(data.story, language),
		);

	return {
		story,
		stories,
		allStories: async (query) => {
			const all: ContentStory[] = [];
			for (let page = 1; ; page += 1) {
				const { stories: found, total } = await stories({ ...query, page, perPage: PER_PAGE });
				all.push(...found);
				if (found.length === 0 || all.length >= total) return all;
			}
		},
		storiesByUuid: async (uuids, language, reading = {}) => {
			const found: ContentStory[] = [];
			for (let at = 0; at < uuids.length; at += UUIDS_A_REQUEST) {
				const some = uuids.slice(at, at + UUIDS_A_REQUEST).join(",");
				const params = { ...formParams(language, reading), by_uuids_ordered: some, per_page: UUIDS_A_REQUEST };
				const page = await read("cdn/stories", params, reading.draft ?? false, ({ data }) =>
					z
						.array(z.unknown())
						.parse(data.stories)
						.map((story) => readStory(story, language)),
				);
				found.push(...(page ?? []));
			}
			return found;
		},
		datasource: async (slug, language) => {
			const params = { datasource: slug, dimension: languageCode(language), per_page: 1000 };
			const pairs = await read("cdn/datasource_entries", params, false, ({ data }) =>
				entriesSchema
					.parse(data)
					.datasource_entries.map(({ name, value, dimension_value }): [string, string] => [
						name,
						dimension_value || value,
					]),
			);
			return new Map(pairs ?? []);
		},
		editorAddress: async (path, language) => {
			// Who has a token has a space; the files of our own service are edited where they lie.
			if (source.kind === "embedded" || source.token === null) return null;
			const space = () => read("cdn/spaces/me", {}, false, ({ data }) => spaceSchema.parse(data).space.id ?? null);
			const [found, spaceId] = await Promise.all([story(path, language), space()]);
			const editor = source.region === "cn" ? EDITOR_CHINA : EDITOR;
			return found && spaceId !== null ? `${editor}/#/me/spaces/${spaceId}/stories/0/0/${found.id}` : null;
		},
		settled: () => copies.settled(),
	};
}

type Params = Readonly<Record<string, unknown>>;
interface Answer {
	// biome-ignore lint/suspicious/noExplicitAny: the client hands over any JSON; readers parse it
	readonly data: any;
	readonly total?: number;
}

/** The answer, or null where the service says that there is nothing. */
async function getOrNull(client: StoryblokClient, path: string, params: Params): Promise<Answer | null> {
	try {
		return await client.get(path, params as ISbStoriesParams);
	} catch (error) {
		if ((error as { status?: unknown } | null)?.status === 404) return null;
		throw error;
	}
}

function formParams(language: Language, { resolveRelations = [] }: ReadOptions): Params {
	return {
		language: languageCode(language),
		// Links in texts need the address that their story has in this language.
		resolve_links: "url",
		resolve_relations: resolveRelations.length > 0 ? resolveRelations.join(",") : undefined,
	};
}

function listParams(query: StoriesQuery): Params {
	return {
		...formParams(query.language, query),
		starts_with: query.startsWith,
		content_type: query.contentType,
		with_tag: query.withTag,
		search_term: query.searchTerm,
		sort_by: query.sortBy,
		is_startpage: query.isStartpage === undefined ? undefined : Number(query.isStartpage),
		filter_query: query.filter,
		excluding_fields: query.excludingFields?.join(","),
	};
}

function encodePath(path: string): string {
	return path.replace(/^\//, "").split("/").map(encodeURIComponent).join("/");
}
