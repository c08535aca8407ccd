import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";

const USAGE = "usage: npm run new-block -- NAME   NAME of the component: lower-case words with _ between them";

/** Names as the content service has them; none of JavaScript's own, which could not be imported under it. */
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const RESERVED = new Set(
	(
		"async await break case catch class const continue debugger default delete do else enum export extends false " +
		"finally for function if import in instanceof let new null return static super switch this throw true try " +
		"typeof var void while with yield"
	).split(" "),
);

/**
 * Writes the files of a new block under `root` (a checkout) and adds it to the lists of schemas and components.
 * Answers the paths it wrote, or throws an `Error` that says why nothing was.
 */
export function newBlock(name: string, root: string): readonly string[] {
	if (!NAME.test(name) || RESERVED.has(name)) {
		throw new Error(`${name || "no name"}: wanted lower-case words with _ between them, such as opening_hours`);
	}
	const room = join(root, "src/blocks");
	const schemas = readFileSync(join(room, "schemas.ts"), "utf8");
	const registry = readFileSync(join(room, "registry.tsx"), "utf8");
	const isListed = (list: string) => new RegExp(`^\t${name}[:,]`, "m").test(list);
	if (existsSync(join(room, name)) || isListed(schemas) || isListed(registry)) {
		throw new Error(`${name}: there is such a block`);
	}
	const type = name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
	const variable = type.charAt(0).toLowerCase() + type.slice(1);
	const files: Readonly<Record<string, string>> = {
		...Object.fromEntries(
			Object.entries(filesOf(name, type)).map(([file, text]) => [`src/blocks/${name}/${file}`, text]),
		),
		"src/blocks/schemas.ts": withLine(
			withLine(
				schemas,
				`import { schema as ${variable} } from "./${name}/schema.ts";`,
				/^import \{.*\} from "\.\/(\w+\/schema\.ts)";$/,
				`${name}/schema.ts`,
			),
			variable === name ? `\t${name},` : `\t${name}: ${variable},`,
			/^\t(\w+)(?:: \w+)?,$/,
			name,
		),
		"src/blocks/registry.tsx": withLine(
			registry,
			`\t${name}: late(() => import("./${name}/block.tsx")),`,
			/^\t(\w+): .*,$/,
			name,
		),
	};
	mkdirSync(join(room, name));
	for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
	return Object.keys(files);
}

/** The text with the line before the first of those like it (`pattern`, its group is the key) whose key is greater. */
function withLine(text: string, line: string, pattern: RegExp, key: string): string {
	const lines = text.split("\n");
	const keys = lines.map((other) => pattern.exec(other)?.[1]);
	const greater = keys.findIndex((other) => other !== undefined && other > key);
	const at = greater === -1 ? keys.findLastIndex((other) => other !== undefined) + 1 : greater;
	if (at === 0) throw new Error(`${key}: found no list to add it to`);
	return [...lines.slice(0, at), line, ...lines.slice(at)].join("\n");
}

/** The block's own files: a title, a text that may be absent, and what must hold of them. */
function filesOf(name: string, type: string): Readonly<Record<string, string>> {
	const schema = `import type { z } from "zod";
import { block, text } from "../fields.ts";

/** What the block shows, for whom. */
export const schema = block("${name}", {
	title: text(),
	text: text().optional(),
});

export type ${type} = z.infer<typeof schema>;
`;
	const component = `import { useId } from "react";
import type { BlockProps } from "../block-props.ts";
import type { ${type} } from "./schema.ts";

/** What the block shows, for whom. */
export default function ${type}Block({ block }: BlockProps<${type}>) {
	const id = useId();
	return (
		<section className="wrap" aria-labelledby={id}>
			<h2 className="t-title" id={id}>
				{block.title}
			</h2>
			{block.text && <p>{block.text}</p>}
		</section>
	);
}
`;
	const story = `import type { BlockStories } from "../block-stories.ts";
import { words } from "../story-words.ts";

const title = words("Titel", "Title", "Titel", "Titre");

export const stories = {
	typical: {
		component: "${name}",
		title,
		text: words("Een zin.", "A sentence.", "Ein Satz.", "Une phrase."),
	},
	empty: { component: "${name}", title },
	longest: {
		component: "${name}",
		title: words(
			"Reisannuleringsverzekeringsvoorwaarden",
			"Conditions of the cancellation insurance",
			"Reiserücktrittskostenversicherungsbedingungen",
			"Conditions de l’assurance annulation",
		),
	},
} satisfies BlockStories;
`;
	const test = `import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import ${type}Block from "./block.tsx";
import { stories } from "./story.ts";

it("has its title as the heading of a section, and its text", async () => {
	const html = await renderBlock(${type}Block, stories.typical);
	expect(html).toMatch(/<section [^>]*aria-labelledby="([^"]+)"><h2 [^>]*id="\\1">Titel/);
	expect(html).toContain("Een zin.");
});

it("shows no paragraph without a text", async () => {
	expect(await renderBlock(${type}Block, stories.empty)).not.toContain("<p");
});
`;
	return { "schema.ts": schema, "block.tsx": component, "story.ts": story, "block.test.tsx": test };
}

/** `npm run new-block`: begins a block. Exit codes: 0 written, 1 refused, 2 wrong usage. */
function main(args: readonly string[]): number {
	const [name, ...more] = args;
	if (name === undefined || name.startsWith("-") || more.length > 0) {
		console.error(USAGE);
		return 2;
	}
	try {
		for (const file of newBlock(name, projectRoot())) console.log(file);
	} catch (error) {
		console.error((error as Error).message);
		return 1;
	}
	console.log(`See it at /_blocks?block=${name} while \`npm run dev\` runs; src/blocks/README.md says what is next.`);
	return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
