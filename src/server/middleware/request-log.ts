import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Metrics } from "#server/api/metrics.ts";
import { setHeader } from "./answer-headers.ts";

/**
 * One line a request: method, route pattern, status, milliseconds, id. Never the path itself, its query, or
 * anything of a body: these hold ids and names.
 */
export function requestLog(metrics: Metrics): MiddlewareHandler {
	return async (c, next) => {
		const start = performance.now();
		await next();
		const ms = Math.round((performance.now() - start) * 10) / 10;
		const facts = { method: knownMethod(c.req.method), route: routePath(c), status: c.res.status };
		const { id, log } = c.var.context;
		setHeader(c, "X-Request-Id", id);
		metrics.observe(facts, ms);
		log.info({ ...facts, ms }, "request");
	};
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A method is free text of the client's: only the known ones are written down. */
export function knownMethod(method: string): string {
	return METHODS.has(method) ? method : "other";
}
