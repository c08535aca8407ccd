import type { Context, Next } from "hono";
import { findRedirect } from "#db/operations/redirects.ts";
import { visitorLanguage } from "#server/middleware/language.ts";
import type { App } from "#services/app.ts";
import { languageInPath, redirectPatterns, redirectTarget } from "#site/redirect-target.ts";
import { readPublic } from "#site/rewrite.ts";

/** Asks the redirect table before a 404 is shown; the visitor's own query goes along to a screen of ours. */
export async function legacyRedirects(c: Context, next: Next, app: App): Promise<Response | undefined> {
	const reading = c.req.method === "GET" || c.req.method === "HEAD";
	// An address that no screen has need not be rendered first.
	if (reading && !readPublic(c.req.path)) {
		const target = await redirectOf(c, app);
		if (target) return target;
	}
	await next();
	if (!reading || c.res.status !== 404) return;
	const target = await redirectOf(c, app);
	if (target) c.res = target;
	return;
}

async function redirectOf(c: Context, app: App): Promise<Response | null> {
	const url = new URL(c.req.url);
	const patterns = redirectPatterns(url.pathname);
	const row = patterns.length > 0 ? await findRedirect(app.db, patterns) : null;
	if (!row) return null;
	if ("url" in row.target) return c.redirect(row.target.url, row.status);
	const inPath = languageInPath(url.pathname);
	const path = redirectTarget(row.target.route, inPath ?? visitorLanguage(c.req.raw));
	if (path === null) return null;
	const query = new URLSearchParams([...new URLSearchParams(row.target.query), ...url.searchParams]).toString();
	// What hangs on the visitor must not be remembered as moved for good.
	return c.redirect(path + (query && `?${query}`), inPath === null ? 302 : row.status);
}
