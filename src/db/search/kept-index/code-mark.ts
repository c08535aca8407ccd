import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../project-root.ts";

/** What decides which numbers the index holds: its own code, the rules, and how homes are read. */
const FOLDERS = ["src/search", "src/domain", "src/db/accommodations", "src/db/search/kept-index"];
const MIGRATIONS = "src/db/migrations";

/**
 * Stands for the code that an index was made by. Another code may make other numbers of the same homes: its index is
 * not gone on with. Node and the machine count too, which decide how values lie in memory.
 */
export function codeMark(): string {
	const hash = createHash("sha256").update(`${process.version} ${process.arch}`);
	for (const folder of FOLDERS) {
		for (const name of readdirSync(join(projectRoot(), folder), { recursive: true, encoding: "utf8" }).sort()) {
			if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
			hash.update(`\0${folder}/${name}\0`).update(readFileSync(join(projectRoot(), folder, name)));
		}
	}
	for (const name of readdirSync(join(projectRoot(), MIGRATIONS)).sort()) hash.update(`\0${name}`);
	return hash.digest("hex");
}
