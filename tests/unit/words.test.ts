import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { identifiersOf, wordsOf } from "../support/modules/identifiers.ts";

/** Names that stand in columns, catalogues and log lines, which do not change with the code. */
const KEPT: Readonly<Record<string, string>> = {
	"src/content/client/last-good.ts: asked": "a field of a log line",
	"src/server/commands/staff.ts: asked": "a column of the list that the command prints",
	"src/mail/documents/glyphs.test.ts: paper": "a key of the catalogues",
	"src/mail/documents/glyphs.test.ts: papers": "a key of the catalogues",
	"src/mail/documents/words.test.ts: paper": "a key of the catalogues",
	"src/mail/documents/words.test.ts: papers": "a key of the catalogues",
	"src/db/forms/newsletter.ts: asked_at": "a column of a table",
	"src/db/tables/form-tables.ts: asked_at": "a column of a table",
	"tests/support/fill-tables.ts: asked_at": "a column of a table",
};

/** Terms of the glossary's last column: one word, or several in camel case, as lists of words. */
function rejected(glossary: string): readonly (readonly string[])[] {
	const cells = glossary.split("\n").flatMap((line) => (line.startsWith("| ") ? [line.split("|").at(-2) ?? ""] : []));
	return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, term = ""]) => wordsOf(term)));
}

/** Whether the words of a name contain the words of a term in a row. */
function holds(name: string, term: readonly string[]): boolean {
	return ` ${wordsOf(name).join(" ")} `.includes(` ${term.join(" ")} `);
}

function namesAgainst(glossary: string, path: string, text: string): string[] {
	const terms = rejected(glossary);
	const names = [...identifiersOf(path, text)].filter(
		(name) => !(name in KEPT) && terms.some((term) => holds(name, term)),
	);
	return names.map((name) => `${path}: ${name}`);
}

it("no identifier uses a word that the glossary rejects", () => {
	const glossary = readFileSync("docs/glossary.md", "utf8");
	expect(rejected(glossary).length).toBeGreaterThan(10);
	const paths = globSync("{src,demo,scripts,bench,tests}/**/*.{ts,tsx}").concat(globSync("*.config.ts"));
	const ours = paths.filter((path) => !path.endsWith(".gen.ts"));
	expect(ours.length).toBeGreaterThan(1_000);
	const found = ours.flatMap((path) => namesAgainst(glossary, path, readFileSync(path, "utf8")));
	expect(found.sort()).toEqual(Object.keys(KEPT).sort());
});

it("finds rejected words in every kind of name, and not in texts, comments or longer words", () => {
	const glossary =
		"| term | meaning | where | not |\n|---|---|---|---|\n| request | … | … | `wish`, `wayOut`, order |\n";
	const text = `// wish
		import { MakeWish } from "./wish.ts"; const WISH_LIST = { aWish: 1, "wish": "wish", wishlist: 2 };
		type WishOf<T> = T; function find(theWayOut: Way, order: 1) {} const view = <WishCard wish={1} />; class A { #wish = 1; }`;
	expect(namesAgainst(glossary, "a.tsx", text)).toEqual(
		["MakeWish", "WISH_LIST", "aWish", "WishOf", "theWayOut", "WishCard", "wish"].map((name) => `a.tsx: ${name}`),
	);
});
