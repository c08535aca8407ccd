import type { MiddlewareHandler } from "hono";
import { problemResponse } from "#server/api/problem.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Lets a write through when it comes from our own pages (Origin is PUBLIC_URL's or the request's own host), or
 * from a plain client: without Origin, Sec-Fetch-Site and cookies.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
	if (READING.has(c.req.method)) return next();
	const origin = c.req.header("Origin");
	const site = c.req.header("Sec-Fetch-Site");
	// Another scheme or port of our own host is another site too, and browsers say so.
	const isForeign = site === "cross-site" || site === "same-site";
	const allowed =
		origin !== undefined
			? !isForeign && isOwn(origin, c.var.app.settings.publicUrl, c.req.header("Host"))
			: site !== undefined
				? site === "same-origin"
				: c.req.header("Cookie") === undefined;
	return allowed ? next() : problemResponse(c, { code: "FORBIDDEN" });
};

function isOwn(origin: string, publicUrl: string, host: string | undefined): boolean {
	if (!URL.canParse(origin)) return false;
	const url = new URL(origin);
	return url.origin === new URL(publicUrl).origin || (host !== undefined && url.host === host.toLowerCase());
}
