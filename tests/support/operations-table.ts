import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";

/** Puts a table into `docs/operations.md`, between its marks `<!-- name -->` and `<!-- /name -->`; fails without them. */
export function writeTable(name: string, table: string): void {
	const document = join(projectRoot(), "docs/operations.md");
	const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
	const text = readFileSync(document, "utf8");
	const [from, to] = [text.indexOf(begin), text.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`${document} has no ${begin} … ${end}`);
	writeFileSync(document, `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`);
}
