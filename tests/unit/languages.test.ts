import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "#domain/language.ts";

const TABLE = "src/domain/language.ts";
const each = LANGUAGES.join("|");
/** Two languages side by side: `"nl" | "en"`, `["de", "fr"]`, `(nl|en|…`, `'nl', 'en'`, and a tuple `[nl, en, …`. */
const LISTED = [
	new RegExp(`(["'])(?:${each})\\1\\s*[,|]\\s*(["'])(?:${each})\\2`),
	new RegExp(`[(|](?:${each})\\|(?:${each})\\b`),
	new RegExp(`[[(](?:${each})(?: = \\w*""|: \\w+)?, (?:${each})\\b`),
];

function listsLanguages(text: string): boolean {
	const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
	return LISTED.some((listed) => listed.test(code));
}

// A list of languages beside the table would lack the next one, and no test would fail.
it("no file but the table lists the languages", () => {
	const files = globSync("{src,demo,scripts,bench}/**/*.{ts,tsx}")
		.filter((path) => path !== TABLE && !/\.test\.tsx?$/.test(path))
		.sort();
	expect(files.length).toBeGreaterThan(500);
	expect(files.filter((path) => listsLanguages(readFileSync(path, "utf8")))).toEqual([]);
});

it("no migration after the one that made languages rows lists them", () => {
	const later = globSync("src/db/migrations/*.sql").filter((path) => path > "src/db/migrations/0019_languages.sql");
	expect(later.filter((path) => listsLanguages(readFileSync(path, "utf8")))).toEqual([]);
});

it.each([
	'readonly lang: "nl" | "en" | "de" | "fr";',
	'knowsLanguage: ["nl", "en", "de", "fr"]',
	"const FILE = /^(nl|en|de|fr)-/;",
	"CHECK (lang IN ('nl', 'en', 'de', 'fr'))",
	'const [nl = "", en = "", de = "", fr = ""] = texts;',
	"(nl: string, en: string, de: string, fr: string) => 0",
])("finds %s", (text) => {
	expect(listsLanguages(text)).toBe(true);
});

it.each([
	'{ nl: "a", en: "b", de: "c", fr: "d" }',
	"byLanguage((language) => texts[language])",
])("lets %s be", (text) => {
	expect(listsLanguages(text)).toBe(false);
});
