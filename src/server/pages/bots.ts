import type { MiddlewareHandler } from "hono";
import { isLanguage } from "#domain/language.ts";
import { messageIn } from "#i18n/catalogues.server.ts";
import { isBot } from "#site/bots.ts";
import { visitorLanguage } from "../middleware/language.ts";

/** Crawlers get an error as a plain page: its status and its words, and no script that could make more of it. */
export const plainErrorsForBots: MiddlewareHandler = async (c, next) => {
	await next();
	if (c.res.status < 400 || !isBot(c.req.header("user-agent"))) return;
	if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
	const { status } = c.res;
	const [, first, second] = c.req.path.split("/");
	const language = [first, second].find(isLanguage) ?? visitorLanguage(c.req.raw);
	const title = messageIn(language, status === 404 ? "error.notFound" : "error.crash");
	const text = messageIn(language, status === 404 ? "error.notFoundText" : "error.crashText");
	c.res = new Response(
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
		{ status, headers: { "Content-Type": "text/html; charset=utf-8" } },
	);
};
