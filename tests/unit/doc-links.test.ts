import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** Every path and anchor of a document that documents, comments and tests name is there. */

const ROOTS = ["README.md", "bench", "demo/stories/README.md", "docs", "lint", "scripts", "src", "tests"];
const READ = /\.(?:md|tsx?|css|grit|sql)$/;
/** `docs/guides/search.md#baseline` in words, wherever it stands. */
const NAMED = /(?<![\w/.-])docs\/[\w/.-]*\w(?:#[\w-]+)?/g;
/** `[words](target)` of a document. */
const LINKED = /\]\(([^()\s]+)\)/g;
/** Links within code between backquotes are examples. */
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

function filesOf(path: string): readonly string[] {
	if (path.includes(".") && existsSync(path)) return [path];
	return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
		const inside = `${path}/${entry.name}`;
		if (entry.isDirectory()) return filesOf(inside);
		return READ.test(entry.name) ? [inside] : [];
	});
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path: string): readonly string[] {
	const headings = readFileSync(path, "utf8")
		.replace(/```[\s\S]*?```/g, "")
		.matchAll(/^#+ (.+)$/gm);
	return [...headings].map(([, words = ""]) =>
		words
			.trim()
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\-_ ]/gu, "")
			.replaceAll(" ", "-"),
	);
}

/** What is wrong with a place in a document; null: it is there. */
function faultOf(target: string): string | null {
	const [path = "", anchor] = target.split("#");
	if (!existsSync(path)) return `${path} is not there`;
	if (anchor === undefined) return null;
	return anchorsOf(path).includes(anchor) ? null : `${path} has no heading #${anchor}`;
}

function targetsOf(file: string, text: string): readonly string[] {
	const named = [...text.matchAll(NAMED)].map(([target]) => target);
	if (!file.endsWith(".md")) return named;
	const linked = [...text.replace(CODE, "").matchAll(LINKED)]
		.map(([, target = ""]) => target)
		.filter((target) => !/^[a-z]+:/.test(target))
		.map((target) => (target.startsWith("#") ? `${file}${target}` : normalize(join(dirname(file), target))));
	return [...named, ...linked];
}

const files = ROOTS.flatMap(filesOf);
const targets = files.flatMap((file) =>
	targetsOf(file, readFileSync(file, "utf8")).map((target) => ({ file, target })),
);

it("every document and heading that is named exists", () => {
	expect(targets.length).toBeGreaterThan(200);
	const faults = targets.flatMap(({ file, target }) => {
		const fault = faultOf(target);
		return fault ? [`${file}: ${fault}`] : [];
	});
	expect(faults).toEqual([]);
});

it("every guide stands in the index, and every section of it says since when it holds", () => {
	const index = readFileSync("docs/guides/README.md", "utf8");
	for (const guide of readdirSync("docs/guides").filter((name) => name !== "README.md")) {
		const sections = readFileSync(`docs/guides/${guide}`, "utf8").split(/^## /m).slice(1);
		expect(sections.length, guide).toBeGreaterThan(0);
		for (const section of sections) {
			const [heading = "", status] = section.split("\n");
			expect(index, `${guide}: ${heading}`).toContain(`[${heading}](${guide}#`);
			expect(status, `${guide}: ${heading}`).toMatch(/^\*Status: holds since /);
		}
	}
});

it("every setting and every command has its line", () => {
	const settings = readFileSync("docs/settings.md", "utf8");
	const names = [...readFileSync("src/server/env.ts", "utf8").matchAll(/^\t([A-Z][A-Z_]+): /gm)].map(
		([, name]) => name,
	);
	expect(names.length).toBeGreaterThan(25);
	expect(names.filter((name) => !settings.includes(`\`${name}`))).toEqual([]);

	const commands = readFileSync("docs/commands.md", "utf8");
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: object };
	const documented = (name: string) => new RegExp(`\\bnpm (?:run )?${name}(?![\\w:-])`).test(commands);
	expect(Object.keys(scripts).filter((name) => !documented(name))).toEqual([]);
});
