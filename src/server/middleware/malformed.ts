import type { MiddlewareHandler } from "hono";
import { problemResponse } from "../api/problem.ts";

/**
 * An address that encodes nothing (`/nl/%E0%A4%A`) belongs to no screen, and no browser's router can read it: it is
 * refused before any screen, so that its 404 comes without a script. The web server says which ones these are.
 */
export const neverFound: MiddlewareHandler = async (c, next) => {
	const { incoming } = (c.env ?? {}) as { incoming?: { isMalformed?: boolean } };
	return incoming?.isMalformed ? problemResponse(c, { code: "NOT_FOUND" }) : next();
};
