import type { Context, Next } from "hono";
import type { App } from "#services/app.ts";
import { readPublic } from "#site/rewrite.ts";
import { parseSearchParams, searchString, stayParams } from "#site/search-params.ts";

/**
 * The search box sends its destination as the text `q`, and with script the address of the suggestion that was
 * chosen as `to`: leads to the place's own address with the rest of the search, or to the home. An empty text searches
 * everywhere; one that names nothing is left to the screen, which says so.
 */
export async function destinationRedirect(c: Context, next: Next, app: App): Promise<Response | undefined> {
	const url = new URL(c.req.url);
	const address = readPublic(url.pathname);
	if (address?.name !== "search" || !url.searchParams.has("q")) {
		await next();
		return;
	}
	const text = (url.searchParams.get("q") ?? "").slice(0, 100);
	const chosen = (url.searchParams.get("to") ?? "").slice(0, 500);
	const destination = text.trim() ? await app.suggestions.findDestination({ text, chosen }, address.language) : null;
	if (text.trim() && !destination) {
		await next();
		return;
	}
	const params = parseSearchParams(Object.fromEntries(url.searchParams));
	// A home takes the stay and the party along; filters belong to lists.
	const query = searchString(destination?.isHome ? stayParams(params) : params);
	return c.redirect((destination?.path ?? url.pathname) + query, 302);
}
