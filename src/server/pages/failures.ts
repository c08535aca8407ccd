import { randomUUID } from "node:crypto";
import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { isProblemCode, problemTitle } from "#i18n/problems.ts";
import { isBot } from "#site/bots.ts";
import { problemResponse, SEARCH_RETRY_SECONDS } from "../api/problem.ts";
import { languageInPath } from "../middleware/language.ts";
import { isMalformed } from "../middleware/malformed.ts";
import type { PageFailure } from "./page-request.ts";
import { smallPage, smallPageHeaders } from "./small-page.ts";

/** Paths that programs ask for: their errors stay documents. */
const FOR_PROGRAMS =
	/^\/(api|search-api|images|_i18n|_serverFn|__nuxt_island|builds|content|assets|illustrations|metrics|healthz|readyz)(\/|$)|\.(xml|ics|json|txt|svg)$/;

/**
 * Errors of pages are shown on a page of the site: in the visitor's language, with its header, a title,
 * the number of the incident if it is our fault, and the way home (specification §8). Crawlers get the same as plain
 * text. Below it every part answers a problem document or throws.
 */
export const failures: MiddlewareHandler = async (c, next) => {
	await next();
	const { status, headers } = c.res;
	if (status < 400 || FOR_PROGRAMS.test(c.req.path)) return;
	const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
	const bot = isBot(c.req.header("user-agent"));
	if (!bot && (isPage || !wantsPage(c))) return;
	const language = languageInPath(c.req.path) ?? c.var.context.language;
	const { pathname, search } = new URL(c.req.url);
	const failure = {
		...(await failureIn(c.res, language)),
		missing: status === 404 ? typedAddress(c, pathname, search) : null,
	};
	if (bot) return replace(c, plainError(failure, language));
	// Should the framework itself have failed, the small frame is enough.
	const page = await c.var.render.failure(c, language, failure).catch(() => null);
	replace(c, page?.ok === false ? page : smallError(failure, language));
};

/** Errors that say that something we stand on is away for a moment; who noticed has logged it. */
const AWAY: ReadonlySet<string> = new Set(["ContentUnavailableError", "DatabaseAwayError"]);

/** So many search at once that another search has to wait: the light pages go on. */
const BUSY = "SearchBusyError";

/** Uncaught errors: logged under an incident number, which is all that the visitor sees. */
export const uncaught: ErrorHandler = (error, c) => {
	if (AWAY.has(error.name)) return problemResponse(c, { code: "UNAVAILABLE" });
	if (error.name === BUSY) return problemResponse(c, { code: "BUSY", retryAfter: SEARCH_RETRY_SECONDS });
	const incident = randomUUID();
	c.var.context.log.error({ incident, error: error.name, stack: error.stack }, "page failed");
	return problemResponse(c, { code: "INTERNAL", more: { incident } });
};

/** Replaces an answer by another; its headers of caching, methods and waiting are kept. */
function replace(c: Context, answer: Response): void {
	for (const name of ["Allow", "Retry-After", "Cache-Control", "Connection"]) {
		const value = c.res.headers.get(name);
		if (value !== null) answer.headers.set(name, value);
	}
	// What stood in the old answer's headers (its length, its type) is not true of the new one.
	c.res = undefined;
	c.res = answer;
}

/** False for a program that asks for data by name. */
function wantsPage(c: Context): boolean {
	const accept = c.req.header("accept") ?? "*/*";
	return accept.includes("text/html") || accept.includes("*/*");
}

/** Refusals of which a page says what happened and what to do. */
const OF_PAGES = ["BODY_TOO_LARGE", "BODY_TOO_SLOW", "METHOD_NOT_ALLOWED", "UNAVAILABLE", "BUSY"] as const;

/** What an answer says of itself, in words for a visitor. */
async function failureIn(answer: Response, language: Language): Promise<Omit<PageFailure, "missing">> {
	const { status } = answer;
	const isJson = answer.headers.get("content-type")?.includes("json");
	const body = (isJson ? await answer.json().catch(() => null) : null) as Record<string, unknown> | null;
	const t = translator(language);
	const known = isProblemCode(body?.code) ? body.code : null;
	const own = OF_PAGES.find((code) => code === known);
	return {
		status,
		incident: typeof body?.incident === "string" ? body.incident : null,
		...(status === 404
			? { title: t("error.notFound"), text: t("error.notFoundText") }
			: status < 500
				? { title: t("error.refused"), text: t("error.refusedText") }
				: { title: t("error.crash"), text: t("error.crashText") }),
		...(known && known !== "NOT_FOUND" && known !== "INTERNAL" ? { title: problemTitle(known, language) } : {}),
		...(own ? { title: t(`refusalPage.${own}_title`), text: t(`refusalPage.${own}_text`) } : {}),
	};
}

/** The path and query of an address as they were typed; each is left as it is where it encodes nothing. */
function typedAddress(c: Context, pathname: string, search: string): string {
	return (isMalformed(c) ? pathname.replaceAll("%25", "%") : decoded(pathname)) + decoded(search);
}

function decoded(address: string): string {
	try {
		return decodeURI(address);
	} catch {
		return address;
	}
}

function smallError({ status, title, text, incident }: PageFailure, language: Language): Response {
	const body = html`<p>${text}</p>${incident && html`<p>${incident}</p>`}`;
	return new Response(String(smallPage({ language, title, body })), {
		status,
		headers: { "Content-Type": "text/html; charset=utf-8", ...smallPageHeaders() },
	});
}

function plainError({ status, title, text }: PageFailure, language: Language): Response {
	return new Response(`${title}\n${text}\n`, {
		status,
		headers: { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex", "Content-Language": language },
	});
}
