import type { MiddlewareHandler } from "hono";
import { ROUTES, type RouteEntry } from "#site/route-table.ts";
import { setHeader } from "./answer-headers.ts";

/** The answer is never cached, by no proxy and no shared browser. */
export const PRIVATE = "private, no-store";

/** What the screens' scripts load, of those screens too. */
const LOADS = "/_serverFn/";

/** Answers with personal data are never cached, with any status. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
	await next();
	const { address } = c.var.context;
	const screen: RouteEntry | null = address && ROUTES[address.name];
	if (c.req.path.startsWith(LOADS) || screen?.personal) setHeader(c, "Cache-Control", PRIVATE);
};

/** The same for every answer of a path. */
export const alwaysPrivate: MiddlewareHandler = async (c, next) => {
	await next();
	setHeader(c, "Cache-Control", PRIVATE);
};
