import type { Language } from "#domain/language.ts";
import type { ContentLog } from "../stories/log.ts";
import type { ContentClient } from "./content-client.ts";
import type { ContentStory } from "./content-story.ts";

/**
 * Stories name what has one source elsewhere (`{{payment.balanceDays}}`, `{{company.email}}`) and are filled when a page
 * reads them, so that terms, questions and offers cannot say another number than the rules.
 */

/** What stories may name, in a language: the rules of the house and the company's own values. */
export type StoryFacts = (language: Language, company: ReadonlyMap<string, string>) => ReadonlyMap<string, string>;

/** Name of the data source that holds the company's own values. */
const COMPANY = "company";

const NAMED = /\{\{([\w.]+)\}\}/g;

/** What stands where a story names a fact that there is none of. */
const GAP = "…";

/**
 * A value of a story with the facts in all of its texts; the same value where it names none. What is not known becomes
 * an ellipsis and is reported.
 */
export function withFacts<Value>(
	value: Value,
	facts: ReadonlyMap<string, string>,
	report: (name: string) => unknown,
): Value {
	return filled(value, facts, report) as Value;
}

function filled(value: unknown, facts: ReadonlyMap<string, string>, report: (name: string) => unknown): unknown {
	if (typeof value === "string") {
		if (!value.includes("{{")) return value;
		return value.replace(NAMED, (_, name: string) => {
			const fact = facts.get(name);
			if (fact === undefined) report(name);
			return fact ?? GAP;
		});
	}
	if (Array.isArray(value)) {
		const items = value.map((item) => filled(item, facts, report));
		return items.some((item, at) => item !== value[at]) ? items : value;
	}
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value);
	const next = entries.map(([key, item]) => [key, filled(item, facts, report)] as const);
	return next.some(([, item], at) => item !== entries[at]?.[1]) ? Object.fromEntries(next) : value;
}

/** The client whose stories have their facts filled in. */
export function clientWithFacts(client: ContentClient, facts: StoryFacts, log: ContentLog): ContentClient {
	/** Names that were reported: once each, not at every visit. */
	const missing = new Set<string>();

	/** The facts by language, made anew where a value of the company's is another. */
	const made = new Map<Language, { readonly key: string; readonly values: ReadonlyMap<string, string> }>();
	async function known(language: Language): Promise<ReadonlyMap<string, string>> {
		const company = await client.datasource(COMPANY, language);
		const key = JSON.stringify([...company]);
		const last = made.get(language);
		if (last?.key === key) return last.values;
		const values = facts(language, company);
		made.set(language, { key, values });
		return values;
	}
	/** A story that was read again is the one that was filled before, as long as its facts are the same. */
	const done = new WeakMap<
		ContentStory,
		{ readonly values: ReadonlyMap<string, string>; readonly story: ContentStory }
	>();
	const fill = (story: ContentStory, values: ReadonlyMap<string, string>): ContentStory => {
		const last = done.get(story);
		if (last?.values === values) return last.story;
		const report = (name: string) => {
			if (missing.has(name)) return;
			missing.add(name);
			log.error({ story: story.path, fact: name }, "story names an unknown fact");
		};
		const [name, content] = [withFacts(story.name, values, report), withFacts(story.content, values, report)];
		const whole = name === story.name && content === story.content ? story : { ...story, name, content };
		done.set(story, { values, story: whole });
		return whole;
	};
	const fillAll = async (stories: readonly ContentStory[], language: Language) => {
		if (stories.length === 0) return stories;
		const values = await known(language);
		return stories.map((story) => fill(story, values));
	};

	return {
		...client,
		story: async (path, language, reading) => {
			const story = await client.story(path, language, reading);
			return story && fill(story, await known(language));
		},
		stories: async (query) => {
			const page = await client.stories(query);
			return { ...page, stories: await fillAll(page.stories, query.language) };
		},
		allStories: async (query) => fillAll(await client.allStories(query), query.language),
		storiesByUuid: async (uuids, language, reading) =>
			fillAll(await client.storiesByUuid(uuids, language, reading), language),
	};
}
