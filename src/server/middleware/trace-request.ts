import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { traced } from "#services/tracing.ts";
import { type ClientNetworks, trustedPeer } from "./client-address.ts";
import { knownMethod } from "./request-log.ts";

/**
 * One span a request, named by screen or route pattern as its log line is; below the span of the proxy that passes the
 * request on, where it is one of ours: a stranger's header begins no trace and decides on none.
 */
export function traceRequest(networks: ClientNetworks): MiddlewareHandler {
	const isTrusted = trustedPeer(networks);
	return (c, next) => {
		const method = knownMethod(c.req.method);
		const parent = isTrusted(c) ? (c.req.header("traceparent") ?? null) : null;
		const facts = { "http.request.method": method };
		return traced({ name: method, kind: "server", facts, parent }, async (span) => {
			await next();
			const screen = c.var.context?.address?.name;
			const route = screen ? `screen ${screen}` : routePath(c);
			const { status } = c.res;
			span.rename(`${method} ${route}`);
			span.set({ "http.route": route, "http.response.status_code": status });
			if (status >= 500) span.fail();
		});
	};
}
