import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isLanguage, type Language } from "#domain/language.ts";
import { acceptedLanguage } from "#site/accept-language.ts";
import { href } from "#site/href.ts";
import { withSlashPolicy } from "#site/trailing-slash.ts";

export const LANGUAGE_COOKIE = "i18n_redirected";
const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** The bare root leads to the saved language, else the best accepted, else English. */
export const rootRedirect: MiddlewareHandler = async (c, next) => {
	if (c.req.path !== "/" || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
	const saved = getCookie(c, LANGUAGE_COOKIE);
	const language: Language = isLanguage(saved) ? saved : (acceptedLanguage(c.req.header("accept-language")) ?? "en");
	setCookie(c, LANGUAGE_COOKIE, language, {
		path: "/",
		maxAge: LANGUAGE_COOKIE_SECONDS,
		sameSite: "Lax",
		secure: new URL(c.req.url).protocol === "https:",
	});
	c.header("Vary", "Accept-Language, Cookie");
	return c.redirect(href("home", language) + new URL(c.req.url).search, 302);
};

/** One address a screen: the other form of the closing slash answers 301 with the query kept. */
export const slashRedirect: MiddlewareHandler = async (c, next) => {
	if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
	const url = new URL(c.req.url);
	const [, first = "", second = ""] = url.pathname.split("/");
	const isScreen = isLanguage(first) || (first === "news" && isLanguage(second));
	if (!isScreen) return next();
	// Doubled slashes would read as an address on another host.
	const canonical = withSlashPolicy(url.pathname.replace(/\/{2,}/g, "/"));
	if (canonical === url.pathname) return next();
	return c.redirect(canonical + url.search, 301);
};
