import type { LogEvent } from "kysely";

/** Who looks on at queries where requests are traced (docs/operations.md#traces). */
export interface QueryTrace {
	/** A statement was answered; called in the work that asked it. */
	seen(statement: TracedStatement): void;
	/** The running span as W3C Trace Context writes it; null: none runs. */
	traceparent(): string | null;
}

/** What is told of a statement: no values, and no text of it. */
export interface TracedStatement {
	/** Its first word. */
	readonly operation: string;
	/** The first table that it names. */
	readonly table: string | null;
	readonly milliseconds: number;
	readonly isFailed: boolean;
}

/** One for the process, also when development reloads this module. */
const SLOT = Symbol.for("halcyon.query-trace");
const slots = globalThis as { [SLOT]?: QueryTrace | null };

/** Sets who looks on; before databases are opened. */
export function traceQueries(trace: QueryTrace | null): void {
	slots[SLOT] = trace;
}

/** The running span; null where nothing is traced. */
export function traceparent(): string | null {
	return slots[SLOT]?.traceparent() ?? null;
}

/** The query builder's setting by which it tells of its queries; nothing where none are traced. */
export function queryLog(): { readonly log?: (event: LogEvent) => void } {
	const trace = slots[SLOT];
	if (!trace) return {};
	return {
		log: ({ level, query, queryDurationMillis }) =>
			trace.seen({ ...statementOf(query.sql), milliseconds: queryDurationMillis, isFailed: level === "error" }),
	};
}

/** Kind and table of a statement. */
export function statementOf(text: string): Pick<TracedStatement, "operation" | "table"> {
	const operation = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "OTHER";
	const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?(?![\w(])/i.exec(text)?.[1] ?? null;
	return { operation, table };
}
