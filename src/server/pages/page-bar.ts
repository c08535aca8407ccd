import type { Context, MiddlewareHandler } from "hono";
import { isBot } from "#site/bots.ts";
import { officePath } from "#site/office.ts";

/** Bars above the pages of the site, for the few who have one; nothing of them is in what all others load. */

/** The bar of a page as HTML, for whoever looks at it; null: none. `nonce`: of the page's scripts, if it has any. */
export type PageBar = (c: Context, page: URL, nonce: string | null) => Promise<string | null>;

/** Behind it the bar is the first thing of a page. */
const BODY = /<body[^>]*>/;
/** Documents about the product, frames in pages of partners, and the bar of staff itself. The back office has a frame of its own. */
const WITHOUT_BAR = /^\/(staff-bar|api|widget|_mails|_events)(\/|$)/;

/**
 * Writes the first bar that there is into the finished page, whoever drew it, error pages too. Crawlers never get one.
 */
export function barsOnPages(bars: readonly PageBar[]): MiddlewareHandler {
	return async (c, next) => {
		await next();
		const { status, headers } = c.res;
		const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
		if (!isPage || WITHOUT_BAR.test(c.req.path) || officePath(c.req.path) !== null) return;
		if (isBot(c.req.header("user-agent"))) return;
		const { nonce } = c.var.context;
		const hasScripts = headers.get("Content-Security-Policy")?.includes(`'nonce-${nonce}'`) ?? false;
		const bar = await firstOf(bars, c, hasScripts ? nonce : null);
		// Asked for last: an answer whose body was looked at is sent as a stream.
		if (bar === null || c.res.body === null) return;
		const html = await c.res.text();
		const page = new Response(
			html.replace(BODY, (tag) => tag + bar),
			{ status, headers },
		);
		page.headers.delete("Content-Length");
		// Its headers are in the new one; merged they would stand twice.
		c.res = undefined;
		c.res = page;
	};
}

async function firstOf(bars: readonly PageBar[], c: Context, nonce: string | null): Promise<string | null> {
	for (const bar of bars) {
		const drawn = await bar(c, new URL(c.req.url), nonce);
		if (drawn !== null) return drawn;
	}
	return null;
}

/** The path of our own page that the browser comes from; the home's for any other. */
export function cameFrom(c: Context): string {
	const { publicUrl } = c.var.app.settings;
	const referer = c.req.header("referer") ?? "";
	if (!URL.canParse(referer)) return "/";
	const url = new URL(referer);
	const isOwn = url.host === c.req.header("host") || url.origin === new URL(publicUrl).origin;
	// One slash: two would name another host.
	return isOwn ? url.pathname.replace(/^\/{2,}/, "/") + url.search : "/";
}
