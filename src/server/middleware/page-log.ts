import type { MiddlewareHandler } from "hono";
import type { Logger } from "#services/logger.ts";
import { readPublic } from "#site/rewrite.ts";

/** One line a page request: the screen's name instead of its address, status, milliseconds. */
export function pageLog(log: Logger): MiddlewareHandler {
	return async (c, next) => {
		const start = performance.now();
		await next();
		const address = readPublic(c.req.path);
		const ms = Math.round((performance.now() - start) * 10) / 10;
		log.info(
			{ method: c.req.method, screen: address?.name ?? "none", language: address?.language, status: c.res.status, ms },
			"page",
		);
	};
}
