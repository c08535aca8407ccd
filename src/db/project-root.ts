import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of package.json, from sources and from the built server alike. */
export function projectRoot(): string {
	let folder = import.meta.dirname;
	while (!existsSync(join(folder, "package.json"))) {
		const parent = dirname(folder);
		if (parent === folder) throw new Error("package.json not found above the running code");
		folder = parent;
	}
	return folder;
}
