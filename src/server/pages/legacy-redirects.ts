import type { Context, MiddlewareHandler } from "hono";
import { findRedirect, type RedirectRow } from "#db/operations/redirects.ts";
import { languageInPath, redirectPatterns, redirectTarget } from "#site/redirect-target.ts";
import type { RequestEnv } from "../middleware/client-address.ts";

/** Looks into the redirect table before a 404 is shown; the visitor's query is kept for pages of the site. */
export const legacyRedirects: MiddlewareHandler = async (c, next) => {
	const reading = c.req.method === "GET" || c.req.method === "HEAD";
	// An address that no screen has need not be rendered first.
	if (reading && !c.var.context.address) {
		const target = await redirectOf(c);
		if (target) return target;
	}
	await next();
	if (!reading || c.res.status !== 404) return;
	const target = await redirectOf(c);
	if (target) c.res = target;
	return;
};

async function redirectOf(c: Context): Promise<Response | null> {
	const url = new URL(c.req.url);
	const patterns = redirectPatterns(url.pathname);
	const row = patterns.length > 0 ? await findRedirect(c.var.app.db, patterns) : null;
	if (!row) return null;
	if ("url" in row.target) return followed(c, row, c.redirect(row.target.url, row.status));
	const inPath = languageInPath(url.pathname);
	const path = redirectTarget(row.target.route, inPath ?? c.var.context.language);
	// A page that is not there may lie below its own rule: the 404 stands.
	if (path === null || path === url.pathname) return null;
	const query = new URLSearchParams([...new URLSearchParams(row.target.query), ...url.searchParams]).toString();
	// What hangs on the visitor must not be remembered as moved for good.
	return followed(c, row, c.redirect(path + (query && `?${query}`), inPath === null ? 302 : row.status));
}

/** Counts that somebody was led on, unless it was the office that tried the address. */
function followed(c: Context, { fromPath }: RedirectRow, answer: Response): Response {
	if (!(c.env as RequestEnv | undefined)?.isTrial) c.var.app.redirectHits.count(fromPath);
	return answer;
}
