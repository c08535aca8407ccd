import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join, resolve } from "node:path";

/** Raised when another living process has the data folder open. */
class DataDirLockedError extends Error {
	override name = "DataDirLockedError";
}

/** What stands in a lock. Those of earlier versions have the first two alone. */
interface Holder {
	readonly pid: number;
	readonly started: string | null;
	/** Where `pid` means this process; null where the system does not show it. */
	readonly place?: string | null;
	/** Name of a socket in the folder that the holder listens on for as long as it lives; null: it could not. */
	readonly socket?: string | null;
}

const TAKEOVER_MS = 5000;

/** A process that gets a signal to end does so within five seconds; the next one waits for it. */
const WAIT_MS = 7_000;
const RETRY_MS = 100;
/** A path of a socket is cut off by the system beyond about a hundred bytes. */
const LONGEST_PATH = 100;

/** Takes the lock on a data folder as `lockDataDir`, but waits some seconds for a process that is about to end. */
export async function waitForDataDir(dataDir: string, waitMs = WAIT_MS): Promise<() => void> {
	const until = Date.now() + waitMs;
	for (;;) {
		try {
			return await lockDataDir(dataDir);
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
async function lockDataDir(dataDir: string): Promise<() => void> {
	mkdirSync(dataDir, { recursive: true });
	const path = join(dataDir, "process.lock");
	await refuseLiving(dataDir, path);
	const id = randomUUID().slice(0, 8);
	const mine = `${path}.${id}`;
	// It answers before the lock names it, and until the process ends in whatever way.
	const listening = await listen(dataDir, `process-${id}.sock`);
	const holder: Holder = {
		pid: process.pid,
		started: processStart(process.pid),
		place: placeOf(),
		socket: listening?.name ?? null,
	};
	const text = JSON.stringify(holder);
	const release = () => {
		process.off("exit", release);
		if (textOf(path) === text) rmSync(path, { force: true });
		listening?.close();
	};
	try {
		writeFileSync(mine, text);
		if (!linkOnce(mine, path)) await takeOver(dataDir, path, mine);
	} catch (error) {
		listening?.close();
		throw error;
	} finally {
		rmSync(mine, { force: true });
	}
	process.on("exit", release);
	return release;
}

/** Replaces a dead process's lock; a second lock keeps two starters from replacing each other's. */
async function takeOver(dataDir: string, path: string, mine: string): Promise<void> {
	const gate = `${path}.takeover`;
	dropOldGate(gate);
	if (!linkOnce(mine, gate)) throw lockedError(dataDir, holderOf(gate)?.pid ?? 0);
	try {
		await refuseLiving(dataDir, path);
		const gone = holderOf(path)?.socket;
		if (gone) rmSync(join(dataDir, gone), { force: true });
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

function textOf(path: string): string | null {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}

function holderOf(path: string): Holder | null {
	try {
		return JSON.parse(textOf(path) ?? "null");
	} catch {
		return null;
	}
}

async function refuseLiving(dataDir: string, path: string): Promise<void> {
	const holder = holderOf(path);
	if (holder && (await lives(dataDir, holder))) throw lockedError(dataDir, holder.pid);
}

/**
 * Whether a lock's holder lives. A reused process id is recognised by its start time where the system shows it. In
 * another container the ids are others: there the holder's socket says it, which no process outlives.
 */
async function lives(dataDir: string, { pid, started, place, socket }: Holder): Promise<boolean> {
	if (place && socket && place !== placeOf()) return takesConnections(join(dataDir, socket));
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
	}
	return started === processStart(pid);
}

/** This machine since its start, and within it those who share process ids (Linux); null elsewhere. */
function placeOf(): string | null {
	try {
		return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
	} catch {
		return null;
	}
}

/** A socket in the folder that keeps no process going; null where the folder can have none. */
async function listen(
	dataDir: string,
	name: string,
): Promise<{ readonly name: string; readonly close: () => void } | null> {
	const path = resolve(dataDir, name);
	if (process.platform === "win32" || Buffer.byteLength(path) >= LONGEST_PATH) return null;
	const server = createServer((socket) => socket.destroy()).unref();
	try {
		await listening(server, path);
	} catch {
		return null;
	}
	// A connection that could not be taken was answered by the system all the same.
	server.on("error", () => {});
	const close = () => {
		server.close();
		rmSync(path, { force: true });
	};
	return { name, close };
}

function listening(server: Server, path: string): Promise<void> {
	return new Promise((done, failed) => {
		server.once("error", failed);
		server.listen(path, done);
	});
}

/** Also where it may not be asked: then somebody is there. */
function takesConnections(path: string): Promise<boolean> {
	return new Promise((done) => {
		const socket = connect(path);
		socket.once("connect", () => {
			socket.destroy();
			done(true);
		});
		socket.once("error", ({ code }: NodeJS.ErrnoException) => done(code !== "ENOENT" && code !== "ECONNREFUSED"));
	});
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
