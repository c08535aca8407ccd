import type { Hono } from "hono";
import { isLanguage } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import { FEEDS, type FeedRoot, feedOf } from "#services/pages/feed.ts";

/** `GET /{blog|news|acties|parken}/{lang}.rss`. */
export function feedRoutes(site: Hono, app: App): void {
	site.get("/:root/:file{[a-z]{2}\\.rss}", async (c, next) => {
		const { root, file } = c.req.param();
		const language = file.slice(0, 2);
		if (!Object.hasOwn(FEEDS, root) || !isLanguage(language)) return next();
		const feed = await feedOf(app, root as FeedRoot, language);
		if (feed === null) return next();
		return c.body(feed, 200, {
			"Content-Type": "application/rss+xml; charset=utf-8",
			"Cache-Control": "public, max-age=600",
		});
	});
}
