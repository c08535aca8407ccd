import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "#server/build.ts";
import { DATA_DIR_TEMPLATE } from "./pglite-template.ts";
import { freePort } from "./postgres-server.ts";
import { NO_SENDER_LIMITS } from "./sender-limits.ts";

/**
 * What Node is started with where a process lives for seconds: the embedded database runs as it is first compiled. Code
 * that is compiled again to be quicker pays after a minute.
 */
export const SHORT_LIVED = "--liftoff-only";

/** The whole site as `npm start` runs it: embedded database, demo homes by default, built pages. */
export interface SiteProcess {
	readonly url: string;
	/** From the start to the first answer of `/readyz`, seconds. */
	readonly startSeconds: number;
	readonly pid: number;
	/** What the process was started with: a command started with the same is that of the same operator. */
	readonly env: NodeJS.ProcessEnv;
	/** Memory that the process holds, megabytes; null where the system does not tell. */
	memory(): number | null;
	close(): Promise<void>;
}

export interface SiteOptions {
	/** Feeds that are imported before the start. */
	readonly feeds?: readonly string[];
	/** Links that leave the site come back to the address under which it is asked. */
	readonly ownAddress?: boolean;
	/** On a folder that holds nothing, as the first `npm start`; else its database is made already, and empty. */
	readonly firstStart?: boolean;
	/** Takes what the site logs. */
	readonly onLog?: (text: string) => void;
	/** Folder of the project, where it is another checkout than this one; it is built. */
	readonly root?: string;
}

/** Starts the site; rejects when it is not ready within the seconds. */
export async function startSite(
	settings: Readonly<Record<string, string>> = {},
	seconds = 180,
	{ feeds = [], ownAddress = false, firstStart = false, onLog, root }: SiteOptions = {},
): Promise<SiteProcess> {
	if (root === undefined) await ensureBuild();
	const cwd = root ?? process.cwd();
	const folder = mkdtempSync(join(tmpdir(), "halcyon-site-"));
	if (!firstStart && !settings.DATABASE_URL) layDownDatabase(folder);
	const port = await freePort();
	const env = {
		...process.env,
		// As npm start finds it, not as the test runner sets it.
		NODE_ENV: "",
		DATABASE_URL: "",
		DATA_DIR: folder,
		PORT: String(port),
		LOG_LEVEL: "warn",
		MAP_UPSTREAM: "off",
		RATE_LIMITS: JSON.stringify(NO_SENDER_LIMITS),
		...(ownAddress ? { PUBLIC_URL: `http://127.0.0.1:${port}` } : {}),
		...settings,
	};
	for (const feed of feeds) {
		const imported = spawnSync(process.execPath, [SHORT_LIVED, "scripts/import.ts", feed], {
			cwd,
			env,
			stdio: ["ignore", "ignore", "inherit"],
		});
		if (imported.status !== 0) throw new Error(`${feed} cannot be imported`);
	}
	const started = Date.now();
	// What a first start takes of time and memory is looked at: nothing is added to it.
	const args = [...(firstStart ? [] : [SHORT_LIVED]), "src/server/main.ts"];
	const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", onLog ? "pipe" : "ignore", "inherit"] });
	child.stdout?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
	const close = async () => {
		await ended(child);
		rmSync(folder, { recursive: true, force: true });
	};
	const url = `http://127.0.0.1:${port}`;
	while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
		if (child.exitCode !== null || Date.now() - started > seconds * 1000) {
			await close();
			throw new Error(`the site was not ready within ${seconds} s`);
		}
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return {
		url,
		pid: child.pid ?? 0,
		env,
		startSeconds: (Date.now() - started) / 1000,
		memory: () => memoryOf(child.pid),
		close,
	};
}

/** Puts an empty, migrated database into a data folder, where the run's setup has made one. */
export function layDownDatabase(folder: string): void {
	const made = process.env[DATA_DIR_TEMPLATE];
	if (made) cpSync(join(made, "pg"), join(folder, "pg"), { recursive: true });
}

function memoryOf(pid: number | undefined): number | null {
	try {
		const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
		return kilobytes === undefined ? null : Number(kilobytes) / 1024;
	} catch {
		return null;
	}
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exit = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	await exit;
}
