import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Raised when another living process has the data folder open. */
class DataDirLockedError extends Error {
	override name = "DataDirLockedError";
}

const TAKEOVER_MS = 5000;

/** A process that gets a signal to end does so within five seconds; the next one waits for it. */
const WAIT_MS = 7_000;
const RETRY_MS = 100;

/** As `lockDataDir`, but waits some seconds for a process that is about to end. */
export async function waitForDataDir(dataDir: string, waitMs = WAIT_MS): Promise<() => void> {
	const until = Date.now() + waitMs;
	for (;;) {
		try {
			return lockDataDir(dataDir);
		} catch (error) {
			if (!(error instanceof DataDirLockedError) || Date.now() >= until) throw error;
		}
		await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
	}
}

/**
 * Takes the one lock on a data folder; the embedded database has none of its own and two processes would
 * destroy it. A lock whose process is gone (kill -9) is taken over. Answers the function that releases it.
 */
function lockDataDir(dataDir: string): () => void {
	mkdirSync(dataDir, { recursive: true });
	const path = join(dataDir, "process.lock");
	const mine = `${path}.${process.pid}`;
	writeFileSync(mine, JSON.stringify({ pid: process.pid, started: processStart(process.pid) }));
	try {
		if (!linkOnce(mine, path)) {
			const holder = livingHolder(path);
			if (holder !== null) throw lockedError(dataDir, holder);
			takeOver(dataDir, path, mine);
		}
	} finally {
		rmSync(mine, { force: true });
	}
	const release = () => {
		process.off("exit", release);
		if (holderOf(path)?.pid === process.pid) rmSync(path, { force: true });
	};
	process.on("exit", release);
	return release;
}

/** Replaces a dead process's lock; a second lock keeps two starters from replacing each other's. */
function takeOver(dataDir: string, path: string, mine: string): void {
	const gate = `${path}.takeover`;
	dropOldGate(gate);
	if (!linkOnce(mine, gate)) throw lockedError(dataDir, holderOf(gate)?.pid ?? 0);
	try {
		const holder = livingHolder(path);
		if (holder !== null) throw lockedError(dataDir, holder);
		rmSync(path, { force: true });
		if (!linkOnce(mine, path)) throw lockedError(dataDir, holderOf(path)?.pid ?? 0);
	} finally {
		rmSync(gate, { force: true });
	}
}

function dropOldGate(gate: string): void {
	try {
		if (Date.now() - statSync(gate).mtimeMs > TAKEOVER_MS) rmSync(gate, { force: true });
	} catch {
		// No gate: nothing to drop.
	}
}

/** `link` is atomic and fails when the name is taken. */
function linkOnce(from: string, to: string): boolean {
	try {
		linkSync(from, to);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
}

function holderOf(path: string): { pid: number; started: string | null } | null {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch {
		return null;
	}
}

/** Process id of the lock's holder if it lives; a reused id is recognised by its start time where the system shows it. */
function livingHolder(path: string): number | null {
	const holder = holderOf(path);
	if (!holder) return null;
	try {
		process.kill(holder.pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ESRCH") return null;
	}
	return holder.started === processStart(holder.pid) ? holder.pid : null;
}

/** Start time of a process in clock ticks (Linux), null elsewhere. */
function processStart(pid: number): string | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
	} catch {
		return null;
	}
}

function lockedError(dataDir: string, pid: number): DataDirLockedError {
	return new DataDirLockedError(
		`The data folder ${resolve(dataDir)} is in use by process ${pid}. The embedded database serves one process ` +
			"at a time: stop that process first, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.",
	);
}
