import { createHash } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { CommandAnswer, CommandApp } from "./command.ts";
import { COMMANDS, isCommandName } from "./commands.ts";

/**
 * The embedded database serves one process; while that is the site, commands are handed to it over a local socket in
 * the data folder. The socket has the rights of the folder's files, so it gives no further access.
 */

/** A path of a socket is cut off by the system beyond about a hundred bytes. */
const LONGEST_PATH = 100;
const MOST_BYTES = 64 * 1024;

const callSchema = z.object({ name: z.string(), argv: z.array(z.string()).max(500) });
const answerSchema = z.object({
	code: z.union([z.literal(0), z.literal(1), z.literal(2)]),
	out: z.string(),
	err: z.string(),
});

function socketPath(dataDir: string): string {
	const folder = resolve(dataDir);
	const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
	if (process.platform === "win32") return `\\\\.\\pipe\\halcyon-${name}`;
	const path = join(folder, "commands.sock");
	return Buffer.byteLength(path) < LONGEST_PATH ? path : join(tmpdir(), `halcyon-${name}.sock`);
}

/** Takes commands until it is closed; the caller holds the lock of the data folder. */
export async function serveCommands(dataDir: string, app: CommandApp): Promise<{ close(): Promise<void> }> {
	const path = socketPath(dataDir);
	// A process that was killed left its socket behind; the lock says that it is gone.
	if (process.platform !== "win32") rmSync(path, { force: true });
	const server = createServer((socket) => {
		let requested = "";
		socket.setEncoding("utf8");
		socket.on("error", () => socket.destroy());
		socket.on("data", (part: string) => {
			requested += part;
			if (requested.length > MOST_BYTES) {
				socket.destroy();
				return;
			}
			const end = requested.indexOf("\n");
			if (end < 0) return;
			const line = requested.slice(0, end);
			requested = "";
			void answerTo(app, line).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
		});
	});
	const before = process.platform === "win32" ? null : process.umask(0o177);
	try {
		await new Promise<void>((done, failed) => {
			server.once("error", failed);
			server.listen(path, done);
		});
	} finally {
		if (before !== null) process.umask(before);
	}
	if (process.platform !== "win32") chmodSync(path, 0o600);
	return { close: () => new Promise((done) => server.close(() => done())) };
}

async function answerTo(app: CommandApp, line: string): Promise<CommandAnswer> {
	try {
		const { name, argv } = callSchema.parse(JSON.parse(line));
		if (!isCommandName(name)) return { code: 2, out: "", err: `${name}: no such command` };
		return await COMMANDS[name](app, argv);
	} catch (error) {
		app.log.error({ error: error instanceof Error ? error.stack : String(error) }, "command failed");
		return { code: 1, out: "", err: error instanceof Error ? error.message : "failed" };
	}
}

/** Hands a command to the process that has the data folder; null: no process takes commands there. */
export async function askRunning(
	dataDir: string,
	name: string,
	argv: readonly string[],
): Promise<CommandAnswer | null> {
	return new Promise((done, failed) => {
		const socket = connect(socketPath(dataDir));
		let answer = "";
		socket.setEncoding("utf8");
		socket.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT" || error.code === "ECONNREFUSED") done(null);
			else failed(error);
		});
		socket.once("connect", () => socket.write(`${JSON.stringify({ name, argv })}\n`));
		socket.on("data", (part: string) => {
			answer += part;
		});
		socket.once("end", () => {
			try {
				done(answerSchema.parse(JSON.parse(answer)));
			} catch {
				failed(new Error("the running site ended before it answered; look whether the command was done"));
			}
		});
	});
}
