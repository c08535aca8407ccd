import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BIRD } from "#site/bird.ts";
import { COLOURS, FONTS, LETTERS, RADII } from "#site/tokens.ts";

const TOKENS = readFileSync("src/ui/styles/tokens.css", "utf8");
const FACES = readFileSync("src/ui/styles/fonts.css", "utf8").replace(/\s+/g, "");

/** `inkSoft` is `ink-soft` in the style sheets, `kingfisher700` is `kingfisher-700`. */
function sheetName(name: string): string {
	return name.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`);
}

it("tokens are those of the style sheets", () => {
	const declared = Object.fromEntries(
		[...TOKENS.matchAll(/--(color|radius)-([\w-]+):\s*([^;]+);/g)].map(([, kind, name, value]) => [
			`${kind}-${name}`,
			value,
		]),
	);
	for (const [name, value] of Object.entries(COLOURS)) expect(declared[`color-${sheetName(name)}`], name).toBe(value);
	for (const [name, value] of Object.entries(RADII)) expect(declared[`radius-${sheetName(name)}`], name).toBe(value);
	for (const [name, family] of Object.entries(FONTS)) {
		expect(TOKENS.replace(/\s+/g, " "), name).toContain(`--font-${name}: "${family.split(",")[0]}"`);
	}
	for (const [name, range] of Object.entries(LETTERS)) expect(FACES, name).toContain(`unicode-range:${range};`);
});

it("the bird of the site is that of its icon", () => {
	const icon = readFileSync("public/favicon.svg", "utf8");
	const shapes = [...icon.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, path = "", colour = ""]) => ({
		colour: colour.toLowerCase(),
		path: numbersOf(path),
	}));
	expect(shapes).toEqual(BIRD.shapes.map(({ colour, path }) => ({ colour, path: numbersOf(path) })));
});

/** `5.800.7` and `5.8.7` are the same two numbers. */
function numbersOf(path: string): (string | number)[] {
	return [...path.matchAll(/[a-z]|-?\d*\.?\d+/gi)].map(([part]) => (/[a-z]/i.test(part) ? part : Number(part)));
}

it("no colour is written down outside of the tokens where style sheets do not reach", () => {
	const files = globSync("src/{server,services,mail,content,site}/**/*.ts{,x}");
	const sources = files.filter((path) => !path.includes(".test.") && path !== "src/site/tokens.ts");
	expect(sources.length).toBeGreaterThan(300);
	expect(sources.flatMap((path) => coloursIn(path, readFileSync(path, "utf8")))).toEqual([]);
});

/** Colours in hexadecimal digits, in styles or alone in a text. */
function coloursIn(path: string, source: string): string[] {
	const found = source.matchAll(/(?<=["'`: ])#(?:[\da-f]{3}|[\da-f]{6})(?=["'`;}\s])/gi);
	return [...found].map(([colour]) => `${path}: ${colour}`);
}

it("finds a colour in styles and alone in a text, and no anchor or issue", () => {
	const source = 'const a = "#fff"; const b = `p{color:#1a2B3c}`; border:1px solid #c9dcd8; "#calendar" #12 "/a#abc"';
	expect(coloursIn("x", source)).toEqual(["x: #fff", "x: #1a2B3c", "x: #c9dcd8"]);
});
