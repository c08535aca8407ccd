import type { MiddlewareHandler } from "hono";
import { noticingOutage } from "#db/connection/outage.ts";
import { problemResponse } from "../api/problem.ts";

/**
 * Replaces an answer that failed because the database is away. What could be answered without it goes out
 * as it is.
 */
export const databaseAway: MiddlewareHandler = async (c, next) => {
	const away = await noticingOutage(next);
	if (!away || c.res.status !== 500) return;
	const answer = problemResponse(c, { code: "UNAVAILABLE" });
	// Headers of the failed answer would be taken over.
	c.res = undefined;
	c.res = answer;
};
