import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blockOfStory } from "#content/stories/block-story.ts";
import { isTranslated } from "#content/stories/languages.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { BlockStories } from "./block-stories.ts";
import { BLOCK_LOADERS } from "./loaders.server.ts";
import { BLOCKS } from "./registry.tsx";
import { BLOCK_SCHEMAS } from "./schemas.ts";

const ROOM = "src/blocks";
const FILES = ["schema.ts", "block.tsx", "story.ts", "block.test.tsx"];
/** Blocks without a component of their own, and why. */
const WITHOUT_COMPONENT: Readonly<Record<string, string>> = {
	seo: "shows nothing: its words stand in the head of the page (services/pages/story-page.ts)",
	listing: "is a screen of its own, which brings the homes (listing-screen.tsx)",
};

const folders = readdirSync(ROOM, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);
const has = (folder: string, file: string) => existsSync(join(ROOM, folder, file));

/** Every block in a value, the value itself first. */
function blocksIn(value: unknown): Record<string, unknown>[] {
	if (typeof value !== "object" || value === null) return [];
	const inner = Object.values(value).flatMap(blocksIn);
	return "component" in value && "_uid" in value ? [value as Record<string, unknown>, ...inner] : inner;
}

/** Paths of values that lack one of the four languages. */
function untranslated(value: unknown, path = ""): string[] {
	if (typeof value !== "object" || value === null) return [];
	if (isTranslated(value) && LANGUAGES.some((language) => value[language] === undefined)) return [path];
	return Object.entries(value).flatMap(([key, item]) => untranslated(item, `${path}.${key}`));
}

describe("the folders of blocks", () => {
	it("each have a schema, a component, stories and a test", () => {
		const missing = folders.flatMap((folder) => {
			const wanted = folder in WITHOUT_COMPONENT ? ["schema.ts"] : FILES;
			return wanted.filter((file) => !has(folder, file)).map((file) => `${folder}/${file}`);
		});
		expect(missing).toEqual([]);
	});

	it("are each in the list of schemas and, with a component, in the registry", () => {
		expect(folders.filter((folder) => !Object.hasOwn(BLOCK_SCHEMAS, folder))).toEqual([]);
		const shown = folders.filter((folder) => !(folder in WITHOUT_COMPONENT));
		expect(shown.filter((folder) => !Object.hasOwn(BLOCKS, folder))).toEqual([]);
	});

	it("are in the list of loaders exactly when they have one", () => {
		const loading = folders.filter((folder) => has(folder, "load.server.ts"));
		expect(Object.keys(BLOCK_LOADERS).sort()).toEqual(loading.sort());
	});
});

/** Blocks that no page of the demo shows, and why. */
const ON_NO_PAGE: Readonly<Record<string, string>> = {
	iframe: "there is no film of the demo's homes, and a frame of somebody else's would show what they are not",
};

describe("the stories of the demo", () => {
	it("show every block on some page", () => {
		const shown = new Set<unknown>();
		for (const file of readdirSync("demo/stories", { recursive: true, encoding: "utf8" })) {
			if (!file.endsWith(".json") || file.startsWith("_")) continue;
			const text = readFileSync(join("demo/stories", file), "utf8");
			for (const [, component] of text.matchAll(/"component":\s*"(\w+)"/g)) shown.add(component);
		}
		expect(folders.filter((folder) => !shown.has(folder)).sort()).toEqual(Object.keys(ON_NO_PAGE).sort());
	});
});

describe("the stories", () => {
	it.each(folders.filter((folder) => has(folder, "story.ts")))("of %s fit their schemas", async (folder) => {
		const { stories }: { stories: BlockStories } = await import(`./${folder}/story.ts`);
		expect(Object.keys(stories)).toEqual(expect.arrayContaining(["typical", "empty", "longest"]));
		const problems: string[] = [];
		for (const [name, story] of Object.entries(stories)) {
			problems.push(...untranslated(story, name).map((path) => `${path}: not in four languages`));
			for (const language of LANGUAGES) {
				const block = blockOfStory(folder, name, story, language);
				if (block.component !== folder) problems.push(`${name}: of ${block.component}`);
				for (const one of blocksIn(block)) {
					const parsed = BLOCK_SCHEMAS[String(one.component)]?.safeParse(one);
					const issues = parsed ? (parsed.error?.issues ?? []) : [{ path: [], message: "unknown component" }];
					for (const { path, message } of issues) {
						problems.push(`${name} (${language}): ${one.component}.${path.join(".")}: ${message}`);
					}
				}
			}
		}
		expect(problems).toEqual([]);
	});
});
