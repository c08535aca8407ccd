import type { Context } from "hono";
import { html } from "hono/html";
import { isLanguage, type Language } from "#domain/language.ts";
import { REFUSAL_PAGES } from "#i18n/refusal-pages.ts";
import { problemResponse } from "../api/problem.ts";
import { visitorLanguage } from "../middleware/language.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/** What no screen answers, as a small page in the language of the address. */

export type Refusal = keyof typeof REFUSAL_PAGES;

const STATUS = { tooLarge: 413, tooSlow: 408, method: 405, away: 503 } as const satisfies Record<Refusal, number>;

export async function refusalPage(c: Context, refusal: Refusal): Promise<Response> {
	const language = languageOf(c);
	const { title, text } = REFUSAL_PAGES[refusal];
	const page = await smallPage({ language, title: title[language], body: html`<p>${text[language]}</p>` });
	return c.html(page, STATUS[refusal], { ...smallPageHeaders(), "Content-Language": language });
}

/** Seconds after which a restarting database is usually back. */
const RETRY_AFTER = 5;

/** The database is away: a page for visitors, a problem document for calls and for what the screens' scripts load. */
export async function awayAnswer(c: Context): Promise<Response> {
	if (/^\/(?:api|search-api|_serverFn)\//.test(c.req.path)) return problemResponse(c, { code: "UNAVAILABLE" });
	const page = await refusalPage(c, "away");
	page.headers.set("Retry-After", String(RETRY_AFTER));
	return page;
}

function languageOf(c: Context): Language {
	const [, first, second] = c.req.path.split("/");
	return [first, second].find(isLanguage) ?? visitorLanguage(c.req.raw);
}
