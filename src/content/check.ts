import type { z } from "zod";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { type StoryFacts, withFacts } from "./client/story-facts.ts";
import { REFERENCE } from "./stories/expand.ts";
import { DEFAULT_LANGUAGE, flatten, isTranslated, textIn } from "./stories/languages.ts";
import type { Space, StoredStory, Version } from "./stories/space.ts";

/** Something wrong in a story file. */
export interface ContentProblem {
	/** Below the content folder. */
	readonly file: string;
	/** The language it is wrong in; null: in all. */
	readonly language: Language | null;
	/** Path inside the file, dots between the parts. */
	readonly where: string;
	readonly problem: string;
}

/** A schema by component name; it describes the block in one language. */
export type BlockSchemas = Readonly<Record<string, z.ZodType>>;

/** Texts of this length are sentences of one language; all four languages must have theirs. */
const SENTENCE = /^(?=[\s\S]{60})\S+(?:\s+\S+){6}/;

/**
 * Checks every story in the four languages, what is published and what waits: missing translations, unknown
 * components, facts that nobody knows, fields that do not fit their block's schema, links to stories that are not there, pictures without
 * words, addresses and ids taken twice.
 */
export function checkStories(space: Space, schemas: BlockSchemas, facts: StoryFacts): ContentProblem[] {
	const problems = [...doubles(space)];
	const known = new Map(LANGUAGES.map((language) => [language, facts(language, companyOf(space, language))]));
	for (const story of space.stories) {
		const report = (where: string, problem: string, language: Language | null = null) =>
			problems.push({ file: `${story.file}.json`, language, where, problem });
		for (const [version, prefix] of versionsOf(story)) {
			const { name, content } = story.versions[version];
			checkTree(name, `${prefix}name`, report);
			checkTree(content, `${prefix}content`, report);
			checkReferences(content, `${prefix}content`, space, report);
			for (const language of LANGUAGES) {
				const unknown = new Set<string>();
				const values = known.get(language) ?? new Map<string, string>();
				const text = { name: textIn(name, language), content: flatten(content, language, DEFAULT_LANGUAGE) };
				const { content: flat } = withFacts(text, values, (fact) => unknown.add(fact));
				for (const fact of unknown) report(`${prefix}content`, `there is no fact ${fact}`, language);
				checkBlocks(flat, `${prefix}content`, schemas, (where, problem) => report(where, problem, language));
			}
		}
	}
	return merged(problems);
}

/** One line for a person. */
export function printProblem({ file, language, where, problem }: ContentProblem): string {
	return `${file}${language ? ` (${language})` : ""}: ${where}: ${problem}`;
}

type Report = (where: string, problem: string, language?: Language | null) => void;

function versionsOf(story: StoredStory): [Version, string][] {
	const { published, draft } = story.versions;
	const same = published.content === draft.content && published.name === draft.name;
	return same
		? [["published", ""]]
		: [
				["published", ""],
				["draft", "draft."],
			];
}

/** Translations and pictures, wherever they stand. */
function checkTree(value: unknown, where: string, report: Report): void {
	if (typeof value === "string") {
		if (SENTENCE.test(value)) report(where, "a sentence in one language only");
		return;
	}
	if (Array.isArray(value)) {
		value.forEach((item, index) => {
			checkTree(item, `${where}.${index}`, report);
		});
		return;
	}
	if (typeof value !== "object" || value === null) return;
	if (isTranslated(value)) {
		for (const language of LANGUAGES) {
			const text = value[language];
			if (text === undefined || text === null || text === "") report(where, "translation missing", language);
			// Inside a translation a sentence is at home.
			else if (typeof text === "object") checkTranslated(text, where, report);
		}
		return;
	}
	checkPicture(value as Record<string, unknown>, where, report);
	for (const [key, item] of Object.entries(value)) {
		if (!IDENTIFIERS.has(key)) checkTree(item, `${where}.${key}`, report);
	}
}

/** A whole document or block of one language: its pictures still need words. */
function checkTranslated(value: object, where: string, report: Report): void {
	if (!Array.isArray(value)) checkPicture(value as Record<string, unknown>, where, report);
	for (const [key, item] of Object.entries(value)) {
		if (typeof item === "object" && item !== null) checkTranslated(item, `${where}.${key}`, report);
	}
}

/** Fields that hold addresses and names of things, not words. */
const IDENTIFIERS: ReadonlySet<string> = new Set(["_uid", "component", "filename", "src", "href", "url", "cached_url"]);
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function checkPicture(object: Record<string, unknown>, where: string, report: Report): void {
	const isAsset = object.fieldtype === "asset" && PICTURE_FILE.test(String(object.filename));
	const attrs = object.type === "image" ? (object.attrs as Record<string, unknown> | undefined) : undefined;
	if (!isAsset && !attrs) return;
	const alt = isAsset ? object.alt : attrs?.alt;
	if (alt === undefined || alt === null || alt === "") report(where, "a picture without alt");
}

function checkReferences(value: unknown, where: string, space: Space, report: Report): void {
	if (typeof value === "string") {
		if (REFERENCE.test(value)) report(where, `there is no story ${value.replace(/^story:/, "")}`);
		return;
	}
	if (typeof value !== "object" || value === null) return;
	const { linktype, id, uuid } = value as Record<string, unknown>;
	if (linktype === "story") {
		const target = typeof uuid === "string" && uuid !== "" ? uuid : id;
		const written = typeof target === "string" ? target : "";
		if (!space.byUuid.has(written) && !REFERENCE.test(written)) report(where, "a link to a story that is not there");
	}
	for (const [key, item] of Object.entries(value)) checkReferences(item, `${where}.${key}`, space, report);
}

function checkBlocks(value: unknown, where: string, schemas: BlockSchemas, report: Report): void {
	if (typeof value !== "object" || value === null) return;
	const { component } = value as { component?: unknown };
	if (typeof component === "string") {
		const schema = Object.hasOwn(schemas, component) ? schemas[component] : undefined;
		if (!schema) report(where, `there is no component ${component}`);
		else {
			for (const issue of schema.safeParse(value).error?.issues ?? []) {
				report([where, ...issue.path].join("."), issue.message);
			}
		}
	}
	for (const [key, item] of Object.entries(value)) checkBlocks(item, `${where}.${key}`, schemas, report);
}

function doubles(space: Space): ContentProblem[] {
	const seen = new Map<string, string>();
	const problems: ContentProblem[] = [];
	const claim = (what: string, story: StoredStory, language: Language | null) => {
		const first = seen.get(`${language} ${what}`);
		if (first === undefined) seen.set(`${language} ${what}`, story.file);
		else problems.push({ file: `${story.file}.json`, language, where: what, problem: `taken by ${first}.json` });
	};
	for (const story of space.stories) {
		claim(`id ${story.id}`, story, null);
		claim(`uuid ${story.uuid}`, story, null);
		for (const language of LANGUAGES) claim(`address ${story.path[language]}`, story, language);
	}
	return problems;
}

/** What is wrong in every language is said once. */
function merged(problems: readonly ContentProblem[]): ContentProblem[] {
	const groups = Map.groupBy(problems, ({ file, where, problem }) => `${file}\n${where}\n${problem}`);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first && group.length === LANGUAGES.length ? [{ ...first, language: null }] : group;
	});
}

/** The company's own values in a language, as pages read them. */
function companyOf(space: Space, language: Language): ReadonlyMap<string, string> {
	const entries = space.datasources.find(({ slug }) => slug === "company")?.entries ?? [];
	return new Map(entries.map(({ name, value }) => [name, textIn(value, language)]));
}
