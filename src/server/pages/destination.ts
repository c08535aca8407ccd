import type { MiddlewareHandler } from "hono";
import { MOST_LETTERS } from "#domain/search/limits.ts";
import { readDestination } from "#services/search/read-destination.ts";
import { saidString } from "#site/said.ts";
import { parseSearchParams, searchString, stayParams } from "#site/search-params.ts";

/**
 * The search box sends its destination as the text `q`, and with script the address of the suggestion that was
 * chosen as `to`: leads to the place's own address with the rest of the search, to the home, or for a sentence to the
 * search that it describes. An empty text searches everywhere; an unknown one is left to the screen, which shows that.
 */
export const destinationRedirect: MiddlewareHandler = async (c, next) => {
	const { app, context } = c.var;
	const url = new URL(c.req.url);
	if (!context.address || !url.searchParams.has("q")) return next();
	const text = (url.searchParams.get("q") ?? "").slice(0, MOST_LETTERS);
	const params = parseSearchParams(Object.fromEntries(url.searchParams));
	if (!text.trim()) return c.redirect(url.pathname + searchString(params), 302);
	const chosen = url.searchParams.get("to") ?? "";
	const reached = await readDestination(app, context.address.language, { text, chosen }, params);
	if (!reached) return next();
	if (reached.kind === "sentence") {
		return c.redirect((reached.path ?? url.pathname) + saidString(reached.params, text), 302);
	}
	// A home takes the stay and the party along; filters belong to lists.
	return c.redirect(reached.path + searchString(reached.isHome ? stayParams(params) : params), 302);
};
