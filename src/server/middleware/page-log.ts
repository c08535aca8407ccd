import type { MiddlewareHandler } from "hono";
import type { Metrics } from "#server/api/metrics.ts";
import { knownMethod } from "./request-log.ts";

/** One line a page request, and its figures: the screen's name instead of its address, status, milliseconds. */
export function pageLog(metrics: Metrics): MiddlewareHandler {
	return async (c, next) => {
		const start = performance.now();
		await next();
		const { address, log } = c.var.context;
		const ms = Math.round((performance.now() - start) * 10) / 10;
		const facts = { method: knownMethod(c.req.method), status: c.res.status };
		const screen = address?.name ?? "none";
		metrics.observe({ ...facts, route: `screen ${screen}` }, ms);
		log.info({ ...facts, screen, language: address?.language, ms }, "page");
	};
}
