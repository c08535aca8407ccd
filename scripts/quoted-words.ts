import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { quotedStill } from "./messages/quoted.ts";

/** `npm run words:quoted -- COMMIT`: where tests, stories and documents still quote a text that has changed since then. */

const FOLDER = "src/i18n/messages/";
const [commit = "HEAD"] = process.argv.slice(2);
const git = (...words: readonly string[]) =>
	execFileSync("git", words, { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
const listed = (text: string) => text.split("\n").filter(Boolean);

/** Every text of a file of messages. */
function textsIn(json: string): readonly string[] {
	const values = (value: unknown): readonly string[] =>
		typeof value === "string" ? [value] : Object.values(value as object).flatMap(values);
	return values(JSON.parse(json));
}

const changed = listed(git("diff", "--name-only", commit, "--", FOLDER));
const known = new Set(listed(git("ls-tree", "-r", "--name-only", commit, "--", FOLDER)));
const before = new Set(
	changed.filter((file) => known.has(file)).flatMap((file) => textsIn(git("show", `${commit}:${file}`))),
);
const here = listed(git("ls-files"));
const now = new Set(
	here.filter((file) => file.startsWith(FOLDER)).flatMap((file) => textsIn(readFileSync(file, "utf8"))),
);
const QUOTES = /^(tests|docs|demo)\/.*\.(ts|tsx|md|json)$|\.(test|spec)\.tsx?$/;
const files = new Map(
	here.filter((file) => QUOTES.test(file)).map((file) => [file, readFileSync(file, "utf8")] as const),
);
const found = quotedStill(before, now, files);
for (const { file, piece } of found) console.log(`${file}: ${piece}`);
console.log(found.length === 0 ? "Nothing quotes a text that has changed." : `${found.length} to look at.`);
