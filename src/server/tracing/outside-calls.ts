import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { failed, traceparentOf } from "./spans.ts";

/**
 * Spans of calls to other hosts, whoever makes them: Node itself tells of each call of `fetch` and of `http`. The call
 * takes the trace along. A path may hold ids and a query may hold more, so the host alone is told.
 */

/** What Node tells of a call of `fetch` (undici). */
interface FetchCall {
	readonly origin?: string;
	readonly method?: string;
	addHeader(name: string, value: string): void;
}

type Message = Readonly<Record<string, unknown>>;

/** Looks on at calls of work that is traced; answers how to end that. */
export function traceOutsideCalls(tracer: Tracer): () => void {
	const open = new WeakMap<object, Span>();

	const begin = (call: object, method: string, host: string): string | null => {
		if (!trace.getActiveSpan()?.isRecording()) return null;
		const span = tracer.startSpan(`${method} ${host}`, {
			kind: SpanKind.CLIENT,
			attributes: { "http.request.method": method, "server.address": host },
		});
		// What is sent to the collector itself is not traced.
		if (!span.isRecording()) return null;
		open.set(call, span);
		return traceparentOf(span);
	};
	const end = (call: object, status: number | null, error?: unknown) => {
		const span = open.get(call);
		if (!span) return;
		open.delete(call);
		if (status !== null) span.setAttribute("http.response.status_code", status);
		if (status !== null && status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
		if (error !== undefined) failed(span, error);
		span.end();
	};

	const heard: Readonly<Record<string, (message: Message) => void>> = {
		"undici:request:create": ({ request }) => {
			const call = request as FetchCall;
			const host = URL.canParse(call.origin ?? "") ? new URL(call.origin ?? "").hostname : "unknown";
			const header = begin(call, call.method ?? "GET", host);
			if (header) call.addHeader("traceparent", header);
		},
		"undici:request:headers": ({ request, response }) =>
			end(request as object, (response as { statusCode: number }).statusCode),
		"undici:request:error": ({ request, error }) => end(request as object, null, error),
		"http.client.request.created": ({ request }) => {
			const call = request as ClientRequest;
			const header = begin(call, call.method, call.host);
			if (header && !call.headersSent) call.setHeader("traceparent", header);
		},
		"http.client.response.finish": ({ request, response }) =>
			end(request as object, (response as IncomingMessage).statusCode ?? null),
		"http.client.request.error": ({ request, error }) => end(request as object, null, error),
	};
	const listeners = Object.entries(heard).map(([name, hear]) => {
		const listener = (message: unknown) => hear(message as Message);
		subscribe(name, listener);
		return () => void unsubscribe(name, listener);
	});
	return () => {
		for (const leave of listeners) leave();
	};
}
