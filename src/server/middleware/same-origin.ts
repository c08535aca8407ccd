import type { Context } from "hono";

/**
 * True for a write that comes from our own pages: its Origin is ours or the request's own host. Without an
 * Origin (plain API clients) it is allowed unless the browser says that it comes from elsewhere.
 */
export function isSameOrigin(c: Context, publicUrl: string): boolean {
	const origin = c.req.header("origin");
	if (origin === undefined) {
		const site = c.req.header("sec-fetch-site");
		return site === undefined || site === "same-origin" || site === "none";
	}
	if (origin === new URL(publicUrl).origin) return true;
	try {
		return new URL(origin).host === (c.req.header("host") ?? "");
	} catch {
		return false;
	}
}
