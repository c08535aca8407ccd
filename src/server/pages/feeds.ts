import type { MiddlewareHandler } from "hono";
import { isLanguage } from "#domain/language.ts";
import { FEEDS, type FeedRoot, feedOf } from "#services/pages/feed.ts";

/** `GET /{blog|news|acties|parken}/{lang}.rss`. */
export const feed: MiddlewareHandler = async (c, next) => {
	const { root = "", file = "" }: Partial<Record<string, string>> = c.req.param();
	const language = file.slice(0, 2);
	if (!Object.hasOwn(FEEDS, root) || !isLanguage(language)) return next();
	const xml = await feedOf(c.var.app, root as FeedRoot, language);
	if (xml === null) return next();
	return c.body(xml, 200, {
		"Content-Type": "application/rss+xml; charset=utf-8",
		"Cache-Control": "public, max-age=600",
	});
};
