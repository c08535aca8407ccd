import type { MiddlewareHandler } from "hono";

/** One line a page request: the screen's name instead of its address, status, milliseconds. */
export const pageLog: MiddlewareHandler = async (c, next) => {
	const start = performance.now();
	await next();
	const { address, log } = c.var.context;
	const ms = Math.round((performance.now() - start) * 10) / 10;
	log.info(
		{ method: c.req.method, screen: address?.name ?? "none", language: address?.language, status: c.res.status, ms },
		"page",
	);
};
