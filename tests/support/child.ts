import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#db/project-root.ts";
import type { ProcessSettings } from "./booking-process.ts";
import { SHORT_LIVED } from "./site-process.ts";

const FILES = { server: "tests/support/booking-server.ts", worker: "tests/support/booking-worker.ts" } as const;

/** A server or worker in a process of its own. */
export interface Child {
	/** 0 for a worker. */
	readonly port: number;
	/** From the moment on at which it is killed. */
	readonly isEnded: boolean;
	/** `kill -9`; resolves when it is gone. */
	kill(): Promise<void>;
	/** Waits until it ends. */
	stop(): Promise<void>;
}

const ALONE: ProcessSettings = {
	databaseUrl: null,
	dataDir: "",
	clock: null,
	mollie: null,
	smtpUrl: null,
	fetchAllow: [],
	homes: 0,
};

/** Starts one; resolves when it is ready. `onError` is given the lines that it writes about what went wrong. */
export async function startChild(
	file: keyof typeof FILES,
	settings: Partial<ProcessSettings>,
	onError: (line: string) => void = (line) => console.error(line),
): Promise<Child> {
	const child = spawn(process.execPath, [SHORT_LIVED, join(projectRoot(), FILES[file])], {
		cwd: projectRoot(),
		env: { ...process.env, PROCESS: JSON.stringify({ ...ALONE, ...settings }) },
		stdio: ["ignore", "pipe", "pipe"],
	});
	readLines(child.stderr, onError);
	const port = await portOf(child, file);
	let isEnded = false;
	child.once("exit", (code, signal) => {
		if (!isEnded) onError(`the ${file} ended by itself (${code ?? signal})`);
	});
	const end = async (signal: NodeJS.Signals) => {
		isEnded = true;
		if (child.exitCode !== null || child.signalCode !== null) return;
		const gone = new Promise((resolve) => child.once("exit", resolve));
		child.kill(signal);
		await gone;
	};
	return {
		port,
		get isEnded() {
			return isEnded;
		},
		kill: () => end("SIGKILL"),
		stop: () => end("SIGTERM"),
	};
}

function portOf(child: ChildProcess, file: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const failed = (code: number | null) => reject(new Error(`the ${file} ended with ${code} before it was ready`));
		child.once("exit", failed);
		readLines(child.stdout, (line) => {
			const ready = /^ready (\d+)/.exec(line);
			if (!ready) return;
			child.removeListener("exit", failed);
			resolve(Number(ready[1]));
		});
	});
}

function readLines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
	let rest = "";
	stream?.on("data", (chunk: Buffer) => {
		const lines = (rest + String(chunk)).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) if (line.trim() !== "") onLine(line);
	});
}
