import type { Context, MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { isLanguage, type Language } from "#domain/language.ts";
import { acceptedLanguage } from "#site/accept-language.ts";
import { href } from "#site/href.ts";
import { officePath } from "#site/office.ts";
import { readPublic } from "#site/rewrite.ts";
import { ROOTS, type Root, WITHOUT_LANGUAGE } from "#site/route-table.ts";
import { appendHeader } from "./answer-headers.ts";
import { keepCookie, LANGUAGE_COOKIE } from "./cookies.ts";

/** Which language a visitor gets (specification §2, §5), and where the choice is kept. */

/** The visitor's language where the address holds none: the saved one, else the best accepted, else English. */
export function visitorLanguage({ headers }: Request): Language {
	return savedLanguage(headers) ?? acceptedLanguage(headers.get("accept-language")) ?? "en";
}

/** The language that a page is rendered in: the visitor's, but for the gallery of blocks, which is asked for one. */
export function pageLanguage(request: Request): Language {
	const { pathname, searchParams } = new URL(request.url);
	const requested = pathname === "/_blocks" ? searchParams.get("lang") : null;
	return isLanguage(requested) ? requested : visitorLanguage(request);
}

/** The language that a path names, first or after the word of a section; null: none. */
export function languageInPath(pathname: string): Language | null {
	const [, first, second] = pathname.split("/");
	return [first, second].find(isLanguage) ?? null;
}

function savedLanguage(headers: Headers): Language | null {
	const saved = parse(headers.get("cookie") ?? "", LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
	return isLanguage(saved) ? saved : null;
}

const BARE_ROOTS = new Map<string, Root>(ROOTS.map((root) => [`/${root}`, root]));
const SECTIONS = { blog: "blog", news: "news", acties: "promotions", parken: "parks" } as const;
const LANGUAGELESS: readonly string[] = Object.values(WITHOUT_LANGUAGE);

/**
 * Addresses without a language: `/` and the bare sections lead to the visitor's; `/win?lang=de`, the switch of
 * a screen whose address holds none, writes the choice and leads back.
 */
export const languageless: MiddlewareHandler = async (c, next) => {
	const { app, context } = c.var;
	const { publicUrl } = app.settings;
	if (!isReading(c)) return next();
	const url = new URL(c.req.url);
	if (url.pathname === "/") {
		const { language } = context;
		keepCookie(c, LANGUAGE_COOKIE, language, publicUrl);
		c.header("Vary", "Accept-Language, Cookie");
		return c.redirect(href("home", language) + url.search, 302);
	}
	const root = BARE_ROOTS.get(url.pathname.replace(/\/$/, ""));
	if (root) {
		c.header("Vary", "Accept-Language, Cookie");
		return c.redirect(href(SECTIONS[root], context.language) + url.search, 302);
	}
	if (!LANGUAGELESS.includes(url.pathname) && officePath(url.pathname) === null) return next();
	const chosen = url.searchParams.get("lang");
	// Typed, or from a page of ours; a link of somebody else changes nothing.
	if (isLanguage(chosen) && (fromOwnPage(c) || c.req.header("sec-fetch-site") === "none")) {
		keepCookie(c, LANGUAGE_COOKIE, chosen, publicUrl);
		url.searchParams.delete("lang");
		return c.redirect(url.pathname + url.search, 302);
	}
	await next();
	appendHeader(c, "Vary", "Accept-Language, Cookie");
};

/** Landing on a language's home leads to the saved language's; moving about the site never does. */
export const savedHome: MiddlewareHandler = async (c, next) => {
	const url = new URL(c.req.url);
	const address = isReading(c) ? c.var.context.address : null;
	if (address?.name !== "home") return next();
	const saved = savedLanguage(c.req.raw.headers);
	if (saved !== null && saved !== address.language && !fromOwnPage(c)) {
		c.header("Vary", "Cookie, Sec-Fetch-Site");
		return c.redirect(href("home", saved) + url.search, 302);
	}
	await next();
	appendHeader(c, "Vary", "Cookie, Sec-Fetch-Site");
};

/**
 * The language switch is made of plain links whose script writes the choice. Without script it is written
 * here, when a move within the site arrives in another language than the saved one, or than the page it
 * comes from.
 */
export const switchedLanguage: MiddlewareHandler = async (c, next) => {
	await next();
	if (!isReading(c) || c.res.status !== 200 || !fromOwnPage(c)) return;
	if ((c.req.header("sec-fetch-dest") ?? "document") !== "document") return;
	const { app, context } = c.var;
	const language = context.address?.language;
	const before = savedLanguage(c.req.raw.headers) ?? refererLanguage(c);
	if (language && before && before !== language) keepCookie(c, LANGUAGE_COOKIE, language, app.settings.publicUrl);
};

/** True when the visitor comes from a page of ours. */
function fromOwnPage(c: Context): boolean {
	const site = c.req.header("sec-fetch-site");
	if (site !== undefined) return site === "same-origin";
	return refererUrl(c)?.host === c.req.header("host");
}

function refererLanguage(c: Context): Language | null {
	return readPublic(refererUrl(c)?.pathname ?? "")?.language ?? null;
}

function refererUrl(c: Context): URL | null {
	const referer = c.req.header("referer");
	return referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
}

function isReading(c: Context): boolean {
	return c.req.method === "GET" || c.req.method === "HEAD";
}
