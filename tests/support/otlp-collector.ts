import { createServer } from "node:http";
import { listening } from "./listening.ts";

/** A stand-in of an OpenTelemetry collector: keeps what spans it is sent as OTLP JSON over HTTP. */

export interface SentSpan {
	readonly traceId: string;
	readonly spanId: string;
	readonly parentSpanId?: string;
	readonly name: string;
	readonly kind: number;
	readonly startTimeUnixNano: string;
	readonly endTimeUnixNano: string;
	readonly attributes?: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
	readonly status?: { readonly code?: number; readonly message?: string };
	readonly events?: readonly unknown[];
}

export interface OtlpCollector {
	readonly url: string;
	readonly spans: readonly SentSpan[];
	/** All that came, as it was sent. */
	readonly bodies: readonly string[];
	readonly headers: readonly Readonly<Record<string, unknown>>[];
	close(): Promise<void>;
}

/** Starts the stand-in on a free port of this machine. */
export async function startCollector(): Promise<OtlpCollector> {
	const bodies: string[] = [];
	const headers: Record<string, unknown>[] = [];
	const spans: SentSpan[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
		const body = Buffer.concat(chunks).toString();
		if (request.method !== "POST" || request.url !== "/v1/traces") return void response.writeHead(404).end();
		bodies.push(body);
		headers.push(request.headers);
		const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
		for (const of of sent.resourceSpans) for (const scope of of.scopeSpans) spans.push(...scope.spans);
		response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
	});
	const url = await listening(server);
	return {
		url,
		spans,
		bodies,
		headers,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
