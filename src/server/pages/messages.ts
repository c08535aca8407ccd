import type { MiddlewareHandler } from "hono";
import { isLanguage } from "#domain/language.ts";
import { CATALOGUES_HASH, COMPILED } from "#i18n/catalogues.server.ts";

/** `GET /_i18n/{hash}/{locale}/messages.json`: immutable under its hash (specification §7, §9). */
export const messagesRoute: MiddlewareHandler = async (c) => {
	const locale = c.req.param("locale");
	if (c.req.param("hash") !== CATALOGUES_HASH || !isLanguage(locale)) {
		const problem = { type: "about:blank", title: "Failed loading locale", status: 404, code: "NOT_FOUND" };
		return c.json(problem, 404, { "Content-Type": "application/problem+json" });
	}
	return c.json(COMPILED[locale], 200, { "Cache-Control": "public, max-age=86400, immutable" });
};
