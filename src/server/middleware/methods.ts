import type { MiddlewareHandler } from "hono";
import { problemResponse } from "../api/problem.ts";

/** Methods that pages take, as the header Allow says them. */
export const PAGE_METHODS = "GET, HEAD, POST, OPTIONS";

const TAKEN = new Set(["GET", "HEAD", "POST"]);

/** Refuses every other method before anything of the request is read (RFC 9110 §15.5.6). */
export const pageMethods: MiddlewareHandler = async (c, next) => {
	if (TAKEN.has(c.req.method)) return next();
	const answer = c.req.method === "OPTIONS" ? c.body(null, 204) : problemResponse(c, { code: "METHOD_NOT_ALLOWED" });
	answer.headers.set("Allow", PAGE_METHODS);
	return answer;
};
