import type { Context } from "hono";
import { isLanguage } from "#domain/language.ts";
import type { App } from "#services/app.ts";
import { suggest } from "#services/suggest.ts";

const LONGEST_QUESTION = 100;

/** `GET /search-api/suggest?lang=&q=`: destinations that fit the text typed. */
export async function suggestRoute(c: Context, app: App): Promise<Response> {
	const lang = c.req.query("lang");
	const text = c.req.query("q") ?? "";
	const answer = isLanguage(lang) && text.length <= LONGEST_QUESTION ? await suggest(app.db, text, lang) : [];
	return c.json(answer, 200, { "Cache-Control": "no-store" });
}
