import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";

/** A program of a drill: started, killed, frozen, with its words in a file. */
export interface Program {
	readonly pid: number;
	readonly isRunning: boolean;
	/** What it ended with by itself; null: it runs, or a signal ended it. */
	readonly exitCode: number | null;
	/** The signal that ended it; null: it runs, or ended by itself. */
	readonly endedBy: NodeJS.Signals | null;
	signal(signal: NodeJS.Signals): void;
	/** Sends the signal and waits until it is gone; after ten seconds it is killed. */
	end(signal?: NodeJS.Signals): Promise<void>;
}

export interface ProgramOptions {
	readonly cwd: string;
	readonly env?: NodeJS.ProcessEnv;
	/** Where what it writes goes. */
	readonly log: string;
	readonly account?: Account | null;
}

export interface Account {
	readonly uid: number;
	readonly gid: number;
}

const PATIENCE_MS = 10_000;

/** What runs still; a drill that is broken off leaves none of it. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
	for (const child of running) child.kill("SIGKILL");
});

/** Starts a program. */
export function startProgram(command: string, words: readonly string[], options: ProgramOptions): Program {
	const log = openSync(options.log, "a");
	const child: ChildProcess = spawn(command, words, {
		cwd: options.cwd,
		env: options.env ?? process.env,
		...(options.account ?? {}),
		stdio: ["ignore", log, log],
	});
	closeSync(log);
	running.add(child);
	child.once("exit", () => running.delete(child));
	child.on("error", (error) => console.error(`${command}: ${error.message}`));
	const isRunning = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
	return {
		pid: child.pid ?? 0,
		get isRunning() {
			return isRunning();
		},
		get exitCode() {
			return child.exitCode;
		},
		get endedBy() {
			return child.signalCode;
		},
		signal: (signal) => void child.kill(signal),
		end: async (signal = "SIGTERM") => {
			if (!isRunning()) return;
			const gone = new Promise((resolve) => child.once("exit", resolve));
			child.kill(signal);
			const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
			await gone;
			clearTimeout(late);
		},
	};
}

/** The account that servers run under which refuse root; null for anybody but root. */
export function serverAccount(): Account | null {
	if (process.getuid?.() !== 0) return null;
	const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
	return { uid: id("-u"), gid: id("-g") };
}

/** Waits until something is so; rejects with what was waited for. */
export async function until(what: string, is: () => Promise<boolean>, seconds = 60): Promise<void> {
	const begun = performance.now();
	while (!(await is().catch(() => false))) {
		if (performance.now() - begun > seconds * 1_000) throw new Error(`not within ${seconds} s: ${what}`);
		await pause(100);
	}
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
