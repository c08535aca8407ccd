import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { waitForDataDir } from "#db/connection/data-dir-lock.ts";
import { projectRoot } from "#db/project-root.ts";

/** What the build is made of. */
const SOURCES = [
	"src",
	"demo",
	"public",
	"scripts/basemap",
	"scripts/compress-assets.ts",
	"scripts/previous-assets.ts",
	"scripts/vite-build.ts",
	"vite.config.ts",
	"package-lock.json",
	"tsconfig.json",
];

/** Longer than a build takes on a slow machine. */
const BUILD_MS = 600_000;

/**
 * Builds the site unless the last build is of these very sources; answers the address of the server bundle. Of several
 * processes that find it stale one builds, and the others wait for it.
 */
export async function ensureBuild(): Promise<string> {
	const root = projectRoot();
	const stamp = join(root, "dist/build-stamp");
	const entry = join(root, "dist/server/server.js");
	const wanted = sourcesHash(root);
	const isFresh = () => existsSync(entry) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
	if (isFresh()) return pathToFileURL(entry).href;
	const release = await waitForDataDir(join(root, "dist"), BUILD_MS);
	try {
		if (!isFresh()) build(root);
		writeFileSync(stamp, wanted);
	} finally {
		release();
	}
	return pathToFileURL(entry).href;
}

function build(root: string): void {
	console.log("Building the site …");
	// A process of its own, so that the build's memory is freed when it ends.
	const built = spawnSync(process.execPath, [join(root, "scripts/vite-build.ts")], { cwd: root, stdio: "inherit" });
	if (built.status !== 0) throw new Error("the site cannot be built");
}

/** Hash over names, sizes and contents of all sources. */
function sourcesHash(root: string): string {
	const hash = createHash("sha256");
	for (const source of SOURCES) {
		const path = join(root, source);
		const files = statSync(path).isDirectory()
			? readdirSync(path, { recursive: true, withFileTypes: true })
					.filter((file) => file.isFile() && !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file.name))
					// Stories are read while the site runs.
					.filter((file) => !file.parentPath.startsWith(join(root, "demo/stories")))
					.map((file) => join(file.parentPath, file.name))
					.sort()
			: [path];
		for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
	}
	return hash.digest("hex");
}
