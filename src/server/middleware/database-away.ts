import type { Context, MiddlewareHandler } from "hono";
import { noticingOutage } from "#db/connection/outage.ts";

/**
 * Where an answer failed because the database is away, `refuse` makes another one that says so. What could be answered
 * without it goes out as it is.
 */
export function databaseAway(refuse: (c: Context) => Response | Promise<Response>): MiddlewareHandler {
	return async (c, next) => {
		const away = await noticingOutage(next);
		if (!away || c.res.status !== 500) return;
		const answer = await refuse(c);
		// Headers of the failed answer would be taken over.
		c.res = undefined;
		c.res = answer;
	};
}
