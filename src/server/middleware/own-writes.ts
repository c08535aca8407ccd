import type { MiddlewareHandler } from "hono";
import { hasReplica, MOST_LAG_MS, readingFresh } from "#db/connection/reads.ts";
import { noteWrite, WROTE_COOKIE, WROTE_SECONDS } from "./cookies.ts";

if (WROTE_SECONDS * 1_000 <= MOST_LAG_MS)
	throw new Error("a browser forgets what it wrote before the replica knows it");

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
/** What pages send by themselves, and shows nowhere on the site. */
const UNSEEN = /^\/(api\/(events|consents)|mcp)\b/;

/**
 * Whoever wrote sees it: a write reads from the primary alone, and so does its browser for as long as a replica may be
 * behind. The browser itself carries the mark, so any process knows it. Without a replica nothing is done.
 */
export const ownWrites: MiddlewareHandler = async (c, next) => {
	const { app, context } = c.var;
	if (!hasReplica(app.db)) return next();
	const writes = !READING.has(c.req.method);
	if (!writes && context.cookie(WROTE_COOKIE) === undefined) return next();
	await readingFresh(next);
	if (writes && !UNSEEN.test(c.req.path)) noteWrite(c, app.settings.publicUrl);
};
