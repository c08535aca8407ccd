import { AsyncLocalStorage } from "node:async_hooks";

/** Says that the database did not answer: it is down, restarts, or is frozen. What was asked may be asked again. */
export class DatabaseAwayError extends Error {
	override name = "DatabaseAwayError";
	constructor(cause?: unknown) {
		super("the database does not answer", cause === undefined ? undefined : { cause });
	}
}

/** What Node says of a connection that cannot be had or broke. */
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
/** What PostgreSQL says when it shuts down, starts, or has no room: classes 08 and 57P, too_many_connections. */
const SQL_STATES = /^(08...|57P0[1-5]|53300)$/;
/** What the driver says without a code. */
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

/** Does the work; answers true when the database did not answer something that the work asked, whatever became of it. */
export async function noticingOutage(work: () => Promise<unknown>): Promise<boolean> {
	const notice: Notice = { away: false };
	await notices.run(notice, work);
	return notice.away;
}

/** A failure of a connection as the one error that says so, noted for whoever watches; any other error as it is. */
export function outageOr(error: unknown): unknown {
	if (!isOutage(error)) return error;
	const notice = notices.getStore();
	if (notice) notice.away = true;
	return error instanceof DatabaseAwayError ? error : new DatabaseAwayError(error);
}

/** What `read` answers, or what it answered last while the database is away. `kept` is this reader's own memory. */
export async function orLastGood<Value>(kept: { last?: Value }, read: () => Promise<Value>): Promise<Value> {
	try {
		kept.last = await read();
		return kept.last;
	} catch (error) {
		if (error instanceof DatabaseAwayError && "last" in kept) return kept.last as Value;
		throw error;
	}
}
