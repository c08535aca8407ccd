/**
 * Spans of what is done for a request. Where nobody traces, work runs as if nothing stood here; who traces is
 * `server/tracing/open-tracing.ts`. Facts never hold anything of a person: no address, name, token, query or number.
 */

export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
	readonly name: string;
	/** `server`: a request of somebody else; `client`: one to somebody else; absent: work of our own. */
	readonly kind?: "server" | "client";
	readonly facts?: SpanFacts;
	/** The span above as W3C Trace Context writes it, where another process has it; absent: the one that runs. */
	readonly parent?: string | null | undefined;
}

export interface OpenSpan {
	set(facts: SpanFacts): void;
	rename(name: string): void;
	/** Says that it went wrong; whatever is thrown says so by itself. */
	fail(): void;
}

export interface Tracing {
	span<Answer>(options: SpanOptions, work: (span: OpenSpan) => Promise<Answer>): Promise<Answer>;
	/** Of the running span. */
	traceId(): string | null;
}

/** One for the process, also when development reloads this module. */
const SLOT = Symbol.for("halcyon.tracing");
const slots = globalThis as { [SLOT]?: Tracing | null };

const UNSEEN: OpenSpan = { set: () => {}, rename: () => {}, fail: () => {} };

/** Sets who traces; null: nobody. */
export function traceWith(tracing: Tracing | null): void {
	slots[SLOT] = tracing;
}

/** Does the work in a span of its own. */
export function traced<Answer>(options: SpanOptions, work: (span: OpenSpan) => Promise<Answer>): Promise<Answer> {
	const tracing = slots[SLOT];
	return tracing ? tracing.span(options, work) : work(UNSEEN);
}

/** Id of the trace that the running work belongs to; null: it is not traced. */
export function currentTraceId(): string | null {
	return slots[SLOT]?.traceId() ?? null;
}
