import type { MiddlewareHandler } from "hono";
import { withSlashPolicy } from "#site/trailing-slash.ts";

/** Paths of machinery, which hold no screens. */
const MACHINERY = /^\/(?:_|@|assets\/|src\/|node_modules\/)/;

/** One address a screen: the other form of the closing slash answers 301 with the query kept (specification §5). */
export const slashRedirect: MiddlewareHandler = async (c, next) => {
	if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
	const url = new URL(c.req.url);
	if (MACHINERY.test(url.pathname)) return next();
	// Doubled slashes would read as an address on another host.
	const canonical = withSlashPolicy(url.pathname.replace(/\/{2,}/g, "/"));
	if (canonical === url.pathname) return next();
	return c.redirect(canonical + url.search, 301);
};
