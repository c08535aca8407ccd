import type { MiddlewareHandler } from "hono";
import { isLanguage } from "#domain/language.ts";
import { CATALOGUES_HASH, compiledPart } from "#i18n/catalogues.server.ts";
import { isScreenPart } from "#i18n/screen-parts.ts";

/**
 * `GET /_i18n/{hash}/{locale}/messages.json` what every page needs, `…/{part}.json` what some do: immutable under their
 * hash (specification §7, §9). Texts that stay on the server have no address.
 */
export const messagesRoute: MiddlewareHandler = async (c) => {
	const locale = c.req.param("locale");
	const file = c.req.param("file");
	const part = file === "messages.json" ? "common" : (file?.replace(/\.json$/, "") ?? "");
	const known = file !== "common.json" && file?.endsWith(".json") && isScreenPart(part);
	if (c.req.param("hash") !== CATALOGUES_HASH || !isLanguage(locale) || !known) {
		const problem = { type: "about:blank", title: "Failed loading locale", status: 404, code: "NOT_FOUND" };
		return c.json(problem, 404, { "Content-Type": "application/problem+json" });
	}
	return c.json(compiledPart(locale, part), 200, { "Cache-Control": "public, max-age=86400, immutable" });
};
