import { AsyncLocalStorage } from "node:async_hooks";

/** The database did not answer, or cannot write: it is down, restarting, frozen or full. The query may be tried again. */
export class DatabaseAwayError extends Error {
	override name = "DatabaseAwayError";
	constructor(cause?: unknown) {
		super("the database does not answer", cause === undefined ? undefined : { cause });
	}
}

/** Node's codes of a connection that could not be made or broke. */
const NODE_CODES: ReadonlySet<string> = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOTFOUND",
	"EAI_AGAIN",
]);
/** PostgreSQL's codes while it shuts down, starts, or has no free connection, disk or memory: classes 08, 57P and 53. */
const SQL_STATES = /^(08...|57P0[1-5]|53[123]00)$/;
/** Messages of the driver that have no code. */
const DRIVER_WORDS =
	/^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

function isOutage(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof DatabaseAwayError) return true;
	const { code } = error as { code?: unknown };
	if (typeof code === "string" && (NODE_CODES.has(code) || SQL_STATES.test(code))) return true;
	return DRIVER_WORDS.test(error.message);
}

interface Notice {
	away: boolean;
}

/** One for the process, also when development reloads this module. */
const SLOT = Symbol.for("halcyon.outage");
const slots = globalThis as { [SLOT]?: AsyncLocalStorage<Notice> };
slots[SLOT] ??= new AsyncLocalStorage<Notice>();
const notices = slots[SLOT];

/** Does the work; answers true when a query of it found the database away, even if the work caught the error. */
export async function noticingOutage(work: () => Promise<unknown>): Promise<boolean> {
	const notice: Notice = { away: false };
	await notices.run(notice, work);
	return notice.away;
}

/** Turns a connection's failure into `DatabaseAwayError` and records it for watchers; other errors stay as they are. */
export function outageOr(error: unknown): unknown {
	if (!isOutage(error)) return error;
	const notice = notices.getStore();
	if (notice) notice.away = true;
	return error instanceof DatabaseAwayError ? error : new DatabaseAwayError(error);
}

/** The answer of `read`, or its last answer while the database is away. `kept` is this reader's own memory. */
export async function orLastGood<Value>(kept: { last?: Value }, read: () => Promise<Value>): Promise<Value> {
	try {
		kept.last = await read();
		return kept.last;
	} catch (error) {
		if (error instanceof DatabaseAwayError && "last" in kept) return kept.last as Value;
		throw error;
	}
}
