import type { MiddlewareHandler } from "hono";
import { parseSearchParams, searchString, stayParams } from "#site/search-params.ts";

/**
 * The search box sends its destination as the text `q`, and with script the address of the suggestion that was
 * chosen as `to`: leads to the place's own address with the rest of the search, or to the home. An empty text searches
 * everywhere; an unknown one is left to the screen, which shows that.
 */
export const destinationRedirect: MiddlewareHandler = async (c, next) => {
	const { app, context } = c.var;
	const url = new URL(c.req.url);
	if (!context.address || !url.searchParams.has("q")) return next();
	const text = (url.searchParams.get("q") ?? "").slice(0, 100);
	const chosen = (url.searchParams.get("to") ?? "").slice(0, 500);
	const destination = text.trim()
		? await app.suggestions.findDestination({ text, chosen }, context.address.language)
		: null;
	if (text.trim() && !destination) {
		return next();
	}
	const params = parseSearchParams(Object.fromEntries(url.searchParams));
	// A home takes the stay and the party along; filters belong to lists.
	const query = searchString(destination?.isHome ? stayParams(params) : params);
	return c.redirect((destination?.path ?? url.pathname) + query, 302);
};
