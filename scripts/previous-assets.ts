import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Files of the previous build stay servable beside those of the new one, for one release: a page that was opened before
 * it finds its code. Their names hold a hash of what is in them, so one folder holds both.
 */

/** Names of the files that are kept from the build before. */
const LIST = "previous-assets.json";
/** Where they wait while a build empties its folder. */
const WAITING = "previous-assets";

/** Runs a build that empties `client/assets` of the folder; afterwards it holds the last build's own files as well. */
export async function keepingPrevious(dist: string, build: () => Promise<void>): Promise<void> {
	const assets = join(dist, "client/assets");
	const waiting = join(dist, WAITING);
	// What waits was left by a build that failed; nothing has been served since that had files of its own.
	if (!existsSync(waiting) && existsSync(assets)) {
		const older = new Set(keptNames(dist));
		const building = `${waiting}.new`;
		rmSync(building, { recursive: true, force: true });
		mkdirSync(building, { recursive: true });
		for (const name of readdirSync(assets)) {
			if (!older.has(name)) cpSync(join(assets, name), join(building, name), { preserveTimestamps: true });
		}
		renameSync(building, waiting);
	}
	await build();
	const kept: string[] = [];
	for (const name of existsSync(waiting) ? readdirSync(waiting) : []) {
		if (existsSync(join(assets, name))) continue;
		cpSync(join(waiting, name), join(assets, name), { preserveTimestamps: true });
		kept.push(name);
	}
	writeFileSync(join(dist, LIST), JSON.stringify(kept));
	rmSync(waiting, { recursive: true, force: true });
}

function keptNames(dist: string): readonly string[] {
	try {
		const names: unknown = JSON.parse(readFileSync(join(dist, LIST), "utf8"));
		return Array.isArray(names) ? names.map(String) : [];
	} catch {
		return [];
	}
}
