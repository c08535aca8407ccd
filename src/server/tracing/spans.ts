import { isSpanContextValid, type Span, SpanStatusCode, TraceFlags } from "@opentelemetry/api";

/** Marks a span as gone wrong; messages of errors may hold what came in, so their kind is told alone. */
export function failed(span: Span, error: unknown): void {
	span.setStatus({ code: SpanStatusCode.ERROR });
	span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
}

/** A span for another process, as W3C Trace Context writes it; null: it is none. */
export function traceparentOf(span: Span | undefined): string | null {
	const known = span?.spanContext();
	if (!known || !isSpanContextValid(known)) return null;
	return `00-${known.traceId}-${known.spanId}-${known.traceFlags & TraceFlags.SAMPLED ? "01" : "00"}`;
}
