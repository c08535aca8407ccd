import {
	type Context,
	context,
	isSpanContextValid,
	ROOT_CONTEXT,
	SpanKind,
	SpanStatusCode,
	TraceFlags,
	type Tracer,
	trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from "@opentelemetry/sdk-trace";
import { type TracedStatement, traceQueries } from "#db/connection/query-trace.ts";
import { type OpenSpan, type SpanOptions, traceWith } from "#services/tracing.ts";
import type { TracingSettings } from "../env.ts";
import { traceOutsideCalls } from "./outside-calls.ts";
import { failed, traceparentOf } from "./spans.ts";
import type { OpenTracing } from "./start-tracing.ts";

/** The one module that loads OpenTelemetry; `start-tracing.ts` loads it where a setting asks for it. */

/** A collector that does not answer is given up after this time, and what was to be sent is lost. */
const EXPORT_MS = 3_000;
/** Spans are sent together, at most so much later. */
const DELAY_MS = 2_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Traces this process from now on. */
export function openTracing({ endpoint, headers, serviceName, ratio }: TracingSettings): OpenTracing {
	const exporter = new OTLPTraceExporter({
		url: `${endpoint}/v1/traces`,
		headers: { ...headers },
		timeoutMillis: EXPORT_MS,
	});
	const processor = new BatchSpanProcessor({
		exporter,
		scheduledDelayMillis: DELAY_MS,
		exportTimeoutMillis: EXPORT_MS,
	});
	const provider = new TracerProvider({
		resource: defaultResource().merge(resourceFromAttributes({ "service.name": serviceName })),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
		spanProcessors: [processor],
	});
	const manager = new AsyncLocalStorageContextManager().enable();
	context.setGlobalContextManager(manager);
	const tracer = provider.getTracer("halcyon");
	traceWith({
		span: (options, work) => inSpan(tracer, options, work),
		traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
	});
	traceQueries({
		seen: (statement) => statementSpan(tracer, statement),
		traceparent: () => traceparentOf(trace.getActiveSpan()),
	});
	const endOutside = traceOutsideCalls(tracer);
	return {
		close: async () => {
			endOutside();
			traceWith(null);
			traceQueries(null);
			// A collector that is away keeps nobody from ending.
			await provider.shutdown().catch(() => {});
			context.disable();
		},
	};
}

async function inSpan<Answer>(
	tracer: Tracer,
	{ name, kind, facts = {}, parent }: SpanOptions,
	work: (span: OpenSpan) => Promise<Answer>,
): Promise<Answer> {
	const above = parent === undefined ? context.active() : remoteParent(parent);
	const span = tracer.startSpan(name, { kind: KINDS[kind ?? "internal"], attributes: { ...facts } }, above);
	const open: OpenSpan = {
		set: (more) => void span.setAttributes({ ...more }),
		rename: (other) => void span.updateName(other),
		fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
	};
	try {
		return await context.with(trace.setSpan(above, span), () => work(open));
	} catch (error) {
		failed(span, error);
		throw error;
	} finally {
		span.end();
	}
}

/** A statement of work that is traced; what the house asks by itself, such as its queue, is none. */
function statementSpan(tracer: Tracer, { operation, table, milliseconds, isFailed }: TracedStatement): void {
	if (!trace.getActiveSpan()?.isRecording()) return;
	const end = Date.now();
	const span = tracer.startSpan(table ? `${operation} ${table}` : operation, {
		kind: SpanKind.CLIENT,
		startTime: end - milliseconds,
		attributes: {
			"db.system.name": "postgresql",
			"db.operation.name": operation,
			...(table ? { "db.collection.name": table } : {}),
		},
	});
	if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
	span.end(end);
}

/** Where a span of another process is the parent; without one a trace begins. */
function remoteParent(parent: string | null): Context {
	const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(parent ?? "") ?? [];
	if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
	const known = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
	return isSpanContextValid(known) ? trace.setSpanContext(ROOT_CONTEXT, known) : ROOT_CONTEXT;
}
