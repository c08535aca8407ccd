import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { fail, type Result } from "#domain/result.ts";
import type { Statement, StatementFailure } from "./statement.ts";

/** A file of the bank is read in a thread of its own: one made to be slow to read holds up nobody but its sender. */

const LONGEST_MS = 15_000;
const MOST_MEMORY_MB = 512;
const WORKER = createRequire(import.meta.url).resolve("#services/bank/statement-worker.ts");

/** One after the other: many at once would take every processor there is. */
let last: Promise<unknown> = Promise.resolve();

/** What `readStatement` answers. A file that takes too long, too much memory or breaks its reader is no statement. */
export function readStatementAside(
	bytes: Uint8Array,
	longestMs = LONGEST_MS,
): Promise<Result<Statement, StatementFailure>> {
	const read = last.then(() => inThread(bytes, longestMs));
	last = read;
	return read;
}

function inThread(bytes: Uint8Array, longestMs: number): Promise<Result<Statement, StatementFailure>> {
	return new Promise((resolve) => {
		const worker = new Worker(WORKER, {
			workerData: bytes,
			resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
		});
		const timer = setTimeout(() => end(fail({ code: "NOT_A_STATEMENT" })), longestMs);
		const end = (result: Result<Statement, StatementFailure>) => {
			clearTimeout(timer);
			void worker.terminate();
			resolve(result);
		};
		worker.once("message", end);
		worker.once("error", () => end(fail({ code: "NOT_A_STATEMENT" })));
		worker.once("exit", () => end(fail({ code: "NOT_A_STATEMENT" })));
	});
}
