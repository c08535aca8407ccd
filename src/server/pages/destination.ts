import type { Context, Next } from "hono";
import type { App } from "#services/app.ts";
import { findDestination } from "#services/suggest.ts";
import { readPublic } from "#site/rewrite.ts";
import { parseSearchParams, searchString } from "#site/search-params.ts";

/**
 * The search box sends its destination as the text `q`: leads to the place's own address with the rest of the
 * search. A text that names no place searches everywhere.
 */
export async function destinationRedirect(c: Context, next: Next, app: App): Promise<Response | undefined> {
	const url = new URL(c.req.url);
	const address = readPublic(url.pathname);
	if (address?.name !== "search" || !url.searchParams.has("q")) {
		await next();
		return;
	}
	const text = (url.searchParams.get("q") ?? "").slice(0, 100);
	const path = text.trim() ? await findDestination(app.db, text, address.language) : null;
	const query = searchString(parseSearchParams(Object.fromEntries(url.searchParams)));
	return c.redirect((path ?? url.pathname) + query, 302);
}
