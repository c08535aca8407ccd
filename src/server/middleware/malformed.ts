import type { Context, MiddlewareHandler } from "hono";
import { problemResponse } from "../api/problem.ts";

/** The address encodes nothing (`/nl/%E0%A4%A`); the web server says which ones do, and has its percent signs encoded. */
export function isMalformed(c: Context): boolean {
	const { incoming } = (c.env ?? {}) as { incoming?: { isMalformed?: boolean } };
	return incoming?.isMalformed === true;
}

/** Such an address belongs to no screen, and no browser's router can read it: its 404 comes without a script. */
export const neverFound: MiddlewareHandler = async (c, next) =>
	isMalformed(c) ? problemResponse(c, { code: "NOT_FOUND" }) : next();
