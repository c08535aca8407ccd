import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";

/** The project as an earlier commit has it, in a folder of its own, with its packages and its build. */
export interface EarlierCheckout {
	readonly root: string;
	readonly commit: string;
	remove(): void;
}

/**
 * Lays an earlier commit down and builds it. Packages are those of here, linked, where both lock the same; otherwise
 * they are installed. Null where this is no clone that knows the commit. @throws where it cannot be built
 */
export function checkOutEarlier(revision: string): EarlierCheckout | null {
	const here = projectRoot();
	const commit = git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`)?.trim();
	if (!commit) return null;
	const root = mkdtempSync(join(tmpdir(), "halcyon-earlier-"));
	const remove = () => rmSync(root, { recursive: true, force: true });
	try {
		const archive = join(root, "earlier.tar");
		run("git", ["archive", "--output", archive, commit], here);
		run("tar", ["-xf", archive, "-C", root], here);
		rmSync(archive);
		if (git("show", `${commit}:package-lock.json`) === readFileSync(join(here, "package-lock.json"), "utf8")) {
			linkPackages(here, root);
		} else run("npm", ["ci", "--no-audit", "--no-fund"], root);
		run(process.execPath, ["scripts/build.ts"], root);
		return { root, commit, remove };
	} catch (error) {
		remove();
		throw error;
	}
}

/** The newest commit of the line that is here and at least this old; null where the clone holds none. */
export function commitBefore(hours: number): string | null {
	return git("rev-list", "-1", `--before=${hours} hours ago`, "HEAD")?.trim() || null;
}

/** By hard links where both are on one file system, as a copy elsewhere. */
function linkPackages(here: string, root: string): void {
	const [from, to] = [join(here, "node_modules"), join(root, "node_modules")];
	if (spawnSync("cp", ["-al", from, to]).status === 0) return;
	rmSync(to, { recursive: true, force: true });
	mkdirSync(to);
	run("cp", ["-a", `${from}/.`, to], here);
}

function git(...args: readonly string[]): string | null {
	const done = spawnSync("git", args, { cwd: projectRoot(), encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
	return done.status === 0 ? done.stdout : null;
}

function run(command: string, args: readonly string[], cwd: string): void {
	const done = spawnSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
	if (done.status !== 0) throw new Error(`${command} ${args[0]} failed in ${cwd}`);
}
