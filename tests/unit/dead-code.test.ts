import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deadCode } from "../support/modules/dead-code.ts";

const ALIASES: Readonly<Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8")).imports;

/** Started or read by others than our own sources. */
const ENTRIES = [
	// Commands of package.json, and those that are started beside them.
	/^(scripts|bench)\/[\w-]+\.ts$/,
	// The framework's and the runners' own.
	/^src\/(server\.ts|client\.tsx|router\.tsx|routeTree\.gen\.ts)$/,
	/^(vite|vitest|playwright)\.config\.ts$/,
	/\.(test|spec)\.tsx?$/,
	/\.d\.ts$/,
	// Taken by the build in place of a library's file.
	/^src\/ui\/create-icon\.tsx$/,
	// The page of the map without the site, which its `index.html` starts.
	/^tests\/e2e\/map-harness\/main\.tsx$/,
];

it("no unused file and no unused export", () => {
	const paths = globSync("{src,demo,scripts,bench,tests}/**/*.{ts,tsx}").concat(globSync("*.config.ts"));
	const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
	const isEntry = (path: string) => ENTRIES.some((entry) => entry.test(path));
	expect(deadCode({ files, aliases: ALIASES, isEntry })).toEqual([]);
});

/** Faults of an invented project that begins at `main.ts`. */
function deadIn(texts: Readonly<Record<string, string>>, exceptions = {}): string[] {
	const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
	return deadCode({ files, aliases: { "#a/*": "./a/*" }, isEntry: (path) => path === "main.ts", exceptions });
}

it("finds exports that no other file takes, in every way of exporting and taking", () => {
	const main = `import one, { two as second } from "#a/some.ts"; import * as all from "./all.ts"; import "./late.ts";
		export { three } from "./a/some.ts"; export const nobodyAsks = [one, second, all, import("./whole.ts")];`;
	const some = `export default 1; export const two = 2, { three, four } = x; export function five() {}
		class Six {} const seven = 7; export { Six, seven as eight }; export type Nine = string; export type Ten = string;
		export function eleven(_: Ten) {}`;
	const others = {
		"all.ts": "export const a = 1;",
		"late.ts": "export const b = 1;",
		"whole.ts": "export const c = 1;",
	};
	expect(deadIn({ "main.ts": main, "a/some.ts": some, ...others })).toEqual(
		["Nine", "Six", "eight", "eleven", "five", "four"]
			.map((name) => `a/some.ts: ${name}`)
			.concat("late.ts: b")
			.sort(),
	);
});

it("finds files that nothing leads to, and knows those that are started by their path or found by a pattern", () => {
	const main = 'spawn("a/worker.ts"); const files = import.meta.glob<X>("./blocks/*/story.ts");';
	const files = {
		"main.ts": main,
		"a/worker.ts": "export const run = 1;",
		"blocks/map/story.ts": "export const stories = 1;",
		"lone.ts": 'import { b } from "./other.ts"; export const a = b;',
		"other.ts": 'import { a } from "./lone.ts"; export const b = a;',
	};
	expect(deadIn(files)).toEqual(["lone.ts", "other.ts"]);
	expect(deadIn(files, { "lone.ts": "a reason", "other.ts": "a reason", "gone.ts": "a reason" })).toEqual([
		"gone.ts needs no exception",
	]);
});
