import type { MiddlewareHandler } from "hono";
import { findDestination } from "#services/suggest.ts";
import { readPublic } from "#site/rewrite.ts";
import { parseSearchParams, searchString } from "#site/search-params.ts";
import { runtime } from "../runtime.ts";

/**
 * The search box sends its destination as the text `q`: leads to the place's own address with the rest of the
 * search. A text that names no place searches everywhere.
 */
export const destinationRedirect: MiddlewareHandler = async (c, next) => {
	const url = new URL(c.req.url);
	const address = readPublic(url.pathname);
	if (address?.name !== "search" || !url.searchParams.has("q")) return next();
	const { app } = await runtime();
	const text = (url.searchParams.get("q") ?? "").slice(0, 100);
	const path = text.trim() ? await findDestination(app.db, text, address.language) : null;
	const query = searchString(parseSearchParams(Object.fromEntries(url.searchParams)));
	return c.redirect((path ?? url.pathname) + query, 302);
};
